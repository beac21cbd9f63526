import { type Shape, TRACKS_PER_ALBUM } from "./shape.ts";
import { dice, id, nth, numbers } from "./sql.ts";
import { KNOWN_ARTIST } from "./words.ts";

const ALBUMS_PER_ARTIST = 4;

/** The first, who has the longest timeline. */
export const HOT_ARTIST_ID = id("a", "1");
/** Albums are numbered from 1, and everybody has reviewed the first. */
export const HOT_ALBUM_ID = id("l", "1");

export function catalogueRows({ artists, albums }: Shape, now: number): string[] {
  const pair = `${nth("adjective", "n % 50")} || ' ' || ${nth("noun", "n / 50 % 50")}`;
  const artistName = `iif(n = 1, '${KNOWN_ARTIST}', 'The ' || ${pair} || iif(n < 2500, '', ' ' || (n / 2500)))`;
  const title = `${nth("adjective", `${dice("n", 3)} % 50`)} || ' ' || ${nth("noun", `${dice("n", 4)} % 50`)}`;
  const trackName = `${nth("noun", `${dice("t", 5)} % 50`)} || ' of ' || ${nth("noun", `${dice("t", 6)} % 50`)}`;

  return [
    `INSERT INTO artists (id, name, name_key, source, fetched_at, discography_fetched_at)
      SELECT ${id("a", "n")}, name, lower(name), 'demo', ${now}, ${now}
      FROM (SELECT n, ${artistName} AS name FROM ${numbers(1, artists + 1)})`,
    `INSERT INTO albums (id, title, title_key, artist_id, artist_name, artist_key, release_date, album_type, total_tracks,
        source, fetched_at, tracks_fetched_at)
      SELECT ${id("l", "n")}, title, lower(title), artist.id, artist.name, artist.name_key,
        printf('%d-%02d-%02d', 1960 + n % 65, 1 + n % 12, 1 + n % 28), 'album', ${TRACKS_PER_ALBUM}, 'demo', ${now}, ${now}
      FROM (SELECT n, ${title} AS title, ${id("a", `(1 + (n - 1) / ${ALBUMS_PER_ARTIST})`)} AS artist_id
        FROM ${numbers(1, albums + 1)}) album
      JOIN artists artist ON artist.id = album.artist_id`,
    `INSERT INTO album_genres (album_id, genre, position)
      SELECT ${id("l", "album.n")}, ${nth("genre", "(album.n + 7 * place.n) % 25")}, place.n
      FROM ${numbers(1, albums + 1)} album, ${numbers(0, 2)} place`,
    `INSERT INTO tracks (id, album_id, name, name_key, artists, track_number, duration_ms)
      SELECT ${id("t", "t")}, album_id, name, lower(name), artists, place, 120000 + ${dice("t", 7)} % 240000
      FROM (SELECT *, ${trackName} AS name FROM (
        SELECT album.rowid * 100 + place.n AS t, album.id AS album_id, place.n AS place,
          json_array(json_object('id', album.artist_id, 'name', album.artist_name)) AS artists
        FROM albums album, ${numbers(1, TRACKS_PER_ALBUM + 1)} place
      ))`,
  ];
}
