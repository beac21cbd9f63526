import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { castVotes, db, makeArtist, makeMember, makeSuggestion, makeTimelineEvent } from "#tests/factories.ts";
import { html, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

const DAY = 24 * 60 * 60 * 1000;
const EVENT = { title: "Splits up", description: "", event_type: "News", event_date: "2004-02-29", media_url: "" };

/** The message that a redirect leaves for the page it leads to. */
function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

async function makeVoted(given: Partial<typeof schema.timelineSuggestions.$inferInsert> = {}) {
  const [artist, author] = [await makeArtist({ name: "The Examples" }), await makeMember()];
  const suggestion = await makeSuggestion({ artistId: artist.id, userId: author.id, ...given });
  return { artist, author, suggestion, path: `/timeline-votes/${artist.id}` };
}

function suggestionsOf(artistId: string) {
  return db.select().from(schema.timelineSuggestions).where(eq(schema.timelineSuggestions.artistId, artistId));
}

function votesOn(suggestionId: string) {
  return db.select().from(schema.timelineVotes).where(eq(schema.timelineVotes.suggestionId, suggestionId));
}

test("a suggestion is shown to anybody with all that is said of it, and the way back to the timeline", async () => {
  const { artist, author, path } = await makeVoted({
    title: "Plays at home",
    description: "In the rain.",
    eventType: "Announcement",
    eventDate: "2001-07-07",
    mediaUrl: "https://www.video.example/watch?v=1",
  });

  const body = await html(path);

  expect(body).toMatch(/<h1[^>]*>Votes on (<!-- -->)?The Examples(<!-- -->)?&#x27;s timeline<\/h1>/);
  expect(body).toContain("<title>Votes on The Examples&#x27;s timeline · Sleevenotes</title>");
  expect(body).toContain(`href="/artist/${artist.id}?tab=timeline"`);
  expect(body).toMatch(/<h2[^>]*>Plays at home<\/h2>/);
  expect(body).toContain("In the rain.");
  expect(body).toContain("Announcement");
  expect(body).toContain("July 7, 2001");
  expect(body).toMatch(/<a href="https:\/\/www\.video\.example\/watch\?v=1"[^>]* rel="nofollow ugc noopener"/);
  expect(body).toContain(">video.example<");
  expect(body).toContain(`href="/profile/${author.username}"`);
  expect(body).not.toContain("noindex");
});

test("what is needed and how long it is voted on stand by each", async () => {
  const now = Date.now();
  const { artist, author, path } = await makeVoted({ createdAt: now, voteDeadline: now + 3 * DAY + DAY / 2 });
  await makeSuggestion({ artistId: artist.id, userId: author.id, createdAt: now, voteDeadline: now + DAY / 2 - 9000 });
  await makeSuggestion({ artistId: artist.id, userId: author.id, createdAt: now, voteDeadline: now - 1 });

  const body = (await html(path)).replaceAll("<!-- -->", "");

  expect(body.match(/Needs 5 votes and 70% approval/g)).toHaveLength(3);
  expect(body).toContain("3 days left");
  expect(body).toContain("11 hours left");
  expect(body).toContain("Voting has ended");
  expect(body.match(/<button[^>]* disabled=""[^>]*aria-pressed/g)).toHaveLength(2);
});

test("the badge is green from 70 % on and amber below, and always says its number", async () => {
  const { suggestion, path } = await makeVoted();
  const badge = async () =>
    /<span class="([^"]*)">(\d+)% approval</.exec((await html(path)).replaceAll("<!-- -->", ""));

  expect((await badge())?.slice(1)).toEqual([expect.stringContaining("text-fair"), "0"]);
  await castVotes(suggestion.id, { yes: 2, no: 1 });
  expect((await badge())?.slice(1)).toEqual([expect.stringContaining("text-fair"), "67"]);
  await castVotes(suggestion.id, { yes: 1 });
  expect((await badge())?.slice(1)).toEqual([expect.stringContaining("text-good"), "75"]);
  await castVotes(suggestion.id, { yes: 4, no: 2 });
  expect((await badge())?.slice(1)).toEqual([expect.stringContaining("text-good"), "70"]);
});

test("suggestions stand oldest first, decided ones not at all", async () => {
  const now = Date.now();
  const { artist, author, path } = await makeVoted({ title: "Second one", createdAt: now - 2000 });
  const of = { artistId: artist.id, userId: author.id };
  await makeSuggestion({ ...of, title: "Third one", createdAt: now - 1000 });
  await makeSuggestion({ ...of, title: "First one", createdAt: now - 3000 });
  await makeSuggestion({ ...of, title: "Decided one", status: "approved", decidedAt: now });

  const body = await html(path);

  expect(orderIn(body, ["First one", "Second one", "Third one"])).toEqual(["First one", "Second one", "Third one"]);
  expect(body).not.toContain("Decided one");
});

