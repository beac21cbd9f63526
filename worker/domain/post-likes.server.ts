import { and, eq, sql } from "drizzle-orm";
import { isPostOpenTo, selectPost } from "#db/queries/posts.ts";
import { postLikes, posts } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { DomainError, notFound } from "./errors.server.ts";
import type { Like } from "./likes.ts";
import { pushCount } from "./live.server.ts";
import { announce, type LikedThing, QUOTE_LENGTH, takeBackLike, tellOfLike } from "./notifications.server.ts";
import type { Viewer } from "./sessions.server.ts";

/**
 * Likes a post, or takes the like back, however often it is called.
 *
 * @throws DomainError unauthenticated, rate_limited; to like also not_found, blocked
 */
export async function setPostLike(ctx: Ctx, { postId, on }: { postId: string; on: boolean }): Promise<Like> {
  const viewer = await requireWriter(ctx);
  return on ? like(ctx, viewer, postId) : unlike(ctx, viewer, postId);
}

async function like(ctx: Ctx, viewer: Viewer, postId: string): Promise<Like> {
  const madeNow = sql`
    select p.user_id as user_id, substr(p.content, 1, ${QUOTE_LENGTH}) as title
    from post_likes l inner join posts p on p.id = l.post_id
    where l.post_id = ${postId} and l.user_id = ${viewer.id} and l.created_at = ${ctx.now}`;
  const [[made], , , [row]] = await ctx.db.batch([
    ctx.db
      .insert(postLikes)
      .select(sql`select ${posts.id}, ${viewer.id}, ${ctx.now} from ${posts} where ${isPostOpenTo(viewer.id, postId)}`)
      .onConflictDoNothing()
      .returning(),
    ...tellOfLike(ctx, viewer.id, thingOf(postId), madeNow),
    selectPost(ctx.db, viewer.id, postId),
  ]);

  if (!row || row.post.removedAt !== null) throw notFound("Post");
  if (row.isBlocked) throw new DomainError("blocked", "You cannot like this post.");
  if (made) announce(ctx, viewer.id, thingOf(postId));
  return { likes_count: row.post.likesCount, isLikedByCurrentUser: row.isLiked, created: made !== undefined };
}

async function unlike(ctx: Ctx, viewer: Viewer, postId: string): Promise<Like> {
  const [, , , [row]] = await ctx.db.batch([
    ctx.db.delete(postLikes).where(and(eq(postLikes.postId, postId), eq(postLikes.userId, viewer.id))),
    ...takeBackLike(ctx, viewer.id, thingOf(postId)),
    selectPost(ctx.db, viewer.id, postId),
  ]);

  if (row) pushCount(ctx, row.post.userId);
  return { likes_count: row?.post.likesCount ?? 0, isLikedByCurrentUser: false, created: false };
}

function thingOf(postId: string): LikedThing {
  return { type: "post_like", entityType: "community_post", entityId: postId };
}
