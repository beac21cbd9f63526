import { BENCH_MEMBER_ID } from "./people-rows.ts";
import type { Shape } from "./shape.ts";
import { dice, id, nth, numbers } from "./sql.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60 * 1000;
/** Prime, and larger than any number of reviews or albums: multiplied by it, a number visits every place once. */
const STRIDE = 7_368_787;
/** Twenty ratings, as people give them: J is 10. */
const RATINGS = "BCDEEFFGGGGHHHHHIIIJ";

/**
 * Review n is the kth of a member, and of album 1 where k is 0: everybody has reviewed that one. The bench member's come
 * first by number; by time all are mixed.
 */
export function reviewRows({ reviews, members, albums, ownReviews }: Shape, now: number): string[] {
  const member = `iif(n < ${ownReviews}, 1, 2 + (n - ${ownReviews}) % ${members - 1})`;
  const turn = `iif(n < ${ownReviews}, n, (n - ${ownReviews}) / ${members - 1})`;
  const album = `iif(k = 0, 1, 2 + (member * 7919 + k * ${STRIDE}) % ${albums - 1})`;
  const place = `((n * ${STRIDE}) % ${reviews})`;
  const time = `${now - 60_000} - ${place} * ${Math.floor(TWO_YEARS / reviews)}`;
  const rating = `unicode(substr('${RATINGS}', 1 + ${dice("n", 8)} % ${RATINGS.length}, 1)) - unicode('@')`;
  const sentence = (salt: number) => nth("sentence", `${dice("n", salt)} % 12`);
  const content = `CASE ${dice("n", 9)} % 5 WHEN 0 THEN '' WHEN 1 THEN ${sentence(10)}
    ELSE ${sentence(10)} || ' ' || ${sentence(11)} || ' ' || ${sentence(12)} END`;
  // Some of album 1's are liked by many, so that its order by likes is one.
  const likes = `iif(k = 0, ${dice("n", 13)} % 21, max(0, ${dice("n", 14)} % 7 - 4))`;

  return [
    `CREATE TEMP TABLE plan AS
      SELECT n, ${id("r", "n")} AS id, member, k, ${album} AS album, ${time} AS time, ${likes} AS likes
      FROM (SELECT n, ${member} AS member, ${turn} AS k FROM ${numbers(0, reviews)})`,
    `INSERT INTO reviews (id, user_id, album_id, rating, content, created_at, updated_at)
      SELECT id, ${id("u", "member")}, ${id("l", "album")}, ${rating}, ${content}, time, time FROM plan`,
    ...[0, 1, 2].map(
      (position) => `INSERT INTO review_genres (review_id, position, genre)
        SELECT id, ${position}, ${nth("genre", `(${dice("n", 15)} + 7 * ${position}) % 25`)} FROM plan
        WHERE ${dice("n", 16)} % 5 >= ${2 * position} ORDER BY id`,
    ),
    `INSERT INTO review_vibes (review_id, position, vibe)
      SELECT id, 0, ${nth("vibe", `${dice("n", 17)} % 25`)} FROM plan WHERE ${dice("n", 18)} % 5 < 2 ORDER BY id`,
    `INSERT INTO review_likes (review_id, user_id, created_at)
      SELECT plan.id, ${id("u", "liker")}, time + 1000 FROM (
        SELECT plan.id, plan.member, plan.time, 1 + (plan.n * 31 + place.n * 41) % ${members} AS liker
        FROM plan JOIN ${numbers(0, 20)} place ON place.n < plan.likes
      ) plan WHERE liker <> member ORDER BY plan.id`,
    ...shelfRows(Math.floor(ownReviews / 5)),
    "DROP TABLE plan",
  ];
}

/** The bench member's shelves, from what they reviewed. */
function shelfRows(kept: number): string[] {
  const own = (from: number, to: number) => `SELECT n, ${id("r", "n")} AS review_id FROM ${numbers(from, to)}`;
  const insert = (table: string, more: string, columns: string, picked: string) =>
    `INSERT INTO ${table} (user_id, album_id, ${columns}created_at)
      SELECT ${BENCH_MEMBER_ID}, reviews.album_id, ${picked}reviews.created_at
      FROM (${more}) picked JOIN reviews ON reviews.id = picked.review_id`;

  return [
    insert("favorite_albums", own(0, 10), "slot, ", "n + 1, "),
    insert("liked_albums", own(10, 10 + kept), "", ""),
    insert("watchlist", own(10 + kept, 10 + 2 * kept), "", ""),
    `INSERT INTO liked_tracks (user_id, track_id, created_at)
      SELECT user_id, tracks.id, created_at FROM liked_albums JOIN tracks USING (album_id) WHERE track_number = 1`,
    `INSERT INTO favorite_tracks (user_id, track_id, slot, created_at)
      SELECT user_id, tracks.id, slot, created_at FROM favorite_albums JOIN tracks USING (album_id) WHERE track_number = 1`,
    `INSERT INTO followed_artists (user_id, artist_id, created_at)
      SELECT user_id, artist_id, max(liked_albums.created_at) FROM liked_albums JOIN albums ON albums.id = album_id
      GROUP BY 1, 2`,
  ];
}
