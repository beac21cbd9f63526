import { and, eq, sql } from "drizzle-orm";
import {
  countReviewCommentsBefore,
  isOpenTo,
  type ReviewCommentRecord,
  selectCommentedReview,
  selectReviewComment,
  selectReviewComments,
} from "#db/queries/review-comments.ts";
import { selectReview } from "#db/queries/reviews.ts";
import { reviewComments, reviews } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { isoTime, isoTimeOrNull, type Review, type ReviewComment } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import { idOf, newId } from "./ids.server.ts";
import { isCommentSeenBy, isSeenBy, requireDeletable } from "./moderated.server.ts";
import { announce, tellOfComment } from "./notifications.server.ts";
import { MAX_OFFSET, type Paging } from "./paging.schema.ts";
import { refuseProhibitedLanguage } from "./prohibited-language.server.ts";
import type { CreateReviewComment } from "./review-comments.schema.ts";
import { toReview } from "./review-dto.server.ts";
import type { Viewer } from "./sessions.server.ts";
import { userSummary } from "./user-dto.server.ts";

export type ReviewComments = { comments: ReviewComment[]; canComment: boolean };

/**
 * Oldest first. `canComment` is true unless a block stands between the viewer and the review's author (or moderation
 * removed the review): a stranger may comment once signed in.
 *
 * @throws DomainError not_found
 */
export async function listReviewComments(
  ctx: Ctx,
  { reviewId, limit, offset }: Paging & { reviewId: string },
): Promise<ReviewComments> {
  const viewer = await ctx.viewer();

  const viewerId = viewer?.id ?? null;
  const [[review], rows] = await ctx.db.batch([
    selectCommentedReview(ctx.db, viewerId, reviewId),
    selectReviewComments(ctx.db, viewerId, { reviewId, limit, offset }),
  ]);

  if (!review || !isSeenBy(viewer, review)) throw notFound("Review");
  return { comments: rows.map(toReviewComment), canComment: isOpen(review) };
}

/**
 * A review with a page of its comments, as its own screen shows them: a member sees those of theirs too that moderation
 * removed.
 *
 * @throws DomainError not_found
 */
export async function reviewPage(
  ctx: Ctx,
  { reviewId, limit, offset }: Paging & { reviewId: string },
): Promise<ReviewComments & { review: Review }> {
  const viewer = await ctx.viewer();

  const viewerId = viewer?.id ?? null;
  const [[record], [commented], rows] = await ctx.db.batch([
    selectReview(ctx.db, viewerId, reviewId),
    selectCommentedReview(ctx.db, viewerId, reviewId),
    selectReviewComments(ctx.db, viewerId, { reviewId, withOwnRemoved: true, limit, offset }),
  ]);

  if (!record || !commented || !isSeenBy(viewer, commented)) throw notFound("Review");
  return { review: toReview(record), comments: rows.map(toReviewComment), canComment: isOpen(commented) };
}

/**
 * Where the page of `limit` comments starts that holds this one on the review's own screen; 0 where it is not there, and
 * the last page that can be asked for where it stands beyond.
 */
export async function findReviewCommentPage(
  ctx: Ctx,
  { reviewId, commentId, limit }: { reviewId: string; commentId: string; limit: number },
): Promise<number> {
  const viewer = await ctx.viewer();
  const [before] = await countReviewCommentsBefore(ctx.db, viewer?.id ?? null, {
    reviewId,
    commentId,
    withOwnRemoved: true,
    most: MAX_OFFSET,
  });
  return Math.floor((before?.count ?? 0) / limit) * limit;
}

/** By its id it answers across a block too; what moderation removed, only those whom it concerns. @throws DomainError not_found */
export async function getReviewComment(ctx: Ctx, id: string): Promise<ReviewComment> {
  const viewer = await ctx.viewer();
  const [row] = await selectReviewComment(ctx.db, viewer?.id ?? null, id);
  return toReviewComment(requireSeenComment(viewer, row));
}

type NewComment = CreateReviewComment & {
  /** What tells this writing of it from any other: the same words sent again with it are the same comment. */
  once?: string;
};

/** @throws DomainError unauthenticated, forbidden, rate_limited, prohibited_language, not_found, blocked */
export async function createReviewComment(
  ctx: Ctx,
  reviewId: string,
  { content, user_id, review_id, once }: NewComment,
): Promise<ReviewComment> {
  const viewer = await requireWriter(ctx, user_id);
  if (review_id !== undefined && review_id !== reviewId) throw invalid("review_id", "This is another review.");
  refuseProhibitedLanguage(ctx, "content", content);

  const id = once === undefined ? newId() : idOf(viewer.id, reviewId, once, content);
  const told = sql`
    select r.user_id as user_id, a.title as title
    from review_comments c inner join reviews r on r.id = c.review_id inner join albums a on a.id = r.album_id
    where c.id = ${id}`;
  const line = { type: "review_comment", entityType: "review", entityId: reviewId, commentId: id } as const;
  const [, , , [review], [comment]] = await ctx.db.batch([
    ctx.db
      .insert(reviewComments)
      .select(
        sql`select ${id}, ${reviews.id}, ${viewer.id}, ${content}, 0, ${ctx.now}, null
            from ${reviews} where ${isOpenTo(viewer.id, reviewId)}`,
      )
      .onConflictDoNothing(),
    ...tellOfComment(ctx, viewer.id, line, told),
    selectCommentedReview(ctx.db, viewer.id, reviewId),
    selectReviewComment(ctx.db, viewer.id, id),
  ]);

  if (!review || review.removedAt !== null) throw notFound("Review");
  if (review.isBlocked || !comment) throw new DomainError("blocked", "You cannot comment on this review.");
  announce(ctx, viewer.id, line);
  return toReviewComment(comment);
}

type Removal = {
  id: string;
  /** Whom the caller says they are, where the call names it. */
  userId?: string;
};

/** For its author, even once moderation removed it, and for admins. @throws DomainError not_found, forbidden */
export async function removeReviewComment(ctx: Ctx, { id, userId }: Removal): Promise<void> {
  const viewer = await requireWriter(ctx, userId);

  const allowed = viewer.isAdmin ? undefined : eq(reviewComments.userId, viewer.id);
  const [[row]] = await ctx.db.batch([
    selectReviewComment(ctx.db, viewer.id, id),
    ctx.db.delete(reviewComments).where(and(eq(reviewComments.id, id), allowed)),
  ]);

  const { author } = requireSeenComment(viewer, row);
  requireDeletable(viewer, author.id, "comments");
}

/** @throws DomainError not_found */
function requireSeenComment(viewer: Viewer | null, row: ReviewCommentRecord | undefined): ReviewCommentRecord {
  if (!row || !isCommentSeenBy(viewer, row.comment, row.review)) throw notFound("Comment");
  return row;
}

function isOpen(review: { isBlocked: boolean; removedAt: number | null }): boolean {
  return !review.isBlocked && review.removedAt === null;
}

function toReviewComment({ comment, author, isLiked }: ReviewCommentRecord): ReviewComment {
  return {
    id: comment.id,
    review_id: comment.reviewId,
    user_id: comment.userId,
    user: userSummary(author),
    content: comment.content,
    likes_count: comment.likesCount,
    isLikedByCurrentUser: isLiked,
    created_at: isoTime(comment.createdAt),
    removed_at: isoTimeOrNull(comment.removedAt),
  };
}
