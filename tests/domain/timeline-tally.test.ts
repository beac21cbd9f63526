import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { castVotes, db, makeArtist, makeMember, makeSuggestion, makeTimelineEvent } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Suggestion, TimelineEvent } from "#worker/domain/dto.ts";
import { tallyTimeline } from "#worker/domain/timeline-tally.server.ts";
import worker from "#worker/entry.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What the platform does every five minutes. */
async function runTally({ at = Date.now() } = {}) {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: new Date(at), cron: "*/5 * * * *" });
  await worker.scheduled(controller, env, execution);
  await waitOnExecutionContext(execution);
}

async function makeVotedOn(
  votes: { yes: number; no?: number },
  given: Partial<typeof schema.timelineSuggestions.$inferInsert> = {},
) {
  const artist = given.artistId === undefined ? await makeArtist() : { id: given.artistId };
  const author = await makeMember();
  const suggestion = await makeSuggestion({ artistId: artist.id, userId: author.id, ...given });
  await castVotes(suggestion.id, votes);
  return { artist, author, suggestion };
}

async function statusOf({ id }: { id: string }) {
  const [row] = await db.select().from(schema.timelineSuggestions).where(eq(schema.timelineSuggestions.id, id));
  return row?.status;
}

async function timelineOf({ id }: { id: string }) {
  return (await apiJson<TimelineEvent[]>(`/artists/${id}/timeline`)).body;
}

test.each([
  ["four votes, all of them yes", { yes: 4, no: 0 }],
  ["five votes, 60 percent of them yes", { yes: 3, no: 2 }],
  ["ten votes, 60 percent of them yes", { yes: 6, no: 4 }],
  ["a hair below 70 percent", { yes: 16, no: 7 }],
  ["no votes at all", { yes: 0, no: 0 }],
])("%s: it stays pending", async (_, votes) => {
  const { artist, suggestion } = await makeVotedOn(votes);

  await runTally();

  expect(await statusOf(suggestion)).toBe("pending");
  expect(await timelineOf(artist)).toEqual([]);
});

