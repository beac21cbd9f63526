import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openAnswerCache } from "#worker/catalogue/answer-cache.server.ts";
import { newBreakerMemory } from "#worker/catalogue/breaker.server.ts";
import { ourGenres } from "#worker/catalogue/genre-table.ts";
import type { Gate } from "#worker/catalogue/musicbrainz/musicbrainz-provider.server.ts";
import type { Answer } from "#worker/catalogue/provider.ts";
import {
  aCredit,
  aGroup,
  aRelease,
  aTrack,
  mbid,
  musicbrainz,
  NO_PICTURE,
  OPEN_GATE,
  stubMusicBrainz,
  TOO_BUSY,
} from "./stub/musicbrainz.ts";
import { json, neverAnswers } from "./stub/outside.ts";

const GROUP = mbid("group");
const ARTIST = mbid("artist");
const FIRST_PAGE = { limit: 20, offset: 0 };
const UNAVAILABLE = { ok: false, kind: "unavailable" };
const NOT_FOUND = { ok: false, kind: "not_found" };
const COVER = `https://coverartarchive.org/release-group/${GROUP}/front-500`;

test("an album and its tracks are a release group and the release that stands for it, in three calls", async () => {
  const outside = stubMusicBrainz({
    groups: [aGroup(1, { "artist-credit": [aCredit("Radiohead", 1, " & "), aCredit("A Friend", 2)] })],
    tracks: [[aTrack(1), aTrack(2, { length: null })], [], [aTrack(3, { "artist-credit": undefined })]],
  });
  const catalogue = await musicbrainz();

  const [album, tracks] = await Promise.all([catalogue.album(GROUP), catalogue.albumTracks(GROUP)]);

  expect(ok(album)).toEqual({
    id: GROUP,
    title: "OK Computer",
    artists: [
      { id: ARTIST, name: "Radiohead" },
      { id: mbid("artist", 2), name: "A Friend" },
    ],
    releaseDate: "1997-05-21",
    albumType: "album",
    totalTracks: null,
    genres: ["Alternative", "Rock"],
    images: [{ url: COVER, width: 500, height: null }],
    externalUrl: `https://musicbrainz.org/release-group/${GROUP}`,
    barcodes: ["724385522925"],
  });
  expect(ok(tracks).map(({ id, disc, position, durationMs }) => [id, disc, position, durationMs])).toEqual([
    [mbid("track", 1), 1, 1, 200_001],
    [mbid("track", 2), 1, 2, null],
    [mbid("track", 3), 2, 1, 200_003],
  ]);
  expect(outside.received.map(({ method, url }) => `${method} ${url.host}${url.pathname}`).sort()).toEqual([
    `GET musicbrainz.org/ws/2/release-group/${GROUP}`,
    `GET musicbrainz.org/ws/2/release/${mbid("release")}`,
    `HEAD coverartarchive.org/release-group/${GROUP}/front-500`,
  ]);
  for (const { headers } of outside.received) {
    expect(headers.get("User-Agent")).toBe("Sleevenotes/1.0 ( operator@example.com )");
  }
});

test("the release that stands for a group is official, plain, early, and of where most know it from", async () => {
  const releases = [
    aRelease(1, { status: "Bootleg", date: "1996" }),
    aRelease(2, { title: "OK Computer (Deluxe)", date: "1997-05-01" }),
    aRelease(3, { date: "", country: "US" }),
    aRelease(4, { date: "1997-05-28", country: "JP" }),
    aRelease(5, { date: "1997-06-16", country: "US" }),
    aRelease(6, { date: "1997-07-01", country: "GB" }),
    aRelease(7, { disambiguation: "anniversary edition", date: "1997", country: "XW" }),
  ];
  const outside = stubMusicBrainz({ groups: [aGroup(1, { releases })] });

  await (await musicbrainz()).albumTracks(GROUP);

  expect(outside.at("/release/").map(({ url }) => url.pathname)).toEqual([`/ws/2/release/${mbid("release", 5)}`]);
});

test("a group without a release has no tracks", async () => {
  stubMusicBrainz({ groups: [aGroup(1, { releases: [] })] });

  expect(ok(await (await musicbrainz()).albumTracks(GROUP))).toEqual([]);
});

