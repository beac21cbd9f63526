import { eq } from "drizzle-orm";
import { selectAlbumTitle } from "#db/queries/albums.ts";
import {
  selectAlbumReviews,
  selectFollowedReviewsOfAlbum,
  selectFollowingReviews,
  selectReviewOf,
  selectUserReviews,
  selectWorldReviews,
  storedAlbumId,
} from "#db/queries/reviews.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireSelf } from "./auth.server.ts";
import type { Review } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { isSeenBy } from "./moderated.server.ts";
import { MAX_LIMIT, type Paging } from "./paging.schema.ts";
import { toReview, toReviews } from "./review-dto.server.ts";
import type { AlbumReviewSort, UserReviewSort } from "./reviews.schema.ts";

/** How many a profile shows as its best. */
export const TOP_REVIEWS = 10;

/** Everybody's, newest first. `excludeFollowing` hides those of whom the viewer follows; a stranger follows nobody. */
export async function listWorldReviews(ctx: Ctx, input: Paging & { excludeFollowing: boolean }): Promise<Review[]> {
  const viewer = await ctx.viewer();
  return toReviews(await selectWorldReviews(ctx.db, viewer?.id ?? null, input));
}

/** Those of whom the viewer follows, newest first. @throws DomainError unauthenticated, forbidden */
export async function listFollowingReviews(ctx: Ctx, input: Paging & { userId?: string }): Promise<Review[]> {
  const viewer = await requireSelf(ctx, input.userId);
  return toReviews(await selectFollowingReviews(ctx.db, viewer.id, input));
}

type UserReviews = Paging & { userId: string; sort: UserReviewSort };

/** @throws DomainError not_found */
export async function listUserReviews(ctx: Ctx, { userId, sort, limit, offset }: UserReviews): Promise<Review[]> {
  const viewer = await ctx.viewer();

  const [[user], rows] = await ctx.db.batch([
    selectMember(ctx, userId),
    selectUserReviews(ctx.db, viewer?.id ?? null, { userId, order: sort, limit, offset }),
  ]);

  if (!user) throw notFound("User");
  return toReviews(rows);
}

/** The highest rated, newest first among equals. @throws DomainError not_found */
export function listTopReviews(ctx: Ctx, userId: string): Promise<Review[]> {
  return listUserReviews(ctx, { userId, sort: "highestRated", limit: TOP_REVIEWS, offset: 0 });
}

/** A member's review of an album; null across a block, and for what moderation removed. @throws DomainError not_found */
export async function findReviewOf(
  ctx: Ctx,
  { userId, albumId }: { userId: string; albumId: string },
): Promise<Review | null> {
  const viewer = await ctx.viewer();

  const stored = storedAlbumId(albumId);
  const [[user], [album], [row]] = await ctx.db.batch([
    selectMember(ctx, userId),
    selectAlbumTitle(ctx.db, albumId),
    selectReviewOf(ctx.db, viewer?.id ?? null, { userId, albumId: stored }),
  ]);

  if (!user) throw notFound("User");
  if (!album) await requireAlbum(ctx, albumId);
  return row && isSeenBy(viewer, row.review) ? toReview(row) : null;
}

type AlbumReviews = Paging & { albumId: string; sort: AlbumReviewSort };

/** @throws DomainError not_found */
export async function listAlbumReviews(ctx: Ctx, { albumId, sort, limit, offset }: AlbumReviews): Promise<Review[]> {
  const viewer = await ctx.viewer();

  const [[album], rows] = await ctx.db.batch([
    selectAlbumTitle(ctx.db, albumId),
    selectAlbumReviews(ctx.db, viewer?.id ?? null, { albumId: storedAlbumId(albumId), order: sort, limit, offset }),
  ]);

  if (!album) await requireAlbum(ctx, albumId);
  return toReviews(rows);
}

type FollowedReviewsOfAlbum = Partial<Paging> & { albumId: string; userId?: string };

/** Newest first. @throws DomainError unauthenticated, forbidden, not_found */
export async function listFollowedReviewsOfAlbum(ctx: Ctx, input: FollowedReviewsOfAlbum): Promise<Review[]> {
  const { albumId, userId, limit = MAX_LIMIT, offset = 0 } = input;
  const viewer = await requireSelf(ctx, userId);

  const [[album], rows] = await ctx.db.batch([
    selectAlbumTitle(ctx.db, albumId),
    selectFollowedReviewsOfAlbum(ctx.db, viewer.id, { albumId: storedAlbumId(albumId), limit, offset }),
  ]);

  if (!album) await requireAlbum(ctx, albumId);
  return toReviews(rows);
}

function selectMember(ctx: Ctx, id: string) {
  return ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id));
}
