import { sql } from "drizzle-orm";
import { memberSeenBy, selectMember } from "#db/queries/members.ts";
import { deleteFromShelf, selectPlace, selectShelf } from "#db/queries/shelves.ts";
import type { Ctx } from "../context.server.ts";
import { shelvedAlbum } from "./album-dto.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireWriter } from "./auth.server.ts";
import { isoTime, type ShelvedAlbum } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";
import { countFavoritesOn, placeOnShelf } from "./shelf-places.server.ts";
import type { AlbumShelf } from "./shelves.schema.ts";

type Place = { shelf: AlbumShelf; userId?: string; albumId: string };
export type Placed = { user_id: string; album_id: string; created_at: string };

/**
 * Puts an album on the caller's shelf or takes it off; what is so already stays so.
 *
 * @throws DomainError not_found, favorites_limit
 */
export async function setShelf(ctx: Ctx, { on, ...place }: Place & { on: boolean }): Promise<Placed | undefined> {
  if (!on) return takeFromShelf(ctx, place);
  const { placed } = await putOnShelf(ctx, place);
  return placed;
}

/** The same, with whether it is new there. @throws DomainError not_found, favorites_limit */
export async function putOnShelf(ctx: Ctx, place: Place): Promise<{ placed: Placed; created: boolean }> {
  const { id: userId } = await requireWriter(ctx, place.userId);
  const { id: albumId } = await requireAlbum(ctx, place.albumId);

  const { createdAt, created } = await placeOnShelf(ctx, place.shelf, { userId, itemId: albumId });
  return { placed: { user_id: userId, album_id: albumId, created_at: isoTime(createdAt) }, created };
}

export async function takeFromShelf(ctx: Ctx, { shelf, userId, albumId }: Place): Promise<undefined> {
  const viewer = await requireWriter(ctx, userId);
  await deleteFromShelf(ctx.db, shelf, { userId: viewer.id, itemId: albumId });
}

/** Favourites in the order added, the others newest first; nothing across a block. @throws DomainError not_found */
export async function listShelf(
  ctx: Ctx,
  { shelf, userId, ...page }: Paging & { shelf: AlbumShelf; userId: string },
): Promise<ShelvedAlbum[]> {
  const viewer = await ctx.viewer();

  const list = { ...page, userId: memberSeenBy(viewer?.id ?? null, sql`u.id = ${userId}`) };
  const [[member], rows] = await ctx.db.batch([selectMember(ctx.db, userId), selectShelf(ctx.db, shelf, list)]);

  if (!member) throw notFound("User");
  return rows.map(shelvedAlbum);
}

export async function isOnShelf(
  ctx: Ctx,
  { shelf, userId, albumId }: { shelf: AlbumShelf; userId: string; albumId: string },
): Promise<boolean> {
  const [row] = await selectPlace(ctx.db, shelf, { userId, itemId: albumId });
  return row !== undefined;
}

/** @throws DomainError not_found */
export function countFavorites(ctx: Ctx, userId: string): Promise<number> {
  return countFavoritesOn(ctx, "favorites", userId);
}
