import { z } from "zod";
import { paging } from "./paging.schema.ts";
import { cleanText, firstCodePoints } from "./text.schema.ts";

/** A page of results, and the step of Show more (part 1 §9). */
export const SEARCH_PAGE = 20;
/** Code points; longer queries find nothing that shorter ones do not. */
export const MAX_QUERY_LENGTH = 100;

const Query = z.string().overwrite((query) => firstCodePoints(cleanText(query), MAX_QUERY_LENGTH));

export const SearchQuery = z.object({
  q: Query.default(""),
  type: z
    .string()
    .default("album,artist")
    .transform((list) => list.split(","))
    .pipe(z.array(z.enum(["album", "artist"])).min(1)),
  ...paging(SEARCH_PAGE),
});
export const NameSearchPath = z.object({ query: Query });
export const NameSearchQuery = z.object(paging(SEARCH_PAGE));

export type NameSearch = { query: string; limit: number; offset: number };
