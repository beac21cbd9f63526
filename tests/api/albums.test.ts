import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { demoProvider } from "#worker/catalogue/demo/demo-provider.ts";
import { albumPage } from "#worker/domain/albums.server.ts";
import { artistOverview } from "#worker/domain/artist-screens.server.ts";
import type { Album, AlbumSummary, Track } from "#worker/domain/dto.ts";

async function stored(table: "albums" | "artists" | "tracks", column: string, value: string) {
  const query = `select count(*) as count from ${table} where ${column} = ?`;
  return (await env.DB.prepare(query).bind(value).first<number>("count")) ?? 0;
}

test("an album that nobody has opened yet is fetched and stored", async () => {
  const { status, body } = await apiJson<Album>("/albums/d-radiohead-ok-computer");

  expect(status).toBe(200);
  expect(body).toEqual({
    id: "d-radiohead-ok-computer",
    spotify_id: null,
    title: "OK Computer",
    artist: "Radiohead",
    artist_id: "d-radiohead",
    cover_image_url: "/covers/d-radiohead-ok-computer.svg",
    release_date: "1997-05-21",
    album_type: "album",
    average_rating: null,
    review_count: 0,
    genres: ["Alternative", "Rock"],
    top_genres: [],
    total_tracks: 12,
    rating_histogram: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    label: "Album",
  });
  expect(await stored("albums", "id", "d-radiohead-ok-computer")).toBe(1);
});

test("what is stored is answered without the catalogue", async () => {
  await api("/albums/d-radiohead-the-bends");
  const asked = vi.spyOn(demoProvider, "album");

  const { status } = await api("/albums/d-radiohead-the-bends");

  expect(status).toBe(200);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("an album opened by many at once is stored once", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => apiJson<Album>("/albums/d-bjork-homogenic")));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await stored("albums", "id", "d-bjork-homogenic")).toBe(1);
  expect(await stored("tracks", "album_id", "d-bjork-homogenic")).toBe(answers[0]?.body.total_tracks);
});

test("the tracklist comes in order and is stored", async () => {
  const { status, body } = await apiJson<Track[]>("/albums/d-radiohead-pablo-honey/tracks");

  expect(status).toBe(200);
  expect(body).toHaveLength(12);
  expect(body[1]).toEqual({
    id: "d-radiohead-pablo-honey-2",
    name: "Creep",
    artists: [{ id: "d-radiohead", name: "Radiohead" }],
    track_number: 2,
    disc_number: 1,
    duration_ms: 239_000,
    is_liked: false,
    is_favorite: false,
  });
  expect(await stored("tracks", "album_id", "d-radiohead-pablo-honey")).toBe(12);
});

