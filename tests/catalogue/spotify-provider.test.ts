import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openAnswerCache } from "#worker/catalogue/answer-cache.server.ts";
import { BUDGET_MS } from "#worker/catalogue/http.server.ts";
import type { Answer } from "#worker/catalogue/provider.ts";
import { newSpotifyMemory } from "#worker/catalogue/spotify/spotify-api.server.ts";
import { cutOff, first, forgetOutside, hugeBody, json, neverAnswers, neverEnds } from "./stub/outside.ts";
import {
  anAlbum,
  anArtist,
  aTrack,
  EXPIRED,
  FORBIDDEN,
  NO_PREMIUM,
  QUOTA_EXCEEDED,
  spotify,
  spotifyId,
  stubSpotify,
  TOO_MANY,
} from "./stub/spotify.ts";

const ALBUM = anAlbum().id;
const ARTIST = anArtist().id;
const FIRST_PAGE = { limit: 20, offset: 0 };
const UNAVAILABLE = { ok: false, kind: "unavailable" };
const NOT_FOUND = { ok: false, kind: "not_found" };

/** As many records of one artist, the newest first in the list. */
function records(count: number) {
  return Array.from({ length: count }, (_, at) => anAlbum(`Record ${at}`, { release_date: `${2025 - at}-01-01` }));
}

test("an album, its tracks and its artist, as an extended key is told", async () => {
  const outside = stubSpotify({ key: "extended", tracks: [aTrack(1), aTrack(2, { duration_ms: 1234 })] });
  const catalogue = await spotify();

  const [album, tracks] = await Promise.all([catalogue.album(ALBUM), catalogue.albumTracks(ALBUM)]);
  const artist = ok(await catalogue.artist(ARTIST));

  expect(ok(album)).toEqual({
    id: ALBUM,
    title: "OK Computer",
    artists: [{ id: ARTIST, name: "Radiohead" }],
    releaseDate: "1997-05-28",
    albumType: "album",
    totalTracks: 2,
    genres: [],
    images: [640, 300, 64].map((width) => ({
      url: `https://i.scdn.co/image/ab67616d0000b273${width}`,
      width,
      height: width,
    })),
    externalUrl: `https://open.spotify.com/album/${ALBUM}`,
    barcodes: ["0724385522925"],
  });
  expect(ok(tracks)[1]).toEqual({
    id: spotifyId("track2"),
    name: "Track 2",
    artists: [{ id: ARTIST, name: "Radiohead" }],
    disc: 1,
    position: 2,
    durationMs: 1234,
  });
  expect(artist).toMatchObject({ name: "Radiohead", genres: ["Rock"], images: [] });
  expect(outside.at("/albums/")).toHaveLength(1);
  expect(outside.at("/api/token")).toHaveLength(1);
  expect(outside.at("/api/token")[0]).toMatchObject({ method: "POST", body: "grant_type=client_credentials" });
  expect(outside.at("/v1/")[0]?.headers.get("User-Agent")).toBe("Sleevenotes/1.0 ( test )");
});

test("a development key is found out by the page that it is refused, once for everybody", async () => {
  const outside = stubSpotify({ key: "development", albums: records(30) });
  const found = ok(await (await spotify()).search("record", FIRST_PAGE));
  const again = ok(await (await spotify({ forget: false })).search("record", FIRST_PAGE));

  expect(found.albums.items.map(({ title }) => title)).toEqual(records(20).map(({ name }) => name));
  expect(found.albums.hasMore).toBe(true);
  expect(again).toEqual(found);
  expect(outside.at("/search").map(({ url }) => url.searchParams.get("limit"))).toEqual(["20", "10", "10", "10", "10"]);
});

test("an extended key gets what is wanted in one page", async () => {
  const outside = stubSpotify({ key: "extended", albums: records(30) });
  const catalogue = await spotify();

  const { albums } = ok(await catalogue.search("record", FIRST_PAGE));

  expect(albums.items).toHaveLength(20);
  expect(ok(await catalogue.artistAlbums(ARTIST, 50))).toHaveLength(30);
  expect(outside.at("/search")).toHaveLength(1);
  expect(outside.at("/artists/")).toHaveLength(1);
});

test("what a development key is not told of is left out", async () => {
  stubSpotify({ albums: [anAlbum("Bare", { images: undefined, total_tracks: undefined, external_urls: undefined })] });
  const catalogue = await spotify();

  const album = ok(await catalogue.album(spotifyId("Bare")));

  expect(album).toMatchObject({ title: "Bare", images: [], genres: [], externalUrl: null });
  expect(ok(await catalogue.artist(ARTIST)).genres).toEqual([]);
});

