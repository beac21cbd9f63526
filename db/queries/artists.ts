import { desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns, textList } from "../columns.ts";
import { artists } from "../schema/index.ts";
import { spotifyIdOf } from "./albums.ts";

/** What an Artist is made of. Its genres are those that its newest albums name most. */
export const artistColumns = {
  ...columns("artist", {
    id: artists.id,
    name: artists.name,
    imageUrl: artists.imageUrl,
    followersCount: artists.followersCount,
    discographyFetchedAt: artists.discographyFetchedAt,
  }),
  spotifyId: spotifyIdOf("artist", sql`${artists.id}`, sql`${artists.source}`).as("artist_spotify_id"),
  genres: textList(sql`
    select json_group_array(top.genre order by top.count desc, top.genre) from (
      select g.genre, count(*) as count from (
        select a.id from albums a where a.artist_id = ${artists.id} order by a.release_date desc, a.id limit 20
      ) recent inner join album_genres g on g.album_id = recent.id
      group by g.genre order by count desc, g.genre limit 5
    ) top`).as("artist_genres"),
};

/** The id under which we keep an artist, for any id by which a catalogue knows it; null for one that is not stored. */
export function storedArtistId(anyId: string): SQL {
  return sql`coalesce(
    (select a.id from artists a where a.id = ${anyId}),
    (select x.entity_id from external_ids x where x.kind = 'artist' and x.external_id = ${anyId})
  )`;
}

export function selectArtist(db: Database, anyId: string) {
  return db
    .select(artistColumns)
    .from(artists)
    .where(eq(artists.id, storedArtistId(anyId)));
}

/** What others' reads and writes need of them. */
export function selectArtistId(db: Database, anyId: string) {
  return db
    .select({ id: artists.id })
    .from(artists)
    .where(eq(artists.id, storedArtistId(anyId)));
}

/** What their cached record says of them, beside the albums. */
export function selectArtistFacts(db: Database, anyId: string) {
  return db
    .select({
      id: artists.id,
      name: artists.name,
      imageUrl: artists.imageUrl,
      fetchedAt: artists.fetchedAt,
      spotifyId: artistColumns.spotifyId,
    })
    .from(artists)
    .where(eq(artists.id, storedArtistId(anyId)));
}

/** In the order of the ids; those that are not stored are left out. Other ids of ours find them too. */
export function selectArtistsByIds(db: Database, ids: string[]) {
  return db
    .select({ ...artistColumns, askedAs: sql<string>`asked.value`.as("asked_as") })
    .from(sql`json_each(${JSON.stringify(ids)}) asked`)
    .innerJoin(
      artists,
      sql`${artists.id} = coalesce(
        (select x.entity_id from external_ids x where x.kind = 'artist' and x.external_id = asked.value), asked.value
      )`,
    )
    .orderBy(sql`asked.key`);
}

export function selectMostFollowedArtists(db: Database, limit: number) {
  return db
    .select({ id: artists.id })
    .from(artists)
    .where(gt(artists.followersCount, 0))
    .orderBy(desc(artists.followersCount), artists.id)
    .limit(limit);
}
