import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { albumGenres } from "../schema/index.ts";

/** By the reviewed albums' kept weighted average (migration 0010). */
export function selectTopRatedOfGenre(db: Database, genre: string, limit: number) {
  return selectFirstOfGenre(db, genre, albumGenres.weightedRating, limit);
}

/** By how much the albums are reviewed just now (migration 0010). */
export function selectHottestOfGenre(db: Database, genre: string, limit: number) {
  return selectFirstOfGenre(db, genre, albumGenres.heat, limit);
}

function selectFirstOfGenre(
  db: Database,
  genre: string,
  rank: typeof albumGenres.weightedRating | typeof albumGenres.heat,
  limit: number,
) {
  return db
    .select({ id: albumGenres.albumId })
    .from(albumGenres)
    .where(and(eq(albumGenres.genre, genre), isNotNull(rank)))
    .orderBy(desc(rank), asc(albumGenres.albumId))
    .limit(limit);
}
