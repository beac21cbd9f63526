import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";
import { genrePage, listTopRatedOfGenre, listTrendingOfGenre } from "#worker/domain/genre-lists.server.ts";
import { GENRES, type Genre } from "#worker/domain/genres.schema.ts";

const DAY = 24 * 60 * 60 * 1000;

/** As if five minutes had gone by. */
async function forget() {
  for (const genre of GENRES) await env.CACHE.delete(`genre:1:${genre}`);
}

async function makeAlbumOf(...genres: Genre[]) {
  const album = await makeAlbum();
  await db.insert(schema.albumGenres).values(genres.map((genre, position) => ({ albumId: album.id, genre, position })));
  return album;
}

async function rate(albumId: string, ratings: number[], createdAt = Date.now()) {
  for (const rating of ratings) {
    const member = await makeMember();
    await makeReview({ userId: member.id, albumId, rating, createdAt, updatedAt: createdAt });
  }
}

async function idsOf(path: string) {
  const { status, body } = await apiJson<AlbumSummary[]>(`/albums/genre/${path}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

beforeEach(forget);

test("a genre without a reviewed album has no lists", async () => {
  await makeAlbumOf("Reggae");

  expect(await idsOf("reggae/top-rated")).toEqual([]);
  expect(await idsOf("reggae/trending")).toEqual([]);
});

test("many high ratings beat a single higher one, and what nobody rated is not listed", async () => {
  const [loved, once, liked, poor] = await Promise.all([1, 2, 3, 4].map(() => makeAlbumOf("Jazz")));
  await makeAlbumOf("Jazz");
  await rate(loved?.id ?? "", Array(12).fill(9));
  await rate(once?.id ?? "", [10]);
  await rate(liked?.id ?? "", [8, 8, 8, 8]);
  await rate(poor?.id ?? "", [1, 2]);

  const { body } = await apiJson<AlbumSummary[]>("/albums/genre/jazz/top-rated");

  expect(body.map(({ id }) => id)).toEqual([loved?.id, once?.id, liked?.id, poor?.id]);
  expect(body[0]).toMatchObject({ average_rating: 9, review_count: 12 });
});

test("what is reviewed now trends before what was reviewed more, long ago", async () => {
  const [fresh, old, lone] = await Promise.all([1, 2, 3].map(() => makeAlbumOf("Folk")));
  await rate(fresh?.id ?? "", [2, 3]);
  await rate(old?.id ?? "", [10, 10, 10, 10], Date.now() - 30 * DAY);
  await rate(lone?.id ?? "", [9]);

  expect(await idsOf("folk/trending")).toEqual([fresh?.id, lone?.id, old?.id]);
});

test("an album is of all its genres and of no other", async () => {
  const album = await makeAlbumOf("Synthwave", "Soundtrack");
  await rate(album.id, [8]);

  expect(await idsOf("synthwave/trending")).toEqual([album.id]);
  expect(await idsOf("soundtrack/top-rated")).toEqual([album.id]);
  expect(await idsOf("ambient/trending")).toEqual([]);
});

test("the genres that reviews name make no album one of theirs", async () => {
  const album = await makeAlbumOf("World");
  const { id: userId } = await makeMember();
  const review = await makeReview({ userId, albumId: album.id });
  await db.insert(schema.reviewGenres).values({ reviewId: review.id, position: 0, genre: "Punk" });

  expect(await idsOf("punk/top-rated")).toEqual([]);
});

test.each([
  ["R&B", "R%26B"],
  ["R&B", "r%26b"],
  ["R&B", "r&b"],
  ["Hip-Hop", "hip-hop"],
  ["Hip-Hop", "HIP%2DHOP"],
  ["EDM", "edm"],
] as [Genre, string][])("%s is found as %s", async (genre, path) => {
  const album = await makeAlbumOf(genre);
  await rate(album.id, [10, 10, 10]);

  expect(await idsOf(`${path}/top-rated?limit=50`)).toContain(album.id);
  expect(await idsOf(`${path}/trending?limit=50`)).toContain(album.id);
});

test("five are the best and ten are trending, unless more or fewer are asked for", async () => {
  for (let count = 0; count < 12; count += 1) await rate((await makeAlbumOf("Classical")).id, [8]);

  expect(await idsOf("classical/top-rated")).toHaveLength(5);
  expect(await idsOf("classical/trending")).toHaveLength(10);
  expect(await idsOf("classical/top-rated?limit=12")).toHaveLength(12);
  expect(await idsOf("classical/trending?limit=1")).toHaveLength(1);
});

test.each(["0", "51", "-1", "1.5", "ten", "", "99999999"])(
  "%j albums of a genre cannot be asked for",
  async (limit) => {
    expect((await api(`/albums/genre/rock/top-rated?limit=${limit}`)).status).toBe(400);
    expect((await api(`/albums/genre/rock/trending?limit=${limit}`)).status).toBe(400);
  },
);

test("an unknown genre is not found", async () => {
  const { status, body } = await apiJson("/albums/genre/polka/trending");

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: "not_found", message: "Genre not found" });
});

test("the lists are computed once and kept, what they name is read anew", async () => {
  const [album, other] = [await makeAlbumOf("Country"), await makeAlbumOf("Country")];
  await rate(album.id, [9]);
  await rate(other.id, [8]);
  await idsOf("country/top-rated");
  await vi.waitFor(async () => expect(await env.CACHE.get("genre:1:Country")).not.toBeNull());
  await rate(album.id, [7]);
  await db.update(schema.reviews).set({ removedAt: 1 }).where(eq(schema.reviews.albumId, other.id));
  const ctx = makeCtx();

  const topRated = await listTopRatedOfGenre(ctx, { genre: "country", limit: 5 });
  const trending = await listTrendingOfGenre(ctx, { genre: "country", limit: 5 });

  expect(topRated).toMatchObject([{ id: album.id, average_rating: 8, review_count: 2 }]);
  expect(trending.map(({ id }) => id)).toEqual([album.id]);
  expect(ctx.tally.queries).toBe(2);
});

test("a genre's page costs two trips on first need, then one", async () => {
  const album = await makeAlbumOf("Blues");
  await rate(album.id, [9]);
  const [first, then] = [makeCtx(), makeCtx()];

  const page = await genrePage(first, "BLUES");
  await vi.waitFor(async () => expect(await env.CACHE.get("genre:1:Blues")).not.toBeNull());
  await genrePage(then, "blues");

  expect(page).toMatchObject({ genre: "Blues", topRated: [{ id: album.id }], trending: [{ id: album.id }] });
  expect([first.tally.trips, then.tally.trips]).toEqual([2, 1]);
});

test("where the cache fails, or holds what nobody put there, the lists are computed", async () => {
  const album = await makeAlbumOf("Metal");
  await rate(album.id, [9]);
  const CACHE = {
    get: async () => {
      throw new Error("KV GET failed: 500");
    },
    put: async () => {
      throw new Error("KV PUT failed: 429");
    },
  } as unknown as KVNamespace;

  const failing = await listTrendingOfGenre({ ...makeCtx(), env: { ...env, CACHE } }, { genre: "metal", limit: 10 });
  await env.CACHE.put("genre:1:Metal", JSON.stringify({ topRated: "all of them" }));

  expect(failing.map(({ id }) => id)).toEqual([album.id]);
  expect(await idsOf("metal/top-rated")).toEqual([album.id]);
});
