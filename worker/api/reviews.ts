import { createRoute, z } from "@hono/zod-openapi";
import { paging } from "../domain/paging.schema.ts";
import { SIGN_IN_TO_LIKE, setReviewLike } from "../domain/review-likes.server.ts";
import {
  findReviewOf,
  listAlbumReviews,
  listFollowedReviewsOfAlbum,
  listFollowingReviews,
  listTopReviews,
  listUserReviews,
  listWorldReviews,
} from "../domain/review-lists.server.ts";
import {
  AlbumReviewsQuery,
  CreateReviewSchema,
  FollowingReviewsQuery,
  UpdateReviewSchema,
  UserReviewsQuery,
  WorldReviewsQuery,
} from "../domain/reviews.schema.ts";
import { createReview, getReview, removeReview, updateReview } from "../domain/reviews.server.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, LikesShape, ReviewShape } from "./shapes.ts";

const tags = ["Reviews"];
const Reviews = z.array(ReviewShape);
const ReviewId = z.object({ id: z.string() });
const OwnId = z.object({ userId: z.string() });

const EXAMPLE = {
  album_id: "nina-simone-i-put-a-spell-on-you",
  rating: 9,
  content: "Every song is somebody else's, until she sings it.",
  genres: ["Jazz", "Soul"],
  vibes: ["Late Night Drive"],
};

const getTrending = createRoute({
  method: "get",
  path: "/reviews/trending",
  tags,
  summary: "The world's reviews, newest first",
  description: "`excludeFollowing=true` leaves out those of whom the caller follows.",
  request: { query: WorldReviewsQuery },
  responses: { 200: answer(Reviews, "A page of reviews"), ...problems(400, 401) },
});

function followingRoute<P extends string>(path: P, summary: string) {
  return createRoute({
    method: "get",
    path,
    tags,
    summary,
    security: signedIn,
    request: { params: OwnId, query: FollowingReviewsQuery },
    responses: { 200: answer(Reviews, "A page of reviews, newest first"), ...problems(400, 401, 403) },
  });
}

const getFeed = followingRoute("/reviews/feed/{userId}", "Reviews by whom the caller follows");
const getCarousel = followingRoute("/reviews/carousel/{userId}", "The same, for the row of first ones");

const getOfUser = createRoute({
  method: "get",
  path: "/reviews/user/{id}",
  tags,
  summary: "A member's reviews",
  request: { params: ReviewId, query: UserReviewsQuery },
  responses: { 200: answer(Reviews, "A page of reviews"), ...problems(400, 401, 404) },
});

const getTopOfUser = createRoute({
  method: "get",
  path: "/reviews/user/{id}/top-10",
  tags,
  summary: "A member's ten highest rated albums, newest first among equals",
  request: { params: ReviewId },
  responses: { 200: answer(Reviews, "At most ten reviews"), ...problems(401, 404) },
});

const getOfUserForAlbum = createRoute({
  method: "get",
  path: "/reviews/user/{id}/album/{albumId}",
  tags,
  summary: "A member's review of an album",
  request: { params: z.object({ id: z.string(), albumId: z.string() }) },
  responses: { 200: answer(ReviewShape.nullable(), "The review, or null"), ...problems(401, 404, 503) },
});

const getOfAlbum = createRoute({
  method: "get",
  path: "/reviews/album/{id}",
  tags,
  summary: "An album's reviews",
  request: { params: ReviewId, query: AlbumReviewsQuery },
  responses: { 200: answer(Reviews, "A page of reviews"), ...problems(400, 401, 404, 503) },
});

const getFollowedOfAlbum = createRoute({
  method: "get",
  path: "/reviews/following/{userId}/{albumId}",
  tags,
  summary: "Reviews of an album by whom the caller follows, newest first",
  security: signedIn,
  request: { params: z.object({ userId: z.string(), albumId: z.string() }), query: z.object(paging()) },
  responses: { 200: answer(Reviews, "A page of reviews"), ...problems(400, 401, 403, 404, 503) },
});

const getOne = createRoute({
  method: "get",
  path: "/reviews/{id}",
  tags,
  summary: "A review",
  request: { params: ReviewId },
  responses: { 200: answer(ReviewShape, "The review"), ...problems(401, 404) },
});

const postReview = createRoute({
  method: "post",
  path: "/reviews",
  tags,
  summary: "Review an album",
  security: signedIn,
  request: {
    body: { required: true, content: { "application/json": { schema: CreateReviewSchema, example: EXAMPLE } } },
  },
  responses: {
    201: answer(ReviewShape, "The new review"),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  },
});

