import { and, eq, isNull, sql } from "drizzle-orm";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { reviewLikes, reviews } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import { DomainError, notFound } from "./errors.server.ts";
import type { Like } from "./likes.ts";
import { pushCount } from "./live.server.ts";
import { announce, type LikedThing, takeBackLike, tellOfLike } from "./notifications.server.ts";
import type { Viewer } from "./sessions.server.ts";

/** What a stranger is told (part 2 §6). */
export const SIGN_IN_TO_LIKE = "Please sign in to like reviews";

type LikeInput = {
  reviewId: string;
  on: boolean;
  /** Whom the caller says they are, where the call names it. */
  userId?: string;
};

/**
 * Likes a review, or takes the like back, however often it is called.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited; to like also not_found, blocked
 */
export async function setReviewLike(ctx: Ctx, { reviewId, on, userId }: LikeInput): Promise<Like> {
  if ((await ctx.viewer()) === null) throw new DomainError("unauthenticated", SIGN_IN_TO_LIKE);
  const viewer = await requireWriter(ctx, userId);

  return on ? like(ctx, viewer, reviewId) : unlike(ctx, viewer, reviewId);
}

async function like(ctx: Ctx, viewer: Viewer, reviewId: string): Promise<Like> {
  const likeable = and(eq(reviews.id, reviewId), isNull(reviews.removedAt), noBlockBetween(viewer.id, reviews.userId));
  const madeNow = sql`
    select r.user_id as user_id, a.title as title
    from review_likes l inner join reviews r on r.id = l.review_id inner join albums a on a.id = r.album_id
    where l.review_id = ${reviewId} and l.user_id = ${viewer.id} and l.created_at = ${ctx.now}`;

  const [[made], , , [state]] = await ctx.db.batch([
    ctx.db
      .insert(reviewLikes)
      .select(sql`select ${reviews.id}, ${viewer.id}, ${ctx.now} from ${reviews} where ${likeable}`)
      .onConflictDoNothing()
      .returning(),
    ...tellOfLike(ctx, viewer.id, thingOf(reviewId), madeNow),
    readLikes(ctx, viewer, reviewId),
  ]);
  if (!state || state.removedAt !== null) throw notFound("Review");
  if (state.isBlocked) throw new DomainError("blocked", "You cannot like this review.");
  if (made) announce(ctx, viewer.id, thingOf(reviewId));
  return { likes_count: state.likesCount, isLikedByCurrentUser: state.isLiked, created: made !== undefined };
}

async function unlike(ctx: Ctx, viewer: Viewer, reviewId: string): Promise<Like> {
  const [, , , [state]] = await ctx.db.batch([
    ctx.db.delete(reviewLikes).where(and(eq(reviewLikes.reviewId, reviewId), eq(reviewLikes.userId, viewer.id))),
    ...takeBackLike(ctx, viewer.id, thingOf(reviewId)),
    readLikes(ctx, viewer, reviewId),
  ]);

  if (state) pushCount(ctx, state.userId);
  return { likes_count: state?.likesCount ?? 0, isLikedByCurrentUser: false, created: false };
}

function readLikes(ctx: Ctx, viewer: Viewer, reviewId: string) {
  return ctx.db
    .select({
      userId: reviews.userId,
      likesCount: reviews.likesCount,
      removedAt: reviews.removedAt,
      isLiked: sql`exists (
        select 1 from review_likes l where l.review_id = ${reviewId} and l.user_id = ${viewer.id}
      )`
        .mapWith(Boolean)
        .as("is_liked"),
      isBlocked: sql`not (${noBlockBetween(viewer.id, sql`reviews.user_id`)})`.mapWith(Boolean).as("is_blocked"),
    })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
}

function thingOf(reviewId: string): LikedThing {
  return { type: "review_like", entityType: "review", entityId: reviewId };
}
