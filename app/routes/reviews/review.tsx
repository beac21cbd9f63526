import { Form, useNavigation } from "react-router";
import { albumPath } from "#app/components/album-card.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { reviewPath } from "#app/components/review-menu.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { excerpt, originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Review } from "#worker/domain/dto.ts";
import { getReview } from "#worker/domain/reviews.server.ts";
import type { Route } from "./+types/review";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const review = await load(getReview(ctx, params.id), reviewPath(params.id));
  const viewer = await ctx.viewer();
  const asksToDelete = url.searchParams.get("delete") === "ask" && viewer?.id === review.user_id;
  return { review, asksToDelete, viewerId: viewer?.id ?? null, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ReviewScreen({ loaderData }: Route.ComponentProps) {
  const { review, asksToDelete, viewerId, now } = loaderData;
  return (
    <div className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-72">
        <Glow seed={review.album.id} />
      </div>
      <div className="page pt-6 lg:pt-10">
        <div className="mx-auto flex max-w-4xl flex-col gap-5">
          {asksToDelete && <DeleteQuestion review={review} />}
          <ReviewCard review={review} viewerId={viewerId} now={now} full headingLevel={1} priority />
        </div>
      </div>
    </div>
  );
}

/** Asked here where no script opens a dialog. */
function DeleteQuestion({ review }: { review: Review }) {
  const pending = useNavigation().formAction === "/actions/delete-review";
  return (
    <section aria-labelledby="delete-review" className="rounded-card border border-danger bg-surface p-5">
      <h2 id="delete-review" className="font-serif text-lg font-medium">
        Delete this review?
      </h2>
      <p className="mt-1 text-sm text-muted">
        Your review of {review.album.title} and all likes and comments on it will be gone for good.
      </p>
      <Form method="post" action="/actions/delete-review" className="mt-4 flex justify-end gap-2">
        <input type="hidden" name="review_id" value={review.id} />
        <input type="hidden" name="redirectTo" value={albumPath(review.album.id)} />
        <input type="hidden" name="leave" value="true" />
        <Button asChild>
          <Link to={reviewPath(review.id)}>Cancel</Link>
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          Delete
        </Button>
      </Form>
    </section>
  );
}

export const ErrorBoundary = notFoundBoundary("Review not found", "It may have been deleted, or the link is mistaken.");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { review } = loaderData;
  const { album, user } = review;
  const origin = originOf(matches);
  return pageMeta({
    title: `${user.username}'s review of ${album.title} by ${album.artist}`,
    description: `Rated ${review.rating} out of 10. ${excerpt(review.content)}`.trim(),
    path: reviewPath(review.id),
    origin,
    type: "article",
    image: { url: album.cover_image_url, alt: `${album.title} by ${album.artist}` },
    noIndex: review.removed_at !== null,
    jsonLd: {
      "@type": "Review",
      url: `${origin}${reviewPath(review.id)}`,
      datePublished: review.created_at,
      dateModified: review.updated_at,
      reviewBody: review.content || undefined,
      author: {
        "@type": "Person",
        name: user.username,
        url: `${origin}/profile/${encodeURIComponent(user.username)}`,
      },
      itemReviewed: {
        "@type": "MusicAlbum",
        name: album.title,
        url: `${origin}${albumPath(album.id)}`,
        byArtist: { "@type": "MusicGroup", name: album.artist },
      },
      reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 10, worstRating: 1 },
    },
  });
}
