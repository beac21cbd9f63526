import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addAlbum, addArtist, addPost, addReview, addTrack, addUser, insertRow } from "./rows.ts";

/** Every kept counter, and how to count it again for one row `t` of its table. */
const COUNTERS: Record<string, Record<string, string>> = {
  users: {
    reviews_count: "select count(*) from reviews where user_id = t.id and removed_at is null",
    last_review_at: "select max(created_at) from reviews where user_id = t.id and removed_at is null",
    packs_count: "select count(*) from packs where user_id = t.id",
    followers_count: "select count(*) from follows where following_id = t.id",
    following_count: "select count(*) from follows where follower_id = t.id",
  },
  artists: { followers_count: "select count(*) from followed_artists where artist_id = t.id" },
  albums: {
    review_count: "select count(*) from reviews where album_id = t.id and removed_at is null",
    rating_sum: "select coalesce(sum(rating), 0) from reviews where album_id = t.id and removed_at is null",
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rating) => [
        `rated_${rating}`,
        `select count(*) from reviews where album_id = t.id and rating = ${rating} and removed_at is null`,
      ]),
    ),
  },
  album_review_genres: {
    count: `select count(*) from review_genres g join reviews r on r.id = g.review_id
            where r.album_id = t.album_id and g.genre = t.genre and r.removed_at is null`,
  },
  album_genres: {
    weighted_rating: `select (35.0 + sum(rating)) / (5 + count(*)) from reviews
                      where album_id = t.album_id and removed_at is null having count(*) > 0`,
    heat: "select heat from album_ranks where album_id = t.album_id",
  },
  reviews: {
    likes_count: "select count(*) from review_likes where review_id = t.id",
    comments_count: "select count(*) from review_comments where review_id = t.id and removed_at is null",
  },
  review_comments: { likes_count: "select count(*) from review_comment_likes where comment_id = t.id" },
  packs: {
    albums_count: "select count(*) from pack_albums where pack_id = t.id",
    tracks_count: "select count(*) from pack_tracks where pack_id = t.id",
  },
  posts: {
    likes_count: "select count(*) from post_likes where post_id = t.id",
    comments_count: "select count(*) from post_comments where post_id = t.id and removed_at is null",
  },
  post_comments: {
    likes_count: "select count(*) from post_comment_likes where comment_id = t.id",
    replies_count: "select count(*) from post_comments where parent_comment_id = t.id and removed_at is null",
  },
  timeline_suggestions: {
    yes_votes: "select count(*) from timeline_votes where suggestion_id = t.id and vote_type = 'yes'",
    no_votes: "select count(*) from timeline_votes where suggestion_id = t.id and vote_type = 'no'",
  },
  notifications: { actors_count: "select count(*) from notification_deeds where notification_id = t.id" },
};

const SEARCH_INDEXES = ["albums_fts", "artists_fts", "users_fts", "packs_fts"];

/** What a storm may be refused for. A CHECK on a counter is not among them: there a trigger counted wrongly. */
const REFUSALS = [
  /^UNIQUE constraint failed/,
  /^FOREIGN KEY constraint failed/,
  /^NOT NULL constraint failed/,
  /^CHECK constraint failed: (follower_id <> following_id|blocker_id <> blocked_id)/,
  /^(blocked|reply to a reply):/,
];

test("after a storm of writes every counter equals a recount", { timeout: 60_000 }, async () => {
  const seen = { done: 0, refused: 0 };

  await fc.assert(
    fc.asyncProperty(fc.array(someWrite(), { minLength: 500, maxLength: 600 }), async (storm) => {
      await startAfresh();
      for (const sql of storm) {
        const outcome = await attempt(sql);
        seen[outcome] += 1;
      }

      expect(await drifted()).toEqual([]);
      await searchIndexesAgree();
    }),
    { seed: 19_590_817, numRuns: 5, interruptAfterTimeLimit: 15_000 },
  );

  expect(seen.done / (seen.done + seen.refused)).toBeGreaterThan(0.7);
});

