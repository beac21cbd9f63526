import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { posts, users } from "../schema/index.ts";
import { visibleTo } from "./visibility.ts";

/** Which rows of a list: `limit` of them after the first `offset`. */
type Page = { limit: number; offset: number };

const NEWEST_FIRST = [desc(posts.createdAt), desc(posts.id)];

/** Everything that a Post shows, one row each; add `where` and `orderBy`. */
export function selectPosts(db: Database, viewerId: string | null) {
  return db
    .select({
      post: columns("post", {
        id: posts.id,
        userId: posts.userId,
        content: posts.content,
        imageKey: posts.imageKey,
        topicType: posts.topicType,
        topicId: posts.topicId,
        topicName: posts.topicName,
        topicImageUrl: posts.topicImageUrl,
        likesCount: posts.likesCount,
        commentsCount: posts.commentsCount,
        createdAt: posts.createdAt,
        removedAt: posts.removedAt,
      }),
      author: columns("author", {
        id: users.id,
        username: users.username,
        name: users.name,
        profileImageKey: users.profileImageKey,
      }),
      isLiked: likedBy(viewerId).as("is_liked"),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId));
}

export type PostRecord = Awaited<ReturnType<typeof selectPosts>>[number];

/** A member's, newest first; none across a block, and none that moderation removed. */
export function selectPostsOf(db: Database, viewerId: string | null, page: Page & { userId: string | SQL }) {
  return selectPage(db, viewerId, page, eq(posts.userId, page.userId));
}

/** The page's ids come first, so that only the posts on it are read whole. */
function selectPage(db: Database, viewerId: string | null, { limit, offset }: Page, only?: SQL) {
  const page = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(only, visibleTo(viewerId, posts.userId, posts.removedAt)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);

  return selectPosts(db, viewerId)
    .where(inArray(posts.id, page))
    .orderBy(...NEWEST_FIRST);
}

function likedBy(viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from post_likes l where l.post_id = ${posts.id} and l.user_id = ${viewerId}
  )`.mapWith(Boolean);
}
