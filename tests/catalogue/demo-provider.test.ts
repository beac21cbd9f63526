import { expect, test } from "vitest";
import { buildIndex, demoIndex, slug } from "#worker/catalogue/demo/demo-index.ts";
import { demoProvider } from "#worker/catalogue/demo/demo-provider.ts";
import type { Answer } from "#worker/catalogue/provider.ts";

const PAGE = { limit: 20, offset: 0 };

test("ids tell artist and title, without accents", () => {
  expect(slug("Björk")).toBe("bjork");
  expect(slug("Lux Æterna")).toBe("lux-aeterna");
  expect(slug("Slow Riot for New Zerø Kanada")).toBe("slow-riot-for-new-zero-kanada");
  expect(slug("Simon & Garfunkel")).toBe("simon-and-garfunkel");
  expect(slug("( )")).toBe("");
});

test("an album and its tracklist are found by id", async () => {
  const album = ok(await demoProvider.album("d-radiohead-ok-computer"));
  const tracks = ok(await demoProvider.albumTracks("d-radiohead-ok-computer"));

  expect(album).toMatchObject({
    title: "OK Computer",
    artists: [{ id: "d-radiohead", name: "Radiohead" }],
    releaseDate: "1997-05-21",
    albumType: "album",
    totalTracks: 12,
  });
  expect(tracks).toHaveLength(12);
  expect(tracks[1]).toEqual({
    id: "d-radiohead-ok-computer-2",
    name: "Paranoid Android",
    artists: [{ id: "d-radiohead", name: "Radiohead" }],
    disc: 1,
    position: 2,
    durationMs: 383_000,
  });
});

test("a title without letters has an id all the same", async () => {
  expect(ok(await demoProvider.album("d-sigur-ros-untitled")).title).toBe("( )");
});

test("two records that would share an id are told apart by their year, and keep their ids", () => {
  const record = { artist: "A", type: "album" as const, genres: [], tracks: [["One", null] as [string, null]] };
  const { albums } = buildIndex([
    { ...record, title: "Same", date: "1999" },
    { ...record, title: "Same!", date: "2001-02" },
  ]);

  expect([...albums.keys()]).toEqual(["d-a-same", "d-a-same-2001"]);
});

test("of a record that is written down twice the first stands", () => {
  const record = { artist: "A", title: "Same", type: "album" as const, genres: [], tracks: [] };
  const { albums } = buildIndex([
    { ...record, date: "1999" },
    { ...record, date: "2001" },
  ]);

  expect([...albums.values()].map(({ album }) => album.releaseDate)).toEqual(["1999"]);
});

test("the second disc begins again at one", async () => {
  const tracks = ok(await demoProvider.albumTracks("d-miles-davis-bitches-brew"));

  expect(tracks.map(({ disc, position }) => `${disc}.${position}`)).toEqual(["1.1", "1.2", "2.1", "2.2", "2.3", "2.4"]);
});

test("a guest is an artist of their own, with a page where there is one", async () => {
  const tracks = ok(await demoProvider.albumTracks("d-kendrick-lamar-damn"));

  expect(tracks.find(({ artists }) => artists.length === 2)?.artists).toEqual([
    { id: "d-kendrick-lamar", name: "Kendrick Lamar" },
    { id: expect.toSatisfy((id) => id === null || id.startsWith("d-")), name: "Rihanna" },
  ]);
});

test("an artist's records come newest first", async () => {
  const albums = ok(await demoProvider.artistAlbums("d-radiohead", 50));
  const dates = albums.map(({ releaseDate }) => releaseDate ?? "");

  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(ok(await demoProvider.artistAlbums("d-radiohead", 2))).toEqual(albums.slice(0, 2));
});

test("new releases are the newest of all", async () => {
  const released = ok(await demoProvider.newReleases(20));
  const { albums } = await demoIndex();
  const newest = [...albums.values()].map(({ album }) => album.releaseDate ?? "").sort();

  expect(released).toHaveLength(20);
  expect(released[0]?.releaseDate).toBe(newest.at(-1));
});

test("what is not there is not found", async () => {
  expect(await demoProvider.album("d-nobody-nothing")).toEqual({ ok: false, kind: "not_found" });
  expect(await demoProvider.albumTracks("d-nobody-nothing")).toEqual({ ok: false, kind: "not_found" });
  expect(await demoProvider.artist("d-nobody")).toEqual({ ok: false, kind: "not_found" });
  expect(await demoProvider.artistAlbums("d-nobody", 5)).toEqual({ ok: false, kind: "not_found" });
});

test("it knows its ids by their shape, and gives no other", async () => {
  const { albums, artists } = await demoIndex();
  const odd = [...albums.keys(), ...artists.keys()].filter((id) => !demoProvider.owns(id));

  expect(odd).toEqual([]);
  for (const id of [
    "",
    "d-",
    "x-radiohead",
    "D-radiohead",
    "d-a b",
    "d-a--b",
    "d-é",
    "6dVIqQ8qmQ5GBnJ9shOYGE",
    "d-\u0000",
  ]) {
    expect(demoProvider.owns(id), id).toBe(false);
  }
  expect(demoProvider.owns(`d-${"a".repeat(300)}`)).toBe(false);
});

test.each([
  ["radiohead", "Radiohead"],
  ["RADIOHEAD", "Radiohead"],
  ["radiohaed", "Radiohead"],
  ["bjork", "Björk"],
  ["björk", "Björk"],
  ["beyonce", "Beyoncé"],
  ["radio", "Radiohead"],
  ["ohead", "Radiohead"],
  ["kendrik lamar", "Kendrick Lamar"],
  ["sigur ros", "Sigur Rós"],
])("%s finds %s", async (query, artist) => {
  const { albums, artists } = ok(await demoProvider.search(query, PAGE));

  expect(artists.items[0]?.name).toBe(artist);
  expect(albums.items[0]?.artists[0].name).toBe(artist);
});

test("a title is found first by its own name, then by those that begin with it", async () => {
  const { albums } = ok(await demoProvider.search("ok computer", PAGE));

  expect(albums.items[0]?.title).toBe("OK Computer");
});

test("artist and title together narrow the search", async () => {
  const { albums } = ok(await demoProvider.search("radiohead kid", PAGE));

  expect(albums.items[0]?.title).toBe("Kid A");
});

test("pages follow one another without a gap or a repeat", async () => {
  const whole = ok(await demoProvider.search("the", { limit: 40, offset: 0 })).albums.items;
  const first = ok(await demoProvider.search("the", { limit: 15, offset: 0 })).albums;
  const second = ok(await demoProvider.search("the", { limit: 15, offset: 15 })).albums;

  expect([...first.items, ...second.items]).toEqual(whole.slice(0, 30));
  expect(first.hasMore).toBe(true);
});

test.each(["", "   ", "%%%", "zzzzzzzzzzzz"])("%j finds nothing", async (query) => {
  const { albums, artists } = ok(await demoProvider.search(query, PAGE));

  expect([...albums.items, ...artists.items]).toEqual([]);
  expect(albums.hasMore).toBe(false);
});

function ok<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.kind);
  return answer.data;
}
