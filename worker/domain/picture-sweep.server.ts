import { z } from "zod";
import { selectUnnamedPictures } from "#db/queries/pictures.ts";
import type { Ctx } from "../context.server.ts";
import { deletePictures, typeOfKey } from "../images/store.server.ts";
import { readCache } from "./kept.server.ts";

/** A picture is stored before the row that names it: a younger one may still be on its way. */
const GRACE = 24 * 60 * 60 * 1000;
/** What one run looks at: so many pages, each one list of R2 and one statement of D1. */
const A_RUN = { pages: 20, page: 1000 };
/** Where the last run ended: the key of the last object that it looked at, or nothing where it came to the end. */
const PLACE = "picture-sweep/after";

/**
 * Deletes the pictures that no row names: what an upload left behind whose row was never written, or a deletion that
 * did not reach R2. Twice at once, both delete the same; the place only says where to go on.
 */
export async function sweepPictures(ctx: Ctx, { pages, page } = A_RUN): Promise<void> {
  let after = (await readCache(ctx, PLACE, z.string())) ?? undefined;
  for (let turn = 0; turn < pages; turn += 1) {
    const { objects, truncated } = await ctx.env.IMAGES.list({ limit: page, startAfter: after });
    const old = objects.filter(({ key, uploaded }) => typeOfKey(key) !== null && uploaded.getTime() <= ctx.now - GRACE);
    const unnamed = await selectUnnamedPictures(
      ctx.db,
      old.map(({ key }) => key),
    );
    await deletePictures(
      ctx.env,
      unnamed.map(({ key }) => key),
    );
    after = truncated ? objects.at(-1)?.key : undefined;
    if (after === undefined) break;
  }
  if (after === undefined) await ctx.env.CACHE.delete(PLACE);
  else await ctx.env.CACHE.put(PLACE, JSON.stringify(after));
}