test("primary and secondary types are our three kinds, and EPs are told by their tracks", async () => {
  const kinds: [string | null, string[]][] = [
    ["Album", []],
    ["Album", ["Compilation"]],
    ["Album", ["Live"]],
    ["Single", []],
    ["EP", []],
    [null, ["Mixtape/Street"]],
  ];
  const groups = kinds.map(([primary, secondary], at) =>
    aGroup(at + 1, { "primary-type": primary, "secondary-types": secondary, "first-release-date": `20${20 - at}` }),
  );
  const outside = stubMusicBrainz({ groups, counts: { 4: 1, 5: 5 } });

  const albums = ok(await (await musicbrainz()).artistAlbums(ARTIST, 5));

  expect(albums.map(({ albumType, totalTracks }) => [albumType, totalTracks])).toEqual([
    ["album", null],
    ["compilation", null],
    ["album", null],
    ["single", 1],
    ["single", 5],
  ]);
  expect(outside.at("/release-group")[0]?.url.searchParams.get("release-group-status")).toBe("website-default");
});

test("records come newest first, with dates of every precision, and without a count where nobody tells one", async () => {
  const dates = ["", "1999", "1999-03", "2003-06-09"];
  stubMusicBrainz({
    groups: dates.map((date, at) => aGroup(at + 1, { "first-release-date": date })),
    api: (usual) => (asked) =>
      asked.url.pathname === "/ws/2/release" ? json({ error: "no" }, { status: 400 }) : usual(asked),
  });

  const albums = ok(await (await musicbrainz()).artistAlbums(ARTIST, 50));

  expect(albums.map(({ releaseDate }) => releaseDate)).toEqual(["2003-06-09", "1999-03", "1999", null]);
});

test.each([
  ["a cover that is there", undefined, 1],
  ["a cover that is not", NO_PICTURE, 0],
  ["an id that it does not take", () => new Response("<h1>Bad Request</h1>", { status: 400 }), 0],
  ["an archive that fails", () => new Response(null, { status: 503 }), 1],
  ["an archive that is not to be reached", () => Promise.reject(new TypeError("no route")), 1],
])("%s", async (_, cover, pictures) => {
  stubMusicBrainz({ cover });

  expect(ok(await (await musicbrainz()).album(GROUP)).images).toHaveLength(pictures);
});

test("a picture is looked for where it is, without being fetched", async () => {
  const outside = stubMusicBrainz();

  await (await musicbrainz()).album(GROUP);

  expect(outside.received.some(({ url }) => url.host === "archive.org")).toBe(false);
});

test("a merged record is found by its old id, and told which id it has now", async () => {
  const old = mbid("group", 9);
  const oldArtist = mbid("artist", 9);
  const moved = (path: string, body: unknown) =>
    json(body, { status: 301, headers: { Location: `http://musicbrainz.org/ws/2/${path}?fmt=json` } });
  const outside = stubMusicBrainz({
    api: (usual) => (asked) => {
      // One answer holds the record, the other only says where it is.
      if (asked.url.pathname.endsWith(old)) return moved(`release-group/${GROUP}`, aGroup());
      if (asked.url.pathname.endsWith(oldArtist)) return moved(`artist/${ARTIST}`, {});
      return usual(asked);
    },
  });
  const catalogue = await musicbrainz();

  expect(ok(await catalogue.album(old))).toMatchObject({ id: GROUP, formerIds: [old] });
  expect(ok(await catalogue.artist(oldArtist))).toMatchObject({ id: ARTIST, formerIds: [oldArtist] });
  expect(ok(await catalogue.album(GROUP)).formerIds).toBeUndefined();
  expect(outside.at("/artist/").map(({ url }) => `${url.protocol}${url.pathname}`)).toEqual([
    `https:/ws/2/artist/${oldArtist}`,
    `https:/ws/2/artist/${ARTIST}`,
  ]);
});

test.each(["https://evil.example/ws/2/artist/x", "//evil.example/", "::", "/ws/2/artist/loop"])(
  "nobody is led away to %s, nor in circles",
  async (location) => {
    const outside = stubMusicBrainz({
      api: () => () => new Response(null, { status: 302, headers: { Location: location } }),
    });

    expect(await (await musicbrainz()).artist(ARTIST)).toEqual(UNAVAILABLE);
    expect(new Set(outside.received.map(({ url }) => url.host))).toEqual(new Set(["musicbrainz.org"]));
    expect(outside.received.length).toBeLessThanOrEqual(6);
  },
);

