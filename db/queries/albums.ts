import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns, textList } from "../columns.ts";
import { albums, favoriteTracks, likedTracks, tracks } from "../schema/index.ts";
import { storedAlbumId } from "./reviews.ts";

/** What an AlbumSummary is made of, under names that no other table's columns take. */
export const albumSummaryColumns = columns("album", {
  id: albums.id,
  title: albums.title,
  artistId: albums.artistId,
  artistName: albums.artistName,
  coverImageUrl: albums.coverImageUrl,
  releaseDate: albums.releaseDate,
  albumType: albums.albumType,
  totalTracks: albums.totalTracks,
  reviewCount: albums.reviewCount,
  ratingSum: albums.ratingSum,
});

export type AlbumGroup = "album" | "single" | "ep" | "compilation";

/** The label rule (part 2 §2): one track is a Single, two to six an EP, all else, and a count nobody knows, an Album. */
const GROUPS: Record<AlbumGroup, SQL | undefined> = {
  single: eq(albums.totalTracks, 1),
  ep: sql`${albums.totalTracks} between 2 and 6`,
  album: sql`coalesce(${albums.totalTracks}, 7) not between 1 and 6 and ${albums.albumType} <> 'compilation'`,
  compilation: eq(albums.albumType, "compilation"),
};

/** By any id that a catalogue knows it by. */
export function selectAlbum(db: Database, anyId: string) {
  return db
    .select({
      ...albumSummaryColumns,
      ...columns("album", {
        source: albums.source,
        tracksFetchedAt: albums.tracksFetchedAt,
        rated1: albums.rated1,
        rated2: albums.rated2,
        rated3: albums.rated3,
        rated4: albums.rated4,
        rated5: albums.rated5,
        rated6: albums.rated6,
        rated7: albums.rated7,
        rated8: albums.rated8,
        rated9: albums.rated9,
        rated10: albums.rated10,
      }),
      spotifyId: spotifyIdOf("album", sql`${albums.id}`, sql`${albums.source}`).as("spotify_id"),
      genres: textList(
        sql`select json_group_array(g.genre order by g.position) from album_genres g where g.album_id = ${albums.id}`,
      ).as("genres"),
      topGenres: textList(sql`
        select json_group_array(top.genre order by top.count desc, top.genre) from (
          select t.genre, t.count from album_review_genres t
          where t.album_id = ${albums.id} and t.count > 0 order by t.count desc, t.genre limit 3
        ) top`).as("top_genres"),
    })
    .from(albums)
    .where(eq(albums.id, storedAlbumId(anyId)));
}

/** What others' writes need of it. */
export function selectAlbumTitle(db: Database, anyId: string) {
  return db
    .select({ id: albums.id, title: albums.title })
    .from(albums)
    .where(eq(albums.id, storedAlbumId(anyId)));
}

/** In order, with whether the viewer keeps each. */
export function selectAlbumTracks(db: Database, viewerId: string | null, anyAlbumId: string) {
  return db
    .select(trackColumns(viewerId))
    .from(tracks)
    .where(eq(tracks.albumId, storedAlbumId(anyAlbumId)))
    .orderBy(asc(tracks.discNumber), asc(tracks.trackNumber));
}

/** In the order of the ids, with whether the viewer keeps each; those that are not stored are left out. */
export function selectTracksByIds(db: Database, viewerId: string | null, ids: string[]) {
  return db
    .select(trackColumns(viewerId))
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .innerJoin(tracks, sql`${tracks.id} = asked.value`)
    .orderBy(sql`asked.key`);
}

/** What a Track is made of. */
export function trackColumns(viewerId: string | null) {
  return {
    ...columns("track", {
      id: tracks.id,
      name: tracks.name,
      artists: tracks.artists,
      discNumber: tracks.discNumber,
      trackNumber: tracks.trackNumber,
      durationMs: tracks.durationMs,
    }),
    isLiked: keptBy(viewerId, likedTracks).as("is_liked"),
    isFavorite: keptBy(viewerId, favoriteTracks).as("is_favorite"),
  };
}

/** In the order of the ids; those that are not stored are left out. Other ids of ours find them too. */
export function selectAlbumsByIds(db: Database, ids: string[]) {
  return db
    .select({ ...albumSummaryColumns, askedAs: sql<string>`asked.value`.as("asked_as") })
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .innerJoin(
      albums,
      sql`${albums.id} = coalesce(
        (select x.entity_id from external_ids x where x.kind = 'album' and x.external_id = asked.value), asked.value
      )`,
    )
    .orderBy(sql`asked.key`);
}

/** Newest first. */
export function selectArtistAlbums(
  db: Database,
  artistId: string | SQL,
  { group, limit, offset }: { group?: AlbumGroup; limit: number; offset: number },
) {
  return db
    .select(albumSummaryColumns)
    .from(albums)
    .where(and(eq(albums.artistId, artistId), group && GROUPS[group]))
    .orderBy(desc(albums.releaseDate), asc(albums.id))
    .limit(limit)
    .offset(offset);
}

export function selectMostReviewed(db: Database, limit: number) {
  return db
    .select({ id: albums.id, artistId: albums.artistId })
    .from(albums)
    .where(gt(albums.reviewCount, 0))
    .orderBy(desc(albums.reviewCount), asc(albums.id))
    .limit(limit);
}

/** Spotify's id for one of ours: its own where it came from there, else the one that is noted for it. */
export function spotifyIdOf(kind: "album" | "artist", id: SQL, source: SQL): SQL<string | null> {
  return sql`iif(${source} = 'spotify', ${id}, (
    select x.external_id from external_ids x
    where x.kind = ${kind} and x.entity_id = ${id} and x.provider = 'spotify' limit 1
  ))`;
}

function keptBy(viewerId: string | null, shelf: typeof likedTracks | typeof favoriteTracks): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from ${shelf} kept where kept.user_id = ${viewerId} and kept.track_id = ${tracks.id}
  )`.mapWith(Boolean);
}
