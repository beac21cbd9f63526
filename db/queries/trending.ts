import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { albums, reviews, users } from "../schema/index.ts";
import { noBlockBetween } from "./visibility.ts";

/** The newest standing reviews, whoever wrote them: what people are about just now. */
export function selectNewestReviews(db: Database, limit: number) {
  const newest = db
    .select({
      userId: reviews.userId,
      albumId: reviews.albumId,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(isNull(reviews.removedAt))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .as("newest");

  return db
    .select({
      userId: newest.userId,
      albumId: newest.albumId,
      createdAt: newest.createdAt,
      artistId: sql<string>`(select a.artist_id from ${albums} a where a.id = ${newest.albumId})`.as("artist_id"),
    })
    .from(newest);
}

/** Those of the members whom the viewer may see. */
export function selectReviewers(db: Database, viewerId: string | null, ids: string[]) {
  return db
    .select({
      id: users.id,
      username: users.username,
      profileImageKey: users.profileImageKey,
      reviewsCount: users.reviewsCount,
    })
    .from(users)
    .where(
      and(
        inArray(users.id, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        sql`${users.reviewsCount} > 0`,
        noBlockBetween(viewerId, users.id),
      ),
    );
}
