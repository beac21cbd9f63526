import { useFetcher } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { albumPath } from "#app/components/album-card.tsx";
import { postingKey, ReviewComments } from "#app/components/comments/review-comments.tsx";
import { CommentQuestion, DeedQuestion } from "#app/components/deed/deed-question.tsx";
import { deleteReview, deleteReviewComment } from "#app/components/deed/deeds.ts";
import { Glow } from "#app/components/glow.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { reviewPath } from "#app/components/review-menu.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { type CommentAnswer, postCommentFailed } from "#app/lib/comment-answer.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { load } from "#app/lib/form-action.server.ts";
import { excerpt, originOf, pageMeta } from "#app/lib/meta.ts";
import { postComment } from "#app/lib/post-comment.server.ts";
import { shellUser } from "#app/lib/session-user.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { CreateReviewCommentSchema } from "#worker/domain/review-comments.schema.ts";
import { createReviewComment, findReviewCommentPage, reviewPage } from "#worker/domain/review-comments.server.ts";
import type { Route } from "./+types/review";

const Query = z.object({
  offset: paging().offset.catch(0),
  comment: z.string().max(100).optional().catch(undefined),
  delete: z.string().optional(),
  "delete-comment": z.string().optional(),
  draft: z.string().max(2000).catch("").default(""),
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const query = Query.parse(Object.fromEntries(url.searchParams));
  const page = { reviewId: params.id, limit: MAX_LIMIT };
  const offset =
    query.comment === undefined
      ? query.offset
      : await findReviewCommentPage(ctx, { ...page, commentId: query.comment });
  const read = await load(reviewPage(ctx, { ...page, offset }), reviewPath(params.id));

  const user = await shellUser(ctx);
  const viewer = user && { ...user, isAdmin: user.is_admin };
  const asked = read.comments.find(({ id }) => id === query["delete-comment"]);
  return {
    ...read,
    offset,
    pageSize: MAX_LIMIT,
    viewer,
    asksToDelete: query.delete === "ask" && viewer?.id === read.review.user_id,
    commentToDelete: asked && (viewer?.isAdmin || viewer?.id === asked.user_id) ? asked : null,
    draft: query.draft,
    once: newId(),
    now: ctx.now,
  };
}

/** Posts a comment. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  return postComment(request, {
    page: reviewPath(params.id),
    schema: CreateReviewCommentSchema.shape.content,
    post: ({ content, once }) => createReviewComment(ctx, params.id, { content, once }),
    signedIn: (await ctx.viewer()) !== null,
  });
}

export const clientLoader = cachedLoader(minutes(2));

export const clientAction = forgivingAction((): CommentAnswer => ({ posted: null, toast: postCommentFailed() }));

export default function ReviewScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { asksToDelete, commentToDelete, viewer, now, ...section } = loaderData;
  const posting = useFetcher<CommentAnswer>({ key: postingKey(loaderData.review.id) });
  const isOneMore = posting.state === "submitting" || (posting.state === "loading" && posting.data?.posted);
  const { comments_count: count } = loaderData.review;
  const review = { ...loaderData.review, comments_count: isOneMore ? count + 1 : count };
  return (
    <div className="relative isolate">
      <div className="absolute inset-x-0 top-0 -z-10 h-72">
        <Glow seed={review.album.id} />
      </div>
      <div className="page pt-6 lg:pt-10">
        <div className="mx-auto flex max-w-4xl flex-col gap-5">
          {asksToDelete && (
            <DeedQuestion deed={deleteReview(review, albumPath(review.album.id))} cancel={reviewPath(review.id)} />
          )}
          <ReviewCard review={review} viewerId={viewer?.id ?? null} now={now} full headingLevel={1} priority />
          <ReviewComments
            key={review.id}
            {...section}
            review={review}
            viewer={viewer}
            now={now}
            result={actionData as CommentAnswer | undefined}
            question={
              commentToDelete && (
                <CommentQuestion
                  deed={deleteReviewComment(commentToDelete.id)}
                  comment={commentToDelete}
                  page={reviewPath(review.id)}
                />
              )
            }
          />
        </div>
      </div>
      <ActionToast answer={actionData} />
    </div>
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
