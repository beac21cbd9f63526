import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { postComments } from "../schema/index.ts";
import { selectComments } from "./post-comments.ts";
import { visibleTo } from "./visibility.ts";

// The comments of a post as its own screen shows them: those that moderation removed stay in their author's sight.

type Page = { postId: string; limit: number; offset: number };

const OLDEST_FIRST = [asc(postComments.createdAt), asc(postComments.id)];

/** Flat, oldest first; none of people across a block. */
export function selectThread(db: Database, viewerId: string | null, page: Page) {
  return selectComments(db, viewerId)
    .where(inArray(postComments.id, idsOf(db, viewerId, page)))
    .orderBy(...OLDEST_FIRST);
}

/** What the replies on that page answer, so that each stands under its comment wherever the page starts. */
export function selectAnswered(db: Database, viewerId: string | null, page: Page) {
  const answered = db
    .select({ id: postComments.parentCommentId })
    .from(postComments)
    .where(inArray(postComments.id, idsOf(db, viewerId, page)));
  return selectComments(db, viewerId).where(and(inArray(postComments.id, answered), isShown(viewerId, page.postId)));
}

/** How many stand before one in that list, counted up to `most`; none where it is not on this post. */
export function countThreadBefore(
  db: Database,
  viewerId: string | null,
  { postId, commentId, most }: { postId: string; commentId: string; most: number },
) {
  const place = sql`(${postComments.createdAt}, ${postComments.id}) < (
    select found.created_at, found.id from post_comments found
    where found.id = ${commentId} and found.post_id = ${postId}
  )`;
  const before = db
    .select({ id: postComments.id })
    .from(postComments)
    .where(and(isShown(viewerId, postId), place))
    .limit(most)
    .as("before");
  return db.select({ count: count() }).from(before);
}

function idsOf(db: Database, viewerId: string | null, { postId, limit, offset }: Page) {
  return db
    .select({ id: postComments.id })
    .from(postComments)
    .where(isShown(viewerId, postId))
    .orderBy(...OLDEST_FIRST)
    .limit(limit)
    .offset(offset);
}

function isShown(viewerId: string | null, postId: string): SQL | undefined {
  const { userId, removedAt } = postComments;
  const stands = isNull(removedAt);
  return and(
    eq(postComments.postId, postId),
    visibleTo(viewerId, userId),
    viewerId === null ? stands : or(stands, eq(userId, viewerId)),
  );
}