test.each(["development", "extended"] as const)(
  "a key of %s is asked for nothing that any key has lost",
  async (key) => {
    const outside = stubSpotify({ key });
    const catalogue = await spotify();

    await Promise.all([catalogue.album(ALBUM), catalogue.albumTracks(ALBUM), catalogue.artist(ARTIST)]);
    await Promise.all([catalogue.artistAlbums(ARTIST, 50), catalogue.search("radio", FIRST_PAGE)]);

    const lost = /related-artists|top-tracks|recommendations|audio-|\?ids=|[?&]market=/;
    expect(outside.received.map(({ url }) => url.href).filter((href) => lost.test(href))).toEqual([]);
    expect(outside.received.length).toBeGreaterThan(4);
  },
);

test.each([403, 404])(
  "where new releases are closed with %i they are searched for, and the closed call is left alone",
  async (status) => {
    const outside = stubSpotify({
      api: (usual) => (asked) =>
        asked.url.pathname.includes("/browse/") ? json({ error: { status } }, { status }) : usual(asked),
      albums: [anAlbum("Old", { release_date: "2026-11-10" }), anAlbum("New", { release_date: "2026-11-20" })],
    });

    const released = ok(await (await spotify()).newReleases(20));
    await env.CACHE.delete("c1:spotify:new");
    await (await spotify({ forget: false })).newReleases(20);

    expect(released.map(({ title }) => title)).toEqual(["New", "Old"]);
    expect(outside.at("/browse/")).toHaveLength(1);
    expect(outside.at("/search").at(-1)?.url.searchParams.get("q")).toBe("tag:new");
  },
);

test("an extended key lists new releases, which are asked for once in six hours", async () => {
  const outside = stubSpotify({ key: "extended", albums: records(3) });

  const once = ok(await (await spotify()).newReleases(2));
  const twice = ok(await (await spotify({ forget: false })).newReleases(20));

  expect([once.length, twice.length]).toEqual([2, 3]);
  expect(outside.at("/browse/")).toHaveLength(1);
});

test("an artist's records come from two pages, newest first, without what they only appear on", async () => {
  const theirs = records(60);
  const discography = theirs.map((album, at) => ({ ...album, album_group: at % 2 === 1 ? "appears_on" : "album" }));
  const outside = stubSpotify({ key: "extended", discography: [...discography].reverse(), nextOnLast: true });

  const albums = ok(await (await spotify()).artistAlbums(ARTIST, 100));

  expect(albums.map(({ title }) => title)).toEqual(theirs.filter((_, at) => at % 2 === 0).map(({ name }) => name));
  expect(outside.at("/albums").map(({ url }) => url.search)).toEqual([
    "?include_groups=album%2Csingle%2Ccompilation&limit=50&offset=0",
    "?include_groups=album%2Csingle%2Ccompilation&limit=50&offset=50",
  ]);
});

test("a development key's fifty records are five pages of ten", async () => {
  const outside = stubSpotify({ albums: [anAlbum()], discography: records(70) });

  expect(ok(await (await spotify()).artistAlbums(ARTIST, 50))).toHaveLength(50);
  expect(outside.at("/artists/")).toHaveLength(6);
});

test("an album of more than fifty tracks is told to its end, and a last page that names another is the last", async () => {
  const tracks = Array.from({ length: 120 }, (_, at) => aTrack(at + 1));
  const outside = stubSpotify({ tracks, nextOnLast: true });

  const told = ok(await (await spotify()).albumTracks(ALBUM));

  expect(told.map(({ position }) => position)).toEqual(tracks.map((_, at) => at + 1));
  expect(outside.at("/tracks").map(({ url }) => url.searchParams.get("offset"))).toEqual(["50", "100"]);
});

test("half a tracklist is none", async () => {
  const tracks = Array.from({ length: 120 }, (_, at) => aTrack(at + 1));
  stubSpotify({
    tracks,
    api: (usual) => (asked) =>
      asked.url.searchParams.get("offset") === "100" ? json({}, { status: 500 }) : usual(asked),
  });

  expect(await (await spotify()).albumTracks(ALBUM)).toEqual(UNAVAILABLE);
});

test("nulls and nonsense among what was found are passed over", async () => {
  stubSpotify({
    found: [null, anAlbum("Found"), { id: "short" }, null, { ...anAlbum("No artist"), artists: [] }, 7 as never],
  });

  const { albums } = ok(await (await spotify()).search("found", FIRST_PAGE));

  expect(albums.items.map(({ title }) => title)).toEqual(["Found"]);
});

