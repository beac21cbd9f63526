import { z } from "zod";
import { paging } from "./paging.schema.ts";

/** The fixed list (part 1 §2.5); the table `genres` holds the same. */
export const GENRES = [
  "Alternative",
  "Blues",
  "Classical",
  "Country",
  "EDM",
  "Folk",
  "Funk",
  "Hip-Hop",
  "Indie",
  "Jazz",
  "Metal",
  "Pop",
  "Punk",
  "R&B",
  "Rap",
  "Reggae",
  "Rock",
  "Soul",
  "Synthwave",
  "Soundtrack",
  "Musical",
  "Experimental",
  "Ambient",
  "Religious",
  "World",
] as const;

export type Genre = (typeof GENRES)[number];

export const GenreSchema = z.enum(GENRES);

/** How many albums of a genre its page shows (part 1 §2.5). */
export const TOP_RATED_OF_GENRE = 5;
export const TRENDING_OF_GENRE = 10;

export const TopRatedQuery = z.object({ limit: paging(TOP_RATED_OF_GENRE).limit });
export const TrendingQuery = z.object({ limit: paging(TRENDING_OF_GENRE).limit });

/** The genre that a link's lower-cased, decoded name means (part 1 §2.1), or null. */
export function genreFromPath(name: string): Genre | null {
  const wanted = name.toLowerCase();
  return GENRES.find((genre) => genre.toLowerCase() === wanted) ?? null;
}

export function genrePath(genre: string): string {
  return `/genre/${encodeURIComponent(genre.toLowerCase())}`;
}
