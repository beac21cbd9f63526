import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ARCHIVE_LISTS, type ArchiveListName } from "#db/queries/export-lists.ts";
import * as schema from "#db/schema/index.ts";
import { ArchiveShape } from "#worker/api/archive-shape.ts";
import { ARCHIVE_PAGE } from "#worker/domain/export.server.ts";
import { hashToken } from "#worker/domain/sessions.server.ts";
import { db, makeAlbum, makeMember, makeMemberWithPassword, PASSWORD } from "../factories.ts";
import { makeFullMember } from "../full-member.ts";
import { api, apiJson } from "../http.ts";
import { listen } from "../live.ts";

type Archive = Record<ArchiveListName, Record<string, unknown>[]> & {
  version: number;
  profile: Record<string, unknown>;
  settings: Record<string, unknown>;
};

/** Tables that hold something of a member which their archive leaves out, and why. */
const NOT_EXPORTED: Record<string, string> = {
  users: "the profile",
  settings: "the settings",
  password_resets: "a hash for an hour, which opens the account",
  notification_deeds:
    "what others were told of the member's own likes, comments and follows, which are there themselves",
};

function exportOf({ id, token }: { id: string; token: string }) {
  return apiJson<Archive>(`/users/${id}/export`, { token });
}

function remove({ id, token }: { id: string; token: string }) {
  return api(`/users/${id}`, { method: "DELETE", token });
}

async function read(query: string, ...values: string[]) {
  return env.DB.prepare(query)
    .bind(...values)
    .first();
}

test("the archive holds all that a member made, and nothing of its description is missing", async () => {
  const member = await makeFullMember();

  const { status, body } = await exportOf(member);

  expect(status).toBe(200);
  expect(Object.keys(ArchiveShape.parse(body)).sort()).toEqual(Object.keys(body).sort());
  expect(ArchiveShape.parse(body)).toEqual(body);
  expect(body.version).toBe(1);
  expect(body.profile).toMatchObject({
    id: member.id,
    username: member.username,
    email: member.email,
    name: "Full Member",
    bio: "Did it all.",
    profile_image_url: `http://localhost/images/${member.pictures.profile}`,
    reviews_count: 1,
  });
  expect(body.settings).toMatchObject({ theme: "dark", email_notifications: true });
  for (const name of Object.keys(ARCHIVE_LISTS) as ArchiveListName[]) expect(body[name], name).toHaveLength(1);
  expect(body.reviews[0]).toMatchObject({
    album_title: member.album.title,
    artist_name: member.album.artistName,
    rating: 3,
    content: "Words of mine.",
    genres: ["Jazz"],
    vibes: ["Chill"],
    likes_count: 1,
    removed_at: null,
  });
  expect(body.posts[0]).toMatchObject({ image_url: `http://localhost/images/${member.pictures.post}` });
  expect(body.following[0]).toMatchObject({ username: member.friend.username });
  expect(body.blocks[0]).toMatchObject({ username: member.foe.username });
  expect(body.liked_tracks[0]).toMatchObject({
    track_name: member.track.name,
    artist_name: expect.stringMatching(/^Singer/),
  });
  expect(body.pack_albums[0]).toMatchObject({ pack_id: member.pack.id, album_title: member.album.title });
  expect(body.notifications[0]).toMatchObject({ is_read: false, entity_title: member.album.title });
  expect(body.push_subscriptions[0]).toMatchObject({ service: "push.example.com" });
});

