import type { Statement } from "#db/batch.ts";
import { storedAlbumId } from "#db/queries/reviews.ts";
import type { Answer } from "../catalogue/provider.ts";
import type { Ctx } from "../context.server.ts";
import { storeAlbums, storeTracks } from "./album-store.server.ts";
import { answered, catalogueUnavailable } from "./catalogue-refusals.server.ts";
import { type DomainError, notFound } from "./errors.server.ts";

/** What to store of what the catalogue answered, and why there is no tracklist where it should have told one. */
export type Fetched = { writes: Statement[]; unavailable: DomainError | null };

/**
 * An album that is not stored, and its tracks.
 *
 * @throws DomainError not_found (also for what cannot be one of the catalogue's ids, unasked), catalogue_unavailable
 */
export async function fetchAlbum(ctx: Ctx, id: string): Promise<Fetched> {
  if (!ctx.catalogue.owns(id)) throw notFound("Album");

  const [album, tracks] = await Promise.all([ctx.catalogue.album(id), ctx.catalogue.albumTracks(id)]);
  const writes = storeAlbums(ctx, [answered("Album", album)]);
  if (tracks.ok) writes.push(...storeTracks(ctx, storedAlbumId(id), tracks.data));
  return { writes, unavailable: refusal(tracks) };
}

/** The tracks of an album that is stored without them. Nothing where the catalogue does not know the album. */
export async function fetchMissingTracks(
  ctx: Ctx,
  askedId: string,
  album: { id: string; tracksFetchedAt: number | null },
): Promise<Fetched> {
  const id = [askedId, album.id].find((candidate) => ctx.catalogue.owns(candidate));
  if (album.tracksFetchedAt !== null || id === undefined) return { writes: [], unavailable: null };

  const tracks = await ctx.catalogue.albumTracks(id);
  const writes = tracks.ok ? storeTracks(ctx, storedAlbumId(album.id), tracks.data) : [];
  return { writes, unavailable: refusal(tracks) };
}

function refusal(answer: Answer<unknown>): DomainError | null {
  return answer.ok || answer.kind === "not_found" ? null : catalogueUnavailable();
}
