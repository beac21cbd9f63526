import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { castVotes, db, makeArtist, makeMember, makeSuggestion, makeTimelineEvent } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Suggestion, TimelineEvent } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Problem = { code: string; message: string; errors: Record<string, string[]> };

const DAY = 24 * 60 * 60 * 1000;
const EVENT = {
  title: "Headlines Glastonbury",
  description: "For the second time",
  event_type: "News",
  event_date: "2003-06-28",
  month_key: "2003-06",
  media_url: "https://example.com/video?v=1",
};

function suggest(by: Member, artistId: string, more: Record<string, unknown> = {}) {
  const body = { artist_spotify_id: artistId, ...EVENT, ...more };
  return apiJson<Suggestion & Problem>("/artists/timeline/suggestions", { method: "POST", token: by.token, body });
}

function vote(by: Member, { id }: { id: string }, voteType: string, more: Record<string, unknown> = {}) {
  const body = { vote_type: voteType, ...more };
  const call = { method: "POST", token: by.token, body };
  return apiJson<Suggestion & Problem>(`/artists/timeline/suggestions/${id}/vote`, call);
}

function unvote(by: Member, { id }: { id: string }) {
  return apiJson<Problem>(`/artists/timeline/suggestions/${id}/vote/${by.id}`, { method: "DELETE", token: by.token });
}

function remove(by: Member, { id }: { id: string }) {
  return apiJson<Problem>(`/artists/timeline/suggestions/${id}`, { method: "DELETE", token: by.token });
}

async function listOf({ id }: { id: string }, { token, query = "" }: { token?: string; query?: string } = {}) {
  return (await apiJson<Suggestion[]>(`/artists/${id}/timeline/suggestions${query}`, { token })).body;
}

async function makeSuggested(given: Partial<typeof schema.timelineSuggestions.$inferInsert> = {}) {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const suggestion = await makeSuggestion({ artistId: artist.id, userId: author.id, ...given });
  return { artist, author, suggestion };
}

test("a timeline is newest first, and within a day what was told last", async () => {
  const artist = await makeArtist();
  const make = (title: string, eventDate: string, createdAt: number) =>
    makeTimelineEvent({ artistId: artist.id, title, eventDate, createdAt });
  await make("Early that day", "2001-05-01", 1000);
  await make("Long ago", "1999-12-31", 5000);
  await make("Late that day", "2001-05-01", 2000);
  await make("Lately", "2020-02-29", 500);
  await makeTimelineEvent({ artistId: (await makeArtist()).id, title: "Another's" });

  const { body } = await apiJson<TimelineEvent[]>(`/artists/${artist.id}/timeline`);
  const second = await api(`/artists/${artist.id}/timeline?limit=2&offset=1`);

  expect(body.map(({ event_title }) => event_title)).toEqual(["Lately", "Late that day", "Early that day", "Long ago"]);
  expect(body[3]).toEqual({
    id: expect.any(String),
    artist_spotify_id: artist.id,
    event_date: "1999-12-31",
    event_title: "Long ago",
    event_description: null,
    event_type: "Award",
    media_url: null,
    created_at: "1970-01-01T00:00:05.000Z",
  });
  expect(await second.json()).toEqual(body.slice(1, 3));
  expect(second.headers.get("Link")).toMatch(/offset=3>; rel="next"$/);
});

test("the timeline and suggestions of an artist whom nobody has opened are empty, and of nobody 404", async () => {
  for (const list of ["timeline", "timeline/suggestions"]) {
    expect(await apiJson(`/artists/d-radiohead/${list}`), list).toEqual({ status: 200, body: [] });
    expect((await api(`/artists/d-nobody-at-all/${list}`)).status, list).toBe(404);
    expect((await api(`/artists/nobody/${list}`)).status, list).toBe(404);
    expect((await api(`/artists/d-radiohead/${list}?limit=51`)).status, list).toBe(400);
  }
});

