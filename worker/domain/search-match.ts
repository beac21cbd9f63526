import { allowedEdits, editDistance } from "./edit-distance.ts";
import { foldText } from "./text.schema.ts";

/** What somebody looks for, folded as *_key columns are. */
export type Wanted = { key: string; words: string[] };

export const RANK = { exact: 0, prefix: 1, words: 2, within: 3, misspelt: 4 } as const;

export function readQuery(query: string): Wanted {
  const key = foldText(query);
  return { key, words: key === "" ? [] : key.split(" ") };
}

/**
 * How well something answers to what is wanted: a RANK, lower is better, plus the edits for what is only close to it;
 * null where it does not answer at all.
 *
 * @param keys its names, folded
 */
export function matchRank({ key, words }: Wanted, keys: string[]): number | null {
  if (words.length === 0) return null;
  if (keys.includes(key)) return RANK.exact;
  if (keys.some((name) => name.startsWith(key))) return RANK.prefix;

  const all = keys.join(" ");
  const theirs = all.split(" ");
  if (words.every((word) => theirs.some((their) => their.startsWith(word)))) return RANK.words;
  if (words.every((word) => isWithin(word, all, theirs))) return RANK.within;

  const edits = misspelling({ key, words }, keys);
  return edits === null ? null : RANK.misspelt + edits;
}

/** A lone Latin letter is somewhere in every name: it says something only where a word begins with it. */
function isWithin(word: string, all: string, theirs: string[]): boolean {
  return /^[a-z0-9]$/.test(word) ? theirs.some((their) => their.startsWith(word)) : all.includes(word);
}

/** The fewest edits that make every wanted word, or the whole written as one word, one of theirs. */
function misspelling({ key, words }: Wanted, keys: string[]): number | null {
  const all = keys.join(" ");
  const theirs = all.split(" ");
  const whole = key.replaceAll(" ", "");
  const asOne = nearest(
    whole,
    keys.map((name) => name.replaceAll(" ", "")),
  );
  let sum: number | null = 0;
  for (const word of words) {
    const edits: number | null = isWithin(word, all, theirs) ? 0 : nearest(word, theirs);
    sum = sum === null || edits === null ? null : sum + edits;
  }
  if (sum === null || asOne === null) return sum ?? asOne;
  return Math.min(sum, asOne);
}

function nearest(word: string, candidates: string[]): number | null {
  const allowed = allowedEdits(word);
  let best = allowed + 1;
  for (const candidate of candidates) {
    if (best === 0) break;
    best = Math.min(best, editDistance(word, candidate, Math.min(allowed, best)));
  }
  return best > allowed ? null : best;
}
