import type { Statement } from "#db/batch.ts";
import { selectIdAt } from "#db/queries/external-ids.ts";
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

/** Of an album that is stored, what says whether and where its tracks are to be had. */
export type StoredAlbum = { id: string; source: string; tracksFetchedAt: number | null };

/**
 * The tracks of an album that is stored without them, and what a list that it was stored from did not tell of it.
 * Nothing where the catalogue does not know the album.
 */
export async function fetchMissingTracks(ctx: Ctx, askedId: string, album: StoredAlbum): Promise<Fetched> {
  if (album.tracksFetchedAt !== null) return { writes: [], unavailable: null };
  const id = [askedId, album.id].find((candidate) => ctx.catalogue.owns(candidate)) ?? (await idHere(ctx, album));
  if (id === undefined) return { writes: [], unavailable: null };

  const [whole, tracks] = await Promise.all([ctx.catalogue.album(id), ctx.catalogue.albumTracks(id)]);
  const writes = whole.ok ? storeAlbums(ctx, [whole.data]) : [];
  if (tracks.ok) writes.push(...storeTracks(ctx, storedAlbumId(album.id), tracks.data));
  return { writes, unavailable: refusal(tracks) };
}

/** By which the catalogue knows an album that was stored from another. */
async function idHere(ctx: Ctx, { id, source }: StoredAlbum): Promise<string | undefined> {
  const provider = ctx.catalogue.name;
  if (source === provider) return undefined;
  const [known] = await selectIdAt(ctx.db, "album", { id, provider });
  return known?.id;
}

function refusal(answer: Answer<unknown>): DomainError | null {
  return answer.ok || answer.kind === "not_found" ? null : catalogueUnavailable();
}
