import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import {
  db,
  makeAlbum,
  makeArtist,
  makeMember,
  makePost,
  makeSuggestion,
  makeTimelineEvent,
  makeTrack,
} from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { page } from "#tests/http.ts";
import type { Ctx } from "#worker/context.server.ts";
import { artistCommunity, artistOverview, artistTimeline } from "#worker/domain/artist-screens.server.ts";

type Record = { title: string; totalTracks: number; releaseDate?: string; albumType?: "compilation" };

async function makeArtistOf(records: Record[]) {
  const { id, name } = await makeArtist();
  const made = [];
  for (const record of records) made.push(await makeAlbum({ artistId: id, artistName: name, ...record }));
  return { id, name, records: made };
}

/** As many albums as asked for, the first one the newest. */
function albumsOf(artistId: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      makeAlbum({ artistId, title: `Record ${at}`, totalTracks: 10, releaseDate: `${2000 - at}-01-01` }),
    ),
  );
}

function makePostAbout(artist: { id: string; name: string }, given: { userId: string; content: string }) {
  return makePost({ ...given, topicType: "artist", topicId: artist.id, topicName: artist.name });
}

/** What a person reads: headings, dates, labels and titles of a timeline, one after the other. */
function timelineOf(body: string): string[] {
  const [, timeline = ""] = body.split('aria-label="Timeline"');
  const texts = timeline.matchAll(
    /<h[2-4][^>]*>(?:<time[^>]*>)?([^<]*)|<time datetime="([^"]*)"[^>]*>|alt="([^"]*)"/gi,
  );
  return [...texts].map(([, heading, date, alt]) => heading ?? date ?? alt ?? "");
}

test("an artist's records stand in rows by what they are, newest first", async () => {
  const { id, name } = await makeArtistOf([
    { title: "Early Album", totalTracks: 9, releaseDate: "1990-01-01" },
    { title: "Late Album", totalTracks: 12, releaseDate: "2001-01-01" },
    { title: "The Best Of", totalTracks: 20, releaseDate: "1980-01-01", albumType: "compilation" },
    { title: "Short One", totalTracks: 4 },
    { title: "Lone Song", totalTracks: 1 },
  ]);

  const body = await html(`/artist/${id}`);

  expect(body).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
  expect(body).toContain("0 followers");
  const inTurn = [
    ">Albums<",
    ">Late Album<",
    ">Early Album<",
    ">The Best Of<",
    ">1980 · Compilation<",
    ">EPs &amp; Mixtapes<",
    ">Short One<",
    ">Singles<",
    ">Lone Song<",
  ];
  expect(orderIn(body, inTurn)).toEqual(inTurn);
  expect(body).not.toContain("See All");
});

