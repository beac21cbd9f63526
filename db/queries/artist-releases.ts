import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, artists, tracks } from "../schema/index.ts";
import { albumSummaryColumns, trackColumns } from "./albums.ts";

/** How an artist's records are divided, by the label rule (part 2 §2): true compilations are albums. */
const KINDS = {
  albums: sql`coalesce(${albums.totalTracks}, 7) not between 1 and 6`,
  eps: sql`${albums.totalTracks} between 2 and 6`,
  singles: eq(albums.totalTracks, 1),
} satisfies Record<string, SQL>;

export type ReleaseKind = keyof typeof KINDS;

/** Newest first. */
export function selectReleasesOfKind(
  db: Database,
  artistId: string | SQL,
  { kind, limit, offset }: { kind: ReleaseKind; limit: number; offset: number },
) {
  return db
    .select(albumSummaryColumns)
    .from(albums)
    .where(and(eq(albums.artistId, artistId), KINDS[kind]))
    .orderBy(desc(albums.releaseDate), asc(albums.id))
    .limit(limit)
    .offset(offset);
}

/** What a card shows of each, in the order of the ids; those that are not stored are left out. @param ids ours */
export function selectArtistCards(db: Database, ids: string[]) {
  return db
    .select({ id: artists.id, name: artists.name, imageUrl: artists.imageUrl })
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .innerJoin(artists, sql`${artists.id} = asked.value`)
    .orderBy(sql`asked.key`);
}

/** Tracks with the albums that they are on, in the order of the ids; those that are not stored are left out. @param ids ours */
export function selectTracksWithAlbums(db: Database, viewerId: string | null, ids: string[]) {
  return db
    .select({
      ...trackColumns(viewerId),
      ...columns("of_album", {
        albumId: albums.id,
        albumTitle: albums.title,
        albumArtist: albums.artistName,
        albumCoverUrl: albums.coverImageUrl,
      }),
    })
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .innerJoin(tracks, sql`${tracks.id} = asked.value`)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .orderBy(sql`asked.key`);
}