test("kinds, dates, names and pictures of every sort are read", async () => {
  const odd = [
    anAlbum("An EP", { album_type: "ep", release_date: "2001-02", release_date_precision: "month" }),
    anAlbum("Best of", { album_type: "compilation", release_date: "1999", release_date_precision: "year" }),
    anAlbum("Single", { album_type: "single", images: [] }),
    anAlbum("Elsewhere", {
      album_type: "audiobook",
      images: [{ url: "https://evil.example/x.jpg", width: 9, height: 9 }],
    }),
    { ...anAlbum("nameless"), name: "" },
  ];
  stubSpotify({ found: odd });

  const { albums } = ok(await (await spotify()).search("odd", FIRST_PAGE));

  expect(
    albums.items.map(({ title, albumType, releaseDate, images }) => [title, albumType, releaseDate, images.length]),
  ).toEqual([
    ["An EP", "single", "2001-02", 3],
    ["Best of", "compilation", "1999", 3],
    ["Single", "single", "1997-05-28", 0],
    ["Elsewhere", "album", "1997-05-28", 0],
    ["Untitled", "album", "1997-05-28", 3],
  ]);
});

test("the same search is asked once an hour, whoever searches, and one record is never answered from it", async () => {
  const cache = openAnswerCache(env);
  const outside = stubSpotify({ albums: records(30) });
  const once = ok(await (await spotify({ cache })).search("kept search", FIRST_PAGE));
  const asked = outside.at("/search").length;

  expect(ok(await (await spotify({ cache, forget: false })).search("kept search", FIRST_PAGE))).toEqual(once);
  expect(outside.at("/search")).toHaveLength(asked);
  await (await spotify({ cache, forget: false })).album(records(1)[0]?.id ?? "");
  await (await spotify({ cache, forget: false })).album(records(1)[0]?.id ?? "");
  expect(outside.at("/albums/")).toHaveLength(2);
});

test("tracks are searched for with the records they are on", async () => {
  stubSpotify({ tracks: [aTrack(1, { name: "Airbag" })] });

  const [hit] = ok((await (await spotify()).searchTracks?.("airbag", 10)) ?? UNASKED);

  expect([hit?.track.name, hit?.album.id]).toEqual(["Airbag", ALBUM]);
});

test("a query is cut where nothing more would be found, and none is not asked", async () => {
  const outside = stubSpotify();
  const catalogue = await spotify();

  await catalogue.search("é🎸".repeat(500), FIRST_PAGE);
  expect(ok(await catalogue.search("   ", FIRST_PAGE)).albums.items).toEqual([]);

  expect([...(outside.at("/search")[0]?.url.searchParams.get("q") ?? "")]).toHaveLength(200);
});

test("an expired token is replaced once, and the call made again", async () => {
  await forgetOutside();
  await env.CACHE.put("c1:spotify:app:tok", JSON.stringify({ token: "old", expiresAt: Date.now() + 3_000_000 }));
  const outside = stubSpotify();

  const album = await (await spotify({ forget: false })).album(ALBUM);

  expect(ok(album).title).toBe("OK Computer");
  expect(outside.at("/albums/").map(({ headers }) => headers.get("Authorization"))).toEqual([
    "Bearer old",
    "Bearer token-1",
  ]);
});

test("where the new token is refused, too, no third is asked for", async () => {
  const memory = newSpotifyMemory();
  const outside = stubSpotify({ api: () => EXPIRED });

  expect(await (await spotify({ memory })).album(ALBUM)).toEqual(UNAVAILABLE);
  expect(await (await spotify({ memory, forget: false })).album(ALBUM)).toEqual(UNAVAILABLE);

  expect(outside.at("/api/token")).toHaveLength(2);
});

test("one token serves all places that see it, until five minutes before it ends", async () => {
  const outside = stubSpotify();
  const given = ok((await (await spotify()).accessToken?.()) ?? UNASKED);
  const seen = ok((await (await spotify({ forget: false })).accessToken?.()) ?? UNASKED);
  await env.CACHE.put("c1:spotify:app:tok", JSON.stringify({ token: "late", expiresAt: Date.now() + 299_000 }));
  const renewed = ok((await (await spotify({ forget: false })).accessToken?.()) ?? UNASKED);

  expect([given.token, seen.token, renewed.token]).toEqual(["token-1", "token-1", "token-2"]);
  expect(given.expiresIn).toBeGreaterThan(3_500);
  expect(outside.at("/api/token")).toHaveLength(2);
});

