import { Hono } from "hono";
import { findAlbumForCover, findArtistForCover } from "#db/queries/covers.ts";
import { requireAlbum } from "../domain/albums.server.ts";
import { getArtist } from "../domain/artists.server.ts";
import { notFound } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";
import { drawArtist, drawCover } from "./draw-cover.ts";

/** A drawing never changes, and other sites may show it (link previews). */
function svg(drawing: string): Response {
  return new Response(drawing, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** /covers/{albumId}.svg and /covers/artists/{artistId}.svg. A search shows what nobody has opened yet: that is drawn too. */
export const covers = new Hono<AppEnv>()
  .get("/artists/:file{.+\\.svg}", async (c) => {
    const ctx = c.get("ctx");
    const id = c.req.param("file").slice(0, -".svg".length);
    const stored = await findArtistForCover(ctx.db, id);
    const artist = stored ?? (await findArtistForCover(ctx.db, (await getArtist(ctx, id)).id));
    if (!artist) throw notFound("Artist");
    return svg(drawArtist(artist));
  })
  .get("/:file{[^/]+\\.svg}", async (c) => {
    const ctx = c.get("ctx");
    const id = c.req.param("file").slice(0, -".svg".length);
    const stored = await findAlbumForCover(ctx.db, id);
    const album = stored ?? (await findAlbumForCover(ctx.db, (await requireAlbum(ctx, id)).id));
    if (!album) throw notFound("Album");
    return svg(drawCover(album));
  });
