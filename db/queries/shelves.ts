import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, favoriteAlbums, likedAlbums, watchlist } from "../schema/index.ts";
import { albumSummaryColumns } from "./albums.ts";
import { storedAlbumId } from "./reviews.ts";

const SHELVES = { favorites: favoriteAlbums, "album-likes": likedAlbums, watchlist } as const;
const SLOTS = 10;

type Shelf = keyof typeof SHELVES;
type Place = { userId: string; albumId: string };

/**
 * Answers a row only where there was none. Favourites take the smallest slot that is free: where none is, NULL, which
 * the column refuses, however many try at once.
 */
export function insertOnShelf(db: Database, shelf: Shelf, { userId, albumId, now }: Place & { now: number }) {
  const pair = sql`${userId} as user_id, ${albumId} as album_id`;
  const source =
    shelf === "favorites"
      ? sql`select user_id, album_id, (${freeSlot(userId)}), ${now} from (select ${pair}) new
          where not exists (select 1 from favorite_albums f where f.user_id = new.user_id and f.album_id = new.album_id)`
      : sql`select user_id, album_id, ${now} from (select ${pair}) new where true`;

  return db
    .insert(SHELVES[shelf])
    .select(source)
    .onConflictDoNothing()
    .returning({ createdAt: SHELVES[shelf].createdAt });
}

export function selectPlace(db: Database, shelf: Shelf, { userId, albumId }: Place) {
  const table = SHELVES[shelf];
  return db
    .select({ albumId: table.albumId, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.albumId, storedAlbumId(albumId))));
}

export function deleteFromShelf(db: Database, shelf: Shelf, { userId, albumId }: Place) {
  const table = SHELVES[shelf];
  return db.delete(table).where(and(eq(table.userId, userId), eq(table.albumId, storedAlbumId(albumId))));
}

/** Favourites in the order added, the others newest first. */
export function selectShelf(
  db: Database,
  shelf: Shelf,
  { userId, limit, offset }: { userId: string | SQL; limit: number; offset: number },
) {
  const table = SHELVES[shelf];
  const order = shelf === "favorites" ? asc(table.createdAt) : desc(table.createdAt);
  const page = db
    .select(columns("place", { albumId: table.albumId, createdAt: table.createdAt }))
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(order, asc(table.albumId))
    .limit(limit)
    .offset(offset)
    .as("page");

  const inOrder = shelf === "favorites" ? asc(page.createdAt) : desc(page.createdAt);
  return db
    .select({ ...albumSummaryColumns, addedAt: page.createdAt })
    .from(page)
    .innerJoin(albums, eq(albums.id, page.albumId))
    .orderBy(inOrder, asc(page.albumId));
}

export function countFavoritesOf(db: Database, userId: string) {
  return db.select({ count: count() }).from(favoriteAlbums).where(eq(favoriteAlbums.userId, userId));
}

function freeSlot(userId: string) {
  return sql`
    with recursive slots (slot) as (select 1 union all select slot + 1 from slots where slot < ${SLOTS})
    select min(slot) from slots
    where slot not in (select taken.slot from favorite_albums taken where taken.user_id = ${userId})`;
}