test("what somebody types is words, whatever they mean to a query", async () => {
  const outside = stubMusicBrainz();
  const catalogue = await musicbrainz();
  const queryOf = () => outside.at("/release-group").at(-1)?.url.searchParams.get("query");

  await catalogue.search("AC/DC NOT", FIRST_PAGE);
  expect(queryOf()).toBe("(releasegroup:ac\\/dc OR artist:ac\\/dc) AND (releasegroup:not OR artist:not)");
  await (await musicbrainz()).search(`what? (a*) "b" c:d [1 TO 2] \\ e+f && g||h ~ ^ !i {j}`, FIRST_PAGE);
  expect(queryOf()).toBe(
    ["what\\?", "\\(a\\*\\)", '\\"b\\"', "c\\:d", "\\[1", "to", "2\\]", "e\\+f", "g\\|\\|h", "\\!i", "\\{j\\}"]
      .map((word) => `(releasegroup:${word} OR artist:${word})`)
      .join(" AND "),
  );
});

test("albums and artists are searched for, and half an answer is better than none", async () => {
  stubMusicBrainz();
  const both = ok(await (await musicbrainz()).search("radiohead", FIRST_PAGE));
  stubMusicBrainz({
    api: (usual) => (asked) => (asked.url.pathname === "/ws/2/artist" ? json({}, { status: 404 }) : usual(asked)),
  });
  const half = ok(await (await musicbrainz()).search("radiohead", FIRST_PAGE));

  expect([both.albums.items[0]?.id, both.artists.items[0]?.name]).toEqual([GROUP, "Radiohead"]);
  expect([half.albums.items.length, half.artists.items.length]).toEqual([1, 0]);
  expect(ok(await (await musicbrainz()).search(" %% ", FIRST_PAGE)).albums.items).toEqual([]);
});

test("the same search is asked once a day, whoever searches, and still answers while MusicBrainz is down", async () => {
  const cache = openAnswerCache(env);
  const outside = stubMusicBrainz({ groups: [aGroup(), aGroup(2)] });
  const once = ok(await (await musicbrainz({ cache })).search("kept search", FIRST_PAGE));
  const asked = outside.received.length;
  stubMusicBrainz({ api: () => TOO_BUSY });

  expect(ok(await (await musicbrainz({ cache })).search("kept search", FIRST_PAGE))).toEqual(once);
  expect(await (await musicbrainz({ cache })).search("another search", FIRST_PAGE)).toEqual(UNAVAILABLE);
  expect([once.albums.items.length, asked]).toEqual([2, 2]);
});

test("tracks are searched for with the first official release that has them", async () => {
  const release = (number: number, status: string) => ({
    ...aRelease(number, { status }),
    "release-group": { id: mbid("group", number), "primary-type": "Album", "secondary-types": [] },
  });
  const recording = { id: mbid("recording"), title: "Airbag", length: 284_000, "artist-credit": [aCredit()] };
  stubMusicBrainz({
    recordings: [
      { ...recording, releases: [release(1, "Bootleg"), release(2, "Official")] },
      { ...recording, releases: [] },
    ],
  });

  const hits = ok((await (await musicbrainz()).searchTracks?.("airbag", 10)) ?? NOT_ASKED);

  expect(hits.map(({ track, album }) => [track.name, album.id])).toEqual([["Airbag", mbid("group", 2)]]);
});

test("new releases are those of the last fortnight, newest first, asked for once in six hours", async () => {
  const outside = stubMusicBrainz({
    groups: [aGroup(1, { "first-release-date": "2026-11-10" }), aGroup(2, { "first-release-date": "2026-11-20" })],
  });

  const released = ok(await (await musicbrainz()).newReleases(20));
  expect(ok(await (await musicbrainz({ forget: false })).newReleases(1))).toHaveLength(1);

  expect(released.map(({ id }) => id)).toEqual([mbid("group", 2), GROUP]);
  expect(outside.received).toHaveLength(1);
  expect(outside.received[0]?.url.searchParams.get("query")).toMatch(
    /^firstreleasedate:\[\d{4}-\d\d-\d\d TO \d{4}-\d\d-\d\d\] AND /,
  );
});

