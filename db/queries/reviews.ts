import { and, asc, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns, textList } from "../columns.ts";
import { albums, follows, reviews, users } from "../schema/index.ts";
import { newestOfFollowed } from "./followed.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

/** Which rows of a list: `limit` of them after the first `offset`. */
type Page = { limit: number; offset: number };

const ORDERS = {
  recent: [desc(reviews.createdAt), desc(reviews.id)],
  oldest: [asc(reviews.createdAt), asc(reviews.id)],
  highestRated: [desc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  lowestRated: [asc(reviews.rating), desc(reviews.createdAt), desc(reviews.id)],
  mostLiked: [desc(reviews.likesCount), desc(reviews.createdAt), desc(reviews.id)],
} satisfies Record<string, SQL[]>;

type Order = keyof typeof ORDERS;

/** Everything that a Review shows, one row each, with the lists in it as JSON; add `where` and `orderBy`. */
export function selectReviews(db: Database, viewerId: string | null) {
  return db
    .select({
      review: columns("review", {
        id: reviews.id,
        userId: reviews.userId,
        albumId: reviews.albumId,
        rating: reviews.rating,
        content: reviews.content,
        likesCount: reviews.likesCount,
        commentsCount: reviews.commentsCount,
        createdAt: reviews.createdAt,
        updatedAt: reviews.updatedAt,
        removedAt: reviews.removedAt,
      }),
      author: columns("author", {
        id: users.id,
        username: users.username,
        name: users.name,
        profileImageKey: users.profileImageKey,
      }),
      album: columns("album", {
        id: albums.id,
        title: albums.title,
        artistId: albums.artistId,
        artistName: albums.artistName,
        coverImageUrl: albums.coverImageUrl,
      }),
      genres: textList(genresOf(reviews.id)).as("genres"),
      vibes: textList(vibesOf(reviews.id)).as("vibes"),
      albumGenres: textList(
        sql`select json_group_array(g.genre order by g.position) from album_genres g where g.album_id = ${albums.id}`,
      ).as("album_genres"),
      isLiked: likedBy(viewerId).as("is_liked"),
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(albums, eq(albums.id, reviews.albumId));
}

export type ReviewRecord = Awaited<ReturnType<typeof selectReviews>>[number];

/** By its id, whoever wrote it and whatever became of it. */
export function selectReview(db: Database, viewerId: string | null, id: string | SQL) {
  return selectReviews(db, viewerId).where(eq(reviews.id, id));
}

/** A member's one review of an album, removed or not; none across a block. */
export function selectReviewOf(db: Database, viewerId: string | null, of: { userId: string; albumId: string | SQL }) {
  return selectReviews(db, viewerId).where(
    and(eq(reviews.userId, of.userId), eq(reviews.albumId, of.albumId), noBlockBetween(viewerId, reviews.userId)),
  );
}

export function selectWorldReviews(db: Database, viewerId: string | null, page: Page & { excludeFollowing: boolean }) {
  return selectPage(db, viewerId, "recent", page, page.excludeFollowing ? notFollowedBy(viewerId) : undefined);
}

export function selectUserReviews(
  db: Database,
  viewerId: string | null,
  page: Page & { userId: string | SQL; order: Exclude<Order, "mostLiked"> },
) {
  return selectPage(db, viewerId, page.order, page, eq(reviews.userId, page.userId));
}

export function selectAlbumReviews(
  db: Database,
  viewerId: string | null,
  page: Page & { albumId: string | SQL; order: Exclude<Order, "oldest"> },
) {
  return selectPage(db, viewerId, page.order, page, eq(reviews.albumId, page.albumId));
}

/** The newest by whom the viewer follows. */
export function selectFollowingReviews(db: Database, viewerId: string, page: Page) {
  const ids = newestOfFollowed(viewerId, { table: "reviews", newest: sql`${users.lastReviewAt}` }, page);
  return selectReviews(db, viewerId)
    .where(sql`${reviews.id} in (${ids})`)
    .orderBy(...ORDERS.recent);
}

/** What those whom the viewer follows think of an album, newest first: one look for each of them, however many others wrote. */
export function selectFollowedReviewsOfAlbum(
  db: Database,
  viewerId: string,
  { albumId, limit, offset }: Page & { albumId: string | SQL },
) {
  const page = db
    .select({ id: reviews.id })
    .from(follows)
    .crossJoin(reviews)
    .where(
      and(
        eq(follows.followerId, viewerId),
        eq(reviews.userId, follows.followingId),
        eq(reviews.albumId, albumId),
        visibleTo(viewerId, reviews.userId, reviews.removedAt),
      ),
    )
    .orderBy(...ORDERS.recent)
    .limit(limit)
    .offset(offset);

  return selectReviews(db, viewerId)
    .where(inArray(reviews.id, page))
    .orderBy(...ORDERS.recent);
}

/** The page's ids come first, from an index alone, so that what is skipped costs no more than a step. */
function selectPage(db: Database, viewerId: string | null, order: Order, { limit, offset }: Page, only?: SQL) {
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(only, visibleTo(viewerId, reviews.userId, reviews.removedAt)))
    .orderBy(...ORDERS[order])
    .limit(limit)
    .offset(offset);

  return selectReviews(db, viewerId)
    .where(inArray(reviews.id, page))
    .orderBy(...ORDERS[order]);
}

/** The id under which we keep an album, for any id by which a catalogue knows it; null for one that is not stored. */
export function storedAlbumId(anyId: string): SQL {
  return sql`coalesce(
    (select a.id from albums a where a.id = ${anyId}),
    (select x.entity_id from external_ids x where x.kind = 'album' and x.external_id = ${anyId})
  )`;
}

/** As JSON text, in the order in which the author chose them. */
export function genresOf(reviewId: SQL | typeof reviews.id): SQL<string> {
  return sql`select json_group_array(g.genre order by g.position) from review_genres g where g.review_id = ${reviewId}`;
}

export function vibesOf(reviewId: SQL | typeof reviews.id): SQL<string> {
  return sql`select json_group_array(v.vibe order by v.position) from review_vibes v where v.review_id = ${reviewId}`;
}

function likedBy(viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from review_likes l where l.review_id = ${reviews.id} and l.user_id = ${viewerId}
  )`.mapWith(Boolean);
}

function notFollowedBy(viewerId: string | null): SQL | undefined {
  if (viewerId === null) return undefined;
  return not(sql`exists (
    select 1 from follows f where f.follower_id = ${viewerId} and f.following_id = ${reviews.userId}
  )`);
}