test.each([
  ["five votes, 80 percent of them yes", { yes: 4, no: 1 }],
  ["exactly 70 percent of ten", { yes: 7, no: 3 }],
  ["five votes, all of them yes", { yes: 5 }],
])("%s: it joins the timeline", async (_, votes) => {
  const mediaUrl = "https://example.com/clip";
  const { artist, suggestion } = await makeVotedOn(votes, { description: "At last", mediaUrl });

  await runTally();

  expect(await statusOf(suggestion)).toBe("approved");
  expect(await timelineOf(artist)).toEqual([
    {
      id: expect.any(String),
      artist_spotify_id: artist.id,
      event_date: "2001-07-07",
      event_title: "Plays at home",
      event_description: "At last",
      event_type: "News",
      media_url: mediaUrl,
      created_at: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  const { body } = await apiJson<Suggestion[]>(`/artists/${artist.id}/timeline/suggestions`);
  expect(body).toEqual([]);
});

test("past the deadline, four votes are not enough, and enough of them still are", async () => {
  const past = { createdAt: Date.now() - 8 * DAY };
  const lost = await makeVotedOn({ yes: 4 }, past);
  const split = await makeVotedOn({ yes: 3, no: 2 }, past);
  const won = await makeVotedOn({ yes: 5 }, past);

  await runTally();

  expect([await statusOf(lost.suggestion), await statusOf(split.suggestion), await statusOf(won.suggestion)]).toEqual([
    "rejected",
    "rejected",
    "approved",
  ]);
  expect(await timelineOf(lost.artist)).toEqual([]);
  expect(await timelineOf(won.artist)).toHaveLength(1);
});

test("the deadline itself is past, the moment before it is not", async () => {
  const { suggestion } = await makeVotedOn({ yes: 1 });

  await runTally({ at: suggestion.voteDeadline - 1 });
  const before = await statusOf(suggestion);
  await runTally({ at: suggestion.voteDeadline });

  expect([before, await statusOf(suggestion)]).toEqual(["pending", "rejected"]);
});

test("a change request rewrites its event, and nothing else", async () => {
  const artist = await makeArtist();
  const event = await makeTimelineEvent({
    artistId: artist.id,
    description: "Old",
    mediaUrl: "https://example.com/old",
  });
  const other = await makeTimelineEvent({ artistId: artist.id, title: "Another", eventDate: "1990-01-01" });
  const change = { isChangeRequest: true, targetEventId: event.id, artistId: artist.id, title: "Wins two prizes" };
  const { suggestion } = await makeVotedOn({ yes: 5 }, { ...change, eventType: "Award", eventDate: "1998-01-02" });

  await runTally();

  expect(await statusOf(suggestion)).toBe("approved");
  const [changed, untouched, ...more] = await timelineOf(artist);
  expect(changed).toMatchObject({
    id: event.id,
    event_title: "Wins two prizes",
    event_description: null,
    event_type: "Award",
    event_date: "1998-01-02",
    media_url: null,
    created_at: new Date(event.createdAt).toISOString(),
  });
  expect(untouched).toMatchObject({ id: other.id, event_title: "Another" });
  expect(more).toEqual([]);
});

test("several changes of one event apply in the order in which they were made", async () => {
  const artist = await makeArtist();
  const event = await makeTimelineEvent({ artistId: artist.id });
  const change = { isChangeRequest: true, targetEventId: event.id, artistId: artist.id };
  const now = Date.now();
  const made = [
    await makeVotedOn({ yes: 5 }, { ...change, title: "The second", createdAt: now - 2000 }),
    await makeVotedOn({ yes: 5 }, { ...change, title: "The last", createdAt: now - 1000 }),
    await makeVotedOn({ yes: 5 }, { ...change, title: "The first", createdAt: now - 3000 }),
  ];

  await runTally();

  expect(await timelineOf(artist)).toMatchObject([{ id: event.id, event_title: "The last" }]);
  for (const { suggestion } of made) expect(await statusOf(suggestion)).toBe("approved");
});

test("a change request whose event is gone is rejected, however many are for it", async () => {
  const artist = await makeArtist();
  const event = await makeTimelineEvent({ artistId: artist.id });
  const change = { isChangeRequest: true, targetEventId: event.id, artistId: artist.id };
  const wanted = await makeVotedOn({ yes: 6 }, change);
  const unheeded = await makeVotedOn({ yes: 1 }, change);
  await db.delete(schema.timelineEvents).where(eq(schema.timelineEvents.id, event.id));

  await runTally();

  expect([await statusOf(wanted.suggestion), await statusOf(unheeded.suggestion)]).toEqual(["rejected", "rejected"]);
  expect(await timelineOf(artist)).toEqual([]);
});

test("a suggestion that was deleted meanwhile leaves nothing behind", async () => {
  const { artist, author, suggestion } = await makeVotedOn({ yes: 5 });
  const path = `/artists/timeline/suggestions/${suggestion.id}`;
  expect((await api(path, { method: "DELETE", token: author.token })).status).toBe(204);

  await runTally();

  expect(await timelineOf(artist)).toEqual([]);
});

test("run twice, or twice at once, it decides once", async () => {
  const { artist, suggestion } = await makeVotedOn({ yes: 5 });

  await Promise.all([runTally(), runTally()]);
  const [event] = await timelineOf(artist);
  await runTally({ at: Date.now() + DAY });

  expect(await timelineOf(artist)).toEqual([event]);
  expect(event).toBeDefined();
  const [row] = await db
    .select()
    .from(schema.timelineSuggestions)
    .where(eq(schema.timelineSuggestions.id, suggestion.id));
  expect(row).toMatchObject({ status: "approved", decidedAt: expect.any(Number) });
  expect(row?.decidedAt).toBeLessThan(Date.now() + DAY);
});

test("what joined stays once its author is gone", async () => {
  const { artist, author } = await makeVotedOn({ yes: 5 });
  await runTally();

  await db.delete(schema.users).where(eq(schema.users.id, author.id));

  expect(await timelineOf(artist)).toHaveLength(1);
});

/** As many as a busy site has open: every fourth has won, the others have one vote. */
async function makeTenThousand({ voteDeadline }: { voteDeadline: number }) {
  const artist = await makeArtist();
  const { id: userId } = await makeMember();
  await env.DB.prepare(
    `with recursive n (i) as (select 0 union all select i + 1 from n where i < 9999)
     insert into timeline_suggestions
       (id, artist_id, user_id, title, event_type, event_date, yes_votes, no_votes, vote_deadline, created_at)
     select ?1 || i, ?1, ?2, 'Event ' || i, 'News', '2001-07-07', iif(i % 4 = 0, 5, 1), 0, ?3, ?3 - i from n`,
  )
    .bind(artist.id, userId, voteDeadline)
    .run();
  return artist;
}

async function outcomesOf({ id }: { id: string }) {
  const { results } = await env.DB.prepare(
    `select status, count(*) as count, count(e.id) as events from timeline_suggestions s
     left join timeline_events e on e.suggestion_id = s.id where s.artist_id = ? group by status order by status`,
  )
    .bind(id)
    .all();
  return results;
}

test("ten thousand that are due are decided in one run", async () => {
  const now = Date.now();
  const artist = await makeTenThousand({ voteDeadline: now - 1 });

  await runTally({ at: now });

  expect(await outcomesOf(artist)).toEqual([
    { status: "approved", count: 2500, events: 2500 },
    { status: "rejected", count: 7500, events: 0 },
  ]);
});

test("of thousands that are open, it reads none that nothing has become of", async () => {
  const now = Date.now();
  const artist = await makeTenThousand({ voteDeadline: now + DAY });
  await tallyTimeline(makeCtx({ now }));
  expect(await outcomesOf(artist)).toMatchObject([
    { status: "approved", count: 2500 },
    { status: "pending", count: 7500 },
  ]);

  const idle = makeCtx({ now });
  await tallyTimeline(idle);

  expect(idle.tally.trips).toBe(1);
  expect(idle.tally.rowsRead).toBeLessThan(20);
});
