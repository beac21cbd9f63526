import { selectTrackId } from "#db/queries/tracks.ts";
import type { Ctx } from "../context.server.ts";
import { listAlbumTracks } from "./albums.server.ts";
import { notFound } from "./errors.server.ts";

/** A track by any id that a catalogue knows it by, and the album to look for it on where it is not stored yet. */
export type NamedTrack = { trackId: string; albumId?: string | null };

/** The id under which we keep a track, stored if need be. @throws DomainError not_found, catalogue_unavailable */
export async function requireTrack(ctx: Ctx, { trackId, albumId }: NamedTrack): Promise<{ id: string }> {
  const [stored] = await selectTrackId(ctx.db, trackId);
  if (stored) return stored;
  if (!albumId) throw notFound("Track");

  await listAlbumTracks(ctx, albumId);
  const [track] = await selectTrackId(ctx.db, trackId);

  if (!track) throw notFound("Track");
  return track;
}
