import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addAlbum, addReview, addUser, insertRow } from "./rows.ts";

const DAY = 24 * 60 * 60 * 1000;
const HALF_LIFE = 3 * DAY;
const NOW = Date.UTC(2026, 10, 20);

async function ranksOf(album_id: string) {
  const { results } = await env.DB.prepare(
    "select weighted_rating, heat from album_genres where album_id = ? order by genre",
  )
    .bind(album_id)
    .all<{ weighted_rating: number | null; heat: number | null }>();
  return results;
}

/** In units of the weight of a review made just now. */
function sinceNow(heat: number | null | undefined) {
  return 2 ** ((heat ?? Number.NaN) - NOW / HALF_LIFE);
}

test("an album without a review has no rank", async () => {
  const album_id = await addAlbum();
  await insertRow("album_genres", { album_id, genre: "Jazz", position: 0 });

  expect(await ranksOf(album_id)).toEqual([{ weighted_rating: null, heat: null }]);
});

test("a rating counts beside five of 7, and the newer a review the more heat it gives", async () => {
  const album_id = await addAlbum();
  await insertRow("album_genres", { album_id, genre: "Jazz", position: 0 });
  await addReview({ album_id, rating: 10, created_at: NOW });
  await addReview({ album_id, rating: 9, created_at: NOW - HALF_LIFE });
  await addReview({ album_id, rating: 2, created_at: NOW - 2 * HALF_LIFE });

  const [rank] = await ranksOf(album_id);

  expect(rank?.weighted_rating).toBe((35 + 21) / 8);
  expect(sinceNow(rank?.heat)).toBeCloseTo(1 + 1 / 2 + 1 / 4, 9);
});

test("a genre that is told later ranks the album as its other genres do", async () => {
  const album_id = await addAlbum();
  await insertRow("album_genres", { album_id, genre: "Jazz", position: 0 });
  await addReview({ album_id, created_at: NOW });

  await insertRow("album_genres", { album_id, genre: "Soul", position: 1 });

  const [jazz, soul] = await ranksOf(album_id);
  expect(soul).toEqual(jazz);
  expect(soul?.weighted_rating).toBe(7);
});

test("reviews edited, removed, restored and deleted move the rank, and the last one takes it away", async () => {
  const album_id = await addAlbum();
  await insertRow("album_genres", { album_id, genre: "Jazz", position: 0 });
  const user_id = await addUser();
  const review = await addReview({ album_id, user_id, rating: 10, created_at: NOW });
  const write = (sql: string, id: string) => env.DB.prepare(sql).bind(id).run();
  const rank = async () => {
    const [{ weighted_rating = null, heat = null } = {}] = await ranksOf(album_id);
    return [weighted_rating, heat === null ? null : Math.round(sinceNow(heat) * 1000) / 1000];
  };

  await write("update reviews set rating = 4 where id = ?", review);
  expect(await rank()).toEqual([39 / 6, 1]);
  await write("update reviews set removed_at = 1 where id = ?", review);
  expect(await rank()).toEqual([null, null]);
  await write("update reviews set removed_at = null where id = ?", review);
  expect(await rank()).toEqual([39 / 6, 1]);
  await write("delete from users where id = ?", user_id);
  expect(await rank()).toEqual([null, null]);
});

test("of many reviews the hundred newest give heat, from whatever time they are", async () => {
  const [busy, old] = [await addAlbum(), await addAlbum()];
  for (const album_id of [busy, old]) await insertRow("album_genres", { album_id, genre: "Jazz", position: 0 });
  await env.DB.batch(
    [
      `insert into users (id, username, username_key, email, email_key, created_at)
       with recursive n (i) as (select 0 union all select i + 1 from n where i < 149)
       select 'h' || i, 'hot_' || i, 'hot_' || i, 'h' || i, 'h' || i, 1 from n`,
      `insert into reviews (id, user_id, album_id, rating, created_at, updated_at)
       select 'busy' || id, id, '${busy}', 8, ${NOW}, ${NOW} from users where id glob 'h*'`,
      `insert into reviews (id, user_id, album_id, rating, created_at, updated_at)
       select 'old' || id, id, '${old}', 8, 1, 1 from users where id glob 'h*'`,
    ].map((sql) => env.DB.prepare(sql)),
  );

  const [[hot], [cold]] = [await ranksOf(busy), await ranksOf(old)];

  expect(sinceNow(hot?.heat)).toBeCloseTo(100, 6);
  expect(cold?.heat).toBeCloseTo(Math.log2(100), 6);
  expect(hot?.weighted_rating).toBe((35 + 8 * 150) / 155);
});
