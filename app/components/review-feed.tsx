import { ReviewCard } from "#app/components/review-card.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Review } from "#worker/domain/dto.ts";

const FAILED = "Error loading reviews. Please try again later.";

/** A list of reviews, a page at a time. */
export function ReviewFeed({
  reviews,
  name,
  offset,
  pageSize,
  viewerId,
  now,
  href,
  emptyText,
  showAlbum = true,
  headingLevel = 3,
}: {
  /** The page that the screen came with; null where it could not be read. */
  reviews: Review[] | null;
  name: string;
  offset: number;
  pageSize: number;
  viewerId: string | null;
  /** The server's time, so that "2 hours ago" reads the same before and after hydration. */
  now: number;
  href: (offset: number) => string;
  emptyText: string;
  showAlbum?: boolean;
  headingLevel?: 2 | 3;
}) {
  const list = useMore<Review>({
    name,
    first: reviews ?? [],
    offset,
    pageSize,
    href,
    pick: listIn("reviews"),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  if (reviews === null) return <ErrorState text={FAILED} />;
  if (list.items.length === 0 && offset === 0) return <EmptyState drawing="notes" text={emptyText} />;
  return (
    <>
      <ul className="flex flex-col gap-4">
        {list.items.map((review) => (
          <li key={review.id} className="empty:hidden">
            <ReviewCard
              review={review}
              viewerId={viewerId}
              now={now}
              showAlbum={showAlbum}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
      <ShowMore
        href={list.nextHref}
        isEnd={list.isEnd}
        isLoading={list.isLoading}
        onMore={list.more}
        end="You've reached the end of reviews!"
      />
    </>
  );
}
