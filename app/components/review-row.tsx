import { ReviewCard } from "#app/components/review-card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import type { Review } from "#worker/domain/dto.ts";

/** Reviews side by side. */
export function ReviewRow({
  reviews,
  viewerId,
  now,
  label,
}: {
  /** Null where they could not be read. */
  reviews: Review[] | null;
  viewerId: string | null;
  now: number;
  label: string;
}) {
  if (reviews === null) return <ErrorState text="Unable to load reviews. Please try again later." />;
  if (reviews.length === 0) return <EmptyState compact drawing="people" text="No reviews from people you follow" />;
  return (
    <Row label={label}>
      {reviews.map((review) => (
        <RowItem key={review.id} className="w-[min(27rem,84vw)]">
          <ReviewCard review={review} viewerId={viewerId} now={now} showAlbum headingLevel={3} />
        </RowItem>
      ))}
    </Row>
  );
}
