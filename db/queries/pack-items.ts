import { and, asc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, packAlbums, packs, packTracks, tracks } from "../schema/index.ts";
import { storedAlbumId } from "./reviews.ts";
import { keptTrackColumns, storedTrackId } from "./tracks.ts";

const ITEMS = {
  album: { table: packAlbums, item: packAlbums.albumId, storedId: storedAlbumId },
  track: { table: packTracks, item: packTracks.trackId, storedId: storedTrackId },
} as const;

export type PackItemKind = keyof typeof ITEMS;
type Item = { packId: string; itemId: string };
type Page = { packId: string; limit: number; offset: number };

/** Answers a row only where there was none; nothing happens to another's pack, nor with an item that is not stored. */
export function insertInPack(
  db: Database,
  kind: PackItemKind,
  { packId, itemId, ownerId, now }: Item & { ownerId: string; now: number },
) {
  const { table, storedId } = ITEMS[kind];
  const source = sql`
    select ${packs.id}, stored.id, ${now}
    from ${packs} cross join (select ${storedId(itemId)} as id) stored
    where ${packs.id} = ${packId} and ${packs.userId} = ${ownerId} and stored.id is not null`;

  return db.insert(table).select(source).onConflictDoNothing().returning({ createdAt: table.createdAt });
}

/** By any id that a catalogue knows the item by. */
export function selectInPack(db: Database, kind: PackItemKind, { packId, itemId }: Item) {
  const { table, item, storedId } = ITEMS[kind];
  return db
    .select(columns("item", { id: item, createdAt: table.createdAt }))
    .from(table)
    .where(and(eq(table.packId, packId), eq(item, storedId(itemId))));
}

/** Only from a pack of the owner's. */
export function deleteFromPack(
  db: Database,
  kind: PackItemKind,
  { packId, itemId, ownerId }: Item & { ownerId: string },
) {
  const { table, item, storedId } = ITEMS[kind];
  const theirs = db
    .select({ id: packs.id })
    .from(packs)
    .where(and(eq(packs.id, packId), eq(packs.userId, ownerId)));

  return db.delete(table).where(and(eq(table.packId, packId), eq(item, storedId(itemId)), exists(theirs)));
}

/** In the order added. */
export function selectPackAlbums(db: Database, page: Page) {
  const { items, inOrder } = itemsIn(db, "album", page);
  return db
    .select({
      ...columns("album", {
        id: albums.id,
        title: albums.title,
        artistId: albums.artistId,
        artistName: albums.artistName,
        coverImageUrl: albums.coverImageUrl,
        releaseDate: albums.releaseDate,
      }),
      addedAt: items.createdAt,
    })
    .from(items)
    .innerJoin(albums, eq(albums.id, items.itemId))
    .orderBy(...inOrder);
}

/** In the order added. */
export function selectPackTracks(db: Database, page: Page) {
  const { items, inOrder } = itemsIn(db, "track", page);
  return db
    .select({ ...keptTrackColumns, packId: items.packId, addedAt: items.createdAt })
    .from(items)
    .innerJoin(tracks, eq(tracks.id, items.itemId))
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .orderBy(...inOrder);
}

function itemsIn(db: Database, kind: PackItemKind, { packId, limit, offset }: Page) {
  const { table, item } = ITEMS[kind];
  const items = db
    .select(columns("item", { packId: table.packId, itemId: item, createdAt: table.createdAt }))
    .from(table)
    .where(eq(table.packId, packId))
    .orderBy(asc(table.createdAt), asc(item))
    .limit(limit)
    .offset(offset)
    .as("page");

  return { items, inOrder: [asc(items.createdAt), asc(items.itemId)] };
}
