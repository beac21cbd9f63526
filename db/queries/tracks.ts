import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, tracks } from "../schema/index.ts";

/** What a list of tracks from many albums shows of each, for a select that joins its album. */
export const keptTrackColumns = {
  ...columns("track", { id: tracks.id, name: tracks.name, artists: tracks.artists, albumId: tracks.albumId }),
  ...columns("track", {
    albumTitle: albums.title,
    albumArtist: albums.artistName,
    albumCoverUrl: albums.coverImageUrl,
  }),
};

/** The id under which we keep a track, for any id by which a catalogue knows it; null for one that is not stored. */
export function storedTrackId(anyId: string): SQL {
  return sql`coalesce(
    (select t.id from tracks t where t.id = ${anyId}),
    (select x.entity_id from external_ids x where x.kind = 'track' and x.external_id = ${anyId})
  )`;
}

export function selectTrackId(db: Database, anyId: string) {
  return db
    .select({ id: tracks.id })
    .from(tracks)
    .where(eq(tracks.id, storedTrackId(anyId)));
}