const patchReview = createRoute({
  method: "patch",
  path: "/reviews/{id}",
  tags,
  summary: "Edit one's own review",
  description: "What is left out stays as it is; lists are replaced whole.",
  security: signedIn,
  request: {
    params: ReviewId,
    body: {
      required: true,
      content: { "application/json": { schema: UpdateReviewSchema, example: { rating: 10, vibes: ["Dreamy"] } } },
    },
  },
  responses: { 200: answer(ReviewShape, "The edited review"), ...problems(400, 401, 403, 404, 413, 415, 422, 429) },
});

const deleteReview = createRoute({
  method: "delete",
  path: "/reviews/{id}",
  tags,
  summary: "Delete one's own review, or any as an admin",
  security: signedIn,
  request: { params: ReviewId },
  responses: { 204: { description: "Gone, with its likes and comments" }, ...problems(401, 403, 404, 429) },
});

const postLike = createRoute({
  method: "post",
  path: "/reviews/{id}/likes",
  tags,
  summary: "Like a review",
  security: signedIn,
  "x-sign-in": SIGN_IN_TO_LIKE,
  request: {
    params: ReviewId,
    body: {
      content: { "application/json": { schema: z.object({ user_id: z.string().optional() }), example: {} } },
    },
  },
  responses: {
    201: answer(LikesShape, "Liked"),
    200: answer(LikesShape, "Liked already"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteLike = createRoute({
  method: "delete",
  path: "/reviews/{id}/likes/{userId}",
  tags,
  summary: "Take one's like back",
  security: signedIn,
  "x-sign-in": SIGN_IN_TO_LIKE,
  request: { params: z.object({ id: z.string(), userId: z.string() }) },
  responses: { 204: { description: "Not liked, now or before" }, ...problems(401, 403, 429) },
});

/** Whole words come before {id}: the first route that matches answers. */
export const reviews = apiRouter()
  .openapi(getTrending, async (c) => {
    const query = c.req.valid("query");
    return c.json(paged(c, await listWorldReviews(c.get("ctx"), query), query.limit, query.offset), 200);
  })
  .openapi(getFeed, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const { userId } = c.req.valid("param");
    return c.json(paged(c, await listFollowingReviews(c.get("ctx"), { userId, limit, offset }), limit, offset), 200);
  })
  .openapi(getCarousel, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const { userId } = c.req.valid("param");
    return c.json(paged(c, await listFollowingReviews(c.get("ctx"), { userId, limit, offset }), limit, offset), 200);
  })
  .openapi(getOfUser, async (c) => {
    const query = c.req.valid("query");
    const items = await listUserReviews(c.get("ctx"), { userId: c.req.valid("param").id, ...query });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  })
  .openapi(getTopOfUser, async (c) => c.json(await listTopReviews(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(getOfUserForAlbum, async (c) => {
    const { id, albumId } = c.req.valid("param");
    return c.json(await findReviewOf(c.get("ctx"), { userId: id, albumId }), 200);
  })
  .openapi(getOfAlbum, async (c) => {
    const query = c.req.valid("query");
    const items = await listAlbumReviews(c.get("ctx"), { albumId: c.req.valid("param").id, ...query });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  })
  .openapi(getFollowedOfAlbum, async (c) => {
    const query = c.req.valid("query");
    const items = await listFollowedReviewsOfAlbum(c.get("ctx"), { ...c.req.valid("param"), ...query });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  })
  .openapi(getOne, async (c) => c.json(await getReview(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(postReview, async (c) => c.json(await createReview(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(patchReview, async (c) =>
    c.json(await updateReview(c.get("ctx"), c.req.valid("param").id, c.req.valid("json")), 200),
  )
  .openapi(deleteReview, async (c) => {
    await removeReview(c.get("ctx"), c.req.valid("param").id);
    return c.body(null, 204);
  })
  .openapi(postLike, async (c) => {
    const { user_id: userId } = c.req.valid("json");
    const { created, ...likes } = await setReviewLike(c.get("ctx"), {
      reviewId: c.req.valid("param").id,
      on: true,
      userId,
    });
    return created ? c.json(likes, 201) : c.json(likes, 200);
  })
  .openapi(deleteLike, async (c) => {
    const { id, userId } = c.req.valid("param");
    await setReviewLike(c.get("ctx"), { reviewId: id, on: false, userId });
    return c.body(null, 204);
  });
