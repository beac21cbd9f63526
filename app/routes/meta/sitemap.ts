import { getCtx } from "#worker/context.server.ts";
import { GENRES, genrePath } from "#worker/domain/genre-names.schema.ts";
import { listAlbumIds } from "#worker/domain/sitemap.server.ts";
import type { Route } from "./+types/sitemap";

const PAGES = ["/", "/search", "/genres", ...GENRES.map(genrePath), "/privacypolicy", "/termsandconditions"];

/** `?after={album id}` goes on where a full one ended. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const after = url.searchParams.get("after") ?? "";
  const ids = await listAlbumIds(ctx, { after });
  const paths = [...(after === "" ? PAGES : []), ...ids.map((id) => `/album/${encodeURIComponent(id)}`)];
  const entries = paths.map((path) => `<url><loc>${escapeXml(`${ctx.origin}${path}`)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } },
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("'", "&apos;");
}