test("three tabs are links, and what is no tab is the overview", async () => {
  const { id } = await makeArtistOf([{ title: "Whichever", totalTracks: 10 }]);

  const body = await html(`/artist/${id}?tab=%00`);

  const tabs = [...body.matchAll(/<a(?=[^>]*role="tab")[^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
  expect(tabs.map(([, href, label]) => [label, href])).toEqual([
    ["Overview", `/artist/${id}`],
    ["Community", `/artist/${id}?tab=community`],
    ["Timeline", `/artist/${id}?tab=timeline`],
  ]);
  expect(body).toContain(">Whichever<");
});

test("five records are all there is to see; only more have See All", async () => {
  const { id } = await makeArtist();
  const titles = (await albumsOf(id, 5)).map(({ title }) => `>${title}<`);

  const overview = await html(`/artist/${id}`);

  expect(orderIn(overview, titles)).toEqual(titles);
  expect(overview).not.toContain("See All");
});

test("a row holds five; See All leads to the rest, and back", async () => {
  const { id } = await makeArtist();
  const titles = (await albumsOf(id, 6)).map(({ title }) => `>${title}<`);

  const overview = await html(`/artist/${id}`);
  const all = await html(`/artist/${id}/albums`);

  expect(orderIn(overview, titles)).toEqual(titles.slice(0, 5));
  expect(overview).toMatch(new RegExp(`href="/artist/${id}/albums"[^>]*>See All`));
  expect(orderIn(all, titles)).toEqual(titles);
  expect(all).toMatch(/<h1[^>]*>All Albums<\/h1>/);
  expect(all).toMatch(new RegExp(`<a[^>]*href="/artist/${id}"[^>]*>Back to Artist</a>`));
});

test.each([
  ["compilations", "EPs &amp; Mixtapes", 4],
  ["singles", "All Singles", 1],
])("all of a kind have a page: %s", async (path, title, totalTracks) => {
  const records = Array.from({ length: 6 }, (_, at) => ({ title: `${path} ${at}`, totalTracks }));
  const { id } = await makeArtistOf([...records, { title: "Of Another Kind", totalTracks: 10 }]);

  const overview = await html(`/artist/${id}`);
  const body = await html(`/artist/${id}/${path}`);

  expect(overview).toContain(`href="/artist/${id}/${path}"`);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  const titles = records.map((record) => `>${record.title}<`);
  expect(orderIn(body, titles)).toHaveLength(6);
  expect(body).not.toContain("Of Another Kind");
});

test.each([
  ["", "No albums found for this artist"],
  ["/albums", "No albums found for this artist"],
  ["/singles", "No singles found for this artist"],
  ["/compilations", "No EPs or mixtapes found for this artist"],
  ["?tab=community", "No posts yet"],
  ["?tab=timeline", "Nothing on the timeline yet"],
])("an artist with nothing says so: %s", async (path, text) => {
  const { id } = await makeArtist();

  expect(await html(`/artist/${id}${path}`)).toContain(text);
});

test("a discography comes fifty at a time, to its end", async () => {
  const { id } = await makeArtist();
  const titles = (await albumsOf(id, 52)).map(({ title }) => `>${title}<`);

  const first = await html(`/artist/${id}/albums`);
  const second = await html(`/artist/${id}/albums?offset=50`);

  expect(orderIn(first, titles)).toEqual(titles.slice(0, 50));
  expect(first).toMatch(new RegExp(`<a[^>]*href="/artist/${id}/albums\\?offset=50"[^>]*>Show more</a>`));
  expect(orderIn(second, titles)).toEqual(titles.slice(50));
  expect(second).toContain("That is all of them");
});

test("top tracks and related artists come from what we know", async () => {
  const [one, other] = [await makeArtistOf([{ title: "Ours", totalTracks: 10 }]), await makeArtist()];
  const theirs = await makeAlbum({ artistId: other.id, artistName: other.name });
  const genres = [...one.records, theirs].map(({ id }) => ({ albumId: id, genre: "Reggae", position: 0 }));
  await db.insert(schema.albumGenres).values(genres);
  const [album] = one.records;
  await makeTrack({ albumId: album?.id, name: "The Hit", artists: [{ id: null, name: one.name }] });

  const body = await html(`/artist/${one.id}`);

  const inTurn = [">Top Tracks<", ">The Hit<", ">Related Artists<", `>${other.name}<`];
  expect(orderIn(body, inTurn)).toEqual(inTurn);
  expect(body).toContain(`href="/album/${album?.id}"`);
  expect(body).toContain(`href="/artist/${other.id}"`);
});

test("a timeline goes by year and month, newest first, each date as far as it is known", async () => {
  const { id, name } = await makeArtistOf([
    { title: "Of The Year", totalTracks: 10, releaseDate: "1997" },
    { title: "Of January", totalTracks: 1, releaseDate: "1997-01-20" },
    { title: "Of May", totalTracks: 10, releaseDate: "1997-05" },
    { title: "Late", totalTracks: 10, releaseDate: "2001-12-31" },
  ]);
  await makeTimelineEvent({ artistId: id, title: "Wins it", eventDate: "1997-05-21" });

  const body = await html(`/artist/${id}?tab=timeline`);

  expect(timelineOf(body)).toEqual([
    "2001",
    "December",
    `Late by ${name}`,
    "2001-12-31",
    "1997",
    "May",
    "1997-05-21",
    "Wins it",
    `Of May by ${name}`,
    "1997-05",
    "January",
    `Of January by ${name}`,
    "1997-01-20",
    "Sometime in 1997",
    `Of The Year by ${name}`,
    "1997",
  ]);
  expect(body).toContain(">May 21, 1997</time>");
  expect(body).toContain(">May 1997</time>");
  expect(body).toMatch(/>Late<.*?>Album<.*?>Of January<.*?>Single</s);
});

test("a date that no calendar has stands as far as one has it", async () => {
  const { id, name } = await makeArtistOf([
    { title: "Of No Month", totalTracks: 10, releaseDate: "1997-13" },
    { title: "Of March", totalTracks: 10, releaseDate: "1997-03-01" },
    { title: "Of No Day", totalTracks: 10, releaseDate: "1997-02-30" },
    { title: "Of No Date", totalTracks: 10 },
  ]);
  await db.update(schema.albums).set({ releaseDate: null }).where(eq(schema.albums.title, "Of No Date"));

  expect(timelineOf(await html(`/artist/${id}?tab=timeline`))).toEqual([
    "1997",
    "March",
    `Of March by ${name}`,
    "1997-03-01",
    "February",
    `Of No Day by ${name}`,
    "1997-02",
    "Sometime in 1997",
    `Of No Month by ${name}`,
    "1997",
  ]);
  expect(await html(`/artist/${id}`)).toContain(">Of No Date<");
});

test("an event is a card that says what it is, links to what it names and can be asked to change", async () => {
  const { id } = await makeArtist();
  const event = await makeTimelineEvent({
    artistId: id,
    title: "A <b>film</b>",
    description: "Four minutes of it.",
    eventType: "Music Video",
    mediaUrl: "https://www.youtube.com/watch?v=1&t=2",
  });

  const body = await html(`/artist/${id}?tab=timeline`);

  expect(body).toMatch(/<h4[^>]*>A &lt;b&gt;film&lt;\/b&gt;<\/h4>/);
  expect(body).toContain("Four minutes of it.");
  expect(body).toContain(">Music Video<");
  const [link = ""] = /<a[^>]*href="https:\/\/www\.youtube\.com[^>]*>.*?<\/a>/s.exec(body) ?? [];
  expect(link).toContain('rel="nofollow ugc noopener"');
  expect(link).toContain('target="_blank"');
  expect(link).toMatch(/>youtube\.com<.*\(opens in a new tab\)/s);
  expect(body).toMatch(new RegExp(`href="/timeline-votes/${id}\\?change=${event.id}"[^>]*>Suggest a change`));
});

test.each(["https://youtube.com@evil.example/", "http://", "https://:80/x"])(
  "an address that passes for another place is no link: %s",
  async (mediaUrl) => {
    const { id } = await makeArtist();
    await makeTimelineEvent({ artistId: id, title: "Linked", mediaUrl });

    const body = await html(`/artist/${id}?tab=timeline`);

    expect(body).toContain(">Linked<");
    expect(body).not.toContain("opens in a new tab");
  },
);

test("the timeline leads to the votes, and counts those that are open", async () => {
  const [{ id }, blocked, viewer] = [await makeArtist(), await makeMember(), await makeMember()];
  await db.insert(schema.blocks).values({ blockerId: viewer.id, blockedId: blocked.id, createdAt: 1 });
  await makeSuggestion({ artistId: id, userId: blocked.id });
  const alone = await html(`/artist/${id}?tab=timeline`);
  await makeSuggestion({ artistId: id, userId: (await makeMember()).id });
  await makeSuggestion({ artistId: id, userId: blocked.id, status: "rejected", decidedAt: 1 });

  const all = await html(`/artist/${id}?tab=timeline`);
  const forViewer = await html(`/artist/${id}?tab=timeline`, viewer.token);

  expect(all).toMatch(new RegExp(`<a[^>]*href="/timeline-votes/${id}\\?event=add"[^>]*>Suggest an Event</a>`));
  expect([alone, all, forViewer].map((body) => />(\d\+? open votes?)</.exec(body)?.[1])).toEqual([
    "1 open vote",
    "2 open votes",
    "1 open vote",
  ]);
});

test("a timeline comes fifty at a time, and no item is lost or shown twice between pages", async () => {
  const { id } = await makeArtist();
  await albumsOf(id, 40);
  for (let at = 0; at < 40; at += 1) {
    await makeTimelineEvent({ artistId: id, title: `Event ${at}`, eventDate: `${2000 - at}-01-01`, createdAt: at });
  }

  const pages = await Promise.all([0, 50].map((offset) => artistTimeline(makeCtx(), { id, limit: 50, offset })));
  const first = await html(`/artist/${id}?tab=timeline`);
  const second = await html(`/artist/${id}?tab=timeline&offset=50`);

  const titles = pages.flatMap(({ items }) =>
    items.map((item) => (item.kind === "event" ? item.event.event_title : item.album.title)),
  );
  expect(titles).toEqual(Array.from({ length: 40 }, (_, at) => [`Event ${at}`, `Record ${at}`]).flat());
  expect(first).toContain(`href="/artist/${id}?tab=timeline&amp;offset=50"`);
  expect(second).toContain("This is where the timeline begins");
  expect(second).not.toContain(">Event 24<");
});

test("what members say of an artist is theirs alone, newest first, without whom one has blocked", async () => {
  const [artist, other] = [await makeArtist(), await makeArtist()];
  const [one, two, viewer] = [await makeMember(), await makeMember(), await makeMember()];
  await makePostAbout(artist, { userId: one.id, content: "The first word" });
  await makePostAbout(artist, { userId: two.id, content: "The last word" });
  await makePostAbout(other, { userId: one.id, content: "Of another" });
  await db.insert(schema.blocks).values({ blockerId: viewer.id, blockedId: two.id, createdAt: 1 });

  const body = await html(`/artist/${artist.id}?tab=community`);
  const seen = await html(`/artist/${artist.id}?tab=community`, viewer.token);

  expect(orderIn(body, ["The last word", "The first word"])).toHaveLength(2);
  expect(body).not.toContain("Of another");
  expect(seen).toContain("The first word");
  expect(seen).not.toContain("The last word");
});

test("a member posts about an artist from their page; a stranger is led to the community", async () => {
  const [{ id, name }, member] = [await makeArtist(), await makeMember()];

  const forMember = await html(`/artist/${id}?tab=community`, member.token);
  const [form = ""] = /<form[^>]*action="\/community\/new".*?<\/form>/s.exec(forMember) ?? [];
  const topic = [...form.matchAll(/name="(topic_\w+)" value="([^"]*)"/g)].map(([, key = "", value = ""]) => [
    key,
    value,
  ]);
  const written = await html(`/community/new?${new URLSearchParams(topic)}`, member.token);

  expect(topic).toEqual([
    ["topic_type", "artist"],
    ["topic_id", id],
    ["topic_name", name],
  ]);
  expect(form).toContain(">Post<");
  expect(written).toContain(name);
  expect(await html(`/artist/${id}?tab=community`)).not.toContain('action="/community/new"');
});

test("an artist without posts leads to the community", async () => {
  const { id } = await makeArtist();

  expect(await html(`/artist/${id}?tab=community`)).toMatch(/<a[^>]*href="\/community[^"]*"[^>]*>Go to Community<\/a>/);
});

test.each(["", "?tab=community", "?tab=timeline", "/albums", "/singles", "/compilations"])(
  "an artist whom nobody knows is not found: %s",
  async (path) => {
    for (const id of ["nobody-knows-them", "%00", "x".repeat(300)]) {
      const response = await page(`/artist/${id}${path}`);

      expect([id, response.status]).toEqual([id, 404]);
      const body = await response.text();
      expect(body).toContain("Artist Not Found");
      expect(body).toContain("We couldn&#x27;t find an artist with that ID");
    }
  },
);

test.each(["", "?tab=community", "?tab=timeline", "/albums"])(
  "any id of a catalogue's leads to the one page of an artist: %s",
  async (path) => {
    const { id, name } = await makeArtist();
    const externalId = `ext-${id}`;
    await db.insert(schema.externalIds).values({ kind: "artist", externalId, provider: "musicbrainz", entityId: id });

    const body = await html(`/artist/${externalId}${path}`);

    expect(body).toContain(`>${name}<`);
    expect(body).toContain(`<link rel="canonical" href="http://localhost/artist/${id}${path}"/>`);
  },
);

test.each(["offset=9999", "offset=10000000", "offset=-1", "offset=two", "offset=1&offset=2"])(
  "no offset breaks a list: %s",
  async (query) => {
    const { id } = await makeArtistOf([{ title: "Alone", totalTracks: 10 }]);

    for (const path of [`/artist/${id}/albums?`, `/artist/${id}?tab=timeline&`, `/artist/${id}?tab=community&`]) {
      expect((await page(`${path}${query}`)).status).toBe(200);
    }
  },
);

test("what breaks is said in the artist's words, with a way to try again", async () => {
  const { id } = await makeArtist();
  await db.run("alter table timeline_suggestions rename to away");
  try {
    const response = await page(`/artist/${id}?tab=timeline`);

    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).toContain("Failed to load artist information. Please try again.");
    expect(body).toContain("Try again");
  } finally {
    await db.run("alter table away rename to timeline_suggestions");
  }
});