test("a new suggestion comes back whole, open for seven days, without a vote of its author's", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { status, body } = await suggest(author, artist.id, { user_id: author.id });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    artist_spotify_id: artist.id,
    title: EVENT.title,
    description: EVENT.description,
    event_type: "News",
    event_date: "2003-06-28",
    month_key: "2003-06",
    media_url: EVENT.media_url,
    user_id: author.id,
    user: { username: author.username },
    created_at: expect.any(String),
    status: "pending",
    vote_deadline: expect.any(String),
    is_change_request: false,
    target_event_id: null,
    target_event: null,
    user_vote: null,
    _count: { yes_votes: 0, no_votes: 0, approval_percentage: 0 },
  });
  expect(Date.parse(body.vote_deadline) - Date.parse(body.created_at)).toBe(7 * DAY);
  expect(await listOf(artist)).toEqual([body]);
});

test("an artist whom nobody has opened is stored with the first suggestion, under the id that is kept", async () => {
  const member = await makeMember();
  await db.insert(schema.externalIds).values({
    kind: "artist",
    externalId: "some-other-id",
    provider: "spotify",
    entityId: "d-bjork",
  });

  const first = await suggest(member, "d-bjork");
  const byOtherId = await suggest(member, "some-other-id", { title: "Another" });

  expect([first.status, byOtherId.status]).toEqual([201, 201]);
  expect(byOtherId.body.artist_spotify_id).toBe("d-bjork");
  expect(await listOf({ id: "some-other-id" })).toHaveLength(2);
});

test("what is left out of a suggestion is null, and texts are trimmed", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { body } = await suggest(author, artist.id, {
    title: "  Tours Japan ",
    description: undefined,
    media_url: "   ",
    event_type: "Other",
  });

  expect(body).toMatchObject({ title: "Tours Japan", description: null, media_url: null, event_type: "Other" });
});

test.each([
  ["no title", { title: undefined }, "title", "Please enter a title for the event"],
  ["a blank title", { title: " \n " }, "title", "Please enter a title for the event"],
  ["51 characters of title", { title: "é".repeat(51) }, "title", "Please keep the title under 50 characters"],
  [
    "101 characters of description",
    { description: "🎉".repeat(101) },
    "description",
    "Please keep the description under 100 characters",
  ],
  ["no date", { event_date: undefined }, "event_date", "Please select a date for the event"],
  ["an empty date", { event_date: "" }, "event_date", "Please select a date for the event"],
  ["another month's key", { month_key: "2003-07" }, "month_key", "This is not the month of the event's date"],
  [
    "a link that is none",
    { media_url: "example.com/video" },
    "media_url",
    "Please enter a link that begins with http:// or https://",
  ],
  ["a change of nothing", { is_change_request: true }, "target_event_id", "Please choose the event to change"],
])("%s is refused in words", async (_, more, field, text) => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { status, body } = await suggest(author, artist.id, more);

  expect([status, body.code, body.errors?.[field]]).toEqual([422, "invalid", [text]]);
  expect(await listOf(artist)).toEqual([]);
});

test("50 characters of title and 100 of description are taken", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  const { status } = await suggest(author, artist.id, { title: "🎉".repeat(50), description: "ü".repeat(100) });

  expect(status).toBe(201);
});

test("prohibited language is refused in the title and in the description", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];

  for (const field of ["title", "description"]) {
    const { status, body } = await suggest(author, artist.id, { [field]: "What a fucking show" });
    expect([status, body.code, body.message]).toEqual([
      422,
      "prohibited_language",
      "This content contains prohibited language and cannot be posted",
    ]);
    expect(body.errors).toHaveProperty(field);
  }
});

