import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { type Statement, writeThenRead } from "#db/batch.ts";
import { genresOf, type ReviewRecord, selectReview, selectReviewOf, vibesOf } from "#db/queries/reviews.ts";
import { reviewGenres, reviews, reviewVibes } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireAlbum } from "./albums.server.ts";
import { requireWriter } from "./auth.server.ts";
import type { Review } from "./dto.ts";
import { DomainError, notFound, violatesUnique } from "./errors.server.ts";
import { newId } from "./ids.server.ts";
import { isSeenBy, requireDeletable } from "./moderated.server.ts";
import { toReview } from "./review-dto.server.ts";
import type { CreateReview, UpdateReview } from "./reviews.schema.ts";
import type { Viewer } from "./sessions.server.ts";

/** By its id it answers across a block too; what moderation removed, only its author and admins. @throws DomainError not_found */
export async function getReview(ctx: Ctx, id: string): Promise<Review> {
  const viewer = await ctx.viewer();

  const [review] = await selectReview(ctx.db, viewer?.id ?? null, id);

  return toReview(requireSeen(viewer, review));
}

/** @throws DomainError review_exists where the member has one for this album already, removed or not */
export async function createReview(ctx: Ctx, input: CreateReview): Promise<Review> {
  const viewer = await requireWriter(ctx, input.user_id);
  const album = await requireAlbum(ctx, input.album_id);

  const id = newId();
  try {
    const [[review]] = await writeThenRead(
      ctx.db,
      [
        ctx.db.insert(reviews).values(newReview(ctx, viewer, { ...input, id, albumId: album.id })),
        ...replaceChoices(ctx, eq(reviews.id, id), input),
      ],
      [selectReview(ctx.db, viewer.id, id)],
    );

    return toReview(requireSeen(viewer, review));
  } catch (error) {
    if (!violatesUnique(error, "reviews.user_id")) throw error;
    throw new DomainError("review_exists", "You have already reviewed this album.");
  }
}

/** As the page's form saves: the review there is becomes this one, or this becomes the review (part 2 §4). */
export async function saveReview(ctx: Ctx, input: CreateReview): Promise<{ review: Review; created: boolean }> {
  const viewer = await requireWriter(ctx, input.user_id);
  const album = await requireAlbum(ctx, input.album_id);

  const id = newId();
  const mine = and(eq(reviews.albumId, album.id), isEditableBy(viewer.id));
  const [[row]] = await writeThenRead(
    ctx.db,
    [
      ctx.db
        .insert(reviews)
        .values(newReview(ctx, viewer, { ...input, id, albumId: album.id }))
        .onConflictDoUpdate({
          target: [reviews.userId, reviews.albumId],
          set: editOf(ctx, input),
          setWhere: isNull(reviews.removedAt),
        }),
      ...replaceChoices(ctx, mine, input),
    ],
    [selectReviewOf(ctx.db, viewer.id, { userId: viewer.id, albumId: album.id })],
  );

  const review = requireEditable(viewer, row);
  return { review: toReview(review), created: review.review.id === id };
}

/** What the input leaves out stays. @throws DomainError not_found, forbidden for anyone but the author, and once removed */
export async function updateReview(ctx: Ctx, id: string, input: UpdateReview): Promise<Review> {
  const viewer = await requireWriter(ctx);

  const mine = and(eq(reviews.id, id), isEditableBy(viewer.id));
  const changesNothing = Object.values(input).every((value) => value === undefined);
  const [[review]] = await writeThenRead(
    ctx.db,
    changesNothing
      ? []
      : [ctx.db.update(reviews).set(editOf(ctx, input)).where(mine), ...replaceChoices(ctx, mine, input)],
    [selectReview(ctx.db, viewer.id, id)],
  );

  return toReview(requireEditable(viewer, review));
}

/** For its author, even once moderation removed it, and for admins. @throws DomainError not_found, forbidden */
export async function removeReview(ctx: Ctx, id: string): Promise<void> {
  const viewer = await requireWriter(ctx);

  const allowed = viewer.isAdmin ? undefined : eq(reviews.userId, viewer.id);
  const [[review]] = await ctx.db.batch([
    selectReview(ctx.db, viewer.id, id),
    ctx.db.delete(reviews).where(and(eq(reviews.id, id), allowed)),
  ]);

  const { author } = requireSeen(viewer, review);
  requireDeletable(viewer, author.id, "reviews");
}

/** @throws DomainError not_found */
function requireSeen(viewer: Viewer | null, row: ReviewRecord | undefined): ReviewRecord {
  if (!row || !isSeenBy(viewer, row.review)) throw notFound("Review");
  return row;
}

/** Theirs, and not taken down by moderation. */
function isEditableBy(userId: string): SQL | undefined {
  return and(eq(reviews.userId, userId), isNull(reviews.removedAt));
}

function requireEditable(viewer: Viewer, row: ReviewRecord | undefined): ReviewRecord {
  const seen = requireSeen(viewer, row);
  const { review } = seen;
  if (review.userId !== viewer.id) throw new DomainError("forbidden", "You can only edit your own reviews");
  if (review.removedAt !== null) {
    throw new DomainError("forbidden", "A moderator has removed this review: it can be deleted, but not edited.");
  }
  return seen;
}

function newReview(ctx: Ctx, viewer: Viewer, given: CreateReview & { id: string; albumId: string }) {
  const { id, albumId, rating, content } = given;
  return { id, userId: viewer.id, albumId, rating, content, createdAt: ctx.now, updatedAt: ctx.now };
}

/** The columns that an edit sets. Saving what is there already is no edit: `updatedAt` stays. */
function editOf(ctx: Ctx, { rating, content, genres, vibes }: UpdateReview) {
  const changed = or(
    rating === undefined ? undefined : ne(reviews.rating, rating),
    content === undefined ? undefined : ne(reviews.content, content),
    genres && sql`(${genresOf(reviews.id)}) <> ${JSON.stringify(genres)}`,
    vibes && sql`(${vibesOf(reviews.id)}) <> ${JSON.stringify(vibes)}`,
  );
  return { rating, content, updatedAt: sql`iif(${changed}, ${ctx.now}, ${reviews.updatedAt})` };
}

/** Statements that make these the genres and vibes of the reviews that `which` finds; what is not given stays. */
function replaceChoices(ctx: Ctx, which: SQL | undefined, { genres, vibes }: Pick<UpdateReview, "genres" | "vibes">) {
  const found = ctx.db.select({ id: reviews.id }).from(reviews).where(which);
  const statements: Statement[] = [];
  if (genres) {
    statements.push(
      ctx.db.delete(reviewGenres).where(inArray(reviewGenres.reviewId, found)),
      ctx.db.insert(reviewGenres).select(chosen(which, genres)),
    );
  }
  if (vibes) {
    statements.push(
      ctx.db.delete(reviewVibes).where(inArray(reviewVibes.reviewId, found)),
      ctx.db.insert(reviewVibes).select(chosen(which, vibes)),
    );
  }
  return statements;
}

function chosen(which: SQL | undefined, names: string[]): SQL {
  return sql`select ${reviews.id}, choice.key, choice.value
    from ${reviews} cross join json_each(${JSON.stringify(names)}) choice where ${which}`;
}
