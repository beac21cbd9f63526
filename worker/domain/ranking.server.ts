import { z } from "zod";
import { selectMostReviewed } from "#db/queries/albums.ts";
import { selectMostFollowedArtists } from "#db/queries/artists.ts";
import { selectNewestReviews } from "#db/queries/trending.ts";
import type { Ctx } from "../context.server.ts";
import { storeAlbums } from "./album-store.server.ts";
import { readKept } from "./kept.server.ts";

/** The most that any list of what is trending shows. */
export const MOST_TRENDING = 50;

/** Ids alone, best first: what they name is read anew for every answer. */
const RankingSchema = z.object({
  albums: z.array(z.string()),
  artists: z.array(z.string()),
  reviewers: z.array(z.string()),
});
export type Ranking = z.output<typeof RankingSchema>;

const KEY = "trending:1";
/** Of the standing reviews, the newest that count. */
const REVIEWS = 2000;
const DAY = 24 * 60 * 60 * 1000;
/** After so long a review weighs half as much. */
const HALF_LIFE = 3 * DAY;

export function readRanking(ctx: Ctx): Promise<Ranking> {
  return readKept(ctx, KEY, RankingSchema, () => computeRanking(ctx));
}

/** Who and what recent reviews are about, filled up with what was reviewed and followed most, then with what is new. */
async function computeRanking(ctx: Ctx): Promise<Ranking> {
  const [newest, mostReviewed, mostFollowed] = await ctx.db.batch([
    selectNewestReviews(ctx.db, REVIEWS),
    selectMostReviewed(ctx.db, MOST_TRENDING),
    selectMostFollowedArtists(ctx.db, MOST_TRENDING),
  ]);
  const weighed = newest.map((review) => ({ ...review, weight: 2 ** ((review.createdAt - ctx.now) / HALF_LIFE) }));

  const albums = first(rank(weighed, "albumId"), ids(mostReviewed, "id"));
  const artists = first(rank(weighed, "artistId"), ids(mostFollowed, "id"), ids(mostReviewed, "artistId"));
  const reviewers = first(rank(weighed, "userId"));
  if (albums.length === MOST_TRENDING && artists.length === MOST_TRENDING) return { albums, artists, reviewers };

  const released = await storeNewReleases(ctx);
  return {
    albums: first(albums, ids(released, "id")),
    artists: first(artists, ids(released, "artistId")),
    reviewers,
  };
}

type Weighed = { albumId: string; artistId: string; userId: string; weight: number };

function rank(reviews: Weighed[], by: "albumId" | "artistId" | "userId"): string[] {
  const sums = new Map<string, number>();
  for (const review of reviews) sums.set(review[by], (sums.get(review[by]) ?? 0) + review.weight);
  return [...sums].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
}

function first(...lists: string[][]): string[] {
  return [...new Set(lists.flat())].slice(0, MOST_TRENDING);
}

function ids<K extends string>(rows: Record<K, string>[], key: K): string[] {
  return rows.map((row) => row[key]);
}

/** Stored, because a ranking names what is stored alone. None where the catalogue fails. */
async function storeNewReleases(ctx: Ctx): Promise<{ id: string; artistId: string }[]> {
  const released = await ctx.catalogue.newReleases(MOST_TRENDING);
  if (!released.ok) return [];

  const [statement, ...more] = storeAlbums(ctx, released.data);
  if (statement) await ctx.db.batch([statement, ...more]);
  return released.data.map(({ id, artists: [artist] }) => ({ id, artistId: artist.id }));
}
