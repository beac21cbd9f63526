// Apart from genres.schema.ts, so that a screen that only links to a genre brings no zod into the browser.

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

/** The genre that a link's lower-cased, decoded name means (part 1 §2.1), or null. */
export function genreFromPath(name: string): Genre | null {
  const wanted = name.toLowerCase();
  return GENRES.find((genre) => genre.toLowerCase() === wanted) ?? null;
}

export function genrePath(genre: string): string {
  return `/genre/${encodeURIComponent(genre.toLowerCase())}`;
}