test("every counter the tables keep is among those recounted", async () => {
  const { results } = await env.DB.prepare(
    `select t.name || '.' || c.name as counter from pragma_table_list as t, pragma_table_info(t.name) as c
     where t.schema = 'main' and t.type = 'table' and t.name not glob '_cf_*' and t.name <> 'rate_counters'
       and (c.name glob '*_count' or c.name glob '*_votes' or c.name glob 'rated_*'
         or c.name in ('count', 'rating_sum', 'last_review_at', 'weighted_rating', 'heat'))`,
  ).all<{ counter: string }>();

  const recounted = Object.entries(COUNTERS).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(results.map(({ counter }) => counter).sort()).toEqual(recounted.sort());
});

test("a member who leaves takes along what others did to their words, and their own marks on others'", async () => {
  const [leaving, staying] = [await addUser(), await addUser()];
  const album_id = await addAlbum();
  const theirs = await addReview({ user_id: leaving, album_id, rating: 3 });
  const other = await addReview({ user_id: staying, album_id, rating: 9 });
  const post_id = await addPost({ user_id: staying });
  const at = { created_at: 1000 };
  await insertRow("review_genres", { review_id: theirs, position: 0, genre: "Jazz" });
  await insertRow("review_genres", { review_id: other, position: 0, genre: "Jazz" });
  for (const review_id of [theirs, other]) {
    for (const user_id of [leaving, staying]) {
      const id = `${review_id}-${user_id}`;
      await insertRow("review_likes", { review_id, user_id, ...at });
      await insertRow("review_comments", { id, review_id, user_id, content: "Words", ...at });
      await insertRow("review_comment_likes", { comment_id: id, user_id: leaving, ...at });
      await insertRow("review_comment_likes", { comment_id: id, user_id: staying, ...at });
    }
  }
  await insertRow("post_comments", { id: "asked", post_id, user_id: leaving, content: "Words", ...at });
  await insertRow("post_comments", {
    id: "answered",
    post_id,
    user_id: staying,
    parent_comment_id: "asked",
    content: "Words",
    ...at,
  });
  await insertRow("follows", { follower_id: leaving, following_id: staying, ...at });
  await insertRow("follows", { follower_id: staying, following_id: leaving, ...at });

  await env.DB.prepare("delete from users where id = ?").bind(leaving).run();

  expect(await first("select review_count, rating_sum, rated_3, rated_9 from albums where id = ?", album_id)).toEqual({
    review_count: 1,
    rating_sum: 9,
    rated_3: 0,
    rated_9: 1,
  });
  expect(await first("select genre, count from album_review_genres where album_id = ?", album_id)).toEqual({
    genre: "Jazz",
    count: 1,
  });
  expect(await first("select likes_count, comments_count from reviews where id = ?", other)).toEqual({
    likes_count: 1,
    comments_count: 1,
  });
  expect(await first("select likes_count from review_comments where id = ?", `${other}-${staying}`)).toEqual({
    likes_count: 1,
  });
  expect(await first("select comments_count from posts where id = ?", post_id)).toEqual({ comments_count: 0 });
  expect(await first("select followers_count, following_count from users where id = ?", staying)).toEqual({
    followers_count: 0,
    following_count: 0,
  });
  expect(await first("select count(*) as rest from review_comments where review_id = ?", theirs)).toEqual({ rest: 0 });
});

