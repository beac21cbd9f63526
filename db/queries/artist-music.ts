import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, tracks } from "../schema/index.ts";
import { storedArtistId } from "./artists.ts";

/** Above every character of a folded name. */
const HIGHEST = "\u{10ffff}";
/** Of an artist's genre, the albums whose artists are looked at: the best rated ones, and as many others. */
const OF_GENRE = 50;
/** Of an artist, the newest albums whose genres or tracks are looked at. */
const OF_ARTIST = 20;
/** Likes and favourites beyond so many make a track no better. */
const MOST_KEPT = 100;

/** Ids of artists who make the same kinds of music, those who share the most genres first. */
export function selectRelatedArtistIds(db: Database, anyId: string, limit: number) {
  const genres = sql`
    select g.genre from (
      select a.id from albums a where a.artist_id = ${storedArtistId(anyId)} order by a.release_date desc, a.id limit ${OF_ARTIST}
    ) recent inner join album_genres g on g.album_id = recent.id
    group by g.genre order by count(*) desc, g.genre limit 5`;
  const alike = sql`
    select own.genre, best.value as album_id from (${genres}) own, json_each((
      select json_group_array(album_id) from (
        select album_id from album_genres where genre = own.genre and weighted_rating is not null
        order by weighted_rating desc, album_id limit ${OF_GENRE}
      )
    )) best
    union
    select own.genre, some.value from (${genres}) own, json_each((
      select json_group_array(album_id) from (
        select album_id from album_genres where genre = own.genre order by album_id limit ${OF_GENRE}
      )
    )) some`;
  return db
    .select({ id: albums.artistId })
    .from(sql`(${alike}) alike`)
    .innerJoin(albums, sql`${albums.id} = alike.album_id`)
    .where(sql`${albums.artistId} <> ${storedArtistId(anyId)}`)
    .groupBy(albums.artistId)
    .orderBy(sql`count(distinct alike.genre) desc, sum(${albums.reviewCount}) desc, ${albums.artistId}`)
    .limit(limit);
}

/** Ids of the tracks of an artist's newest albums that members keep most, then of the most reviewed albums. */
export function selectTopTrackIds(db: Database, anyId: string, limit: number) {
  const recent = db
    .select({ id: albums.id })
    .from(albums)
    .where(eq(albums.artistId, storedArtistId(anyId)))
    .orderBy(sql`${albums.releaseDate} desc, ${albums.id}`)
    .limit(OF_ARTIST);
  return db
    .select({ id: sql<string>`${tracks.id}`.as("track_id") })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(inArray(tracks.albumId, recent))
    .orderBy(
      sql`(select count(*) from (select 1 from liked_tracks k where k.track_id = ${tracks.id} limit ${MOST_KEPT}))
        + (select count(*) from (select 1 from favorite_tracks k where k.track_id = ${tracks.id} limit ${MOST_KEPT})) desc`,
      sql`${albums.reviewCount} desc, ${albums.id}, ${tracks.discNumber}, ${tracks.trackNumber}`,
    )
    .limit(limit);
}

/** Tracks whose name begins so, with what tells them apart. @param key folded */
export function selectTracksByName(db: Database, key: string, limit: number) {
  return db
    .select({
      ...columns("track", { id: tracks.id, name: tracks.name, artists: tracks.artists, albumId: tracks.albumId }),
      ...columns("album", {
        albumTitle: albums.title,
        albumArtist: albums.artistName,
        coverImageUrl: albums.coverImageUrl,
      }),
    })
    .from(tracks)
    .innerJoin(albums, eq(albums.id, tracks.albumId))
    .where(and(gte(tracks.nameKey, key), lt(tracks.nameKey, key + HIGHEST)))
    .orderBy(asc(tracks.nameKey))
    .limit(limit);
}
