import { type SitemapRow, selectSitemapRows } from "#db/queries/sitemap.ts";
import type { Ctx } from "../context.server.ts";
import { isoTime } from "./dto.ts";
import type { SitemapKind } from "./sitemap.schema.ts";

/** Of each kind, what the sitemap names: the newest, or the most loved. The rest is linked from there. */
const SITEMAP_MOST = 5000;

const PATHS: Record<SitemapKind, string> = {
  albums: "/album",
  artists: "/artist",
  profiles: "/profile",
  packs: "/packs",
  reviews: "/review",
  posts: "/community/post",
};

/** `lastmod` is null where nobody notes it. */
export type SitemapEntry = { path: string; lastmod: string | null };

export async function listSitemap(ctx: Ctx, kind: SitemapKind): Promise<SitemapEntry[]> {
  const rows: SitemapRow[] = await selectSitemapRows(ctx.db, kind, SITEMAP_MOST);
  return rows.map(({ name, changedAt }) => ({
    path: `${PATHS[kind]}/${encodeURIComponent(name)}`,
    lastmod: changedAt === null ? null : isoTime(changedAt),
  }));
}