test("a wrong secret is asked for once, and then nothing is", async () => {
  const outside = stubSpotify({
    accounts: () => () => json({ error: "invalid_client", error_description: "Invalid client" }, { status: 400 }),
  });

  expect(await (await spotify()).album(ALBUM)).toEqual(UNAVAILABLE);
  expect(await (await spotify({ forget: false })).search("radio", FIRST_PAGE)).toEqual(UNAVAILABLE);

  expect(outside.received).toHaveLength(1);
  expect(await health()).toMatchObject({ lastError: { call: "token", reason: "misconfigured", status: 400 } });
});

test("what is not there is not found, and says nothing of Spotify's health", async () => {
  const outside = stubSpotify();
  const catalogue = await spotify();

  for (let at = 0; at < 8; at += 1) expect(await catalogue.album(spotifyId(`nothing${at}`))).toEqual(NOT_FOUND);
  expect(await catalogue.artist(spotifyId("nobody"))).toEqual(NOT_FOUND);
  expect(await catalogue.artistAlbums(spotifyId("nobody"), 50)).toEqual(NOT_FOUND);

  expect(ok(await catalogue.album(ALBUM)).title).toBe("OK Computer");
  expect(outside.at("/v1/").length).toBeGreaterThan(10);
  expect(await health()).toBeNull();
});

test("a short wait that is asked for is waited out", async () => {
  const outside = stubSpotify({ api: first(TOO_MANY("1")) });

  expect(ok(await (await spotify()).album(ALBUM)).title).toBe("OK Computer");
  expect(outside.at("/albums/")).toHaveLength(2);
});

test.each([
  ["22708", 22_708_000],
  ["86400", 86_400_000],
  ["99999999", 86_400_000],
  [undefined, 30_000],
  ["soon", 30_000],
])(
  "after a 429 with Retry-After %s nobody asks for so long, in no place that has heard of it",
  async (retryAfter, ms) => {
    const outside = stubSpotify({ api: () => TOO_MANY(retryAfter) });
    const memory = newSpotifyMemory();

    expect(await (await spotify({ memory })).album(ALBUM)).toEqual(UNAVAILABLE);
    expect(await (await spotify({ memory, forget: false })).artist(ARTIST)).toEqual(UNAVAILABLE);
    expect(outside.at("/v1/")).toHaveLength(1);

    const { openUntil } = memory.breaker;
    expect(Math.abs(openUntil - Date.now() - ms)).toBeLessThan(5_000);
    const kept = await health();
    expect(kept).toMatchObject({ lastError: { call: "album", reason: "rate_limited", status: 429 }, openUntil });
    if (ms < 60_000) return;
    expect(await (await spotify({ forget: false })).album(ALBUM)).toEqual(UNAVAILABLE);
    expect(outside.at("/v1/")).toHaveLength(1);
  },
);

test("a used up quota is left alone for a quarter of an hour", async () => {
  const outside = stubSpotify({ api: () => QUOTA_EXCEEDED });
  const memory = newSpotifyMemory();
  const catalogue = await spotify({ memory });

  expect(await catalogue.album(ALBUM)).toEqual(UNAVAILABLE);
  expect(await catalogue.search("radio", FIRST_PAGE)).toEqual(UNAVAILABLE);

  expect(outside.at("/v1/")).toHaveLength(1);
  expect(Math.round((memory.breaker.openUntil - Date.now()) / 60_000)).toBe(15);
  expect(memory.breaker.lastError?.reason).toBe("quota_exceeded");
});

test("an owner without Premium is told the admins, and Spotify is left alone for an hour", async () => {
  const outside = stubSpotify({ api: () => NO_PREMIUM });
  const memory = newSpotifyMemory();
  const catalogue = await spotify({ memory });

  expect(await catalogue.album(ALBUM)).toEqual(UNAVAILABLE);
  expect(await catalogue.newReleases(20)).toEqual(UNAVAILABLE);

  expect(outside.at("/v1/")).toHaveLength(1);
  expect(Math.round((memory.breaker.openUntil - Date.now()) / 60_000)).toBe(60);
  expect(await health()).toMatchObject({ lastError: { reason: "misconfigured", status: 403 } });
});

test("a call that is closed to the key is unsupported, and no other suffers for it", async () => {
  stubSpotify({ api: (usual) => (asked) => (asked.url.pathname.includes("/artists/") ? FORBIDDEN() : usual(asked)) });
  const catalogue = await spotify();

  expect(await catalogue.artist(ARTIST)).toEqual({ ok: false, kind: "unsupported" });
  expect(ok(await catalogue.album(ALBUM)).title).toBe("OK Computer");
});

