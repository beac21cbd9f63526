import { z } from "zod";
import { GENRES } from "./genre-names.schema.ts";
import { paging } from "./paging.schema.ts";

export { GENRES, type Genre, genreFromPath, genrePath } from "./genre-names.schema.ts";

export const GenreSchema = z.enum(GENRES);

/** How many albums of a genre its page shows (part 1 §2.5). */
export const TOP_RATED_OF_GENRE = 5;
export const TRENDING_OF_GENRE = 10;

export const TopRatedQuery = z.object({ limit: paging(TOP_RATED_OF_GENRE).limit });
export const TrendingQuery = z.object({ limit: paging(TRENDING_OF_GENRE).limit });
