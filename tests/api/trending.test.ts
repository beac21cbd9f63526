import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { demoProvider } from "#worker/catalogue/demo/demo-provider.ts";
import type { AlbumSummary, Artist, TrendingReviewer } from "#worker/domain/dto.ts";
import { listTrendingAlbums, listTrendingArtists, listTrendingReviewers } from "#worker/domain/trending.server.ts";

const DAY = 24 * 60 * 60 * 1000;
const KEY = "trending:1";

/** As if five minutes had gone by. */
function forget() {
  return env.CACHE.delete(KEY);
}

async function reviewedBy(members: { id: string }[], albumId: string, createdAt = Date.now()) {
  for (const { id } of members) await makeReview({ userId: id, albumId, createdAt, updatedAt: createdAt });
}

test("an empty site shows what is new in the catalogue", async () => {
  await forget();

  const { status, body } = await apiJson<AlbumSummary[]>("/albums/top/10");
  const artists = await apiJson<Artist[]>("/artists/trending");

  expect(status).toBe(200);
  expect(body).toHaveLength(10);
  const dates = body.map(({ release_date }) => release_date ?? "");
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(artists.body.length).toBe(10);
  for (const { id, name } of artists.body) expect(await demoProvider.artist(id)).toMatchObject({ data: { id, name } });
  expect((await apiJson("/trending/reviewers")).body).toEqual([]);
});

test("what is reviewed now comes before what was reviewed more, long ago", async () => {
  const members = [await makeMember(), await makeMember(), await makeMember(), await makeMember()];
  const [fresh, old, lone] = [await makeAlbum(), await makeAlbum(), await makeAlbum()];
  await reviewedBy(members.slice(0, 2), fresh.id);
  await reviewedBy(members, old.id, Date.now() - 30 * DAY);
  await reviewedBy(members.slice(0, 1), lone.id);
  await forget();

  const albums = await apiJson<AlbumSummary[]>("/albums/top/3");
  const artists = await apiJson<Artist[]>("/artists/trending");

  expect(albums.body.map(({ id }) => id)).toEqual([fresh.id, lone.id, old.id]);
  expect(albums.body[0]).toMatchObject({ review_count: 2, average_rating: 7 });
  expect(artists.body.slice(0, 3).map(({ id }) => id)).toEqual([fresh.artistId, lone.artistId, old.artistId]);
});

test("removed reviews make nothing trend", async () => {
  const [shown, removed] = [await makeAlbum(), await makeAlbum()];
  const author = await makeMember();
  await makeReview({ userId: author.id, albumId: removed.id, removedAt: 1 });
  await makeReview({ userId: (await makeMember()).id, albumId: shown.id });
  await forget();

  const { body } = await apiJson<AlbumSummary[]>("/albums/top/50");
  const reviewers = await apiJson<TrendingReviewer[]>("/trending/reviewers");

  expect(body.map(({ id }) => id)).toContain(shown.id);
  expect(body.map(({ id }) => id)).not.toContain(removed.id);
  expect(reviewers.body.map(({ id }) => id)).not.toContain(author.id);
});

test("who reviews most just now comes first, and stays hidden across a block", async () => {
  const [busy, blocker, viewer] = [await makeMember(), await makeMember(), await makeMember()];
  for (let at = 0; at < 8; at += 1) {
    const album = await makeAlbum();
    await reviewedBy(at < 7 ? [busy, blocker] : [busy], album.id);
  }
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: viewer.id, createdAt: 1 });
  await forget();

  const everybody = await apiJson<TrendingReviewer[]>("/trending/reviewers");
  const seen = await apiJson<TrendingReviewer[]>("/trending/reviewers", { token: viewer.token });

  expect(everybody.body.slice(0, 2)).toEqual([
    { id: busy.id, username: busy.username, profile_image_url: null, reviews_count: 8 },
    { id: blocker.id, username: blocker.username, profile_image_url: null, reviews_count: 7 },
  ]);
  expect(seen.body[0]?.id).toBe(busy.id);
  expect(seen.body.map(({ id }) => id)).not.toContain(blocker.id);
});

test("the ranking is computed once and kept, what it names is read anew", async () => {
  await forget();
  const first = await apiJson<AlbumSummary[]>("/albums/top/1");
  await vi.waitFor(async () => expect(await env.CACHE.get(KEY)).not.toBeNull());
  await reviewedBy([await makeMember()], first.body[0]?.id ?? "");
  const ctx = makeCtx();

  const [album] = await listTrendingAlbums(ctx, 1);

  expect(album?.id).toBe(first.body[0]?.id);
  expect(album?.review_count).toBe((first.body[0]?.review_count ?? 0) + 1);
  expect(ctx.tally.queries).toBe(1);
});

test("many first needs at once answer alike", async () => {
  await forget();

  const answers = await Promise.all(Array.from({ length: 6 }, () => apiJson<AlbumSummary[]>("/albums/top/20")));

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
});

test("where the cache fails the ranking is computed", async () => {
  const CACHE = {
    get: async () => {
      throw new Error("KV GET failed: 500");
    },
    put: async () => {
      throw new Error("KV PUT failed: 429");
    },
  } as unknown as KVNamespace;
  const ctx = { ...makeCtx(), env: { ...env, CACHE } };

  expect(await listTrendingAlbums(ctx, 5)).toHaveLength(5);
  expect((await listTrendingArtists(ctx)).length).toBeGreaterThan(0);
  expect((await listTrendingReviewers(ctx)).length).toBeGreaterThan(0);
});

test("what somebody else wrote into the cache is not believed", async () => {
  await env.CACHE.put(KEY, JSON.stringify({ albums: "all of them" }));

  expect((await apiJson<AlbumSummary[]>("/albums/top/2")).body).toHaveLength(2);
  await forget();
});

test("where the catalogue fails, what was reviewed stands alone", async () => {
  await forget();
  const down = vi
    .spyOn(demoProvider, "newReleases")
    .mockImplementation(async () => ({ ok: false, kind: "unavailable" }) as const);

  const { status, body } = await apiJson<AlbumSummary[]>("/albums/top/50");

  expect(status).toBe(200);
  expect(body.every(({ review_count }) => review_count > 0)).toBe(true);
  down.mockRestore();
});

test.each(["0", "51", "-1", "1.5", "ten", "99999999"])("the %s top albums cannot be asked for", async (n) => {
  expect((await api(`/albums/top/${n}`)).status).toBe(400);
});
