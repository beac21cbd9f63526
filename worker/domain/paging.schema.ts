import { z } from "zod";

export const MAX_LIMIT = 50;
/** Offsets are walked row by row: past this a list is better narrowed than paged. */
export const MAX_OFFSET = 10_000;

function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .default(fallback);
}

/** `limit` and `offset` as a query string carries them (api-contract: Lists). */
export function paging(defaultLimit = MAX_LIMIT) {
  return { limit: wholeNumber(1, MAX_LIMIT, defaultLimit), offset: wholeNumber(0, MAX_OFFSET, 0) };
}

export type Paging = { limit: number; offset: number };
