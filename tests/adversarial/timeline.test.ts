import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { selectRelatedArtistIds, selectTopTrackIds, selectTracksByName } from "#db/queries/artist-music.ts";
import { selectArtistFacts, selectArtistId } from "#db/queries/artists.ts";
import { selectEvents, selectPendingSuggestions, selectSuggestion } from "#db/queries/timeline.ts";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeArtist, makeMember, makeSuggestion } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Suggestion, TimelineEvent } from "#worker/domain/dto.ts";
import { hashToken, newToken } from "#worker/domain/sessions.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Problem = { code: string; message: string; errors: Record<string, string[]> };

const PATH = "/artists/timeline/suggestions";
const EVENT = { title: "Splits up", event_type: "News", event_date: "2004-02-29", month_key: "2004-02" };

function suggest(by: Member, body: unknown) {
  return apiJson<Suggestion & Problem>(PATH, { method: "POST", token: by.token, body });
}

function vote(by: Member, { id }: { id: string }, body: unknown = { vote_type: "yes" }) {
  return apiJson<Suggestion & Problem>(`${PATH}/${id}/vote`, { method: "POST", token: by.token, body });
}

async function block(blocker: Member, blocked: Member) {
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
}

async function makeSuggested() {
  const [artist, author, other] = [await makeArtist(), await makeMember(), await makeMember()];
  const suggestion = await makeSuggestion({ artistId: artist.id, userId: author.id });
  return { artist, author, other, suggestion };
}

async function countsOf({ id }: { id: string }) {
  const [row] = await selectSuggestion(makeCtx().db, null, id);
  return row && { yes: row.suggestion.yesVotes, no: row.suggestion.noVotes };
}

test("nobody but its author deletes a suggestion, not even an admin, and nobody votes or suggests for another", async () => {
  const { artist, author, other, suggestion } = await makeSuggested();
  const admin = await makeMember({ isAdmin: true });
  const calls = [
    api(`${PATH}/${suggestion.id}`, { method: "DELETE", token: other.token }),
    api(`${PATH}/${suggestion.id}`, { method: "DELETE", token: admin.token }),
    api(`${PATH}/${suggestion.id}/vote`, {
      method: "POST",
      token: other.token,
      body: { vote_type: "no", user_id: author.id },
    }),
    api(`${PATH}/${suggestion.id}/vote/${author.id}`, { method: "DELETE", token: other.token }),
    api(PATH, {
      method: "POST",
      token: other.token,
      body: { artist_spotify_id: artist.id, ...EVENT, user_id: author.id },
    }),
  ];

  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await countsOf(suggestion)).toEqual({ yes: 0, no: 0 });
});

test("an expired session votes for nobody", async () => {
  const { other, suggestion } = await makeSuggested();
  const token = newToken();
  const past = Date.now() - 1000;
  await db
    .insert(schema.sessions)
    .values({ userId: other.id, tokenHash: hashToken(token), createdAt: past - 1000, expiresAt: past });

  const { status } = await vote({ ...other, token }, suggestion);

  expect(status).toBe(401);
  expect(await countsOf(suggestion)).toEqual({ yes: 0, no: 0 });
});

test("from another site, a member's cookie neither votes nor suggests", async () => {
  const { other, suggestion } = await makeSuggested();
  const headers = { Cookie: `session=${other.token}`, Origin: "https://evil.example" };

  const call = { method: "POST", body: { vote_type: "yes" }, headers };
  const { status, body } = await apiJson<Problem>(`${PATH}/${suggestion.id}/vote`, call);

  expect([status, body.code]).toEqual([403, "cross_origin"]);
  expect(await countsOf(suggestion)).toEqual({ yes: 0, no: 0 });
});

