import { sql } from "drizzle-orm";
import { memberSeenBy, selectMember } from "#db/queries/members.ts";
import { deleteFromShelf, selectTrackShelf } from "#db/queries/shelves.ts";
import type { Ctx } from "../context.server.ts";
import { requireViewer, requireWriter } from "./auth.server.ts";
import { isoTime, type KeptTrack } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";
import { countFavoritesOn, placeOnShelf } from "./shelf-places.server.ts";
import type { TrackShelf } from "./shelves.schema.ts";
import { keptTrack } from "./track-dto.server.ts";
import { type NamedTrack, requireTrack } from "./tracks.server.ts";

type Place = NamedTrack & { shelf: TrackShelf; userId?: string };
export type PlacedTrack = { user_id: string; track_spotify_id: string; created_at: string };

/**
 * Puts a track on the caller's shelf or takes it off; what is so already stays so.
 *
 * @throws DomainError not_found, favorites_limit
 */
export async function setTrackShelf(
  ctx: Ctx,
  { on, ...place }: Place & { on: boolean },
): Promise<PlacedTrack | undefined> {
  if (!on) return takeFromTrackShelf(ctx, place);
  const { placed } = await putOnTrackShelf(ctx, place);
  return placed;
}

/** The same, with whether it is new there. @throws DomainError not_found, favorites_limit */
export async function putOnTrackShelf(ctx: Ctx, place: Place): Promise<{ placed: PlacedTrack; created: boolean }> {
  const { id: userId } = await requireWriter(ctx, place.userId);
  const { id: trackId } = await requireTrack(ctx, place);

  const { createdAt, created } = await placeOnShelf(ctx, place.shelf, { userId, itemId: trackId });
  return { placed: { user_id: userId, track_spotify_id: trackId, created_at: isoTime(createdAt) }, created };
}

export async function takeFromTrackShelf(ctx: Ctx, { shelf, userId, trackId }: Place): Promise<undefined> {
  const viewer = await requireWriter(ctx, userId);
  await deleteFromShelf(ctx.db, shelf, { userId: viewer.id, itemId: trackId });
}

/**
 * Favourites in the order added, likes newest first; the caller's own where nobody is named. Nothing across a block.
 *
 * @throws DomainError not_found, unauthenticated
 */
export async function listTrackShelf(
  ctx: Ctx,
  { shelf, userId, ...page }: Paging & { shelf: TrackShelf; userId?: string },
): Promise<KeptTrack[]> {
  const ownerId = userId ?? (await requireViewer(ctx)).id;
  const viewer = await ctx.viewer();

  const list = { ...page, userId: memberSeenBy(viewer?.id ?? null, sql`u.id = ${ownerId}`) };
  const [[member], rows] = await ctx.db.batch([selectMember(ctx.db, ownerId), selectTrackShelf(ctx.db, shelf, list)]);

  if (!member) throw notFound("User");
  return rows.map(keptTrack);
}

/** @throws DomainError not_found */
export function countFavoriteTracks(ctx: Ctx, userId: string): Promise<number> {
  return countFavoritesOn(ctx, "favorite-tracks", userId);
}