test("a review that goes, hidden or shown, leaves each of its genres once", async () => {
  const album_id = await addAlbum();
  const [shown, hidden, staying] = [
    await addReview({ album_id }),
    await addReview({ album_id }),
    await addReview({ album_id }),
  ];
  for (const review_id of [shown, hidden, staying]) {
    await insertRow("review_genres", { review_id, position: 0, genre: "Jazz" });
    await insertRow("review_genres", { review_id, position: 1, genre: "Soul" });
  }
  const counts = () =>
    env.DB.prepare("select genre, count from album_review_genres where album_id = ? order by genre")
      .bind(album_id)
      .all()
      .then(({ results }) => results);

  await env.DB.prepare("update reviews set removed_at = 2000 where id = ?").bind(hidden).run();
  expect(await counts()).toEqual([
    { genre: "Jazz", count: 2 },
    { genre: "Soul", count: 2 },
  ]);

  await env.DB.prepare("delete from reviews where id in (?, ?)").bind(shown, hidden).run();
  expect(await counts()).toEqual([
    { genre: "Jazz", count: 1 },
    { genre: "Soul", count: 1 },
  ]);
});

test("a notification lasts as long as one of its actors", async () => {
  const [user_id, leaving, undoing] = [await addUser(), await addUser(), await addUser()];
  const review_id = await addReview({ user_id });
  await insertRow("notifications", {
    id: "likes",
    user_id,
    notification_type: "review_like",
    entity_type: "review",
    entity_id: review_id,
    created_at: 1000,
  });
  await insertRow("notification_deeds", {
    notification_id: "likes",
    actor_id: leaving,
    deed: "like",
    created_at: 2000,
  });
  await insertRow("notification_deeds", {
    notification_id: "likes",
    actor_id: undoing,
    deed: "like",
    created_at: 1500,
  });
  const line = () => first("select actors_count, created_at from notifications where id = ?", "likes");
  expect(await line()).toEqual({ actors_count: 2, created_at: 2000 });

  await env.DB.prepare("delete from users where id = ?").bind(leaving).run();
  expect(await line()).toEqual({ actors_count: 1, created_at: 2000 });

  await env.DB.prepare("delete from notification_deeds where actor_id = ?").bind(undoing).run();
  expect(await line()).toBeNull();
});

test("what goes takes its notifications along", async () => {
  const [user_id, actor_id] = [await addUser(), await addUser()];
  const [review_id, post_id] = [await addReview({ user_id }), await addPost({ user_id })];
  const words = { user_id: actor_id, content: "Words", created_at: 1000 };
  await insertRow("review_comments", { id: "under-review", review_id, ...words });
  await insertRow("post_comments", { id: "under-post", post_id, ...words });
  const line = { user_id, created_at: 1000 };
  const onReview = { ...line, entity_type: "review", entity_id: review_id };
  const onPost = { ...line, entity_type: "community_post", entity_id: post_id };
  await insertRow("notifications", { ...onReview, id: "n1", notification_type: "review_like" });
  await insertRow("notifications", {
    ...onReview,
    id: "n2",
    notification_type: "review_comment",
    comment_id: "under-review",
  });
  await insertRow("notifications", { ...onPost, id: "n3", notification_type: "post_like" });
  await insertRow("notifications", {
    ...onPost,
    id: "n4",
    notification_type: "post_comment",
    comment_id: "under-post",
  });
  await insertRow("notification_deeds", { notification_id: "n2", actor_id, deed: "comment", created_at: 1000 });
  const left = () => first("select group_concat(id order by id) as ids from notifications where user_id = ?", user_id);

  await env.DB.prepare("delete from review_comments where id = 'under-review'").run();
  await env.DB.prepare("delete from post_comments where id = 'under-post'").run();
  expect(await left()).toEqual({ ids: "n1,n3" });

  await env.DB.prepare("delete from reviews where id = ?").bind(review_id).run();
  await env.DB.prepare("delete from posts where id = ?").bind(post_id).run();
  expect(await left()).toEqual({ ids: null });
});

function first(sql: string, ...values: string[]) {
  return env.DB.prepare(sql)
    .bind(...values)
    .first();
}

