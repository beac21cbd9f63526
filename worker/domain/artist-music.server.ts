import { z } from "zod";
import { selectTracksByIds } from "#db/queries/albums.ts";
import { selectRelatedArtistIds, selectTopTrackIds } from "#db/queries/artist-music.ts";
import { selectArtistsByIds } from "#db/queries/artists.ts";
import type { Ctx } from "../context.server.ts";
import { trackDto } from "./album-dto.server.ts";
import { artistDto } from "./artist-dto.server.ts";
import { getArtist } from "./artists.server.ts";
import type { Artist, Track } from "./dto.ts";
import { readKept } from "./kept.server.ts";

const RELATED = 20;
const TOP_TRACKS = 10;

/** Ids alone, best first: what they name is read anew for every answer. */
const Ids = z.array(z.string());

/** Who makes the same kinds of music, of those whom we know. @throws DomainError not_found, catalogue_unavailable */
export async function listRelatedArtists(ctx: Ctx, anyId: string): Promise<Artist[]> {
  const { id } = await getArtist(ctx, anyId);
  const ids = await readKept(ctx, `related:1:${id}`, Ids, async () => {
    return (await selectRelatedArtistIds(ctx.db, id, RELATED)).map((row) => row.id);
  });
  return (await selectArtistsByIds(ctx.db, ids)).map(artistDto);
}

/** What members like and keep most of an artist's newest albums. @throws DomainError not_found, catalogue_unavailable */
export async function listTopTracks(ctx: Ctx, anyId: string): Promise<Track[]> {
  const viewer = await ctx.viewer();
  const { id } = await getArtist(ctx, anyId);
  const ids = await readKept(ctx, `top-tracks:1:${id}`, Ids, async () => {
    return (await selectTopTrackIds(ctx.db, id, TOP_TRACKS)).map((row) => row.id);
  });
  return (await selectTracksByIds(ctx.db, viewer?.id ?? null, ids)).map(trackDto);
}