test("every table that holds something of a member is in the archive, or is left out for a reason", async () => {
  const parts = await tablesOf("users");
  const exported = Object.values(ARCHIVE_LISTS).flatMap(({ tables }) => tables);

  expect(parts.length).toBeGreaterThan(25);
  expect(parts.filter((table) => !exported.includes(table) && !(table in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((table) => !parts.includes(table))).toEqual([]);
});

test("the archive opens no door and tells nothing of others that they would not", async () => {
  const member = await makeFullMember();
  await db
    .update(schema.settings)
    .set({ unsubscribeToken: "secret-unsubscribe" })
    .where(eq(schema.settings.userId, member.id));

  const text = JSON.stringify((await exportOf(member)).body);
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, member.id));

  for (const secret of ["secret", member.token, hashToken(member.token), user?.passwordHash ?? "-"]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain(member.friend.email);
  expect(text).not.toContain(member.foe.id);
  expect(text).not.toContain("cursor");
});

test("the archive comes as a file, for the member alone to keep", async () => {
  const { id, username, token } = await makeMember();

  const response = await api(`/users/${id}/export`, { token });
  await response.text();

  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("Content-Disposition")).toMatch(
    new RegExp(`^attachment; filename="sleevenotes-${username}-\\d{4}-\\d\\d-\\d\\d\\.json"$`),
  );
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("what fills several pages is all there, once, also where it was made at the same moment", async () => {
  const member = await makeMember();
  const count = 2 * ARCHIVE_PAGE + 7;
  await makeManyReviews(member.id, count, () => "Words.", 5);
  await env.DB.prepare(
    "insert into liked_albums (user_id, album_id, created_at) select ?1, album_id, 1000 from reviews where user_id = ?1",
  )
    .bind(member.id)
    .run();
  await env.DB.prepare("insert into packs (id, user_id, name, name_key, created_at) values (?1, ?2, 'P', 'p', 1000)")
    .bind(`pack-${member.id}`, member.id)
    .run();
  await env.DB.prepare(
    "insert into pack_albums (pack_id, album_id, created_at) select ?1, album_id, 1000 from reviews where user_id = ?2",
  )
    .bind(`pack-${member.id}`, member.id)
    .run();

  const { body } = await exportOf(member);

  for (const name of ["reviews", "album_likes", "pack_albums"] as const) {
    expect(body[name], name).toHaveLength(count);
    expect(new Set(body[name].map(({ album_id }) => album_id)).size, name).toBe(count);
  }
});

test("an export is one's own, five times an hour", async () => {
  const [member, other] = [await makeMember(), await makeMember()];

  const others = await exportOf({ id: other.id, token: member.token });
  const nobodys = await exportOf({ id: "nobody", token: member.token });
  const strangers = await apiJson(`/users/${member.id}/export`);
  const own = [];
  for (let time = 0; time < 6; time += 1) own.push(await api(`/users/${member.id}/export`, { token: member.token }));

  expect(others).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(nobodys.body).toEqual(others.body);
  expect(strangers.status).toBe(401);
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(own[5]?.headers.get("Retry-After"))).toBeGreaterThan(3000);
});

test("a deletion leaves nothing of the member behind, in any table", async () => {
  const member = await makeFullMember();
  await exportOf(member);

  const response = await remove(member);

  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(
    await mentions([member.id, member.username, member.email, member.review.id, member.post.id, member.pack.id]),
  ).toEqual([]);
  const { results } = await env.DB.prepare("select key from rate_counters where key like 'exports:%'").all();
  expect(results).not.toContainEqual({ key: `exports:account:${hashToken(member.id)}` });
  await vi.waitFor(async () => {
    for (const key of Object.values(member.pictures)) expect(await env.IMAGES.head(key), key).toBeNull();
  });
});

test("what a deletion touches of others is counted anew, and theirs stays", async () => {
  const { friend, ...member } = await makeFullMember();

  await remove(member);

  expect(
    await read("select review_count, rating_sum, rated_3, rated_9 from albums where id = ?", member.album.id),
  ).toEqual({
    review_count: 1,
    rating_sum: 9,
    rated_3: 0,
    rated_9: 1,
  });
  expect(await read("select count from album_review_genres where album_id = ?", member.album.id)).toBeNull();
  expect(await read("select likes_count, comments_count from reviews where id = ?", member.theirs.id)).toEqual({
    likes_count: 1,
    comments_count: 1,
  });
  expect(await read("select likes_count from review_comments where id = ?", member.theirComment.id)).toEqual({
    likes_count: 0,
  });
  expect(await read("select likes_count, comments_count from posts where id = ?", member.theirPost.id)).toEqual({
    likes_count: 0,
    comments_count: 1,
  });
  expect(await read("select followers_count, following_count from users where id = ?", friend.id)).toEqual({
    followers_count: 0,
    following_count: 0,
  });
  expect(await read("select followers_count from artists where id = ?", member.album.artistId)).toEqual({
    followers_count: 0,
  });
  expect(
    await read("select yes_votes, no_votes from timeline_suggestions where id = ?", member.theirSuggestion.id),
  ).toEqual({
    yes_votes: 0,
    no_votes: 1,
  });
});

test("what was voted in and what was reported stays, without a name", async () => {
  const member = await makeFullMember();

  await remove(member);

  expect(await read("select title, user_id from timeline_events where id = ?", member.event.id)).toEqual({
    title: "An event of mine",
    user_id: null,
  });
  expect(await read("select reporter_id, status from reports where content_id = ?", member.theirs.id)).toEqual({
    reporter_id: null,
    status: "pending",
  });
  expect(await read("select admin_id from moderation_decisions where content_id = ?", member.theirs.id)).toEqual({
    admin_id: null,
  });
});

test("a line about several people goes on without the one who left, as old as the newest of the others", async () => {
  const member = await makeFullMember();

  await remove(member);

  expect(await read("select actors_count, created_at from notifications where id = ?", member.shared.id)).toEqual({
    actors_count: 1,
    created_at: member.shared.createdAt - 1,
  });
  expect(await read("select id from notifications where id = ?", member.alone.id)).toBeNull();
});

test("searches and what is trending no longer know who left", async () => {
  const member = await makeFullMember();
  const before = await apiJson<{ id: string }[]>("/trending/reviewers");
  expect(before.body.map(({ id }) => id)).toContain(member.id);

  await remove(member);

  const [reviewers, users, packs] = [
    await apiJson<{ id: string }[]>("/trending/reviewers"),
    await apiJson(`/users/search/${member.username}`),
    await apiJson(`/packs/search/${encodeURIComponent(member.pack.name)}`),
  ];
  expect(reviewers.body.map(({ id }) => id)).not.toContain(member.id);
  expect(users.body).toEqual([]);
  expect(packs.body).toEqual([]);
  for (const path of [`/users/${member.id}`, `/users/username/${member.username}`, `/reviews/${member.review.id}`]) {
    expect((await api(path)).status, path).toBe(404);
  }
  for (const table of ["users_fts", "packs_fts"]) {
    await env.DB.prepare(`insert into ${table} (${table}, rank) values ('integrity-check', 1)`).run();
  }
});

test("the member is signed out everywhere, and open streams end", async () => {
  const member = await makeMember();
  const stream = await listen(member.token);

  const response = await remove(member);

  expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "cookies", "storage"');
  expect((await exportOf(member)).status).toBe(401);
  await vi.waitFor(() => expect(stream.closed()).toBe(4401), { timeout: 5_000 });
});

test("username and email are free at once", async () => {
  const { id, token, username, email } = await makeMemberWithPassword();

  await remove({ id, token });
  const again = await apiJson("/auth/sign-up", { method: "POST", body: { username, email, password: PASSWORD } });

  expect(again.status).toBe(201);
});

test("five thousand reviews go in one batch", { timeout: 60_000 }, async () => {
  const [member, friend] = [await makeMember(), await makeMember()];
  await makeManyReviews(member.id, 5000, (at) => `Review ${at}`);
  await env.DB.prepare("insert into review_likes select id, ?1, 1000 from reviews where user_id = ?2")
    .bind(friend.id, member.id)
    .run();
  await env.DB.prepare(
    "insert into review_genres (review_id, position, genre) select id, 0, 'Jazz' from reviews where user_id = ?",
  )
    .bind(member.id)
    .run();

  const response = await remove(member);

  expect(response.status).toBe(204);
  expect(await read("select count(*) as left from reviews where user_id = ?", member.id)).toEqual({ left: 0 });
  expect(await read("select sum(review_count) as counted from albums where id like ?", `many-${member.id}-%`)).toEqual({
    counted: 0,
  });
});

/** Reviews of as many albums, `perMoment` of them at the same millisecond. */
async function makeManyReviews(userId: string, count: number, words: (at: number) => string, perMoment = 1) {
  const { artistId } = await makeAlbum();
  const rows = Array.from({ length: count }, (_, at) => ({ at, words: words(at) }));
  await env.DB.batch([
    env.DB.prepare(
      `insert into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, source, fetched_at)
       select 'many-' || ?1 || '-' || (value ->> 'at'), 'Album', 'album', ?2, 'Artist', 'artist', 'album', 'demo', 0 from json_each(?3)`,
    ).bind(userId, artistId, JSON.stringify(rows)),
    env.DB.prepare(
      `insert into reviews (id, user_id, album_id, rating, content, created_at, updated_at)
       select 'many-' || ?1 || '-' || (value ->> 'at'), ?1, 'many-' || ?1 || '-' || (value ->> 'at'), 7, value ->> 'words',
         1000 + (value ->> 'at') / cast(?2 as integer), 1000
       from json_each(?3)`,
    ).bind(userId, perMoment, JSON.stringify(rows)),
  ]);
}

/** A table and all that hang on it by foreign keys, at any remove. */
async function tablesOf(root: string): Promise<string[]> {
  const { results } = await env.DB.prepare("select name, sql from sqlite_master where type = 'table'").all<{
    name: string;
    sql: string;
  }>();
  const found = new Set([root]);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { name, sql } of results) {
      if ([...sql.matchAll(/REFERENCES "?(\w+)/gi)].some(([, parent = ""]) => found.has(parent))) found.add(name);
    }
  }
  return [...found].sort();
}

/** Every column of every table that holds one of the texts, anywhere in it. */
async function mentions(texts: string[]): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `select t.name as "table", c.name as "column" from pragma_table_list as t, pragma_table_info(t.name) as c
     where t.schema = 'main' and t.type = 'table' and t.name not glob '_cf_*' and t.name not glob 'sqlite_*'`,
  ).all<{ table: string; column: string }>();
  const found: string[] = [];
  for (const { table, column } of results) {
    const row = await env.DB.prepare(
      `select count(*) as hits from "${table}" where exists (select 1 from json_each(?) where instr("${column}", value) > 0)`,
    )
      .bind(JSON.stringify(texts))
      .first<{ hits: number }>();
    if (row && row.hits > 0) found.push(`${table}.${column}`);
  }
  return found;
}
