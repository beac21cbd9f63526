import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { postComments, posts, users } from "../schema/index.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

/** Everything that a PostComment shows, and what became of its post; add `where` and `orderBy`. */
export function selectComments(db: Database, viewerId: string | null) {
  return db
    .select({
      comment: columns("comment", {
        id: postComments.id,
        postId: postComments.postId,
        userId: postComments.userId,
        parentCommentId: postComments.parentCommentId,
        content: postComments.content,
        likesCount: postComments.likesCount,
        repliesCount: postComments.repliesCount,
        createdAt: postComments.createdAt,
        removedAt: postComments.removedAt,
      }),
      author: columns("author", {
        id: users.id,
        username: users.username,
        name: users.name,
        profileImageKey: users.profileImageKey,
      }),
      post: columns("post", { userId: posts.userId, removedAt: posts.removedAt }),
      isLiked: likedBy(viewerId).as("is_liked"),
      isBlocked: blockBetween(viewerId).as("is_blocked"),
    })
    .from(postComments)
    .innerJoin(users, eq(users.id, postComments.userId))
    .innerJoin(posts, eq(posts.id, postComments.postId));
}

export type PostCommentRecord = Awaited<ReturnType<typeof selectComments>>[number];

/** By its id, whoever wrote it and whatever became of it. */
export function selectPostComment(db: Database, viewerId: string | null, id: string) {
  return selectComments(db, viewerId).where(eq(postComments.id, id));
}

/** Flat, oldest first; none of people across a block, and none that moderation removed. */
export function selectPostComments(
  db: Database,
  viewerId: string | null,
  { postId, limit, offset }: { postId: string; limit: number; offset: number },
) {
  const page = db
    .select({ id: postComments.id })
    .from(postComments)
    .where(and(eq(postComments.postId, postId), visibleTo(viewerId, postComments.userId, postComments.removedAt)))
    .orderBy(asc(postComments.createdAt), asc(postComments.id))
    .limit(limit)
    .offset(offset);

  return selectComments(db, viewerId)
    .where(inArray(postComments.id, page))
    .orderBy(asc(postComments.createdAt), asc(postComments.id));
}

function likedBy(viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from post_comment_likes l where l.comment_id = ${postComments.id} and l.user_id = ${viewerId}
  )`.mapWith(Boolean);
}

function blockBetween(viewerId: string | null): SQL<boolean> {
  const noBlock = noBlockBetween(viewerId, postComments.userId);
  return (noBlock ? sql`not (${noBlock})` : sql`0`).mapWith(Boolean);
}
