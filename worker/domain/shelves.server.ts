import { eq } from "drizzle-orm";
import { countFavoritesOf, deleteFromShelf, insertOnShelf, selectPlace, selectShelf } from "#db/queries/shelves.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireWriter } from "./auth.server.ts";
import { isoTime, type ShelvedAlbum } from "./dto.ts";
import { DomainError, notFound, violatesNotNull } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";
import { type AlbumShelf, MAX_FAVORITES } from "./shelves.schema.ts";

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
  const { shelf } = place;
  const { id: userId } = await requireWriter(ctx, place.userId);
  const { id: albumId } = await requireAlbum(ctx, place.albumId);

  try {
    const [created, [row]] = await ctx.db.batch([
      insertOnShelf(ctx.db, shelf, { userId, albumId, now: ctx.now }),
      selectPlace(ctx.db, shelf, { userId, albumId }),
    ]);
    const createdAt = row?.createdAt ?? ctx.now;
    return {
      placed: { user_id: userId, album_id: albumId, created_at: isoTime(createdAt) },
      created: created.length > 0,
    };
  } catch (error) {
    if (!violatesNotNull(error, "favorite_albums.slot")) throw error;
    throw new DomainError(
      "favorites_limit",
      `You can only have ${MAX_FAVORITES} favorite albums. Please remove one before adding another`,
    );
  }
}

export async function takeFromShelf(ctx: Ctx, { shelf, userId, albumId }: Place): Promise<undefined> {
  const viewer = await requireWriter(ctx, userId);
  await deleteFromShelf(ctx.db, shelf, { userId: viewer.id, albumId });
}

/** Favourites in the order added, the others newest first. @throws DomainError not_found */
export async function listShelf(
  ctx: Ctx,
  { shelf, ...list }: Paging & { shelf: AlbumShelf; userId: string },
): Promise<ShelvedAlbum[]> {
  const [[member], rows] = await ctx.db.batch([selectMember(ctx, list.userId), selectShelf(ctx.db, shelf, list)]);

  if (!member) throw notFound("User");
  return rows.map((row) => ({ ...albumSummary(row), added_at: isoTime(row.addedAt) }));
}

export async function isOnShelf(
  ctx: Ctx,
  { shelf, userId, albumId }: { shelf: AlbumShelf; userId: string; albumId: string },
): Promise<boolean> {
  const [row] = await selectPlace(ctx.db, shelf, { userId, albumId });
  return row !== undefined;
}

/** @throws DomainError not_found */
export async function countFavorites(ctx: Ctx, userId: string): Promise<number> {
  const [[member], [row]] = await ctx.db.batch([selectMember(ctx, userId), countFavoritesOf(ctx.db, userId)]);

  if (!member) throw notFound("User");
  return row?.count ?? 0;
}

function selectMember(ctx: Ctx, userId: string) {
  return ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
}
