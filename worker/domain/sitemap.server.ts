import { asc, gt } from "drizzle-orm";
import { albums } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";

/** Of albums, what one sitemap names; the format's own limit is 50,000. */
export const SITEMAP_ALBUMS = 5000;

/** The ids of albums after a given one, in the order of the primary key: a page of them, however many there are. */
export async function listAlbumIds(ctx: Ctx, { after }: { after: string }): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: albums.id })
    .from(albums)
    .where(gt(albums.id, after))
    .orderBy(asc(albums.id))
    .limit(SITEMAP_ALBUMS);
  return rows.map(({ id }) => id);
}
