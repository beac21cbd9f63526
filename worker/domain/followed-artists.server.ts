import { sql } from "drizzle-orm";
import { memberSeenBy, selectMember } from "#db/queries/members.ts";
import { deleteFollowedArtist, selectFollowedArtist, selectFollowedArtists } from "#db/queries/people.ts";
import { followedArtists } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { followedArtist } from "./artist-dto.server.ts";
import { getArtist } from "./artists.server.ts";
import { requireWriter } from "./auth.server.ts";
import { type FollowedArtist, isoTime } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import type { Paging } from "./paging.schema.ts";
import type { Viewer } from "./sessions.server.ts";

export type ArtistFollow = { user_id: string; artist_spotify_id: string; created_at: string };
/** `created` where this call made it: repeating it is no error, but nothing new either. */
export type ArtistFollowed = { follow: ArtistFollow; created: boolean };

type Input = {
  artistId: string;
  on: boolean;
  /** Whom the caller says they are, where the call names it. */
  userId?: string;
};

/**
 * Follows an artist, who is stored on first sight, or no longer; what is so already stays so.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited; to follow also not_found, catalogue_unavailable
 */
export async function setFollowedArtist(ctx: Ctx, input: Input & { on: true }): Promise<ArtistFollowed>;
export async function setFollowedArtist(ctx: Ctx, input: Input): Promise<ArtistFollowed | undefined>;
export async function setFollowedArtist(
  ctx: Ctx,
  { artistId, on, userId }: Input,
): Promise<ArtistFollowed | undefined> {
  const viewer = await requireWriter(ctx, userId);
  if (on) return follow(ctx, viewer, artistId);

  await deleteFollowedArtist(ctx.db, { userId: viewer.id, artistId });
  return undefined;
}

/** Newest first; nothing across a block. @throws DomainError not_found */
export async function listFollowedArtists(
  ctx: Ctx,
  { userId, ...page }: Paging & { userId: string },
): Promise<FollowedArtist[]> {
  const viewer = await ctx.viewer();

  const list = { ...page, userId: memberSeenBy(viewer?.id ?? null, sql`u.id = ${userId}`) };
  const [[member], rows] = await ctx.db.batch([selectMember(ctx.db, userId), selectFollowedArtists(ctx.db, list)]);

  if (!member) throw notFound("User");
  return rows.map(followedArtist);
}

export async function isFollowingArtist(ctx: Ctx, pair: { userId: string; artistId: string }): Promise<boolean> {
  const [row] = await selectFollowedArtist(ctx.db, pair);
  return row !== undefined;
}

async function follow(ctx: Ctx, viewer: Viewer, anyId: string): Promise<ArtistFollowed> {
  const { id: artistId } = await getArtist(ctx, anyId);

  const [made, [row]] = await ctx.db.batch([
    ctx.db
      .insert(followedArtists)
      .values({ userId: viewer.id, artistId, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning(),
    selectFollowedArtist(ctx.db, { userId: viewer.id, artistId }),
  ]);

  const createdAt = row?.createdAt ?? ctx.now;
  return {
    follow: { user_id: viewer.id, artist_spotify_id: artistId, created_at: isoTime(createdAt) },
    created: made.length > 0,
  };
}
