import { and, asc, count, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { reviewComments, reviews, users } from "../schema/index.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

/** Everything that a ReviewComment shows, and what became of its review; add `where` and `orderBy`. */
function selectComments(db: Database, viewerId: string | null) {
  return db
    .select({
      comment: columns("comment", {
        id: reviewComments.id,
        reviewId: reviewComments.reviewId,
        userId: reviewComments.userId,
        content: reviewComments.content,
        likesCount: reviewComments.likesCount,
        createdAt: reviewComments.createdAt,
        removedAt: reviewComments.removedAt,
      }),
      author: columns("author", {
        id: users.id,
        username: users.username,
        name: users.name,
        profileImageKey: users.profileImageKey,
      }),
      review: columns("review", { userId: reviews.userId, removedAt: reviews.removedAt }),
      isLiked: likedBy(viewerId).as("is_liked"),
      isBlocked: blockBetween(viewerId, reviewComments.userId).as("is_blocked"),
    })
    .from(reviewComments)
    .innerJoin(users, eq(users.id, reviewComments.userId))
    .innerJoin(reviews, eq(reviews.id, reviewComments.reviewId));
}

export type ReviewCommentRecord = Awaited<ReturnType<typeof selectComments>>[number];

/** By its id, whoever wrote it and whatever became of it. */
export function selectReviewComment(db: Database, viewerId: string | null, id: string) {
  return selectComments(db, viewerId).where(eq(reviewComments.id, id));
}

/** `withOwnRemoved`: those that moderation removed stay in their author's sight. */
type Shown = { reviewId: string; withOwnRemoved?: boolean };

/** Oldest first; none of people across a block, and none that moderation removed. */
export function selectReviewComments(
  db: Database,
  viewerId: string | null,
  { limit, offset, ...shown }: Shown & { limit: number; offset: number },
) {
  const page = db
    .select({ id: reviewComments.id })
    .from(reviewComments)
    .where(isShown(viewerId, shown))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id))
    .limit(limit)
    .offset(offset);

  return selectComments(db, viewerId)
    .where(inArray(reviewComments.id, page))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));
}

/** How many stand before one in that list, counted up to `most`; none where it is not on this review. */
export function countReviewCommentsBefore(
  db: Database,
  viewerId: string | null,
  { commentId, most, ...shown }: Shown & { commentId: string; most: number },
) {
  const place = sql`(${reviewComments.createdAt}, ${reviewComments.id}) < (
    select found.created_at, found.id from review_comments found
    where found.id = ${commentId} and found.review_id = ${shown.reviewId}
  )`;
  const before = db
    .select({ id: reviewComments.id })
    .from(reviewComments)
    .where(and(isShown(viewerId, shown), place))
    .limit(most)
    .as("before");
  return db.select({ count: count() }).from(before);
}

/** Whose review it is, whether it stands, and whether a block keeps the viewer from answering it. */
export function selectCommentedReview(db: Database, viewerId: string | null, reviewId: string) {
  return db
    .select({
      userId: reviews.userId,
      removedAt: reviews.removedAt,
      isBlocked: blockBetween(viewerId, sql`reviews.user_id`).as("is_blocked"),
    })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
}

/** The review, if it stands and no block keeps the writer from it. */
export function isOpenTo(writerId: string, reviewId: string): SQL | undefined {
  return and(eq(reviews.id, reviewId), isNull(reviews.removedAt), noBlockBetween(writerId, reviews.userId));
}

function isShown(viewerId: string | null, { reviewId, withOwnRemoved = false }: Shown): SQL | undefined {
  const { userId, removedAt } = reviewComments;
  const stands = isNull(removedAt);
  return and(
    eq(reviewComments.reviewId, reviewId),
    visibleTo(viewerId, userId),
    withOwnRemoved && viewerId !== null ? or(stands, eq(userId, viewerId)) : stands,
  );
}

function likedBy(viewerId: string | null): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from review_comment_likes l where l.comment_id = ${reviewComments.id} and l.user_id = ${viewerId}
  )`.mapWith(Boolean);
}

function blockBetween(viewerId: string | null, member: Parameters<typeof noBlockBetween>[1]): SQL<boolean> {
  const noBlock = noBlockBetween(viewerId, member);
  return (noBlock ? sql`not (${noBlock})` : sql`0`).mapWith(Boolean);
}
