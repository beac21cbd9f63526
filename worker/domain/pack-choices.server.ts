import { selectPackableAlbum, selectPackableTrack, selectPacksWithHolding } from "#db/queries/pack-choices.ts";
import type { Ctx } from "../context.server.ts";
import { coverUrl } from "./album-dto.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireViewer } from "./auth.server.ts";
import type { Pack, PackableItem, PackChoice } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { packDto } from "./pack-dto.server.ts";
import { type PackedAlbum, type PackedTrack, setPackAlbum, setPackTrack } from "./pack-items.server.ts";
import type { CreatePack, PackItem } from "./packs.schema.ts";
import { createPack } from "./packs.server.ts";
import type { Paging } from "./paging.schema.ts";
import { artistNames } from "./track-dto.server.ts";
import { requireTrack } from "./tracks.server.ts";

/** The viewer's packs, newest first, for an album or a track that may go in. @throws DomainError unauthenticated, not_found */
export async function packChoices(
  ctx: Ctx,
  { limit, offset, ...item }: Paging & PackItem,
): Promise<{ item: PackableItem; packs: PackChoice[] }> {
  const { id: userId } = await requireViewer(ctx);

  const packs = selectPacksWithHolding(ctx.db, {
    userId,
    limit,
    offset,
    albumId: item.album_id,
    trackId: item.track_id,
  });
  const [packable, rows] = await (item.track_id === undefined
    ? albumWith(ctx, item.album_id, packs)
    : trackWith(ctx, item.track_id, packs));

  return { item: packable, packs: rows.map((row) => ({ ...packDto(row), holds: row.holds })) };
}

/** Puts an album or a track in one's own pack or takes it out. @throws as setPackAlbum and setPackTrack do */
export function setPackItem(
  ctx: Ctx,
  { packId, album_id: albumId, track_id: trackId, on }: PackItem & { packId: string; on: boolean },
): Promise<PackedAlbum | PackedTrack | undefined> {
  return trackId === undefined
    ? setPackAlbum(ctx, { packId, albumId, on })
    : setPackTrack(ctx, { packId, trackId, albumId, on });
}

/** A new pack with an album or a track in it. @throws DomainError not_found, before any pack is made */
export async function createPackHolding(ctx: Ctx, input: CreatePack, item: PackItem): Promise<Pack> {
  await requireViewer(ctx);
  await (item.track_id === undefined
    ? requireAlbum(ctx, item.album_id)
    : requireTrack(ctx, { trackId: item.track_id, albumId: item.album_id }));

  const pack = await createPack(ctx, input);
  await setPackItem(ctx, { ...item, packId: pack.id, on: true });

  return pack;
}

type Choices = ReturnType<typeof selectPacksWithHolding>;

async function albumWith(ctx: Ctx, id: string, packs: Choices): Promise<[PackableItem, Awaited<Choices>]> {
  const [[album], rows] = await ctx.db.batch([selectPackableAlbum(ctx.db, id), packs]);
  if (!album) throw notFound("Album");
  return [{ album_id: album.id, title: album.title, artist: album.artistName, cover_image_url: coverUrl(album) }, rows];
}

async function trackWith(ctx: Ctx, id: string, packs: Choices): Promise<[PackableItem, Awaited<Choices>]> {
  const [[track], rows] = await ctx.db.batch([selectPackableTrack(ctx.db, id), packs]);
  if (!track) throw notFound("Track");
  const cover = coverUrl({ id: track.albumId, coverImageUrl: track.coverImageUrl });
  return [
    {
      album_id: track.albumId,
      track_id: track.id,
      title: track.name,
      artist: artistNames(track),
      cover_image_url: cover,
    },
    rows,
  ];
}
