import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "#worker/domain/edit-distance.ts";
import { matchRank, RANK, readQuery } from "#worker/domain/search-match.ts";

test.each([
  ["", "", 0],
  ["abc", "abc", 0],
  ["abc", "abd", 1],
  ["abc", "ab", 1],
  ["abc", "abcd", 1],
  ["abc", "acb", 1],
  ["radiohaed", "radiohead", 1],
  ["kitten", "sitting", 3],
  ["ca", "abc", 3],
])("%s and %s are %i edits apart", (one, other, edits) => {
  expect(editDistance(one, other, 5)).toBe(edits);
});

test("past the most that is asked for, the distance is only known to be more", () => {
  expect(editDistance("abcdef", "uvwxyz", 2)).toBe(3);
  expect(editDistance("a", "abcdef", 2)).toBe(3);
});

test("the distance is the same both ways, and a bound never changes what is within it", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 8 }), (one, other, max) => {
      const whole = editDistance(one, other, 20);
      expect(editDistance(other, one, 20)).toBe(whole);
      expect(editDistance(one, other, max)).toBe(Math.min(whole, max + 1));
      expect(whole === 0).toBe(one === other);
    }),
  );
});

test.each([
  ["Radiohead", ["radiohead"], RANK.exact],
  ["radio", ["radiohead"], RANK.prefix],
  ["computer ok", ["ok computer", "radiohead"], RANK.words],
  ["head puter", ["ok computer", "radiohead"], RANK.within],
  ["radiohaed", ["ok computer", "radiohead"], RANK.misspelt + 1],
  ["jayz", ["jay z"], RANK.misspelt],
  ["Beyoncé!", ["beyonce"], RANK.exact],
  ["b c", ["abc"], null],
  ["", ["radiohead"], null],
  ["cat", ["car"], null],
])("%s ranks among %j as %s", (query, keys, rank) => {
  expect(matchRank(readQuery(query), keys)).toBe(rank);
});
