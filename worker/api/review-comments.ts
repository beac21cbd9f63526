import { createRoute, z } from "@hono/zod-openapi";
import { paging } from "../domain/paging.schema.ts";
import { setReviewCommentLike } from "../domain/review-comment-likes.server.ts";
import { CreateReviewCommentSchema } from "../domain/review-comments.schema.ts";
import {
  createReviewComment,
  getReviewComment,
  listReviewComments,
  removeReviewComment,
} from "../domain/review-comments.server.ts";
import { linkToNext } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, LikesShape, ReviewCommentShape } from "./shapes.ts";

const tags = ["Reviews"];
const Id = z.object({ id: z.string() });
const CommentId = z.object({ commentId: z.string() });
const AsUser = z.object({ userId: z.string().optional().openapi({ description: "The caller's own id" }) });
const Comments = z.object({ comments: z.array(ReviewCommentShape), canComment: z.boolean() }).openapi("ReviewComments");

const getList = createRoute({
  method: "get",
  path: "/reviews/{id}/comments",
  tags,
  summary: "A review's comments",
  description: "`canComment` is false where a block stands between the caller and the review's author.",
  request: { params: Id, query: z.object(paging()) },
  responses: { 200: answer(Comments, "A page of comments, oldest first"), ...problems(400, 401, 404) },
});

const postComment = createRoute({
  method: "post",
  path: "/reviews/{id}/comments",
  tags,
  summary: "Comment on a review",
  security: signedIn,
  request: { params: Id, body: jsonBody(CreateReviewCommentSchema, { content: "Side two alone is worth the price." }) },
  responses: {
    201: answer(ReviewCommentShape, "The new comment"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const getOne = createRoute({
  method: "get",
  path: "/reviews/comments/{id}",
  tags,
  summary: "A comment on a review",
  request: { params: Id },
  responses: { 200: answer(ReviewCommentShape, "The comment"), ...problems(401, 404) },
});

const deleteOne = createRoute({
  method: "delete",
  path: "/reviews/comments/{commentId}",
  tags,
  summary: "Delete one's own comment, or any as an admin",
  security: signedIn,
  request: { params: CommentId, query: AsUser },
  responses: { 204: { description: "Gone, with its likes" }, ...problems(401, 403, 404, 429) },
});

const postLike = createRoute({
  method: "post",
  path: "/reviews/comments/{commentId}/like",
  tags,
  summary: "Like a comment on a review",
  security: signedIn,
  request: {
    params: CommentId,
    body: {
      content: { "application/json": { schema: z.object({ user_id: z.string().optional() }), example: {} } },
    },
  },
  responses: {
    200: answer(LikesShape, "Liked already"),
    201: answer(LikesShape, "Liked"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteLike = createRoute({
  method: "delete",
  path: "/reviews/comments/{commentId}/like",
  tags,
  summary: "Take one's like of a comment back",
  security: signedIn,
  request: { params: CommentId, query: AsUser },
  responses: { 204: { description: "Not liked, now or before" }, ...problems(401, 403, 429) },
});

export const reviewComments = apiRouter()
  .openapi(getOne, async (c) => c.json(await getReviewComment(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(getList, async (c) => {
    const page = c.req.valid("query");
    const list = await listReviewComments(c.get("ctx"), { reviewId: c.req.valid("param").id, ...page });
    if (list.comments.length >= page.limit) linkToNext(c, page.limit, page.offset);
    return c.json(list, 200);
  })
  .openapi(postComment, async (c) => {
    return c.json(await createReviewComment(c.get("ctx"), c.req.valid("param").id, c.req.valid("json")), 201);
  })
  .openapi(deleteOne, async (c) => {
    await removeReviewComment(c.get("ctx"), { id: c.req.valid("param").commentId, ...c.req.valid("query") });
    return c.body(null, 204);
  })
  .openapi(postLike, async (c) => {
    const { user_id: userId } = c.req.valid("json");
    const { commentId } = c.req.valid("param");
    const { created, ...likes } = await setReviewCommentLike(c.get("ctx"), { commentId, on: true, userId });
    return created ? c.json(likes, 201) : c.json(likes, 200);
  })
  .openapi(deleteLike, async (c) => {
    const { commentId } = c.req.valid("param");
    await setReviewCommentLike(c.get("ctx"), { commentId, on: false, ...c.req.valid("query") });
    return c.body(null, 204);
  });
