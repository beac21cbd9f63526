import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeArtist, makeMember, makeReview, makeTrack } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { CatalogueProvider } from "#worker/catalogue/provider.ts";
import { getArtistRecord } from "#worker/domain/artist-record.server.ts";
import { listArtistAlbums } from "#worker/domain/artists.server.ts";
import type { Artist, CachedArtist, Topic, Track } from "#worker/domain/dto.ts";

const DAY = 24 * 60 * 60 * 1000;

function recordOf(id: string) {
  return apiJson<CachedArtist & { code: string }>(`/artists/${id}`);
}

/** A request at another time, of a catalogue that may fail; `asked` counts how often it was. */
function ctxAt(now: number, { fails = false } = {}) {
  const ctx = makeCtx({ now });
  const asked = { artists: 0 };
  const catalogue: CatalogueProvider = {
    ...ctx.catalogue,
    async artist(id) {
      asked.artists += 1;
      return fails ? { ok: false, kind: "unavailable" } : ctx.catalogue.artist(id);
    },
    async artistAlbums(id, max) {
      return fails ? { ok: false, kind: "unavailable" } : ctx.catalogue.artistAlbums(id, max);
    },
  };
  return { ctx: { ...ctx, catalogue }, asked };
}

/** As if five minutes had passed: the cache of the tests knows no other clock. */
function forgetThatItWasAsked(id: string) {
  return env.CACHE.delete(`artist-asked:1:${id}`);
}

