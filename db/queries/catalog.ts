import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { albums, reviews } from "../schema/index.ts";
import { selectReviews } from "./reviews.ts";
import { visibleTo } from "./visibility.ts";

const NAMES = {
  albumName: [asc(albums.titleKey), asc(albums.artistKey), asc(reviews.id)],
  artistName: [asc(albums.artistKey), asc(albums.titleKey), asc(reviews.id)],
} satisfies Record<string, SQL[]>;

/**
 * A member's own reviews by the names of their albums. It looks at each of them, and at nobody else's: names in the
 * reviews, kept in step by triggers and indexed twice, would cost every review that is ever written more than this costs
 * the few who sort their own by name.
 */
export function selectOwnReviewsByName(
  db: Database,
  userId: string,
  { order, limit, offset }: { order: keyof typeof NAMES; limit: number; offset: number },
) {
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(albums, eq(albums.id, reviews.albumId))
    .where(and(eq(reviews.userId, userId), visibleTo(userId, reviews.userId, reviews.removedAt)))
    .orderBy(...NAMES[order])
    .limit(limit)
    .offset(offset);

  return selectReviews(db, userId)
    .where(inArray(reviews.id, page))
    .orderBy(...NAMES[order]);
}
