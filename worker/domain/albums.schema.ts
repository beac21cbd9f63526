import { z } from "zod";
import { MAX_LIMIT, paging } from "./paging.schema.ts";

export const ALBUM_GROUPS = ["album", "single", "ep", "compilation"] as const;

/** How many trending albums, as a path says it. */
export const TopCount = z
  .string()
  .regex(/^\d{1,6}$/, "must be a whole number")
  .transform(Number)
  .pipe(z.number().int().min(1).max(MAX_LIMIT));

export const ArtistAlbumsQuery = z.object({ group: z.enum(ALBUM_GROUPS).optional(), ...paging() });
