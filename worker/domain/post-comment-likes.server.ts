import { and, eq, isNull, sql } from "drizzle-orm";
import { selectPostComment } from "#db/queries/post-comments.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { postCommentLikes, postComments } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { DomainError, notFound } from "./errors.server.ts";
import type { Like } from "./likes.ts";
import { pushCount } from "./live.server.ts";
import { announce, type LikedThing, QUOTE_LENGTH, takeBackLike, tellOfLike } from "./notifications.server.ts";
import type { Viewer } from "./sessions.server.ts";

/**
 * Likes a comment on a post, or takes the like back, however often it is called.
 *
 * @throws DomainError unauthenticated, rate_limited; to like also not_found, blocked
 */
export async function setPostCommentLike(
  ctx: Ctx,
  { commentId, on }: { commentId: string; on: boolean },
): Promise<Like> {
  const viewer = await requireWriter(ctx);
  return on ? like(ctx, viewer, commentId) : unlike(ctx, viewer, commentId);
}

async function like(ctx: Ctx, viewer: Viewer, commentId: string): Promise<Like> {
  // A line names the post, which is known once the comment is.
  const [found] = await selectPostComment(ctx.db, viewer.id, commentId);
  if (!found) throw notFound("Comment");
  const thing = thingOf(found.comment.postId, commentId);
  const likeable = and(
    eq(postComments.id, commentId),
    isNull(postComments.removedAt),
    sql`exists (select 1 from posts p where p.id = ${postComments.postId} and p.removed_at is null)`,
    noBlockBetween(viewer.id, postComments.userId),
  );
  const madeNow = sql`
    select c.user_id as user_id, substr(c.content, 1, ${QUOTE_LENGTH}) as title
    from post_comment_likes l inner join post_comments c on c.id = l.comment_id
    where l.comment_id = ${commentId} and l.user_id = ${viewer.id} and l.created_at = ${ctx.now}`;

  const [[made], , , [row]] = await ctx.db.batch([
    ctx.db
      .insert(postCommentLikes)
      .select(sql`select ${postComments.id}, ${viewer.id}, ${ctx.now} from ${postComments} where ${likeable}`)
      .onConflictDoNothing()
      .returning(),
    ...tellOfLike(ctx, viewer.id, thing, madeNow),
    selectPostComment(ctx.db, viewer.id, commentId),
  ]);
  if (!row || row.comment.removedAt !== null || row.post.removedAt !== null) throw notFound("Comment");
  if (row.isBlocked) throw new DomainError("blocked", "You cannot like this comment.");
  if (made) announce(ctx, viewer.id, thing);
  return { likes_count: row.comment.likesCount, isLikedByCurrentUser: row.isLiked, created: made !== undefined };
}

async function unlike(ctx: Ctx, viewer: Viewer, commentId: string): Promise<Like> {
  const [, , , [row]] = await ctx.db.batch([
    ctx.db
      .delete(postCommentLikes)
      .where(and(eq(postCommentLikes.commentId, commentId), eq(postCommentLikes.userId, viewer.id))),
    ...takeBackLike(ctx, viewer.id, thingOf("", commentId)),
    selectPostComment(ctx.db, viewer.id, commentId),
  ]);

  if (row) pushCount(ctx, row.comment.userId);
  return { likes_count: row?.comment.likesCount ?? 0, isLikedByCurrentUser: false, created: false };
}

function thingOf(postId: string, commentId: string): LikedThing {
  return { type: "comment_like", entityType: "community_post_comment", entityId: postId, commentId };
}