test("search engines read the artist and the albums, and each page has its own name", async () => {
  const { id, name } = await makeArtistOf([{ title: "Read By Machines", totalTracks: 10 }]);

  const overview = await html(`/artist/${id}`);
  const paths = ["", "?tab=community", "?tab=timeline", "/albums", "/singles", "/compilations"];
  const titles = await Promise.all(
    paths.map(async (path) => /<title>(.*?) · Sleevenotes<\/title>/.exec(await html(`/artist/${id}${path}`))?.[1]),
  );

  expect(jsonLd(overview)).toMatchObject({
    "@type": "MusicGroup",
    name,
    url: `http://localhost/artist/${id}`,
    album: [{ "@type": "MusicAlbum", name: "Read By Machines" }],
  });
  expect(overview).toContain(`<meta property="og:title" content="${name}"/>`);
  expect(overview).toContain(`<meta property="og:image" content="http://localhost/covers/artists/${id}.svg"/>`);
  expect(titles).toEqual([
    name,
    `Posts about ${name}`,
    `Timeline of ${name}`,
    `All Albums by ${name}`,
    `All Singles by ${name}`,
    `EPs &amp; Mixtapes by ${name}`,
  ]);
});

test("no tab takes more than three trips, or more rows the more there is", async () => {
  const [{ id }, viewer] = [await makeArtist(), await makeMember()];
  const numbers = "with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000)";
  await db.batch([
    db.insert(schema.followedArtists).values({ userId: viewer.id, artistId: id, createdAt: 1 }),
    db.run(`insert into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, release_date,
        total_tracks, source, fetched_at) ${numbers}
      select '${id}-a' || i, 'A', 'a', '${id}', 'X', 'x', 'album', cast(1900 + i % 100 as text), i % 12, 'demo', 1
      from n where i <= 600`),
    db.run(`insert into timeline_events (id, artist_id, event_date, title, event_type, created_at) ${numbers}
      select '${id}-e' || i, '${id}', (1900 + i % 100) || '-05-05', 'E', 'News', i from n`),
    db.run(`insert into timeline_suggestions (id, artist_id, user_id, title, event_type, event_date, vote_deadline,
        created_at) ${numbers}
      select '${id}-s' || i, '${id}', '${viewer.id}', 'S', 'News', '2001-07-07', 9, i from n`),
    db.run(`insert into posts (id, user_id, content, topic_type, topic_id, topic_name, created_at) ${numbers}
      select '${id}-p' || i, '${viewer.id}', 'P', 'artist', '${id}', 'X', i from n`),
  ]);
  const asked = { id, limit: 50, offset: 0 };

  for (const [rows, open] of [
    [400, (ctx: Ctx) => artistOverview(ctx, id)],
    [600, (ctx: Ctx) => artistTimeline(ctx, asked)],
    [400, (ctx: Ctx) => artistCommunity(ctx, asked)],
  ] as const) {
    const ctx = memoised(makeCtx({ token: viewer.token }));
    const shown = await open(ctx);

    expect(shown.isFollowing).toBe(true);
    expect(ctx.tally.trips).toBeLessThanOrEqual(3);
    expect(ctx.tally.rowsRead).toBeLessThan(rows);
  }
});

/** As entry.ts makes it: the session is asked for once. */
function memoised(ctx: Ctx): Ctx {
  let viewer: ReturnType<Ctx["viewer"]> | undefined;
  return {
    ...ctx,
    viewer() {
      viewer ??= ctx.viewer();
      return viewer;
    },
  };
}
