import { selectAlbumsByIds } from "#db/queries/albums.ts";
import { selectArtistsByIds } from "#db/queries/artists.ts";
import { selectReviewers } from "#db/queries/trending.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { artistDto } from "./artist-dto.server.ts";
import type { AlbumSummary, Artist, TrendingReviewer } from "./dto.ts";
import { MOST_TRENDING, readRanking } from "./ranking.server.ts";
import { imageUrl } from "./user-dto.server.ts";

/** Of artists and of reviewers: what the search page shows (part 1 §2.4). */
const SHOWN = 10;

/** @param n at most 50 */
export async function listTrendingAlbums(ctx: Ctx, n: number): Promise<AlbumSummary[]> {
  const { albums } = await readRanking(ctx);
  const rows = await selectAlbumsByIds(ctx.db, albums.slice(0, Math.min(n, MOST_TRENDING)));
  return rows.map(albumSummary);
}

export async function listTrendingArtists(ctx: Ctx): Promise<Artist[]> {
  const { artists } = await readRanking(ctx);
  const rows = await selectArtistsByIds(ctx.db, artists.slice(0, SHOWN));
  return rows.map(artistDto);
}

/** Without those whom the viewer blocks or who block the viewer. */
export async function listTrendingReviewers(ctx: Ctx): Promise<TrendingReviewer[]> {
  const viewer = await ctx.viewer();
  const { reviewers } = await readRanking(ctx);
  const rows = await selectReviewers(ctx.db, viewer?.id ?? null, reviewers);

  return rows
    .sort((one, other) => reviewers.indexOf(one.id) - reviewers.indexOf(other.id))
    .slice(0, SHOWN)
    .map((row) => ({
      id: row.id,
      username: row.username,
      profile_image_url: imageUrl(row.profileImageKey),
      reviews_count: row.reviewsCount,
    }));
}
