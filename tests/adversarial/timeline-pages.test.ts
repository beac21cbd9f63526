import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeArtist, makeMember, makeSuggestion, makeTimelineEvent } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";
import { hashToken, newToken } from "#worker/domain/sessions.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const EVENT = { title: "Splits up", description: "", event_type: "News", event_date: "2004-02-29", media_url: "" };

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

async function makeVoted(given: Partial<typeof schema.timelineSuggestions.$inferInsert> = {}) {
  const [artist, author, other] = [await makeArtist(), await makeMember(), await makeMember()];
  const suggestion = await makeSuggestion({ artistId: artist.id, userId: author.id, ...given });
  return { artist, author, other, suggestion, path: `/timeline-votes/${artist.id}` };
}

function vote(by: Member, suggestion: { id: string }, type: string, redirectTo = "/") {
  return postForm("/actions/vote-timeline", { suggestion_id: suggestion.id, vote: type, redirectTo }, by);
}

function suggest(by: Member, artist: { id: string }, fields: Record<string, string> = {}) {
  return postForm(`/timeline-votes/${artist.id}?event=add`, { ...EVENT, artist_id: artist.id, ...fields }, by);
}

function votesOn(suggestion: { id: string }) {
  return db.select().from(schema.timelineVotes).where(eq(schema.timelineVotes.suggestionId, suggestion.id));
}

function suggestionsOf(artist: { id: string }) {
  return db.select().from(schema.timelineSuggestions).where(eq(schema.timelineSuggestions.artistId, artist.id));
}

async function block(blocker: Member, blocked: Member) {
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
}

test("after the deadline nobody votes, and the message says why", async () => {
  const { other, suggestion, path } = await makeVoted({ voteDeadline: Date.now() - 1 });

  const response = await vote(other, suggestion, "yes", path);

  expect(response.status).toBe(302);
  expect(flashOf(response)).toContain("Voting on this suggestion has ended.");
  expect(await votesOn(suggestion)).toEqual([]);
});

test("votes of one member from many tabs at once are one vote", async () => {
  const { other, suggestion } = await makeVoted();

  await Promise.all(["yes", "yes", "no", "yes", "yes"].map((type) => vote(other, suggestion, type)));

  expect(await votesOn(suggestion)).toHaveLength(1);
  const [row] = await suggestionsOf({ id: suggestion.artistId });
  expect((row?.yesVotes ?? 0) + (row?.noVotes ?? 0)).toBe(1);
});

test("another's suggestion is not deleted, and the page says that it failed", async () => {
  const { artist, other, suggestion, path } = await makeVoted();

  const response = await postForm(
    "/actions/delete-suggestion",
    { suggestion_id: suggestion.id, redirectTo: path },
    other,
  );

  expect(flashOf(response)).toContain("Failed to delete your suggestion. Please try again.");
  expect(await suggestionsOf(artist)).toHaveLength(1);
});

test("a vote on nothing fails in the words for it, and no vote is taken from a form that is not ours", async () => {
  const { other, suggestion } = await makeVoted();

  expect(flashOf(await vote(other, { id: "nothing" }, "yes"))).toContain(
    "Failed to register your vote. Please try again.",
  );
  expect((await vote(other, suggestion, "maybe")).status).toBe(400);
  expect(await votesOn(suggestion)).toEqual([]);
});

test("an artist whom no catalogue knows has no votes' page, and nothing is suggested for them", async () => {
  const member = await makeMember();

  const response = await page("/timeline-votes/nobody-at-all");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Artist Not Found");
  expect((await suggest(member, { id: "nobody-at-all" })).status).toBe(404);
});

test.each(["2026-02-30", "2023-02-29", "2026-13-01", "0000-01-01", "yesterday", "20260101", "2026-1-1"])(
  "%s is no date of an event",
  async (event_date) => {
    const [artist, member] = [await makeArtist(), await makeMember()];

    const response = await suggest(member, artist, { event_date });

    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please select a date for the event");
    expect(await suggestionsOf(artist)).toEqual([]);
  },
);

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>1</script>",
  "//evil.example",
  "ftp://x.example/a",
])("%s is no media URL", async (media_url) => {
  const [artist, member] = [await makeArtist(), await makeMember()];

  const response = await suggest(member, artist, { media_url });

  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Please enter a link that begins with http:// or https://");
  expect(await suggestionsOf(artist)).toEqual([]);
});

