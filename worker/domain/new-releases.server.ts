import { selectAlbumsByIds } from "#db/queries/albums.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary, unopenedAlbum } from "./album-dto.server.ts";
import type { AlbumSummary } from "./dto.ts";
import type { Paging } from "./paging.schema.ts";

/** No catalogue tells more. */
const DEPTH = 200;

/** What is new, newest first; nothing where the catalogue fails (part 1 §1). */
export async function listNewReleases(ctx: Ctx, { limit, offset }: Paging): Promise<AlbumSummary[]> {
  if (offset >= DEPTH) return [];
  const answer = await ctx.catalogue.newReleases(Math.min(offset + limit, DEPTH));
  const page = answer.ok ? answer.data.slice(offset, offset + limit) : [];
  if (page.length === 0) return [];

  const rows = await selectAlbumsByIds(
    ctx.db,
    page.map(({ id }) => id),
  );
  const opened = new Map(rows.map((row) => [row.askedAs, albumSummary(row)]));
  return page.map((album) => opened.get(album.id) ?? unopenedAlbum(album));
}