test("what is not there is not found", async () => {
  stubMusicBrainz();
  const catalogue = await musicbrainz();
  const nothing = mbid("group", 404);

  expect(await catalogue.album(nothing)).toEqual(NOT_FOUND);
  expect(await catalogue.albumTracks(nothing)).toEqual(NOT_FOUND);
  expect(await catalogue.artist(mbid("artist", 404))).toEqual(NOT_FOUND);
});

test("after a 503 nobody goes for ten seconds, here and wherever the gate is the same", async () => {
  const pauses: number[] = [];
  const gate: Gate = { ...OPEN_GATE, pause: async (ms) => void pauses.push(ms) };
  const memory = newBreakerMemory();
  const outside = stubMusicBrainz({ api: () => TOO_BUSY });
  const catalogue = await musicbrainz({ memory, gate });

  expect(await catalogue.artist(ARTIST)).toEqual(UNAVAILABLE);
  expect(await catalogue.album(GROUP)).toEqual(UNAVAILABLE);

  expect(outside.at("/ws/2/")).toHaveLength(1);
  expect(pauses).toEqual([10_000]);
  expect(memory.lastError).toMatchObject({ reason: "rate_limited", status: 503 });
});

test("where too many wait already, nobody is asked, and MusicBrainz is not at fault", async () => {
  const memory = newBreakerMemory();
  const outside = stubMusicBrainz();
  const catalogue = await musicbrainz({ memory, gate: { ...OPEN_GATE, takeTurn: async () => false } });

  expect(await catalogue.artist(ARTIST)).toEqual(UNAVAILABLE);
  expect(outside.received).toEqual([]);
  expect(memory).toEqual({ ...newBreakerMemory(), readAt: memory.readAt });
});

test("a server that never answers is waited for no longer than a page can", async () => {
  stubMusicBrainz({ api: () => neverAnswers, cover: () => neverAnswers({ signal: AbortSignal.timeout(50) } as never) });
  const catalogue = await musicbrainz({ timeoutMs: 100, budgetMs: 250 });

  expect(await Promise.all([catalogue.album(GROUP), catalogue.albumTracks(GROUP)])).toEqual([UNAVAILABLE, UNAVAILABLE]);
});

test("every request of every place takes its turn at one gate", async () => {
  stubMusicBrainz();
  const gate = env.CATALOGUE_GATE.getByName("musicbrainz");

  expect(ok(await (await musicbrainz({ gate: null })).artist(ARTIST)).name).toBe("Radiohead");
  expect(await gate.reserve(0)).toBeNull();
});

test("the gate lets one through at a time, and says so to those for whom it is too long", async () => {
  const gate = env.CATALOGUE_GATE.getByName("another");

  const [one, two, three] = [await gate.reserve(5_000), await gate.reserve(5_000), await gate.reserve(5_000)];
  expect(one).toBe(0);
  expect(two).toBeGreaterThan(500);
  expect(three ?? 0).toBeGreaterThan((two ?? 0) + 500);
  expect(await gate.reserve(1_000)).toBeNull();
  await gate.pause(10_000);
  expect(await gate.reserve(5_000)).toBeNull();
});

test("genres come from votes, in the words of our list, three at most", () => {
  const voted = (names: string) => names.split(", ").map((name, at) => ({ name, count: 10 - at }));

  expect(ourGenres(voted("grunge, rock, american, 90s"))).toEqual(["Alternative", "Rock"]);
  expect(ourGenres(voted("Hip Hop, trap, neo soul, jazz, pop"))).toEqual(["Hip-Hop", "Rap", "Soul"]);
  expect(ourGenres(voted("seen live, british"))).toEqual([]);
  expect(ourGenres([{ name: "rock", count: 0 }])).toEqual([]);
});

test("it knows its ids by their shape", async () => {
  const { owns } = await musicbrainz();

  expect(owns(GROUP)).toBe(true);
  for (const id of [
    "",
    "d-radiohead",
    GROUP.toUpperCase(),
    `${GROUP}/`,
    GROUP.replaceAll("-", ""),
    "6dVIqQ8qmQ5GBnJ9shOYGE",
  ]) {
    expect(owns(id), id).toBe(false);
  }
});

const NOT_ASKED: Answer<never> = { ok: false, kind: "unsupported" };

function ok<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.kind);
  return answer.data;
}
