import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "../batch.ts";
import type { Database } from "../client.server.ts";
import { albumGenres, albums, artists, tracks } from "../schema/index.ts";

/** Rows as a catalogue tells them, with its own ids: whatever we keep under another id is found by `external_ids`. */
export type ArtistFacts = {
  id: string;
  name: string;
  nameKey: string;
  imageUrl: string | null;
  source: string;
  fetchedAt: number;
};

export type AlbumFacts = {
  id: string;
  title: string;
  titleKey: string;
  artistId: string;
  artistName: string;
  artistKey: string;
  coverImageUrl: string | null;
  releaseDate: string | null;
  albumType: string;
  totalTracks: number | null;
  source: string;
  externalUrl: string | null;
  fetchedAt: number;
};

export type AlbumGenreFacts = { albumId: string; genre: string; position: number };

export type TrackFacts = {
  id: string;
  name: string;
  nameKey: string;
  /** JSON text. */
  artists: string;
  discNumber: number;
  trackNumber: number;
  durationMs: number | null;
};

/** Whom an album names: enough for its page to link to; what is known already stays. */
export function insertArtistsNamed(db: Database, rows: ArtistFacts[]): Statement {
  const named = rowsOf(artists, rows, { id: keptAs("artist", sql`j.value ->> 'id'`) });
  return db.insert(artists).select(named).onConflictDoNothing();
}

/** The artist's own record: what changed is brought up to date. */
export function upsertArtist(db: Database, row: ArtistFacts): Statement {
  return db
    .insert(artists)
    .select(rowsOf(artists, [row], { id: keptAs("artist", sql`j.value ->> 'id'`) }))
    .onConflictDoUpdate({
      target: artists.id,
      set: {
        name: sql`excluded.name`,
        nameKey: sql`excluded.name_key`,
        imageUrl: sql`coalesce(excluded.image_url, image_url)`,
        fetchedAt: sql`excluded.fetched_at`,
      },
    });
}

/** Catalogue facts only: what the community made of an album is kept by triggers. Unchanged ones are not written. */
export function upsertAlbums(db: Database, rows: AlbumFacts[]): Statement {
  const ours = {
    id: keptAs("album", sql`j.value ->> 'id'`),
    artistId: keptAs("artist", sql`j.value ->> 'artistId'`),
  };
  return db
    .insert(albums)
    .select(rowsOf(albums, rows, ours))
    .onConflictDoUpdate({
      target: albums.id,
      set: {
        title: sql`excluded.title`,
        titleKey: sql`excluded.title_key`,
        artistName: sql`excluded.artist_name`,
        artistKey: sql`excluded.artist_key`,
        coverImageUrl: sql`coalesce(excluded.cover_image_url, cover_image_url)`,
        releaseDate: sql`coalesce(excluded.release_date, release_date)`,
        albumType: sql`excluded.album_type`,
        totalTracks: sql`coalesce(excluded.total_tracks, total_tracks)`,
        externalUrl: sql`coalesce(excluded.external_url, external_url)`,
        fetchedAt: sql`excluded.fetched_at`,
      },
      setWhere: sql`
        (title, artist_name, album_type) is not (excluded.title, excluded.artist_name, excluded.album_type)
        or coalesce(excluded.cover_image_url, cover_image_url) is not cover_image_url
        or coalesce(excluded.release_date, release_date) is not release_date
        or coalesce(excluded.total_tracks, total_tracks) is not total_tracks
        or coalesce(excluded.external_url, external_url) is not external_url`,
    });
}

export function upsertAlbumGenres(db: Database, rows: AlbumGenreFacts[]): Statement {
  return db
    .insert(albumGenres)
    .select(rowsOf(albumGenres, rows, { albumId: keptAs("album", sql`j.value ->> 'albumId'`) }))
    .onConflictDoUpdate({
      target: [albumGenres.albumId, albumGenres.genre],
      set: { position: sql`excluded.position` },
      setWhere: sql`position <> excluded.position`,
    });
}

/**
 * A whole tracklist, and that it is there; one that is there already stays as it is.
 *
 * @param albumId the id under which we keep the album
 */
export function insertTracks(db: Database, albumId: SQL, rows: TrackFacts[], now: number): Statement[] {
  const isMissing = sql` and not exists (select 1 from tracks t where t.album_id = ${albumId})`;
  return [
    db
      .insert(tracks)
      .select(sql`${rowsOf(tracks, rows, { albumId })}${isMissing}`)
      .onConflictDoNothing(),
    db
      .update(albums)
      .set({ tracksFetchedAt: now, totalTracks: sql`coalesce(${albums.totalTracks}, ${rows.length})` })
      .where(eq(albums.id, albumId)),
  ];
}

export function markDiscography(db: Database, artistId: SQL, now: number): Statement {
  return db.update(artists).set({ discographyFetchedAt: now }).where(eq(artists.id, artistId));
}

/** One select of any number of rows from one bound parameter; columns that no row names get their defaults. */
function rowsOf(table: SQLiteTable, rows: Record<string, unknown>[], ours: Record<string, SQL>): SQL {
  const named = new Set(Object.keys(rows[0] ?? {}));
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const told = named.has(key) ? sql`j.value ->> ${sql.raw(`'${key}'`)}` : sql`${column.default ?? null}`;
    return ours[key] ?? told;
  });
  return sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) j where true`;
}

function keptAs(kind: "album" | "artist", id: SQL): SQL {
  return sql`coalesce((select x.entity_id from external_ids x where x.kind = ${kind} and x.external_id = ${id}), ${id})`;
}
