import { and, eq, isNull, sql } from "drizzle-orm";
import { selectReviewComment } from "#db/queries/review-comments.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { reviewCommentLikes, reviewComments } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { DomainError, notFound } from "./errors.server.ts";
import type { Like } from "./likes.ts";
import { pushCount } from "./live.server.ts";
import { announce, type LikedThing, QUOTE_LENGTH, takeBackLike, tellOfLike } from "./notifications.server.ts";
import type { Viewer } from "./sessions.server.ts";

type LikeInput = {
  commentId: string;
  on: boolean;
  /** Whom the caller says they are, where the call names it. */
  userId?: string;
};

/**
 * Likes a comment on a review, or takes the like back, however often it is called.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited; to like also not_found, blocked
 */
export async function setReviewCommentLike(ctx: Ctx, { commentId, on, userId }: LikeInput): Promise<Like> {
  const viewer = await requireWriter(ctx, userId);
  return on ? like(ctx, viewer, commentId) : unlike(ctx, viewer, commentId);
}

async function like(ctx: Ctx, viewer: Viewer, commentId: string): Promise<Like> {
  const likeable = and(
    eq(reviewComments.id, commentId),
    isNull(reviewComments.removedAt),
    sql`exists (select 1 from reviews r where r.id = ${reviewComments.reviewId} and r.removed_at is null)`,
    noBlockBetween(viewer.id, reviewComments.userId),
  );
  const madeNow = sql`
    select c.user_id as user_id, substr(c.content, 1, ${QUOTE_LENGTH}) as title
    from review_comment_likes l inner join review_comments c on c.id = l.comment_id
    where l.comment_id = ${commentId} and l.user_id = ${viewer.id} and l.created_at = ${ctx.now}`;

  const [[made], , , [row]] = await ctx.db.batch([
    ctx.db
      .insert(reviewCommentLikes)
      .select(sql`select ${reviewComments.id}, ${viewer.id}, ${ctx.now} from ${reviewComments} where ${likeable}`)
      .onConflictDoNothing()
      .returning(),
    ...tellOfLike(ctx, viewer.id, thingOf(commentId), madeNow),
    selectReviewComment(ctx.db, viewer.id, commentId),
  ]);
  if (!row || row.comment.removedAt !== null || row.review.removedAt !== null) throw notFound("Comment");
  if (row.isBlocked) throw new DomainError("blocked", "You cannot like this comment.");
  if (made) announce(ctx, viewer.id, thingOf(commentId));
  return { likes_count: row.comment.likesCount, isLikedByCurrentUser: row.isLiked, created: made !== undefined };
}

async function unlike(ctx: Ctx, viewer: Viewer, commentId: string): Promise<Like> {
  const [, , , [row]] = await ctx.db.batch([
    ctx.db
      .delete(reviewCommentLikes)
      .where(and(eq(reviewCommentLikes.commentId, commentId), eq(reviewCommentLikes.userId, viewer.id))),
    ...takeBackLike(ctx, viewer.id, thingOf(commentId)),
    selectReviewComment(ctx.db, viewer.id, commentId),
  ]);

  if (row) pushCount(ctx, row.comment.userId);
  return { likes_count: row?.comment.likesCount ?? 0, isLikedByCurrentUser: false, created: false };
}

function thingOf(commentId: string): LikedThing {
  return { type: "comment_like", entityType: "review_comment", entityId: commentId, commentId };
}