test("an artist's record comes from the catalogue, albums apart from singles and EPs, newest first", async () => {
  const { status, body } = await recordOf("d-radiohead");

  expect(status).toBe(200);
  expect(body).toEqual({
    id: "d-radiohead",
    spotify_id: null,
    name: "Radiohead",
    image_url: "/covers/artists/d-radiohead.svg",
    latest_albums: expect.any(Array),
    latest_singles: expect.any(Array),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  const dates = body.latest_albums.map(({ release_date }) => release_date ?? "");
  expect(dates.length).toBeGreaterThan(1);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect((await recordOf("d-radiohead")).body).toEqual(body);
});

test("the record is one, whatever id the artist is asked by", async () => {
  const pair = {
    kind: "artist",
    externalId: "4Z8W4fKeB5YxbusRsdQVPb",
    provider: "spotify",
    entityId: "d-bjork",
  } as const;
  await db.insert(schema.externalIds).values(pair);

  const own = await recordOf("d-bjork");
  const other = await recordOf(pair.externalId);

  expect(own.body).toMatchObject({ id: "d-bjork", spotify_id: pair.externalId });
  expect(other.body).toEqual(own.body);
});

test("nobody's record is 404, whether or not the catalogue could have one of the name", async () => {
  for (const id of ["d-nobody-at-all", "nobody", "%00", "x".repeat(300)]) {
    const { status, body } = await recordOf(id);
    expect([id, status, body.code]).toEqual([id, 404, "not_found"]);
  }
});

test("an artist whom the catalogue does not know is shown as stored", async () => {
  const artist = await makeArtist({ name: "Local Heroes", fetchedAt: 5000 });
  await makeAlbum({ artistId: artist.id, artistName: artist.name, title: "First" });
  await makeAlbum({ artistId: artist.id, artistName: artist.name, title: "Single", totalTracks: 1 });

  const { body } = await recordOf(artist.id);

  expect(body).toMatchObject({
    name: "Local Heroes",
    latest_albums: [{ title: "First" }],
    latest_singles: [{ title: "Single" }],
    updated_at: "1970-01-01T00:00:05.000Z",
  });
});

test("a record is asked for once in six days, and its averages are today's all the same", async () => {
  const start = Date.now();
  const first = await getArtistRecord(ctxAt(start).ctx, "d-david-bowie");
  const [album] = first.latest_albums;
  const { id: userId } = await makeMember();
  await makeReview({ userId, albumId: album?.id ?? "", rating: 9 });

  const fresh = ctxAt(start + 6 * DAY - 1);
  const kept = await getArtistRecord(fresh.ctx, "d-david-bowie");
  await forgetThatItWasAsked("d-david-bowie");
  const stale = ctxAt(start + 6 * DAY);
  const renewed = await getArtistRecord(stale.ctx, "d-david-bowie");

  expect([fresh.asked.artists, stale.asked.artists]).toEqual([0, 1]);
  expect([kept.updated_at, renewed.updated_at]).toEqual([
    new Date(start).toISOString(),
    new Date(start + 6 * DAY).toISOString(),
  ]);
  expect(kept.latest_albums[0]).toMatchObject({ id: album?.id, average_rating: 9, review_count: 1 });
});

test("where the catalogue fails, the stale record is served, and not every request asks again", async () => {
  const start = Date.now();
  const first = await getArtistRecord(ctxAt(start).ctx, "d-daft-punk");
  await forgetThatItWasAsked("d-daft-punk");

  const later = [1, 2, 3].map(() => ctxAt(start + 7 * DAY, { fails: true }));
  for (const { ctx } of later) expect(await getArtistRecord(ctx, "d-daft-punk")).toEqual(first);
  await forgetThatItWasAsked("d-daft-punk");
  const recovered = ctxAt(start + 7 * DAY);
  const renewed = await getArtistRecord(recovered.ctx, "d-daft-punk");

  expect(later.map(({ asked }) => asked.artists)).toEqual([1, 0, 0]);
  expect(renewed.updated_at).toBe(new Date(start + 7 * DAY).toISOString());
});

test("a discography older than six days is brought up to date behind the back of whoever looks at it", async () => {
  const start = Date.now();
  const [newest] = await listArtistAlbums(ctxAt(start).ctx, { id: "d-dolly-parton", limit: 50, offset: 0 });
  await db
    .update(schema.albums)
    .set({ title: "Out of date" })
    .where(eq(schema.albums.id, newest?.id ?? ""));
  const look = async (now: number, given = {}) => {
    const { ctx, asked } = ctxAt(now, given);
    const work: Promise<unknown>[] = [];
    const albums = await listArtistAlbums(
      { ...ctx, after: (promise) => void work.push(promise) },
      { id: "d-dolly-parton", limit: 1, offset: 0 },
    );
    await Promise.all(work);
    return { title: albums[0]?.title, asked: asked.artists };
  };

  const fresh = await look(start + 6 * DAY - 1);
  const failing = await look(start + 6 * DAY, { fails: true });
  await forgetThatItWasAsked("d-dolly-parton");
  const [stale, after] = [await look(start + 6 * DAY), await look(start + 6 * DAY)];

  expect(fresh).toEqual({ title: "Out of date", asked: 0 });
  expect(failing).toEqual({ title: "Out of date", asked: 1 });
  expect(stale).toEqual({ title: "Out of date", asked: 1 });
  expect(after).toEqual({ title: newest?.title, asked: 0 });
});

test("where nothing is stored and the catalogue fails, it is unavailable", async () => {
  const { ctx } = ctxAt(Date.now(), { fails: true });

  await expect(getArtistRecord(ctx, "d-pj-harvey")).rejects.toMatchObject({ code: "catalogue_unavailable" });
});

test("a cache that fails costs a question more, and nothing else", async () => {
  const { ctx } = ctxAt(Date.now());
  const broken = { get: () => Promise.reject(new Error("no")), put: () => Promise.reject(new Error("no")) };

  const record = await getArtistRecord(
    { ...ctx, env: { ...env, CACHE: broken as unknown as KVNamespace } },
    "d-radiohead",
  );

  expect(record.name).toBe("Radiohead");
});

test("members have a record made, in the catalogue's words and not in theirs", async () => {
  const { token } = await makeMember();
  const body = {
    spotify_id: "d-aphex-twin",
    name: "Defaced",
    image_url: "javascript:alert(1)",
    latest_albums: [{ id: "evil" }],
    latest_singles: [],
  };

  const made = await apiJson<CachedArtist>("/artists", { method: "POST", token, body });
  const again = await apiJson<CachedArtist>("/artists", { method: "POST", token, body });
  const put = await apiJson<CachedArtist>("/artists/d-aphex-twin", { method: "PUT", token, body });
  const bare = await apiJson<CachedArtist>("/artists/d-aphex-twin", { method: "PUT", token });

  expect([made.status, again.status, put.status, bare.status]).toEqual([201, 200, 200, 200]);
  expect(made.body).toMatchObject({
    id: "d-aphex-twin",
    name: "Aphex Twin",
    image_url: "/covers/artists/d-aphex-twin.svg",
  });
  expect(again.body).toEqual(made.body);
  expect(put.body).toEqual(made.body);
  expect(JSON.stringify((await recordOf("d-aphex-twin")).body)).not.toMatch(/Defaced|evil|javascript/);
});

test("members may have it renewed, but not every moment", async () => {
  const { token } = await makeMember();
  const first = await recordOf("d-bob-dylan");
  const put = () => apiJson<CachedArtist>("/artists/d-bob-dylan", { method: "PUT", token });

  const tooSoon = await put();
  await forgetThatItWasAsked("d-bob-dylan");
  await vi.waitUntil(() => Date.now() > Date.parse(first.body.updated_at));
  const renewed = await put();

  expect(tooSoon.body.updated_at).toBe(first.body.updated_at);
  expect(Date.parse(renewed.body.updated_at)).toBeGreaterThan(Date.parse(first.body.updated_at));
});

test("strangers make no record, and nobody one of an unknown artist", async () => {
  const { token } = await makeMember();
  const body = { spotify_id: "d-nobody-at-all" };

  expect((await api("/artists", { method: "POST", body })).status).toBe(401);
  expect((await api("/artists/d-radiohead", { method: "PUT", body: {} })).status).toBe(401);
  expect((await api("/artists", { method: "POST", token, body })).status).toBe(404);
  expect((await api("/artists/d-nobody-at-all", { method: "PUT", token, body: {} })).status).toBe(404);
  expect((await api("/artists", { method: "POST", token, body: {} })).status).toBe(422);
});

test("related are those who share the most genres", async () => {
  const [artist, near, far, elsewhere] = [
    await makeArtist(),
    await makeArtist(),
    await makeArtist(),
    await makeArtist(),
  ];
  const make = async ({ id: artistId }: { id: string }, genres: string[]) => {
    const { id: albumId } = await makeAlbum({ artistId });
    await db.insert(schema.albumGenres).values(genres.map((genre, position) => ({ albumId, genre, position })));
  };
  await make(artist, ["Jazz", "Soul"]);
  await make(far, ["Soul"]);
  await make(near, ["Soul", "Jazz"]);
  await make(elsewhere, ["Metal"]);

  const { body } = await apiJson<Artist[]>(`/artists/${artist.id}/related`);

  const made = [artist, near, far, elsewhere].map(({ id }) => id);
  expect(body.map(({ id }) => id).filter((id) => made.includes(id))).toEqual([near.id, far.id]);
  expect((await api("/artists/nobody/related")).status).toBe(404);
});

test("top tracks are those that members keep most, with what the caller keeps", async () => {
  const artist = await makeArtist();
  const album = await makeAlbum({ artistId: artist.id });
  const [quiet, loved, liked] = [
    await makeTrack({ albumId: album.id }),
    await makeTrack({ albumId: album.id }),
    await makeTrack({ albumId: album.id }),
  ];
  const [ada, bo] = [await makeMember(), await makeMember()];
  await db.insert(schema.likedTracks).values([
    { userId: ada.id, trackId: loved.id, createdAt: 1 },
    { userId: bo.id, trackId: loved.id, createdAt: 1 },
    { userId: bo.id, trackId: liked.id, createdAt: 1 },
  ]);

  const { body } = await apiJson<Track[]>(`/artists/${artist.id}/top-tracks`, { token: ada.token });

  expect(body.map(({ id }) => id)).toEqual([loved.id, liked.id, quiet.id]);
  expect(body.map(({ is_liked }) => is_liked)).toEqual([true, false, false]);
  expect((await apiJson<Track[]>(`/artists/${(await makeArtist()).id}/top-tracks`)).body).toEqual([]);
  expect((await api("/artists/nobody/top-tracks")).status).toBe(404);
});

test("topics are artists, albums and tracks, a track under its album's id", async () => {
  const album = await makeAlbum({ title: "Zyzzyva Nights", artistName: "Zyzzyva Band" });
  await makeTrack({ albumId: album.id, name: "Zyzzyva Blues", artists: [{ id: null, name: "A Guest" }] });
  const search = async (type: string, query: string) =>
    (await apiJson<Topic[]>(`/spotify/search/${type}/${encodeURIComponent(query)}`)).body;
  const image = `/covers/${album.id}.svg`;

  expect(await search("artist", "zyzzyva")).toMatchObject(
    [{ id: album.artistId, name: "Artist", image: expect.any(String), artist: null, album: null }].map((topic) => ({
      ...topic,
      name: "Zyzzyva Band",
    })),
  );
  expect(await search("album", "zyzzyva nights")).toEqual([
    { id: album.id, name: "Zyzzyva Nights", image, artist: "Zyzzyva Band", album: null },
  ]);
  expect(await search("track", "ZYZZYVA bl")).toEqual([
    { id: album.id, name: "Zyzzyva Blues", image, artist: "A Guest", album: "Zyzzyva Nights" },
  ]);
});

test("tracks that nobody has opened are found in the catalogue, at most ten", async () => {
  const { body } = await apiJson<Topic[]>("/spotify/search/track/paranoid%20android");
  const many = await apiJson<Topic[]>("/spotify/search/track/love");

  expect(body[0]).toMatchObject({ id: "d-radiohead-ok-computer", name: "Paranoid Android", album: "OK Computer" });
  expect(many.body).toHaveLength(10);
});

test.each([
  ["track", "ab", 422],
  ["album", "%20%20a%20%20", 422],
  ["artist", "%F0%9F%8E%89%F0%9F%8E%89", 422],
  ["genre", "jazz", 400],
  ["track", "abc", 200],
  ["track", "!!!", 200],
  ["album", "'%20or%201=1--", 200],
  ["track", "x".repeat(2000), 200],
])("a topic search for %s %s is %i", async (type, query, expected) => {
  expect((await api(`/spotify/search/${type}/${query}`)).status).toBe(expected);
});

test("a catalogue without tokens has none to give, and to strangers least of all", async () => {
  const { token } = await makeMember();

  const member = await apiJson("/spotify/token", { token });

  expect([member.status, member.body.code]).toEqual([503, "catalogue_unavailable"]);
  expect((await api("/spotify/token")).status).toBe(401);
});

test("a record does not outlive the artist's change of name", async () => {
  const first = await recordOf("d-bjork");
  await db.update(schema.artists).set({ name: "Björk G." }).where(eq(schema.artists.id, "d-bjork"));

  const { body } = await recordOf("d-bjork");

  expect(body).toEqual({ ...first.body, name: "Björk G." });
});
