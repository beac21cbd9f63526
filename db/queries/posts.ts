import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { posts, users } from "../schema/index.ts";
import { newestOfFollowed } from "./followed.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

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
      isBlocked: blockBetween(viewerId).as("is_blocked"),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId));
}

export type PostRecord = Awaited<ReturnType<typeof selectPosts>>[number];

/** A member's, newest first; none across a block, and none that moderation removed. */
export function selectPostsOf(db: Database, viewerId: string | null, page: Page & { userId: string | SQL }) {
  return selectPage(db, viewerId, page, eq(posts.userId, page.userId));
}

/** By its id, whoever wrote it and whatever became of it. */
export function selectPost(db: Database, viewerId: string | null, id: string) {
  return selectPosts(db, viewerId).where(eq(posts.id, id));
}

/** Everybody's, newest first. */
export function selectNewestPosts(db: Database, viewerId: string | null, page: Page) {
  return selectPage(db, viewerId, page);
}

type Topic = { type: "artist" | "genre"; id: string | SQL };

/** Of one topic, newest first. */
export function selectPostsAbout(db: Database, viewerId: string | null, page: Page & { topic: Topic }) {
  const { topic } = page;
  return selectPage(db, viewerId, page, and(eq(posts.topicType, topic.type), eq(posts.topicId, topic.id)));
}

/** The newest by whom the viewer follows. */
export function selectFollowingPosts(db: Database, viewerId: string, page: Page) {
  const newest = sql`(
    select p.created_at from posts p where p.user_id = ${users.id} and p.removed_at is null
    order by p.created_at desc, p.id desc limit 1
  )`;
  return selectPosts(db, viewerId)
    .where(sql`${posts.id} in (${newestOfFollowed(viewerId, { table: "posts", newest }, page)})`)
    .orderBy(...NEWEST_FIRST);
}

/** The post, if it stands and no block keeps the writer from it. */
export function isPostOpenTo(writerId: string, postId: string): SQL | undefined {
  return and(eq(posts.id, postId), isNull(posts.removedAt), noBlockBetween(writerId, posts.userId));
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

function blockBetween(viewerId: string | null): SQL<boolean> {
  const noBlock = noBlockBetween(viewerId, posts.userId);
  return (noBlock ? sql`not (${noBlock})` : sql`0`).mapWith(Boolean);
}