test("across a block, whoever set it, a suggestion is hidden and takes no vote; a vote that stands can be taken back", async () => {
  for (const authorBlocks of [true, false]) {
    const { artist, author, other, suggestion } = await makeSuggested();
    const early = await vote(other, suggestion);
    await (authorBlocks ? block(author, other) : block(other, author));

    const refused = await vote(other, suggestion, { vote_type: "no" });
    const list = await apiJson<Suggestion[]>(`/artists/${artist.id}/timeline/suggestions`, { token: other.token });
    const taken = await api(`${PATH}/${suggestion.id}/vote/${other.id}`, { method: "DELETE", token: other.token });

    expect([early.status, refused.status, refused.body.code, taken.status]).toEqual([201, 403, "blocked", 204]);
    expect(list.body).toEqual([]);
    expect(await countsOf(suggestion)).toEqual({ yes: 0, no: 0 });
  }
});

test("what joined the timeline is everybody's: no block hides it", async () => {
  const { artist, author, other } = await makeSuggested();
  await db.insert(schema.timelineEvents).values({
    id: `event-${artist.id}`,
    artistId: artist.id,
    userId: author.id,
    title: "Splits up",
    eventType: "News",
    eventDate: "2004-02-29",
    createdAt: 1,
  });
  await block(author, other);

  const { body } = await apiJson<TimelineEvent[]>(`/artists/${artist.id}/timeline`, { token: other.token });

  expect(body).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain(author.id);
});

test("however many tabs vote at once, and for what, it is one vote", async () => {
  const { other, suggestion } = await makeSuggested();

  const types = ["yes", "no", "yes", "yes", "no", "yes", "no", "no"];
  const answers = await Promise.all(types.map((vote_type) => vote(other, suggestion, { vote_type })));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(types.length - 1);
  const counts = await countsOf(suggestion);
  expect((counts?.yes ?? 0) + (counts?.no ?? 0)).toBe(1);
});

test("votes of many at once are all counted", async () => {
  const { suggestion } = await makeSuggested();
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember()));

  await Promise.all(members.map((member, at) => vote(member, suggestion, { vote_type: at < 9 ? "yes" : "no" })));

  expect(await countsOf(suggestion)).toEqual({ yes: 9, no: 3 });
});

test("a vote and the deletion of what it is for, at once, leave nothing half done", async () => {
  const { author, other, suggestion } = await makeSuggested();

  const [voted, deleted] = await Promise.all([
    vote(other, suggestion),
    api(`${PATH}/${suggestion.id}`, { method: "DELETE", token: author.token }),
  ]);

  expect([201, 404]).toContain(voted.status);
  expect(deleted.status).toBe(204);
  expect(
    await env.DB.prepare("select count(*) as votes from timeline_votes where suggestion_id = ?")
      .bind(suggestion.id)
      .first(),
  ).toEqual({ votes: 0 });
});

test.each([
  "2026-02-30",
  "2025-02-29",
  "1900-02-29",
  "0000-00-00",
  "0000-01-01",
  "2026-13-01",
  "2026-1-1",
  "2026",
  "2026-01",
  "20260101",
  "+002026-01-01",
  "-2026-01-01",
  "2026-01-01T00:00:00Z",
  "2026-01-01\u0000",
  "٢٠٢٦-٠١-٠١",
  "today",
  "now",
])("the date %j is none", async (event_date) => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const date = event_date === "2026-01-01\u0000" ? "2026-01-0\u00001x" : event_date;

  const { status, body } = await suggest(author, {
    artist_spotify_id: artist.id,
    ...EVENT,
    event_date: date,
    month_key: date.slice(0, 7),
  });

  expect([status, body.errors.event_date]).toEqual([422, ["Please select a date for the event"]]);
});

test.each(["2000-02-29", "1685-03-31", "0999-12-31", "9999-12-31"])("the date %s is one", async (event_date) => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const month_key = event_date.slice(0, 7);

  const { status } = await suggest(author, { artist_spotify_id: artist.id, ...EVENT, event_date, month_key });

  expect(status).toBe(201);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://example.com",
  "//example.com",
  "https:example.com",
  "https://",
  "http://exa mple.com",
  "https://example.com/\nx",
  "https://[",
  `https://example.com/${"x".repeat(2000)}`,
])("the link %j is refused", async (media_url) => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { status, body } = await suggest(author, { artist_spotify_id: artist.id, ...EVENT, media_url });

  expect([status, Object.keys(body.errors)]).toEqual([422, ["media_url"]]);
});