test("a change request shows what it would change; its target has to be the artist's", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  const event = await makeTimelineEvent({ artistId: artist.id, title: "Wins a prise" });
  const foreign = await makeTimelineEvent({ artistId: (await makeArtist()).id });
  const change = (id: string) => suggest(author, artist.id, { is_change_request: true, target_event_id: id });

  const good = await change(event.id);
  const bad = [await change(foreign.id), await change("no-such-event")];

  const [told] = (await apiJson<TimelineEvent[]>(`/artists/${artist.id}/timeline`)).body;
  expect(good.status).toBe(201);
  expect(good.body).toMatchObject({ is_change_request: true, target_event_id: event.id, target_event: told });
  for (const { status, body } of bad) {
    expect([status, Object.keys(body.errors)]).toEqual([422, ["target_event_id"]]);
  }
  expect(await listOf(artist)).toEqual([good.body]);
});

test("strangers are asked to sign in, in the words of what they tried, whatever they sent", async () => {
  const { artist, suggestion } = await makeSuggested();
  const path = "/artists/timeline/suggestions";
  const tries: [string, string, unknown, string][] = [
    ["POST", path, { artist_spotify_id: artist.id, ...EVENT }, "Please sign in to suggest timeline events"],
    ["POST", path, { title: 7 }, "Please sign in to suggest timeline events"],
    ["POST", `${path}/${suggestion.id}/vote`, { vote_type: "yes" }, "Please sign in to vote on timeline events"],
    ["POST", `${path}/${suggestion.id}/vote`, {}, "Please sign in to vote on timeline events"],
    ["DELETE", `${path}/${suggestion.id}/vote/someone`, undefined, "Please sign in to vote on timeline events"],
    ["DELETE", `${path}/${suggestion.id}`, undefined, "Please sign in to continue."],
  ];

  for (const [method, where, body, message] of tries) {
    const answer = await apiJson<Problem>(where, { method, body });
    expect([method, where, answer.status, answer.body.message]).toEqual([method, where, 401, message]);
  }
});

test("suggestions are listed the oldest first, with counts, and one's own vote for the one who cast it", async () => {
  const { artist, author, suggestion } = await makeSuggested({ createdAt: Date.now() - DAY });
  const newer = await makeSuggestion({ artistId: artist.id, userId: author.id, title: "Newer" });
  await makeSuggestion({ artistId: artist.id, userId: author.id, status: "approved", decidedAt: 1 });
  await makeSuggestion({ artistId: artist.id, userId: author.id, status: "rejected", decidedAt: 1 });
  await castVotes(suggestion.id, { yes: 1, no: 1 });
  const member = await makeMember();
  await vote(member, suggestion, "yes");

  const forMember = await listOf(artist, { token: member.token, query: `?userId=${member.id}` });
  const first = await api(`/artists/${artist.id}/timeline/suggestions?limit=1`);

  expect(forMember.map(({ id }) => id)).toEqual([suggestion.id, newer.id]);
  expect(forMember).toMatchObject([
    { user_vote: { vote_type: "yes" }, _count: { yes_votes: 2, no_votes: 1, approval_percentage: 67 } },
    { user_vote: null, _count: { yes_votes: 0, no_votes: 0, approval_percentage: 0 } },
  ]);
  expect(await listOf(artist, { token: member.token })).toEqual(forMember);
  expect((await listOf(artist)).map(({ user_vote }) => user_vote)).toEqual([null, null]);
  expect(await first.json()).toMatchObject([{ id: suggestion.id }]);
  expect(first.headers.get("Link")).toMatch(/offset=1>/);
});

test("whose votes are asked for may only be oneself", async () => {
  const [{ artist, author }, member] = [await makeSuggested(), await makeMember()];
  const path = `/artists/${artist.id}/timeline/suggestions?userId=${author.id}`;

  expect((await api(path, { token: member.token })).status).toBe(403);
  expect((await api(path)).status).toBe(401);
});

