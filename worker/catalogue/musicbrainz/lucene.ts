/** Words of a query; more of them find nothing else. */
const MOST_WORDS = 12;

/** What somebody typed, in words that mean nothing to the query language: operators are upper-case, wildcards escaped. */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
    .map(escapeWord);
}

/** Every word in at least one of the fields, in any order. */
export function everyWordIn(words: string[], fields: string[]): string {
  return words.map((word) => `(${fields.map((field) => `${field}:${word}`).join(" OR ")})`).join(" AND ");
}

function escapeWord(word: string): string {
  return word.replace(/[+\-&|!(){}[\]^"~*?:\\/]/g, "\\$&");
}
