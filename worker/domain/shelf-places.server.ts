import { selectMember } from "#db/queries/members.ts";
import { countFavoritesOf, type FavoritesShelf, insertOnShelf, type Shelf, selectPlace } from "#db/queries/shelves.ts";
import type { Ctx } from "../context.server.ts";
import { DomainError, notFound, violatesNotNull } from "./errors.server.ts";
import { FAVORITES_REFUSALS } from "./shelves.schema.ts";

/** Which column refuses the eleventh, and in which words. */
const FULL: [column: string, text: string][] = [
  ["favorite_albums.slot", FAVORITES_REFUSALS.favorites.text],
  ["favorite_tracks.slot", FAVORITES_REFUSALS["favorite-tracks"].text],
];

/**
 * Puts an album or a track that is stored on a shelf, for every kind of shelf alike.
 *
 * @returns when it came there, and whether this call put it there
 * @throws DomainError favorites_limit
 */
export async function placeOnShelf(
  ctx: Ctx,
  shelf: Shelf,
  place: { userId: string; itemId: string },
): Promise<{ createdAt: number; created: boolean }> {
  try {
    const [created, [row]] = await ctx.db.batch([
      insertOnShelf(ctx.db, shelf, { ...place, now: ctx.now }),
      selectPlace(ctx.db, shelf, place),
    ]);
    return { createdAt: row?.createdAt ?? ctx.now, created: created.length > 0 };
  } catch (error) {
    const full = FULL.find(([column]) => violatesNotNull(error, column));
    if (full) throw new DomainError("favorites_limit", full[1]);
    throw error;
  }
}

/** @throws DomainError not_found */
export async function countFavoritesOn(ctx: Ctx, shelf: FavoritesShelf, userId: string): Promise<number> {
  const [[member], [row]] = await ctx.db.batch([selectMember(ctx.db, userId), countFavoritesOf(ctx.db, shelf, userId)]);

  if (!member) throw notFound("User");
  return row?.count ?? 0;
}