test("after twenty there is more, and the next page has the rest", async () => {
  const { artist, author, path } = await makeVoted({ title: "Number 1 of all", createdAt: 1, voteDeadline: 9e12 });
  for (let at = 2; at <= 21; at += 1) {
    await makeSuggestion({ artistId: artist.id, userId: author.id, title: `Number ${at} of all`, createdAt: at });
  }

  const first = await html(path);
  const second = await html(`${path}?offset=20`);

  expect(first).toMatch(new RegExp(`href="${path}\\?offset=20"[^>]*>(<!-- -->)?Show more`));
  expect(first).not.toContain("Number 21 of all");
  expect(second).toContain("Number 21 of all");
  expect(second).toContain("These are all the active votes");
});

test("without a suggestion the page says so, and leads to the timeline to suggest one", async () => {
  const artist = await makeArtist();

  const body = await html(`/timeline-votes/${artist.id}`);

  expect(body).toContain("No active votes for the artist right now");
  expect(body).toContain(`href="/artist/${artist.id}?tab=timeline"`);
  expect(body).toContain(">Suggest an Event<");
});

test("a change request shows, field by field, what it would change and nothing else", async () => {
  const { artist, author, path } = await makeVoted();
  const event = await makeTimelineEvent({ artistId: artist.id, title: "Wins a prise", eventDate: "1997-05-21" });
  await makeSuggestion({
    artistId: artist.id,
    userId: author.id,
    title: "Wins a prize",
    description: "In London.",
    eventType: "Award",
    eventDate: "1997-05-21",
    isChangeRequest: true,
    targetEventId: event.id,
  });

  const body = (await html(path)).replaceAll("<!-- -->", "");

  expect(body).toContain("Would change “Wins a prise”");
  expect(body).toMatch(/<del[^>]*><span[^>]*>from <\/span>Wins a prise<\/del>/);
  expect(body).toMatch(/<ins[^>]*><span[^>]*>to <\/span>Wins a prize<\/ins>/);
  expect(body).toMatch(/<ins[^>]*><span[^>]*>to <\/span>In London\.<\/ins>/);
  expect(body.match(/<del/g)).toHaveLength(2);
});

test("a vote is recorded, changed and taken back, and each says so", async () => {
  const { suggestion, path } = await makeVoted();
  const { token, id } = await makeMember();
  const press = (vote: string) =>
    postForm("/actions/vote-timeline", { suggestion_id: suggestion.id, vote, redirectTo: path }, { token });

  const yes = await press("yes");
  expect(yes.headers.get("Location")).toBe(`${path}#suggestion-${suggestion.id}`);
  expect(flashOf(yes)).toContain("Vote Recorded");
  expect(await html(path, token)).toMatch(/aria-pressed="true"[^>]*>.*?Yes/s);

  expect(flashOf(await press("no"))).toContain("Vote Recorded");
  expect((await votesOn(suggestion.id)).map(({ userId, voteType }) => [userId, voteType])).toEqual([[id, "no"]]);

  const held = await html(path, token);
  expect(held).toContain('name="vote" value="none"');
  expect(flashOf(await press("none"))).toContain("Vote Removed");
  expect(await votesOn(suggestion.id)).toEqual([]);
});

test("a stranger's vote leads to sign-in and back, and says why", async () => {
  const { suggestion, path } = await makeVoted();

  const response = await postForm("/actions/vote-timeline", {
    suggestion_id: suggestion.id,
    vote: "yes",
    redirectTo: path,
  });

  expect(response.headers.get("Location")).toBe(
    `/auth?redirectTo=${encodeURIComponent(`${path}#suggestion-${suggestion.id}`)}`,
  );
  expect(flashOf(response)).toContain("Please sign in to vote on timeline events");
});

test("its author alone sees Delete; without a script the page asks first, and then it is gone", async () => {
  const { suggestion, author, path } = await makeVoted({ title: "Plays at home" });
  const other = await makeMember();

  expect(await html(path, author.token)).toContain(`name="delete" value="${suggestion.id}"`);
  expect(await html(path, other.token)).not.toContain('name="delete"');
  expect(await html(`${path}?delete=${suggestion.id}`, other.token)).not.toContain("Are you sure");
  expect(await html(`${path}?delete=${suggestion.id}`, author.token)).toContain(
    "Are you sure you want to delete this suggestion?",
  );

  const response = await postForm(
    "/actions/delete-suggestion",
    { suggestion_id: suggestion.id, redirectTo: path },
    author,
  );

  expect(response.headers.get("Location")).toBe(path);
  expect(flashOf(response)).toContain("Suggestion deleted");
  expect(await html(path)).toContain("No active votes for the artist right now");
});