test("an address that passes for another place is no link", async () => {
  const { path } = await makeVoted({ mediaUrl: "https://sleevenotes.example@evil.example/" });

  expect(await html(path)).not.toContain("evil.example");
});

test("what members write is text, not markup", async () => {
  const { path } = await makeVoted({
    title: "<img src=x onerror=alert(1)>",
    description: "</p><script>alert(2)</script>",
  });

  const body = await html(path);

  expect(body).not.toContain("<img src=x");
  expect(body).not.toContain("<script>alert");
  expect(body).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("across a block neither sees the other's suggestion, nor votes on it", async () => {
  const { author, other, suggestion, path } = await makeVoted({ title: "Hidden from some" });
  await block(author, other);

  expect(await html(path, other.token)).toContain("No active votes for the artist right now");
  expect(await html(path)).toContain("Hidden from some");
  expect(flashOf(await vote(other, suggestion, "no"))).toContain("You cannot vote on this suggestion.");
  expect(await votesOn(suggestion)).toEqual([]);
});

test("whose session has ended signs in and finds every word in the form again, of a change too", async () => {
  const [artist, member] = [await makeArtist(), await makeMember()];
  const event = await makeTimelineEvent({ artistId: artist.id, title: "As it stands" });
  const written = {
    description: "It rained & poured.",
    media_url: "https://kept.example/?a=1&b=2",
    event_type: "Award",
  };
  const [token, past] = [newToken(), Date.now() - 1000];
  await db
    .insert(schema.sessions)
    .values({ userId: member.id, tokenHash: hashToken(token), createdAt: past - 1000, expiresAt: past });

  for (const change of [undefined, event.id]) {
    const response = await suggest({ ...member, token }, artist, { ...written, ...(change && { change }) });
    expect(flashOf(response)).toContain("Please sign in to suggest timeline events");
    const back = new URL(response.headers.get("Location") ?? "", "http://localhost").searchParams.get("redirectTo");

    const form = await html(back ?? "", member.token);
    expect(form).toContain(change ? "Suggest a Change" : "Add Event");
    expect(form).toContain('value="Splits up"');
    expect(form).toContain("It rained &amp; poured.");
    expect(form).toContain('value="https://kept.example/?a=1&amp;b=2"');
    expect(form).toContain('value="2004-02-29"');
    expect(form).toMatch(/<option[^>]*value="Award"[^>]* selected=""/);
  }
  expect(await suggestionsOf(artist)).toEqual([]);
});

test("another artist's event cannot be changed from this page", async () => {
  const [artist, other, member] = [await makeArtist(), await makeArtist(), await makeMember()];
  const event = await makeTimelineEvent({ artistId: other.id });

  const asked = await page(`/timeline-votes/${artist.id}?change=${event.id}`, member);
  expect(asked.headers.get("Location")).toBe(`/timeline-votes/${artist.id}`);
  expect(flashOf(asked)).toContain("This event is not on the artist's timeline.");

  const sent = await suggest(member, artist, { change: event.id });
  expect(sent.status).toBe(422);
  expect(await suggestionsOf(artist)).toEqual([]);
});

test("prohibited language is not put to the vote, and what was written stays", async () => {
  const [artist, member] = [await makeArtist(), await makeMember()];

  const response = await suggest(member, artist, { title: "What a fucking show" });
  const body = await response.text();

  expect(response.status).toBe(422);
  expect(body).toContain("Content Blocked");
  expect(body).toContain("This content contains prohibited language and cannot be posted");
  expect(body).toContain('value="What a fucking show"');
  expect(await suggestionsOf(artist)).toEqual([]);
});

test("a place on another site is not gone to after a vote", async () => {
  const { other, suggestion } = await makeVoted();

  const response = await vote(other, suggestion, "yes", "https://evil.example/");

  expect(response.headers.get("Location")).toBe(`/#suggestion-${suggestion.id}`);
});