test.each([
  ["numbers", { title: 7, description: 7, event_type: 7, event_date: 7, month_key: 7, media_url: 7 }],
  ["lists", { title: [], description: [], event_type: [], event_date: [], month_key: [], media_url: [] }],
  ["nothing", { title: null, event_type: null, event_date: null, month_key: null }],
  ["a kind that is none", { event_type: "Rumour" }],
  ["a truth that is none", { is_change_request: "yes" }],
  ["an id that is none", { artist_spotify_id: "" }],
  ["a huge title", { title: "x".repeat(60_000) }],
])("a suggestion of %s is 422", async (_, more) => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { status } = await suggest(author, { artist_spotify_id: artist.id, ...EVENT, ...more });

  expect(status).toBe(422);
});

test("a suggestion over 64 KiB is 413, of an unknown artist 404, and what nobody may say is not heeded", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const forged = {
    status: "approved",
    yes_votes: 100,
    vote_deadline: "2099-01-01T00:00:00.000Z",
    id: "mine",
    created_at: "1999-01-01T00:00:00.000Z",
    target_event_id: "no-such-event",
  };

  const huge = await suggest(author, { artist_spotify_id: artist.id, ...EVENT, title: "x".repeat(64 * 1024) });
  const unknown = [
    await suggest(author, { artist_spotify_id: "nobody", ...EVENT }),
    await suggest(author, { artist_spotify_id: "d-nobody-at-all", ...EVENT }),
    await suggest(author, { artist_spotify_id: "' or 1=1--", ...EVENT }),
  ];
  const heeded = await suggest(author, { artist_spotify_id: artist.id, ...EVENT, ...forged });

  expect(huge.status).toBe(413);
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(heeded.body).toMatchObject({ status: "pending", target_event_id: null, _count: { yes_votes: 0 } });
  expect(heeded.body.id).not.toBe("mine");
  expect(Date.parse(heeded.body.vote_deadline)).toBeLessThan(Date.now() + 8 * 24 * 60 * 60 * 1000);
});

test("markup in a suggestion is text", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const title = "<script>alert(1)</script>";

  await suggest(author, { artist_spotify_id: artist.id, ...EVENT, title });
  const response = await api(`/artists/${artist.id}/timeline/suggestions`);

  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.json()).toMatchObject([{ title }]);
});

const VIEWER = "m0";
const page = { limit: 10, offset: 0 };
const reader = makeCtx().db;
const FEW: [RegExp, string] = [/^USE TEMP B-TREE FOR ORDER BY$/, "a page, put in order again"];

/** Every list and look-up of artists and timelines: what each may read whole, and why that is little. */
const CASES: Record<
  string,
  { statement: { toSQL(): { sql: string; params: unknown[] } }; allowed?: [RegExp, string][] }
> = {
  "an artist's id": { statement: selectArtistId(reader, "x3") },
  "an artist's facts": { statement: selectArtistFacts(reader, "x3") },
  "a timeline": { statement: selectEvents(reader, { artistId: "x3", ...page }) },
  "suggestions, for nobody": {
    statement: selectPendingSuggestions(reader, null, { artistId: "x3", ...page }),
    allowed: [FEW],
  },
  "suggestions, for a member": {
    statement: selectPendingSuggestions(reader, VIEWER, { artistId: "x3", ...page }),
    allowed: [FEW],
  },
  "a suggestion": { statement: selectSuggestion(reader, VIEWER, "s7") },
  "tracks by name": { statement: selectTracksByName(reader, "t", 10) },
  "related artists": {
    statement: selectRelatedArtistIds(reader, "x3", 20),
    allowed: [
      [
        /^(?:SCAN (?:recent|own|best|some|alike|\(subquery-\d+\)|json_each)|USE TEMP B-TREE)/,
        "five genres, a hundred albums each",
      ],
    ],
  },
  "top tracks": {
    statement: selectTopTrackIds(reader, "x3", 10),
    allowed: [[/^(?:SCAN \(subquery-\d+\)|USE TEMP B-TREE FOR ORDER BY)/, "the tracks of twenty albums"]],
  },
};

