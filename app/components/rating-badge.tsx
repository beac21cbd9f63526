import { Badge } from "#app/components/ui/badge.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

export type RatingTone = "good" | "fair" | "poor";

/** Part 1 §4: 7 and above, 4 to under 7, below 4. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 7) return "good";
  return rating >= 4 ? "fair" : "poor";
}

export const RATING_TEXT: Record<RatingTone, string> = { good: "text-good", fair: "text-fair", poor: "text-poor" };

/** One member's rating. The number always shows; its colour only agrees with it. */
export function RatingBadge({ rating, size = "md" }: { rating: number; size?: "sm" | "md" | "lg" }) {
  return (
    <Badge tone={ratingTone(rating)} size={size}>
      <VisuallyHidden>Rated </VisuallyHidden>
      {rating}
      <VisuallyHidden> out of 10</VisuallyHidden>
    </Badge>
  );
}

/** The average of many, large: it is the first thing that a page about an album says. */
export function AverageRating({ average, size = "lg" }: { average: number | null; size?: "md" | "lg" }) {
  const looks = `font-serif font-medium tabular-nums tracking-[-0.03em] ${size === "lg" ? "text-4xl" : "text-3xl"}`;
  if (average === null) {
    return (
      <p className={`${looks} text-muted`}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not rated yet</VisuallyHidden>
      </p>
    );
  }
  return (
    <p className={`${looks} ${RATING_TEXT[ratingTone(average)]}`}>
      <VisuallyHidden>Average rating </VisuallyHidden>
      {average.toFixed(1)}
      <VisuallyHidden> out of 10</VisuallyHidden>
    </p>
  );
}