test("the form for an event stands in the page that is asked for with it, and suggests one", async () => {
  const [artist, { token, id }] = [await makeArtist(), await makeMember()];
  const path = `/timeline-votes/${artist.id}`;

  const form = await html(`${path}?event=add`, token);
  expect(form).toMatch(/<h2[^>]*>Add Event<\/h2>/);
  expect(form).toContain('type="date"');
  expect(form).toContain(">0/50<".replace("0/50", "0<!-- -->/<!-- -->50"));
  expect(form).toMatch(/<option[^>]*value="Other"[^>]* selected=""/);

  const response = await postForm(
    `${path}?event=add`,
    { ...EVENT, artist_id: artist.id, media_url: "  https://news.example/a  " },
    { token },
  );

  expect(response.headers.get("Location")).toBe(path);
  expect(flashOf(response)).toContain("Suggestion submitted");
  expect(await suggestionsOf(artist.id)).toMatchObject([
    {
      userId: id,
      title: "Splits up",
      description: null,
      eventType: "News",
      eventDate: "2004-02-29",
      mediaUrl: "https://news.example/a",
      isChangeRequest: false,
    },
  ]);
});

test("what is wrong with an event is said in the words of its field, and what was written stays", async () => {
  const [artist, { token }] = [await makeArtist(), await makeMember()];
  const path = `/timeline-votes/${artist.id}?event=add`;
  const cases = [
    [{ title: " " }, "Missing required field", "Please enter a title for the event"],
    [{ title: "x".repeat(51) }, "Title too long", "Please keep the title under 50 characters"],
    [{ description: "x".repeat(101) }, "Description too long", "Please keep the description under 100 characters"],
    [{ event_date: "" }, "Missing required field", "Please select a date for the event"],
  ] as const;

  for (const [fields, title, text] of cases) {
    const media_url = "https://kept.example/";
    const response = await postForm(path, { ...EVENT, media_url, ...fields, artist_id: artist.id }, { token });
    const body = await response.text();
    expect(response.status).toBe(422);
    expect(body).toContain(title);
    expect(body).toContain(text);
    expect(body).toContain('value="https://kept.example/"');
  }
  expect(await suggestionsOf(artist.id)).toEqual([]);
});

test("to suggest an event one has to sign in, and comes back to the form", async () => {
  const artist = await makeArtist();
  const path = `/timeline-votes/${artist.id}?event=add`;

  const response = await page(path);

  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
  expect(flashOf(response)).toContain("Authentication required");
  expect(flashOf(response)).toContain("Please sign in to suggest timeline events");
});

test("a change begins with the event as it stands, and asks for it to be rewritten", async () => {
  const [artist, { token }] = [await makeArtist(), await makeMember()];
  const event = await makeTimelineEvent({ artistId: artist.id, title: "Wins a prise", eventType: "Award" });
  const path = `/timeline-votes/${artist.id}?change=${event.id}`;

  const form = await html(path, token);
  expect(form).toMatch(/<h2[^>]*>Suggest a Change<\/h2>/);
  expect(form).toContain('value="Wins a prise"');
  expect(form).toContain('value="1997-05-21"');
  expect(form).toMatch(/<option[^>]*value="Award"[^>]* selected=""/);

  await postForm(path, { ...EVENT, artist_id: artist.id, change: event.id, title: "Wins a prize" }, { token });

  expect(await suggestionsOf(artist.id)).toMatchObject([
    { title: "Wins a prize", isChangeRequest: true, targetEventId: event.id },
  ]);
});

test("a form that is sent twice makes one suggestion", async () => {
  const [artist, { token }] = [await makeArtist(), await makeMember()];
  const send = () =>
    postForm("/actions/suggest-event", { ...EVENT, artist_id: artist.id, once: "one-writing" }, { token });

  const answers = await Promise.all([send(), send()]);

  expect(answers.map(flashOf)).toEqual([
    expect.stringContaining("Suggestion submitted"),
    expect.stringContaining("Suggestion submitted"),
  ]);
  expect(await suggestionsOf(artist.id)).toHaveLength(1);
});

test("votes that cannot be read say so, with a way to try again, and the rest of the page stands", async () => {
  const { path } = await makeVoted();
  await db.run("alter table timeline_votes rename to away");
  try {
    const body = await html(path, (await makeMember()).token);

    expect(body).toContain("We had trouble loading active votes. Please try again later.");
    expect(body).toContain(">Try again<");
    expect(body).toContain(">Add Event<");
  } finally {
    await db.run("alter table away rename to timeline_votes");
  }
});

test("the page, with the form for a change in it, asks the database three times in turn at most", async () => {
  const { artist, path } = await makeVoted();
  const event = await makeTimelineEvent({ artistId: artist.id });
  const { token } = await makeMember();
  await page(path, { token });

  const response = await page(`${path}?change=${event.id}`, { token });

  expect(response.headers.get("Server-Timing")).toMatch(/, [123] trips/);
});
