const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

export type Random = ReturnType<typeof randomFrom>;

/**
 * Dice that fall the same way every time for the same name. Each subject has its own, so that a text more in one of them
 * moves nothing in the others.
 */
export function randomFrom(name: string) {
  let state = hash(name);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From `low` to `high`, both included. */
  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function weighted<T>(items: readonly T[], weight: (item: T) => number, count: number): T[] {
    return items
      .map((item) => ({ item, key: weight(item) > 0 ? next() ** (1 / weight(item)) : -1 }))
      .filter(({ key }) => key >= 0)
      .sort((one, other) => other.key - one.key)
      .slice(0, count)
      .map(({ item }) => item);
  }

  return {
    next,
    int,
    chance: (probability: number) => next() < probability,
    /** Up to `count` different ones, in random order; heavier ones are likelier, those of weight 0 are never among them. */
    weighted,
    sample: <T>(items: readonly T[], count: number) => weighted(items, () => 1, count),
    /** About the normal distribution: mean 0, deviation 1. */
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    /** In the shape of `newId`. */
    id: () => Array.from({ length: 24 }, () => ALPHABET[int(0, 31)]).join(""),
  };
}

function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const character of name) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return sum;
}
