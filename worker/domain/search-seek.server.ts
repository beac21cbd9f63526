import type { Seek } from "#db/queries/search.ts";
import { matchRank, RANK, type Wanted } from "./search-match.ts";

/** Words beyond these narrow nothing any more. */
const MOST_WORDS = 10;
/** Misspelt names are sought by the longest words, which fewest names share, and then held to all of them. */
const MISSPELT_WORDS = 3;
/** The shortest part that the trigram index can find. */
const PART = 3;

/**
 * Names that hold every word as it stands; that begin with all of it, which finds one letter too; and that share a part
 * with a misspelt word.
 */
export function seekFor(query: string, { key, words }: Wanted): Seek {
  const written = wordsOf(query).filter((forms) => forms.every((form) => [...form].length >= PART));
  const match = written.map((forms) => `(${forms.map(quote).join(" OR ")})`).join(" AND ");

  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, MISSPELT_WORDS);
  const parts = [...new Set(longest.flatMap(partsOf))];
  const swapped = [...new Set(longest.flatMap(withNeighboursSwapped))];
  // The shortest are sought among the names that begin alike, too.
  const start = words.length === 1 && key.length >= 4 && key.length < 6 ? key.slice(0, 2) : null;
  return {
    match: match || null,
    parts: [...parts.map(quote), ...(swapped.length > 0 ? [swapped.map(quote).join(" OR ")] : [])],
    prefixes: [
      { prefix: key },
      ...(start === null
        ? []
        : [{ prefix: start, lengths: [key.length - 1, key.length + 1] satisfies [number, number] }]),
    ],
    famous: {
      all: words.slice(0, MOST_WORDS),
      any: [...parts, ...swapped, ...(start === null ? [] : [start])],
    },
  };
}

/** Those that do answer to what is wanted, best first; among equals the closer name, helped a little by fame. */
export function rankRows<T extends { id: string }>(
  wanted: Wanted,
  rows: T[],
  read: { keys: (row: T) => string[]; fame: (row: T) => number },
): { exact: string[]; misspelt: string[] } {
  const ranked: { id: string; rank: number; score: number }[] = [];
  for (const row of rows) {
    const keys = read.keys(row);
    const rank = matchRank(wanted, keys);
    if (rank === null) continue;
    const closeness = wanted.key.length / Math.max(wanted.key.length, keys.join(" ").length);
    ranked.push({ id: row.id, rank, score: closeness + Math.log1p(read.fame(row)) / 4 });
  }
  ranked.sort((one, other) => one.rank - other.rank || other.score - one.score || (one.id < other.id ? -1 : 1));
  return {
    exact: ranked.filter(({ rank }) => rank < RANK.misspelt).map(({ id }) => id),
    misspelt: ranked.filter(({ rank }) => rank >= RANK.misspelt).map(({ id }) => id),
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

/**
 * A long word is cut in one part more than the edits it may be off by, so that one of them is intact; a shorter one in
 * all its parts of three letters.
 */
function partsOf(word: string): string[] {
  const length = word.length;
  if (length < 4) return [];
  if (length >= 3 * PART) {
    const third = Math.floor(length / 3);
    return [word.slice(0, third), word.slice(third, 2 * third), word.slice(2 * third)];
  }
  return Array.from({ length: length - PART + 1 }, (_, at) => word.slice(at, at + PART));
}

/** A swap in the middle of a shorter word leaves none of its parts intact. */
function withNeighboursSwapped(word: string): string[] {
  if (word.length < 4 || word.length >= 3 * PART) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** A string of the FTS5 query language: nothing in it is an operator. */
function quote(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}
