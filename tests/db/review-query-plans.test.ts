import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  selectAlbumReviews,
  selectFollowedReviewsOfAlbum,
  selectFollowingReviews,
  selectReview,
  selectReviewOf,
  selectUserReviews,
  selectWorldReviews,
  storedAlbumId,
} from "#db/queries/reviews.ts";
import { makeCtx } from "#tests/context.ts";

/** Members m0…m99, albums a0…a99; m0 follows ten and blocks one. Of the first `n` members each reviewed the first `n` albums. */
const EVERY = 100;
const SMALL = 32;
const LARGE = EVERY;
const VIEWER = "m0";

const page = { limit: 10, offset: 0 };
const deep = { limit: 10, offset: 40 };
const albumId = storedAlbumId("a7");

const { db } = makeCtx();
const LISTS = {
  "one review": selectReview(db, VIEWER, "r3-7"),
  "a member's review of an album": selectReviewOf(db, VIEWER, { userId: "m3", albumId }),
  "the world": selectWorldReviews(db, null, { ...page, excludeFollowing: false }),
  "the world, deeper": selectWorldReviews(db, VIEWER, { ...deep, excludeFollowing: false }),
  "the world without the followed": selectWorldReviews(db, VIEWER, { ...page, excludeFollowing: true }),
  "the feed": selectFollowingReviews(db, VIEWER, page),
  "the feed, deeper": selectFollowingReviews(db, VIEWER, deep),
  "a member's newest": selectUserReviews(db, VIEWER, { userId: "m3", order: "recent", ...page }),
  "a member's oldest": selectUserReviews(db, VIEWER, { userId: "m3", order: "oldest", ...page }),
  "a member's best": selectUserReviews(db, VIEWER, { userId: "m3", order: "highestRated", ...page }),
  "a member's worst": selectUserReviews(db, VIEWER, { userId: "m3", order: "lowestRated", ...page }),
  "an album's newest": selectAlbumReviews(db, VIEWER, { albumId, order: "recent", ...page }),
  "an album's best": selectAlbumReviews(db, VIEWER, { albumId, order: "highestRated", ...page }),
  "an album's worst": selectAlbumReviews(db, VIEWER, { albumId, order: "lowestRated", ...page }),
  "an album's most liked": selectAlbumReviews(db, VIEWER, { albumId, order: "mostLiked", ...page }),
  "an album's by the followed": selectFollowedReviewsOfAlbum(db, VIEWER, { albumId, ...page }),
};

const NUMBERS = `with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${EVERY})`;

beforeAll(async () => {
  await run(
    `insert into users (id, username, username_key, email, email_key, created_at) ${NUMBERS}
     select 'm' || i, 'member_' || i, 'member_' || i, 'm' || i || '@example.com', 'm' || i || '@example.com', 1 from n`,
    "insert into artists (id, name, name_key, source, fetched_at) values ('x', 'X', 'x', 'demo', 1)",
    `insert into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, source, fetched_at) ${NUMBERS}
     select 'a' || i, 'A', 'a', 'x', 'X', 'x', 'album', 'demo', 1 from n`,
    `insert into follows ${NUMBERS} select 'm0', 'm' || i, i from n where i between 1 and 10`,
    "insert into blocks values ('m0', 'm20', 1)",
  );
});

for (const [name, statement] of Object.entries(LISTS)) {
  test(`${name}: every row is found by an index`, async () => {
    const { sql, params } = statement.toSQL();

    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();

    const scans = results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"));
    expect(
      scans.filter(
        (scan) => !/^SCAN (followee|writer|since|CONSTANT ROW|reviews USING INDEX reviews_by_time)/.test(scan),
      ),
    ).toEqual([]);
  });
}

test("no list reads more rows where there are ten times as many reviews", async () => {
  await growTo(SMALL);
  const small = await rowsReadByEach();
  await growTo(LARGE);
  const large = await rowsReadByEach();

  for (const name of Object.keys(LISTS)) {
    expect.soft(large[name], `${name}: ${small[name]} → ${large[name]}`).toBeLessThanOrEqual((small[name] ?? 0) * 1.1);
  }
});

test("the feed is what a look at every review would find", async () => {
  await growTo(LARGE);
  await run("update reviews set removed_at = 1 where user_id in ('m1', 'm2') and album_id <> 'a50'");
  const plain = await env.DB.prepare(
    `select id from reviews where removed_at is null and user_id in (select following_id from follows where follower_id = 'm0')
     order by created_at desc, id desc`,
  ).all<{ id: string }>();

  for (const [limit, offset] of [
    [1, 0],
    [10, 0],
    [7, 3],
    [50, 50],
    [20, 500],
    [50, 790],
  ] as const) {
    const found = await selectFollowingReviews(db, VIEWER, { limit, offset });
    expect(found.map(({ review }) => review.id)).toEqual(
      plain.results.slice(offset, offset + limit).map(({ id }) => id),
    );
  }
});

async function growTo(n: number) {
  await run(
    `insert or ignore into reviews (id, user_id, album_id, rating, created_at, updated_at) ${NUMBERS}
     select 'r' || m || '-' || a, 'm' || m, 'a' || a, 1 + (m * 3 + a * 7) % 10, time, time from (
       select m.i as m, a.i as a, (m.i * 7919 + a.i * 104729) % 1000003 as time from n m, n a
       where m.i < ${n} and a.i < ${n}
     )`,
  );
}

async function rowsReadByEach() {
  const rows: Record<string, number> = {};
  for (const [name, statement] of Object.entries(LISTS)) {
    const { sql, params } = statement.toSQL();
    const { meta } = await env.DB.prepare(sql)
      .bind(...params)
      .all();
    rows[name] = meta.rows_read;
  }
  return rows;
}

async function run(...statements: string[]) {
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}
