import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import {
  albums,
  favoriteAlbums,
  favoriteTracks,
  likedAlbums,
  likedTracks,
  tracks,
  watchlist,
} from "../schema/index.ts";
import { albumSummaryColumns } from "./albums.ts";
import { storedAlbumId } from "./reviews.ts";
import { keptTrackColumns, storedTrackId } from "./tracks.ts";

const SHELVES = {
  favorites: { table: favoriteAlbums, item: favoriteAlbums.albumId, storedId: storedAlbumId },
  "album-likes": { table: likedAlbums, item: likedAlbums.albumId, storedId: storedAlbumId },
  watchlist: { table: watchlist, item: watchlist.albumId, storedId: storedAlbumId },
  "favorite-tracks": { table: favoriteTracks, item: favoriteTracks.trackId, storedId: storedTrackId },
  "liked-tracks": { table: likedTracks, item: likedTracks.trackId, storedId: storedTrackId },
} as const;
const SLOTS = 10;

export type Shelf = keyof typeof SHELVES;
export type FavoritesShelf = "favorites" | "favorite-tracks";
type TrackShelf = "favorite-tracks" | "liked-tracks";
type AlbumShelf = Exclude<Shelf, TrackShelf>;
type Place = { userId: string; itemId: string };
type Page = { userId: string | SQL; limit: number; offset: number };

/**
 * Answers a row only where there was none. Favourites take the smallest slot that is free: where none is, NULL, which
 * the column refuses, however many try at once.
 */
export function insertOnShelf(db: Database, shelf: Shelf, { userId, itemId, now }: Place & { now: number }) {
  const { table, item } = SHELVES[shelf];
  const pair = sql`select ${userId} as user_id, ${itemId} as item_id`;
  const source = isFavorites(shelf)
    ? sql`select user_id, item_id, (${freeSlot(shelf, userId)}), ${now} from (${pair}) new
        where not exists (
          select 1 from ${table} kept
          where kept.user_id = new.user_id and kept.${sql.identifier(item.name)} = new.item_id
        )`
    : sql`select user_id, item_id, ${now} from (${pair}) new where true`;

  return db.insert(table).select(source).onConflictDoNothing().returning({ createdAt: table.createdAt });
}

/** By any id that a catalogue knows the item by. */
export function selectPlace(db: Database, shelf: Shelf, { userId, itemId }: Place) {
  const { table, item, storedId } = SHELVES[shelf];
  return db
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.userId, userId), eq(item, storedId(itemId))));
}

export function deleteFromShelf(db: Database, shelf: Shelf, { userId, itemId }: Place) {
  const { table, item, storedId } = SHELVES[shelf];
  return db.delete(table).where(and(eq(table.userId, userId), eq(item, storedId(itemId))));
}

/** Favourites in the order added, the others newest first. */
export function selectShelf(db: Database, shelf: AlbumShelf, page: Page) {
  const { places, inOrder } = placesOn(db, shelf, page);
  return db
    .select({ ...albumSummaryColumns, addedAt: places.createdAt })
    .from(places)
    .innerJoin(albums, eq(albums.id, places.itemId))
    .orderBy(...inOrder);
}

/** Favourites in the order added, likes newest first. */
export function selectTrackShelf(db: Database, shelf: TrackShelf, page: Page) {
  const { places, inOrder } = placesOn(db, shelf, page);
  return db
    .select({ ...keptTrackColumns, addedAt: places.createdAt })
    .from(places)
    .innerJoin(tracks, eq(tracks.id, places.itemId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .orderBy(...inOrder);
}

export function countFavoritesOf(db: Database, shelf: FavoritesShelf, userId: string) {
  const { table } = SHELVES[shelf];
  return db.select({ count: count() }).from(table).where(eq(table.userId, userId));
}

/** How many stand on a shelf, counted no further than `most`. */
export function countOnShelf(db: Database, shelf: Shelf, { userId, most }: { userId: string | SQL; most: number }) {
  const { table, item } = SHELVES[shelf];
  const kept = db.select({ id: item }).from(table).where(eq(table.userId, userId)).limit(most).as("kept");
  return db.select({ count: count() }).from(kept);
}

/** The page's places come first, from an index alone, so that what is skipped costs no more than a step. */
function placesOn(db: Database, shelf: Shelf, { userId, limit, offset }: Page) {
  const { table, item } = SHELVES[shelf];
  const byTime = isFavorites(shelf) ? asc : desc;
  const places = db
    .select(columns("place", { itemId: item, createdAt: table.createdAt }))
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(byTime(table.createdAt), asc(item))
    .limit(limit)
    .offset(offset)
    .as("page");

  return { places, inOrder: [byTime(places.createdAt), asc(places.itemId)] };
}

function isFavorites(shelf: Shelf): shelf is FavoritesShelf {
  return shelf === "favorites" || shelf === "favorite-tracks";
}

function freeSlot(shelf: FavoritesShelf, userId: string) {
  return sql`
    with recursive slots (slot) as (select 1 union all select slot + 1 from slots where slot < ${SLOTS})
    select min(slot) from slots
    where slot not in (select taken.slot from ${SHELVES[shelf].table} taken where taken.user_id = ${userId})`;
}