test("a genre that no standing review names leaves no row, and comes back with the review", async () => {
  const album_id = await addAlbum();
  const review_id = await addReview({ album_id });
  await insertRow("review_genres", { review_id, position: 0, genre: "Jazz" });
  const kept = () => first("select genre, count from album_review_genres where album_id = ?", album_id);
  const remove = (at: number | null) =>
    env.DB.prepare("update reviews set removed_at = ? where id = ?").bind(at, review_id).run();

  await remove(2000);
  expect(await kept()).toBeNull();

  await insertRow("review_genres", { review_id, position: 1, genre: "Soul" });
  await env.DB.prepare("delete from review_genres where review_id = ? and position = 1").bind(review_id).run();
  expect(await kept()).toBeNull();

  await remove(null);
  expect(await kept()).toEqual({ genre: "Jazz", count: 1 });

  await env.DB.prepare("update review_genres set genre = 'Folk' where review_id = ?").bind(review_id).run();
  expect(await kept()).toEqual({ genre: "Folk", count: 1 });

  await env.DB.prepare("delete from reviews where id = ?").bind(review_id).run();
  expect(await kept()).toBeNull();
});

async function drifted() {
  const recounts = Object.entries(COUNTERS).flatMap(([table, columns]) => {
    const name = table.startsWith("album_") ? "t.album_id || ' ' || t.genre" : "t.id";
    return Object.entries(columns).map(([column, recount]) =>
      env.DB.prepare(
        `select '${table}.${column}' as counter, ${name} as id, t.${column} as kept, (${recount}) as counted
         from ${table} as t where kept is not counted`,
      ),
    );
  });
  const uncounted = env.DB.prepare(
    `select 'album_review_genres' as counter, r.album_id || ' ' || g.genre as id, null as kept, count(*) as counted
     from review_genres g join reviews r on r.id = g.review_id
     where r.removed_at is null
       and not exists (select 1 from album_review_genres a where a.album_id = r.album_id and a.genre = g.genre)
     group by r.album_id, g.genre`,
  );
  const emptied = env.DB.prepare(
    "select 'album_review_genres' as counter, album_id || ' ' || genre as id, count as kept, null as counted from album_review_genres where count = 0",
  );
  const answers = await env.DB.batch([...recounts, uncounted, emptied]);
  return answers.flatMap(({ results }) => results);
}

