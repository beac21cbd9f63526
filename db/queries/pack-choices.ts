import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, packAlbums, packs, packTracks, tracks, users } from "../schema/index.ts";
import { packColumns } from "./packs.ts";
import { storedAlbumId } from "./reviews.ts";
import { keptTrackColumns, storedTrackId } from "./tracks.ts";

/** An album, or with `trackId` a track, by any id that a catalogue knows it by. */
type Item = { albumId: string; trackId?: string };

/** A member's packs, newest first, each with whether it holds the item. */
export function selectPacksWithHolding(
  db: Database,
  { userId, limit, offset, ...item }: Item & { userId: string; limit: number; offset: number },
) {
  const newestFirst = [desc(packs.createdAt), desc(packs.id)];
  const page = db
    .select({ id: packs.id })
    .from(packs)
    .where(eq(packs.userId, userId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

  return db
    .select({ ...packColumns, holds: heldBy(item).mapWith(Boolean).as("pack_holds") })
    .from(packs)
    .innerJoin(users, eq(users.id, packs.userId))
    .where(inArray(packs.id, page))
    .orderBy(...newestFirst);
}

export function selectPackableAlbum(db: Database, anyId: string) {
  return db
    .select(
      columns("album", {
        id: albums.id,
        title: albums.title,
        artistName: albums.artistName,
        coverImageUrl: albums.coverImageUrl,
      }),
    )
    .from(albums)
    .where(eq(albums.id, storedAlbumId(anyId)));
}

export function selectPackableTrack(db: Database, anyId: string) {
  return db
    .select({ ...keptTrackColumns, ...columns("album", { coverImageUrl: albums.coverImageUrl }) })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(eq(tracks.id, storedTrackId(anyId)));
}

function heldBy({ albumId, trackId }: Item): SQL {
  if (trackId === undefined) {
    return sql`exists (
      select 1 from ${packAlbums} held where held.pack_id = ${packs.id} and held.album_id = ${storedAlbumId(albumId)}
    )`;
  }
  return sql`exists (
    select 1 from ${packTracks} held where held.pack_id = ${packs.id} and held.track_id = ${storedTrackId(trackId)}
  )`;
}