test.each([
  ["a body cut off", cutOff, "malformed"],
  ["a body that is no JSON", () => new Response("<html>Bad gateway</html>"), "malformed"],
  ["an answer of another shape", () => json({ hello: "there" }), "malformed"],
  ["a body of three megabytes", hugeBody, "too_large"],
  ["a body that says it is large", () => new Response("{}", { headers: { "Content-Length": "3145728" } }), "too_large"],
] as const)("%s is no answer", async (_, answer, reason) => {
  stubSpotify({ api: () => answer });
  const memory = newSpotifyMemory();

  expect(await (await spotify({ memory })).album(ALBUM)).toEqual(UNAVAILABLE);
  expect(memory.breaker.lastError).toMatchObject({ call: "album", reason });
});

test.each([
  ["answers", neverAnswers],
  ["ends its answer", neverEnds],
])("a server that never %s is waited for no longer than a page can", async (_, answer) => {
  stubSpotify({ api: () => answer });
  const memory = newSpotifyMemory();
  const catalogue = await spotify({ memory, timeoutMs: 100, budgetMs: 250 });

  expect(await catalogue.album(ALBUM)).toEqual(UNAVAILABLE);
  expect(memory.breaker.lastError?.reason).toBe("timeout");
  for (let at = 0; at < 4; at += 1) expect(await catalogue.artist(ARTIST)).toEqual(UNAVAILABLE);
  expect(BUDGET_MS).toBeLessThan(8_000);
});

test("one accident is made good by asking again", async () => {
  const broken = () => Promise.reject(new TypeError("connection lost"));
  const outside = stubSpotify({ api: first(broken) });
  const catalogue = await spotify();

  expect(ok(await catalogue.album(ALBUM)).title).toBe("OK Computer");
  expect(outside.at("/albums/")).toHaveLength(2);
});

test("a catalogue that fails again and again rests, then one call tries, and a success ends it", async () => {
  let isDown = true;
  const outside = stubSpotify({ api: (usual) => (asked) => (isDown ? cutOff() : usual(asked)) });
  const memory = newSpotifyMemory();
  const ask = async () => (await spotify({ memory, forget: false })).album(ALBUM);
  await forgetOutside();

  for (let at = 0; at < 7; at += 1) expect(await ask()).toEqual(UNAVAILABLE);
  const asked = outside.at("/v1/").length;
  const firstRest = memory.breaker.openUntil - Date.now();
  memory.breaker.openUntil = Date.now() - 1;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([UNAVAILABLE, UNAVAILABLE, UNAVAILABLE]);
  const probed = outside.at("/v1/").length;
  const secondRest = memory.breaker.openUntil - Date.now();
  isDown = false;
  memory.breaker.openUntil = Date.now() - 1;

  expect(ok(await ask()).title).toBe("OK Computer");
  expect([asked, probed]).toEqual([5, 6]);
  expect(secondRest).toBeGreaterThan(firstRest);
  expect(memory.breaker).toMatchObject({ openings: 0, openUntil: 0 });
});

test("a cache that fails costs a token more, and nothing else", async () => {
  stubSpotify();
  const no = () => Promise.reject(new Error("no"));

  const catalogue = await spotify({ given: { CACHE: { get: no, put: no } as unknown as KVNamespace } });

  expect(ok(await catalogue.album(ALBUM)).title).toBe("OK Computer");
  expect(ok(await catalogue.newReleases(5))).toHaveLength(1);
});

test("another address is asked in development alone", async () => {
  const outside = stubSpotify();
  const SPOTIFY_API_URL = "http://stub.example/v1";

  await (await spotify({ given: { ENVIRONMENT: "development", SPOTIFY_API_URL } })).album(ALBUM);
  await (await spotify({ given: { ENVIRONMENT: "production", SPOTIFY_API_URL } })).album(ALBUM);

  expect(outside.at("/albums/").map(({ url }) => url.host)).toEqual([
    "stub.example",
    "stub.example",
    "api.spotify.com",
  ]);
});

test("it knows its ids by their shape", async () => {
  const { owns } = await spotify();

  expect(owns(ALBUM)).toBe(true);
  for (const id of ["", "d-radiohead", `${ALBUM}0`, ALBUM.slice(1), "../../me/tracks?limit=50", "é".repeat(22)]) {
    expect(owns(id), id).toBe(false);
  }
});

const UNASKED: Answer<never> = { ok: false, kind: "unsupported" };

function ok<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.kind);
  return answer.data;
}

function health() {
  return env.CACHE.get<{ openUntil: number } & Record<string, unknown>>("c1:spotify:health", "json");
}
