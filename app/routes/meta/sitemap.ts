import { getCtx } from "#worker/context.server.ts";
import { GENRES, genrePath } from "#worker/domain/genre-names.schema.ts";
import { SITEMAP_KINDS, SitemapQuery } from "#worker/domain/sitemap.schema.ts";
import { listSitemap, type SitemapEntry } from "#worker/domain/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

const PAGES = [
  "/",
  "/search",
  "/genres",
  ...GENRES.map(genrePath),
  "/community",
  "/privacypolicy",
  "/termsandconditions",
];
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index of its parts; `?of=` one of them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const query = SitemapQuery.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new Response("There is no such part of the sitemap.", { status: 404 });

  const { of } = query.data;
  if (of === undefined) {
    const parts = ["pages", ...SITEMAP_KINDS].map((part) => ({ path: `/sitemap.xml?of=${part}`, lastmod: null }));
    return answer("sitemapindex", "sitemap", ctx.origin, parts);
  }
  const entries = of === "pages" ? PAGES.map((path) => ({ path, lastmod: null })) : await listSitemap(ctx, of);
  return answer("urlset", "url", ctx.origin, entries);
}

function answer(root: "urlset" | "sitemapindex", element: "url" | "sitemap", origin: string, entries: SitemapEntry[]) {
  const lines = entries.map(({ path, lastmod }) => {
    const changed = lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`;
    return `<${element}><loc>${escapeXml(`${origin}${path}`)}</loc>${changed}</${element}>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${lines.join("\n")}\n</${root}>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&apos;");
}
