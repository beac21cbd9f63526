import {
  deleteFromPack,
  insertInPack,
  type PackItemKind,
  selectInPack,
  selectPackAlbums,
  selectPackTracks,
} from "#db/queries/pack-items.ts";
import { selectPack, selectPackOwner } from "#db/queries/packs.ts";
import type { Ctx } from "../context.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireWriter } from "./auth.server.ts";
import { isoTime, type Pack, type PackAlbum, type PackTrack } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { packAlbum, packDto } from "./pack-dto.server.ts";
import { requireOwnPack } from "./packs.server.ts";
import { MAX_LIMIT, type Paging } from "./paging.schema.ts";
import type { Viewer } from "./sessions.server.ts";
import { packTrack } from "./track-dto.server.ts";
import { type NamedTrack, requireTrack } from "./tracks.server.ts";

type AlbumPlace = { packId: string; albumId: string };
type TrackPlace = NamedTrack & { packId: string };
type Item = { packId: string; itemId: string };
export type PackedAlbum = { pack_id: string; album_id: string; created_at: string };
export type PackedTrack = { pack_id: string; track_id: string; created_at: string };

export type PackPage = {
  pack: Pack;
  /** At most a page of each, in the order added; `albums_count` and `tracks_count` tell whether there are more. */
  albums: PackAlbum[];
  tracks: PackTrack[];
  isOwner: boolean;
};

/** All that a pack's page shows, in one trip; across a block too. @throws DomainError not_found */
export async function packPage(
  ctx: Ctx,
  packId: string,
  { albumsFrom = 0, tracksFrom = 0 }: { albumsFrom?: number; tracksFrom?: number } = {},
): Promise<PackPage> {
  const viewer = await ctx.viewer();

  const [[pack], albums, tracks] = await ctx.db.batch([
    selectPack(ctx.db, packId),
    selectPackAlbums(ctx.db, { packId, limit: MAX_LIMIT, offset: albumsFrom }),
    selectPackTracks(ctx.db, { packId, limit: MAX_LIMIT, offset: tracksFrom }),
  ]);

  if (!pack) throw notFound("Pack");
  return {
    pack: packDto(pack),
    albums: albums.map(packAlbum),
    tracks: tracks.map(packTrack),
    isOwner: pack.creator.id === viewer?.id,
  };
}

/** In the order added. @throws DomainError not_found */
export async function listPackAlbums(ctx: Ctx, list: Paging & { packId: string }): Promise<PackAlbum[]> {
  const [[pack], rows] = await ctx.db.batch([selectPackOwner(ctx.db, list.packId), selectPackAlbums(ctx.db, list)]);

  if (!pack) throw notFound("Pack");
  return rows.map(packAlbum);
}

/** In the order added. @throws DomainError not_found */
export async function listPackTracks(ctx: Ctx, list: Paging & { packId: string }): Promise<PackTrack[]> {
  const [[pack], rows] = await ctx.db.batch([selectPackOwner(ctx.db, list.packId), selectPackTracks(ctx.db, list)]);

  if (!pack) throw notFound("Pack");
  return rows.map(packTrack);
}

/**
 * Puts an album in one's own pack or takes it out; what is so already stays so.
 *
 * @throws DomainError forbidden; to put it there also not_found, catalogue_unavailable
 */
export async function setPackAlbum(
  ctx: Ctx,
  { on, ...place }: AlbumPlace & { on: boolean },
): Promise<PackedAlbum | undefined> {
  if (!on) return takeAlbumFromPack(ctx, place);
  const { packed } = await putAlbumInPack(ctx, place);
  return packed;
}

/** The same with a track. @throws DomainError forbidden; to put it there also not_found, catalogue_unavailable */
export async function setPackTrack(
  ctx: Ctx,
  { on, ...place }: TrackPlace & { on: boolean },
): Promise<PackedTrack | undefined> {
  if (!on) return takeTrackFromPack(ctx, place);
  const { packed } = await putTrackInPack(ctx, place);
  return packed;
}

/** With whether it is new there. @throws DomainError not_found, forbidden, catalogue_unavailable */
export async function putAlbumInPack(
  ctx: Ctx,
  { packId, albumId }: AlbumPlace,
): Promise<{ packed: PackedAlbum; created: boolean }> {
  const item = { packId, itemId: albumId };
  const { id, createdAt, created } = await put(ctx, "album", item, () => requireAlbum(ctx, albumId));
  return { packed: { pack_id: packId, album_id: id, created_at: isoTime(createdAt) }, created };
}

/** With whether it is new there. @throws DomainError not_found, forbidden, catalogue_unavailable */
export async function putTrackInPack(
  ctx: Ctx,
  { packId, ...track }: TrackPlace,
): Promise<{ packed: PackedTrack; created: boolean }> {
  const item = { packId, itemId: track.trackId };
  const { id, createdAt, created } = await put(ctx, "track", item, () => requireTrack(ctx, track));
  return { packed: { pack_id: packId, track_id: id, created_at: isoTime(createdAt) }, created };
}

/** From a pack that is gone, too: it is not there. @throws DomainError forbidden */
export function takeAlbumFromPack(ctx: Ctx, { packId, albumId }: AlbumPlace): Promise<undefined> {
  return take(ctx, "album", { packId, itemId: albumId });
}

/** @throws DomainError forbidden */
export function takeTrackFromPack(ctx: Ctx, { packId, trackId }: TrackPlace): Promise<undefined> {
  return take(ctx, "track", { packId, itemId: trackId });
}

type Put = { id: string; createdAt: number; created: boolean };

/** @param store keeps an item that is not stored yet, or refuses; asked only for one's own pack */
async function put(ctx: Ctx, kind: PackItemKind, item: Item, store: () => Promise<unknown>): Promise<Put> {
  const viewer = await requireWriter(ctx);

  const known = await putStored(ctx, kind, item, viewer);
  if (known) return known;
  await store();
  const stored = await putStored(ctx, kind, item, viewer);

  if (!stored) throw notFound(kind === "album" ? "Album" : "Track");
  return stored;
}

async function putStored(ctx: Ctx, kind: PackItemKind, item: Item, viewer: Viewer): Promise<Put | null> {
  const [[pack], created, [row]] = await ctx.db.batch([
    selectPackOwner(ctx.db, item.packId),
    insertInPack(ctx.db, kind, { ...item, ownerId: viewer.id, now: ctx.now }),
    selectInPack(ctx.db, kind, item),
  ]);

  requireOwnPack(viewer, pack);
  return row ? { ...row, created: created.length > 0 } : null;
}

async function take(ctx: Ctx, kind: PackItemKind, item: Item): Promise<undefined> {
  const viewer = await requireWriter(ctx);

  const [[pack]] = await ctx.db.batch([
    selectPackOwner(ctx.db, item.packId),
    deleteFromPack(ctx.db, kind, { ...item, ownerId: viewer.id }),
  ]);

  if (pack) requireOwnPack(viewer, pack);
}
