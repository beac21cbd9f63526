import { z } from "zod";
import { selectAlbumsByIds } from "#db/queries/albums.ts";
import { selectHottestOfGenre, selectTopRatedOfGenre } from "#db/queries/genres.ts";
import type { Ctx } from "../context.server.ts";
import { type AlbumSummaryRow, albumSummary } from "./album-dto.server.ts";
import type { AlbumSummary } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { type Genre, genreFromPath, TOP_RATED_OF_GENRE, TRENDING_OF_GENRE } from "./genres.schema.ts";
import { readKept } from "./kept.server.ts";
import { MAX_LIMIT } from "./paging.schema.ts";

/** Ids alone, best first: what they name is read anew for every answer. */
const GenreRanksSchema = z.object({ topRated: z.array(z.string()), trending: z.array(z.string()) });
type GenreRanks = z.output<typeof GenreRanksSchema>;

/** A genre by its name in any case of letters. @param limit at most 50 */
type OfGenre = { genre: string; limit: number };

/** Reviewed albums alone, by a Bayesian average (migration 0010). @throws DomainError not_found */
export async function listTopRatedOfGenre(ctx: Ctx, { genre, limit }: OfGenre): Promise<AlbumSummary[]> {
  const { topRated } = await readRanks(ctx, requireGenre(genre));
  return stillReviewed(await selectAlbumsByIds(ctx.db, topRated.slice(0, limit)));
}

/** By recent reviews, as what is trending on the whole site (migration 0010). @throws DomainError not_found */
export async function listTrendingOfGenre(ctx: Ctx, { genre, limit }: OfGenre): Promise<AlbumSummary[]> {
  const { trending } = await readRanks(ctx, requireGenre(genre));
  return stillReviewed(await selectAlbumsByIds(ctx.db, trending.slice(0, limit)));
}

export type GenrePage = { genre: Genre; topRated: AlbumSummary[]; trending: AlbumSummary[] };

/** @throws DomainError not_found */
export async function genrePage(ctx: Ctx, name: string): Promise<GenrePage> {
  const genre = requireGenre(name);
  const ranks = await readRanks(ctx, genre);
  const [topRated, trending] = await ctx.db.batch([
    selectAlbumsByIds(ctx.db, ranks.topRated.slice(0, TOP_RATED_OF_GENRE)),
    selectAlbumsByIds(ctx.db, ranks.trending.slice(0, TRENDING_OF_GENRE)),
  ]);
  return { genre, topRated: stillReviewed(topRated), trending: stillReviewed(trending) };
}

function requireGenre(name: string): Genre {
  const genre = genreFromPath(name);
  if (genre === null) throw notFound("Genre");
  return genre;
}

function readRanks(ctx: Ctx, genre: Genre): Promise<GenreRanks> {
  return readKept(ctx, `genre:1:${genre}`, GenreRanksSchema, async () => {
    const [topRated, trending] = await ctx.db.batch([
      selectTopRatedOfGenre(ctx.db, genre, MAX_LIMIT),
      selectHottestOfGenre(ctx.db, genre, MAX_LIMIT),
    ]);
    return { topRated: topRated.map(({ id }) => id), trending: trending.map(({ id }) => id) };
  });
}

/** Without those whose last review has gone since the ranks were computed. */
function stillReviewed(rows: AlbumSummaryRow[]): AlbumSummary[] {
  return rows.map(albumSummary).filter(({ review_count }) => review_count > 0);
}