test("what is short of 70 percent is never shown as 70", async () => {
  const { artist, suggestion } = await makeSuggested();
  await db
    .update(schema.timelineSuggestions)
    .set({ yesVotes: 16, noVotes: 7 })
    .where(eq(schema.timelineSuggestions.id, suggestion.id));

  const [listed] = await listOf(artist);

  expect(listed?._count).toEqual({ yes_votes: 16, no_votes: 7, approval_percentage: 69 });
});

test("a vote counts once, can be changed and taken back; the author may vote, too", async () => {
  const { author, suggestion } = await makeSuggested();
  const member = await makeMember();

  const cast = await vote(member, suggestion, "yes", { user_id: member.id });
  const again = await vote(member, suggestion, "yes");
  const changed = await vote(member, suggestion, "no");
  const own = await vote(author, suggestion, "yes");
  const taken = [await unvote(member, suggestion), await unvote(member, suggestion)];
  const anew = await vote(member, suggestion, "yes");

  expect([cast.status, again.status, changed.status, own.status, anew.status]).toEqual([201, 200, 200, 201, 201]);
  expect(cast.body).toMatchObject({ user_vote: { vote_type: "yes" }, _count: { yes_votes: 1, no_votes: 0 } });
  expect(again.body).toEqual(cast.body);
  expect(changed.body).toMatchObject({ user_vote: { vote_type: "no" }, _count: { yes_votes: 0, no_votes: 1 } });
  expect(own.body._count).toEqual({ yes_votes: 1, no_votes: 1, approval_percentage: 50 });
  expect(taken.map(({ status }) => status)).toEqual([204, 204]);
  expect(anew.body._count).toEqual({ yes_votes: 2, no_votes: 0, approval_percentage: 100 });
});

test("a vote is yes or no, on what there is", async () => {
  const { suggestion } = await makeSuggested();
  const member = await makeMember();

  expect((await vote(member, suggestion, "maybe")).status).toBe(422);
  expect((await vote(member, { id: "no-such-suggestion" }, "yes")).status).toBe(404);
  expect((await unvote(member, { id: "no-such-suggestion" })).status).toBe(204);
});

test("voting ends at the deadline, and with the decision", async () => {
  const member = await makeMember();
  const { suggestion: due, author, artist } = await makeSuggested({ createdAt: Date.now() - 8 * DAY });
  const decided = await makeSuggestion({ artistId: artist.id, userId: author.id });
  await vote(member, decided, "yes");
  await db
    .update(schema.timelineSuggestions)
    .set({ status: "approved", decidedAt: 1 })
    .where(eq(schema.timelineSuggestions.id, decided.id));

  const refused = [await vote(member, due, "yes"), await vote(member, decided, "no"), await unvote(member, decided)];

  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, "voting_closed"]);
  expect((await unvote(member, due)).status).toBe(204);
  expect((await remove(author, decided)).body).toMatchObject({ status: 409, code: "voting_closed" });
  expect((await remove(author, due)).status).toBe(204);
});

test("its author deletes a suggestion, with its votes; then it is 404", async () => {
  const { artist, author, suggestion } = await makeSuggested();
  await castVotes(suggestion.id, { yes: 2 });

  const answers = [await remove(author, suggestion), await remove(author, suggestion)];

  expect(answers.map(({ status }) => status)).toEqual([204, 404]);
  expect(await listOf(artist)).toEqual([]);
  expect(
    await db.select().from(schema.timelineVotes).where(eq(schema.timelineVotes.suggestionId, suggestion.id)),
  ).toEqual([]);
});

test("after thirty suggestions in an hour, the next has to wait", async () => {
  const [artist, author] = [await makeArtist(), await makeMember()];
  for (let at = 0; at < 30; at += 1) await suggest(author, artist.id);

  const response = await api("/artists/timeline/suggestions", {
    method: "POST",
    token: author.token,
    body: { artist_spotify_id: artist.id, ...EVENT },
  });

  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await listOf(artist)).toHaveLength(30);
});