const EVERY = 600;
const SMALL = 50;
const NUMBERS = `with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${EVERY})`;

beforeAll(async () => {
  await env.DB.batch(
    [
      `insert into users (id, username, username_key, email, email_key, created_at) ${NUMBERS}
       select 'm' || i, 'many_' || i, 'many_' || i, 'm' || i || '@example.org', 'm' || i || '@example.org', 1 from n`,
      `insert into artists (id, name, name_key, source, fetched_at) ${NUMBERS} select 'x' || i, 'X' || i, 'x' || i, 'demo', 1 from n`,
    ].map((statement) => env.DB.prepare(statement)),
  );
});

for (const [name, { statement, allowed = [] }] of Object.entries(CASES)) {
  test(`${name}: found by an index, in its order`, async () => {
    const { sql, params } = statement.toSQL();

    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();

    const costly = results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN\b|^USE TEMP B-TREE/.test(detail))
      .filter((detail) => !allowed.some(([pattern]) => pattern.test(detail)));
    expect(costly).toEqual([]);
  });
}

test("no list of timelines reads more rows where there is twelve times as much", async () => {
  await growTo(SMALL);
  const small = await rowsReadByEach();
  await growTo(EVERY);
  const large = await rowsReadByEach();

  for (const name of Object.keys(CASES)) {
    const most = Math.max((small[name] ?? 0) * 1.1, 60);
    const bounded = name === "related artists" ? 2000 : most;
    expect.soft(large[name], `${name}: ${small[name]} → ${large[name]}`).toBeLessThanOrEqual(bounded);
  }
});

async function growTo(n: number) {
  await env.DB.batch(
    [
      `insert or ignore into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, release_date,
         source, fetched_at) ${NUMBERS}
       select 'a' || i, 'A', 'a', iif(i % 2, 'x3', 'x' || i), 'X', 'x', 'album', 1900 + i % 100, 'demo', 1 from n where i < ${n}`,
      `insert or ignore into album_genres (album_id, genre, position) ${NUMBERS} select 'a' || i, 'Jazz', 0 from n where i < ${n}`,
      `insert or ignore into tracks (id, album_id, name, name_key, artists, track_number) ${NUMBERS}
       select 't' || i, 'a' || i, 'T', 't', '[]', 1 from n where i < ${n}`,
      `insert or ignore into timeline_events (id, artist_id, event_date, title, event_type, created_at) ${NUMBERS}
       select 'e' || i, 'x3', '2001-07-07', 'E', 'News', i from n where i < ${n}`,
      `insert or ignore into timeline_suggestions
         (id, artist_id, user_id, title, event_type, event_date, is_change_request, target_event_id, vote_deadline, created_at)
       ${NUMBERS}
       select 's' || i, 'x3', 'm' || i, 'S', 'News', '2001-07-07', 1, 'e' || i, 9, i from n where i < ${n}`,
      `insert or ignore into timeline_votes ${NUMBERS} select 's7', 'm' || i, 'yes', 1 from n where i < ${n}`,
      `insert or ignore into blocks ${NUMBERS} select 'm1', 'm' || i, i from n where i between 2 and ${n - 1}`,
    ].map((statement) => env.DB.prepare(statement)),
  );
}

async function rowsReadByEach() {
  const rows: Record<string, number> = {};
  for (const [name, { statement }] of Object.entries(CASES)) {
    const { sql, params } = statement.toSQL();
    const { meta } = await env.DB.prepare(sql)
      .bind(...params)
      .all();
    rows[name] = meta.rows_read;
  }
  return rows;
}
