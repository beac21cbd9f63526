import type { Seek } from "#db/queries/search.ts";
import { matchRank, RANK, type Wanted } from "./search-match.ts";

/** The best matches that are ranked further; what is beyond them is found by a longer query. */
const MATCHES = 100;
const MISSPELT_MATCHES = 200;
/** Words beyond these narrow nothing any more. */
const MOST_WORDS = 10;
/** Candidates are sought by the longest words, which fewest names share, and then held to all of them. */
const MISSPELT_WORDS = 3;
/** The shortest part that the trigram index can find. */
const PART = 3;

/** Every word as it stands, anywhere in a name; and names that begin with all of it, which finds one letter too. */
export function seekExactly(query: string, wanted: Wanted): Seek {
  const words = wordsOf(query).filter((forms) => forms.every((form) => [...form].length >= PART));
  const match = words.map((forms) => `(${forms.map(quote).join(" OR ")})`).join(" AND ");
  return { match: match || null, matchLimit: MATCHES, prefixes: [{ prefix: wanted.key }] };
}

/**
 * Names that share a part with a misspelt word. A long word is cut in one part more than the edits it may be off by, so
 * that one of them is intact; a shorter one in all its parts of three letters, and, as a swap in its middle leaves none
 * of those, also looked for with neighbours swapped. The shortest are sought among the names that begin alike, too.
 */
export function seekMisspelt({ key, words }: Wanted): Seek {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MISSPELT_WORDS);
  const parts = longest.flatMap(partsOf);
  const short = words.length === 1 && key.length >= 4 && key.length < 6;
  return {
    match: [...new Set(parts)].map(quote).join(" OR ") || null,
    matchLimit: MISSPELT_MATCHES,
    prefixes: short ? [{ prefix: key.slice(0, 2), lengths: [key.length - 1, key.length + 1] }] : [],
  };
}

/** Those that do answer to what is wanted, best first; among equals the better match, helped a little by fame. */
export function rankRows<T extends { score: number }>(
  wanted: Wanted,
  rows: T[],
  read: { keys: (row: T) => string[]; fame: (row: T) => number },
): { exact: T[]; misspelt: T[] } {
  const ranked: { row: T; rank: number; score: number }[] = [];
  for (const row of rows) {
    const rank = matchRank(wanted, read.keys(row));
    if (rank !== null) ranked.push({ row, rank, score: row.score - Math.log1p(read.fame(row)) / 4 });
  }
  ranked.sort((one, other) => one.rank - other.rank || one.score - other.score);
  return {
    exact: ranked.filter(({ rank }) => rank < RANK.misspelt).map(({ row }) => row),
    misspelt: ranked.filter(({ rank }) => rank >= RANK.misspelt).map(({ row }) => row),
  };
}

/** As written and without accents: the index folds most scripts by itself, but not all as our keys do. */
function wordsOf(query: string): string[][] {
  const words = query.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u);
  return words
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => [...new Set([word, word.normalize("NFKD").replace(/\p{M}/gu, "")])]);
}

function partsOf(word: string): string[] {
  const length = word.length;
  if (length < 4) return [];
  if (length >= 3 * PART) {
    const third = Math.floor(length / 3);
    return [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)];
  }
  const parts = Array.from({ length: length - PART + 1 }, (_, at) => word.slice(at, at + PART));
  return [...parts, ...withNeighboursSwapped(word)];
}

function withNeighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** A string of the FTS5 query language: nothing in it is an operator. */
function quote(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}