test("tracks missing from a stored album are fetched once", async () => {
  await api("/albums/d-radiohead-kid-a");
  await env.DB.batch([
    env.DB.prepare("delete from tracks where album_id = 'd-radiohead-kid-a'"),
    env.DB.prepare("update albums set tracks_fetched_at = null where id = 'd-radiohead-kid-a'"),
  ]);
  const asked = vi.spyOn(demoProvider, "albumTracks");

  const first = await apiJson<Track[]>("/albums/d-radiohead-kid-a/tracks");
  const second = await apiJson<Track[]>("/albums/d-radiohead-kid-a/tracks");

  expect(first.body.length).toBeGreaterThan(5);
  expect(second.body).toEqual(first.body);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

test("a member sees which tracks they keep", async () => {
  const member = await makeMember();
  await api("/albums/d-radiohead-pablo-honey/tracks");
  await db.batch([
    db.insert(schema.likedTracks).values({ userId: member.id, trackId: "d-radiohead-pablo-honey-2", createdAt: 1 }),
    db
      .insert(schema.favoriteTracks)
      .values({ userId: member.id, trackId: "d-radiohead-pablo-honey-3", slot: 1, createdAt: 1 }),
  ]);

  const { body } = await apiJson<Track[]>("/albums/d-radiohead-pablo-honey/tracks", { token: member.token });

  expect(body.slice(0, 3).map((track) => [track.is_liked, track.is_favorite])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test("another catalogue's id finds the album and its tracks", async () => {
  await api("/albums/d-radiohead-ok-computer");
  const externalId = "6dVIqQ8qmQ5GBnJ9shOYGE";
  await db
    .insert(schema.externalIds)
    .values({ kind: "album", externalId, provider: "spotify", entityId: "d-radiohead-ok-computer" });

  const { body } = await apiJson<Album>(`/albums/${externalId}`);
  const tracks = await apiJson<Track[]>(`/albums/${externalId}/tracks`);

  expect(body).toMatchObject({ id: "d-radiohead-ok-computer", spotify_id: externalId });
  expect(tracks.body).toHaveLength(12);
});

test.each([
  "nope",
  "d-",
  "d-A",
  "%00",
  "d-%20x",
  "..%2f..",
  "6dVIqQ8qmQ5GBnJ9shOYGX",
  `d-${"a".repeat(300)}`,
  "%F0%9F%8E%B8",
  "'--",
])("%s cannot be an album's id: not found, and nobody is asked", async (id) => {
  const asked = vi.spyOn(demoProvider, "album");

  const { status, body } = await apiJson(`/albums/${id}`);

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: "not_found", message: "Album not found" });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("an album that no catalogue knows is not found", async () => {
  expect((await api("/albums/d-nobody-nothing")).status).toBe(404);
  expect((await api("/albums/d-nobody-nothing/tracks")).status).toBe(404);
});

test("where the catalogue fails, what is stored stands and the rest is 503", async () => {
  const known = await makeAlbum();
  const down = async () => ({ ok: false, kind: "unavailable" }) as const;
  const spies = [
    vi.spyOn(demoProvider, "album").mockImplementation(down),
    vi.spyOn(demoProvider, "albumTracks").mockImplementation(down),
    vi.spyOn(demoProvider, "artist").mockImplementation(down),
    vi.spyOn(demoProvider, "artistAlbums").mockImplementation(down),
  ];

  const there = await api(`/albums/${known.id}`);
  const refused = await apiJson("/albums/d-nick-drake-pink-moon");
  const refusedArtist = await api("/artists/d-nick-drake/albums");
  const artist = await apiJson<AlbumSummary[]>(`/artists/${known.artistId}/albums`);

  expect(there.status).toBe(200);
  expect(refused).toMatchObject({ status: 503, body: { code: "catalogue_unavailable" } });
  expect(refusedArtist.status).toBe(503);
  expect(artist.body.map(({ id }) => id)).toEqual([known.id]);
  for (const spy of spies) spy.mockRestore();
});

test.each([
  [[8, 8, 8, 9], 8.3],
  [[1, 2, 2, 2], 1.8],
  [[7, 8, 8], 7.7],
  [[10], 10],
])("ratings %j average to %s", async (ratings, average) => {
  const album = await makeAlbum();
  for (const rating of ratings) await makeReview({ userId: (await makeMember()).id, albumId: album.id, rating });

  const { body } = await apiJson<Album>(`/albums/${album.id}`);

  expect(body.average_rating).toBe(average);
  expect(body.review_count).toBe(ratings.length);
  expect(body.rating_histogram).toEqual(
    Array.from({ length: 10 }, (_, at) => ratings.filter((rating) => rating === at + 1).length),
  );
});

test("the three genres that standing reviews name most are an album's top genres", async () => {
  const album = await makeAlbum();
  const named = [["Jazz", "Soul", "Funk"], ["Jazz", "Soul", "Pop"], ["Jazz", "Funk"], ["World"]];
  for (const [at, genres] of named.entries()) {
    const { id } = await makeReview({ userId: (await makeMember()).id, albumId: album.id });
    await db.insert(schema.reviewGenres).values(genres.map((genre, position) => ({ reviewId: id, genre, position })));
    if (at === 3) await env.DB.prepare("update reviews set removed_at = 1 where id = ?").bind(id).run();
  }

  expect((await apiJson<Album>(`/albums/${album.id}`)).body.top_genres).toEqual(["Jazz", "Funk", "Soul"]);
});

test.each([
  [1, "Single"],
  [2, "EP"],
  [6, "EP"],
  [7, "Album"],
  [null, "Album"],
] as const)("%s tracks make it a %s", async (totalTracks, label) => {
  const album = await makeAlbum({ totalTracks });

  expect((await apiJson<Album>(`/albums/${album.id}`)).body.label).toBe(label);
});

test("a cover is drawn for an album that only a search has shown", async () => {
  const { exports } = await import("cloudflare:workers");

  const cover = await exports.default.fetch("http://localhost/covers/d-nas-illmatic.svg");
  const artist = await exports.default.fetch("http://localhost/covers/artists/d-kraftwerk.svg");

  expect([cover.status, artist.status]).toEqual([200, 200]);
});

test("an artist's records are stored at first sight, newest first, and paged", async () => {
  const first = await api("/artists/d-bjork/albums?limit=2");
  const second = await apiJson<AlbumSummary[]>("/artists/d-bjork/albums?limit=2&offset=2");
  const all = await apiJson<AlbumSummary[]>("/artists/d-bjork/albums");

  const dates = all.body.map(({ release_date }) => release_date ?? "");
  expect(dates.length).toBeGreaterThan(4);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(first.headers.get("Link")).toBe('<http://localhost/api/artists/d-bjork/albums?limit=2&offset=2>; rel="next"');
  expect([...((await first.json()) as AlbumSummary[]), ...second.body]).toEqual(all.body.slice(0, 4));
});

test("an artist's records are grouped by the label rule", async () => {
  const { artistId } = await makeAlbum({ title: "Long", totalTracks: 9 });
  const artist = { artistId, artistName: "Same" };
  await makeAlbum({ ...artist, title: "Short", totalTracks: 4, albumType: "single" });
  await makeAlbum({ ...artist, title: "One", totalTracks: 1, albumType: "single" });
  await makeAlbum({ ...artist, title: "Best of", totalTracks: 20, albumType: "compilation" });
  await makeAlbum({ ...artist, title: "Unknown", totalTracks: null, releaseDate: null });

  const titles = async (group: string) =>
    (await apiJson<AlbumSummary[]>(`/artists/${artistId}/albums?group=${group}`)).body.map(({ title }) => title).sort();

  expect(await titles("album")).toEqual(["Long", "Unknown"]);
  expect(await titles("ep")).toEqual(["Short"]);
  expect(await titles("single")).toEqual(["One"]);
  expect(await titles("compilation")).toEqual(["Best of"]);
  expect((await api(`/artists/${artistId}/albums?group=bootleg`)).status).toBe(400);
  const { rows } = await artistOverview(makeCtx(), artistId);
  expect(rows.albums.albums.map(({ title }) => title).sort()).toEqual(["Best of", "Long", "Unknown"]);
  expect(rows.eps.albums.map(({ title }) => title)).toEqual(["Short"]);
  expect(rows.singles.albums.map(({ title }) => title)).toEqual(["One"]);
});

test("an artist's page shows who they are and what they made", async () => {
  const { artist, rows } = await artistOverview(makeCtx(), "d-pixies");

  expect(artist).toMatchObject({
    id: "d-pixies",
    name: "Pixies",
    image_url: "/covers/artists/d-pixies.svg",
    followers_count: 0,
  });
  expect(artist.genres.length).toBeGreaterThan(0);
  expect(rows.albums.albums.map(({ title }) => title)).toContain("Doolittle");
});

test("an artist whom nobody knows is not found", async () => {
  expect((await api("/artists/d-nobody/albums")).status).toBe(404);
  expect((await api("/artists/%00/albums")).status).toBe(404);
});

test("an album's page shows a stranger the album and its tracks", async () => {
  const ctx = makeCtx();

  const page = await albumPage(ctx, "d-nirvana-nevermind");

  expect(page.album.title).toBe("Nevermind");
  expect(page.tracks).toHaveLength(page.album.total_tracks ?? 0);
  expect(page).toMatchObject({
    mine: null,
    followed: [],
    flags: { favorite: false, liked: false, watchlist: false, favoritesCount: 0 },
  });
  expect(ctx.tally.trips).toBe(2);
});

test("an album's page shows a member their own review, flags and what the followed think", async () => {
  const album = await makeAlbum();
  const other = await makeAlbum();
  const [member, friend, stranger] = [await makeMember(), await makeMember(), await makeMember()];
  const at = { userId: member.id, createdAt: 1 };
  await db.batch([
    db.insert(schema.follows).values({ followerId: member.id, followingId: friend.id, createdAt: 1 }),
    db.insert(schema.favoriteAlbums).values([
      { ...at, albumId: album.id, slot: 2 },
      { ...at, albumId: other.id, slot: 1 },
    ]),
    db.insert(schema.watchlist).values({ ...at, albumId: album.id }),
  ]);
  const mine = await makeReview({ userId: member.id, albumId: album.id, rating: 9 });
  const theirs = await makeReview({ userId: friend.id, albumId: album.id, rating: 4 });
  await makeReview({ userId: stranger.id, albumId: album.id });
  const ctx = makeCtx({ token: member.token });

  const page = await albumPage(ctx, album.id);

  expect(page.mine?.id).toBe(mine.id);
  expect(page.followed.map(({ id }) => id)).toEqual([theirs.id]);
  expect(page.flags).toEqual({ favorite: true, liked: false, watchlist: true, favoritesCount: 2 });
  expect(ctx.tally.trips).toBe(2);
});

test("an album's page that nobody has opened yet takes two trips beyond the session's", async () => {
  const member = await makeMember();
  const ctx = makeCtx({ token: member.token });

  const page = await albumPage(ctx, "d-pink-floyd-the-dark-side-of-the-moon");

  expect(page.tracks.length).toBeGreaterThan(0);
  expect(ctx.tally.trips).toBeLessThanOrEqual(3);
});
