/** SQL texts that rows are made of. All numbers are SQL expressions; nothing here ever holds what somebody typed. */

/** An id of 24 characters that sorts as if it were random, as the product's own do: one for each prefix and number. */
export function id(prefix: "u" | "a" | "l" | "t" | "r" | "p" | "n" | "c" | "q" | "s" | "e", n: string): string {
  return `printf('${prefix}%08x%08x%07x', (${n} * 2654435761) % 4294967296, (${n} * 2246822519 + 374761393) % 4294967296, ${n})`;
}

/** A number that looks random and is the same every time, from 0 to 33 million. `salt` makes another one. */
export function dice(n: string, salt: number): string {
  return `((((${n} + ${salt * 7919}) * 2654435761) % 4294967296) >> 7)`;
}

/** The rows (n) with every whole number from `from` up to but not including `to`. */
export function numbers(from: number, to: number): string {
  return `(SELECT i AS n FROM numbers WHERE i >= ${from} AND i < ${to})`;
}

/** The nth of a JSON list that is in the table lists. */
export function nth(list: string, n: string): string {
  return `(SELECT text FROM lists WHERE list = '${list}' AND position = ${n})`;
}