/** Without rank 1, an index whose contents stand elsewhere is compared with itself alone. */
async function searchIndexesAgree() {
  for (const index of SEARCH_INDEXES) {
    await env.DB.prepare(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`).run();
  }
}

async function attempt(sql: string) {
  try {
    const { meta } = await env.DB.prepare(sql).run();
    return meta.changes > 0 ? "done" : "refused";
  } catch (error) {
    const message = String(error).replace(/^Error: D1_ERROR: /, "");
    if (REFUSALS.some((refusal) => refusal.test(message))) return "refused";
    throw new Error(`${message} in: ${sql}`);
  }
}

async function startAfresh() {
  // Counters that a failing storm left too low would refuse the deletes, and no smaller storm could be tried.
  const lift = Object.entries(COUNTERS).map(([table, columns]) => {
    const lifted = Object.keys(columns).map((column) => `${column} = 1000000`);
    return `update ${table} set ${lifted.join(", ")}`;
  });
  const clear = ["users", "tracks", "albums", "artists"].map((table) => `delete from ${table}`);
  const rebuild = SEARCH_INDEXES.map((index) => `insert into ${index} (${index}) values ('rebuild')`);
  await env.DB.batch([...lift, ...clear, ...rebuild].map((sql) => env.DB.prepare(sql)));

  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await addUser({ id: `u${number}` });
  for (const number of [1, 2, 3]) {
    const artist_id = await addArtist({ id: `a${number}` });
    for (const side of ["x", "y"]) {
      const album_id = await addAlbum({ id: `${artist_id}${side}`, artist_id });
      await addTrack({ id: `${album_id}1`, album_id });
      await addTrack({ id: `${album_id}2`, album_id });
    }
  }
}

/** One statement of a storm, complete with its values, so that a failing storm can be read and run again. */
function someWrite() {
  const number = fc.nat({ max: 999 });
  return fc.oneof(
    ...WRITES.map(([weight, write]) => ({
      weight,
      arbitrary: fc.tuple(number, number, number, number).map(([a, b, c, d]) => write(a, b, c, d)),
    })),
  );
}

/** `(id) in (…)` with the nth row there is: whatever has come and gone, it hits. */
function nth(table: string, n: number, key = "id") {
  return `(${key}) in (select ${key} from ${table} order by ${key} limit 1 offset ${n} % max((select count(*) from ${table}), 1))`;
}

/** The key of the nth row, as a value. */
function one(table: string, n: number, key = "id") {
  return `(select ${key} from ${table} where ${nth(table, n, key)})`;
}

/** The three ways an insert may meet a row that is there already. */
function insert(into: string, values: string, n: number) {
  if (n % 3 === 0) return `insert into ${into} values (${values})`;
  if (n % 3 === 1) return `insert or ignore into ${into} values (${values})`;
  return `insert into ${into} values (${values}) on conflict do nothing`;
}

/** Hides or shows, half the time what is hidden or shown already. */
function setRemoved(n: number) {
  return `removed_at = iif(${n} % 2, ${n}, null)`;
}

const WRITES: [weight: number, write: (a: number, b: number, c: number, d: number) => string][] = [
  // Members
  [
    6,
    (a, b, c, d) =>
      insert(
        "users (id, username, username_key, email, email_key, name, created_at)",
        `'u${a}-${b}', 'm${a}_${b}', 'm${a}_${b}', 'e${a}-${b}', 'e${a}-${b}', 'Member ${c}', ${c}`,
        d,
      ),
  ],
  [
    2,
    (a, b, c) =>
      `update users set username = 'r${b}_${c}', username_key = 'r${b}_${c}', name = null where ${nth("users", a)}`,
  ],
  [1, (a, b) => `update users set name = 'Renamed ${b}' where ${nth("users", a)}`],
  [3, (a) => `delete from users where ${nth("users", a)}`],

  // The catalogue
  [
    1,
    (a, b, c, d) =>
      insert(
        "albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, source, fetched_at)",
        `'b${a}-${b}', 'Title ${c}', '', ${one("artists", a)}, 'Artist', '', 'album', 'demo', 1`,
        d,
      ),
  ],
  [1, (a, b) => `update albums set title = 'Other ${b}' where ${nth("albums", a)}`],
  [1, (a) => `delete from albums where ${nth("albums", a)}`],
  [
    6,
    (a, b, c, d) =>
      insert(
        "album_genres (album_id, genre, position)",
        `${one("albums", a)}, ${one("genres", b % 4, "name")}, ${c}`,
        d,
      ),
  ],
  [1, (a) => `delete from album_genres where ${nth("album_genres", a, "album_id, genre")}`],
  [
    1,
    (a, b, c, d) =>
      insert("artists (id, name, name_key, source, fetched_at)", `'a${a}-${b}', 'N${c}', '', 'demo', 1`, d),
  ],
  [1, (a, b) => `update artists set name = 'Björk ${b}' where ${nth("artists", a)}`],
  [1, (a) => `delete from artists where ${nth("artists", a)}`],

  // Reviews
  [
    16,
    (a, b, c, d) =>
      insert(
        "reviews (id, user_id, album_id, rating, created_at, updated_at, removed_at)",
        `'r${a}-${b}', ${one("users", a)}, ${one("albums", b)}, 1 + ${c} % 10, ${c}, ${c}, iif(${d} % 7 = 0, 1, null)`,
        d,
      ),
  ],
  [6, (a, b) => `update reviews set rating = 1 + ${b} % 10 where ${nth("reviews", a)}`],
  [5, (a, b) => `update reviews set ${setRemoved(b)} where ${nth("reviews", a)}`],
  [3, (a, b, c) => `update reviews set ${setRemoved(b)}, rating = 1 + ${c} % 10 where ${nth("reviews", a)}`],
  [1, (a, b) => `update reviews set ${setRemoved(b)} where album_id = ${one("albums", a)}`],
  [2, (a) => `delete from reviews where ${nth("reviews", a)}`],
  [1, (a) => `delete from reviews where album_id = ${one("albums", a)}`],
  [
    14,
    (a, b, c, d) =>
      insert(
        "review_genres (review_id, position, genre)",
        `${one("reviews", a)}, ${b} % 3, ${one("genres", c % 4, "name")}`,
        d,
      ),
  ],
  [
    3,
    (a, b, c) =>
      `insert into review_genres (review_id, position, genre)
       values (${one("reviews", a)}, ${b} % 3, ${one("genres", c % 4, "name")})
       on conflict (review_id, position) do update set genre = excluded.genre`,
  ],
  [3, (a) => `delete from review_genres where ${nth("review_genres", a, "review_id, position")}`],
  [12, (a, b, c, d) => insert("review_likes", `${one("reviews", a)}, ${one("users", b)}, ${c}`, d)],
  [1, (a, b) => `insert or ignore into review_likes select id, ${one("users", a)}, ${b} from reviews`],
  [3, (a) => `delete from review_likes where ${nth("review_likes", a, "review_id, user_id")}`],
  [
    12,
    (a, b, c, d) =>
      insert(
        "review_comments (id, review_id, user_id, content, created_at, removed_at)",
        `'c${a}-${b}', ${one("reviews", a)}, ${one("users", b)}, 'Words', ${c}, iif(${d} % 7 = 0, 1, null)`,
        d,
      ),
  ],
  [4, (a, b) => `update review_comments set ${setRemoved(b)} where ${nth("review_comments", a)}`],
  [2, (a) => `delete from review_comments where ${nth("review_comments", a)}`],
  [9, (a, b, c, d) => insert("review_comment_likes", `${one("review_comments", a)}, ${one("users", b)}, ${c}`, d)],
  [2, (a) => `delete from review_comment_likes where ${nth("review_comment_likes", a, "comment_id, user_id")}`],

  // Follows and blocks
  [12, (a, b, c, d) => insert("follows", `${one("users", a)}, ${one("users", b)}, ${c}`, d)],
  [3, (a) => `delete from follows where ${nth("follows", a, "follower_id, following_id")}`],
  [6, (a, b, c, d) => insert("followed_artists", `${one("users", a)}, ${one("artists", b)}, ${c}`, d)],
  [2, (a) => `delete from followed_artists where ${nth("followed_artists", a, "user_id, artist_id")}`],
  [3, (a, b, c, d) => insert("blocks", `${one("users", a)}, ${one("users", b)}, ${c}`, d)],
  [3, (a) => `delete from blocks where ${nth("blocks", a, "blocker_id, blocked_id")}`],

  // Packs
  [
    5,
    (a, b, c, d) =>
      insert(
        "packs (id, user_id, name, name_key, created_at)",
        `'p${a}-${b}', ${one("users", a)}, 'Pack ${c}', '', ${c}`,
        d,
      ),
  ],
  [2, (a, b) => `update packs set name = 'Pack ${b}', description = 'Words ${b}' where ${nth("packs", a)}`],
  [1, (a) => `delete from packs where ${nth("packs", a)}`],
  [6, (a, b, c, d) => insert("pack_albums", `${one("packs", a)}, ${one("albums", b)}, ${c}`, d)],
  [2, (a) => `delete from pack_albums where ${nth("pack_albums", a, "pack_id, album_id")}`],
  [6, (a, b, c, d) => insert("pack_tracks", `${one("packs", a)}, ${one("tracks", b)}, ${c}`, d)],
  [2, (a) => `delete from pack_tracks where ${nth("pack_tracks", a, "pack_id, track_id")}`],

  // Community
  [
    6,
    (a, b, c, d) =>
      insert(
        "posts (id, user_id, content, topic_type, topic_id, topic_name, created_at)",
        `'o${a}-${b}', ${one("users", a)}, 'Words', 'genre', 'Jazz', 'Jazz', ${c}`,
        d,
      ),
  ],
  [1, (a, b) => `update posts set ${setRemoved(b)} where ${nth("posts", a)}`],
  [2, (a) => `delete from posts where ${nth("posts", a)}`],
  [9, (a, b, c, d) => insert("post_likes", `${one("posts", a)}, ${one("users", b)}, ${c}`, d)],
  [2, (a) => `delete from post_likes where ${nth("post_likes", a, "post_id, user_id")}`],
  [
    8,
    (a, b, c, d) =>
      insert(
        "post_comments (id, post_id, user_id, content, created_at, removed_at)",
        `'k${a}-${b}', ${one("posts", a)}, ${one("users", b)}, 'Words', ${c}, iif(${d} % 7 = 0, 1, null)`,
        d,
      ),
  ],
  [
    12,
    (a, b, c, d) =>
      `insert into post_comments (id, post_id, user_id, parent_comment_id, content, created_at, removed_at)
       select 'y${a}-${b}', post_id, ${one("users", b)}, id, 'Words', ${c}, iif(${d} % 7 = 0, 1, null)
       from post_comments where ${nth("post_comments", a)}`,
  ],
  [5, (a, b) => `update post_comments set ${setRemoved(b)} where ${nth("post_comments", a)}`],
  [3, (a) => `delete from post_comments where ${nth("post_comments", a)}`],
  [9, (a, b, c, d) => insert("post_comment_likes", `${one("post_comments", a)}, ${one("users", b)}, ${c}`, d)],
  [2, (a) => `delete from post_comment_likes where ${nth("post_comment_likes", a, "comment_id, user_id")}`],

  // The timeline
  [
    4,
    (a, b, c, d) =>
      insert(
        "timeline_suggestions (id, artist_id, user_id, title, event_type, event_date, vote_deadline, created_at)",
        `'s${a}-${b}', ${one("artists", a)}, ${one("users", b)}, 'Event', 'News', '2024-02-29', ${c}, ${c}`,
        d,
      ),
  ],
  [1, (a) => `delete from timeline_suggestions where ${nth("timeline_suggestions", a)}`],
  [
    9,
    (a, b, c, d) =>
      `insert into timeline_votes (suggestion_id, user_id, vote_type, created_at)
       values (${one("timeline_suggestions", a)}, ${one("users", b)}, iif(${d} % 2, 'yes', 'no'), ${c})
       on conflict (suggestion_id, user_id) do update set vote_type = excluded.vote_type`,
  ],
  [
    3,
    (a, b) =>
      `update timeline_votes set vote_type = iif(${b} % 2, 'yes', 'no') where ${nth("timeline_votes", a, "suggestion_id, user_id")}`,
  ],
  [2, (a) => `delete from timeline_votes where ${nth("timeline_votes", a, "suggestion_id, user_id")}`],

  // Notifications
  [
    6,
    (a, b, c, d) =>
      insert(
        "notifications (id, user_id, notification_type, entity_type, entity_id, created_at)",
        `'n${a}-${b}', ${one("users", a)}, 'review_like', 'review', ${one("reviews", b)}, ${c}`,
        d,
      ),
  ],
  [
    4,
    (a, b, c, d) =>
      insert(
        "notifications (id, user_id, notification_type, entity_type, entity_id, comment_id, created_at)",
        `'n${a}-${b}', ${one("users", a)}, 'post_comment', 'community_post', ${one("posts", b)}, ${one("post_comments", c)}, ${c}`,
        d,
      ),
  ],
  [
    12,
    (a, b, c, d) =>
      insert("notification_deeds", `${one("notifications", a)}, ${one("users", b)}, 'deed ${c % 9}', ${c}`, d),
  ],
  [3, (a) => `delete from notification_deeds where ${nth("notification_deeds", a, "actor_id, deed")}`],
  [3, (a) => `update notifications set is_read = 1 - is_read where ${nth("notifications", a)}`],
  [1, (a) => `delete from notifications where ${nth("notifications", a)}`],
];
