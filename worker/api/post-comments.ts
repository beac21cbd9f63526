import { createRoute, z } from "@hono/zod-openapi";
import { paging } from "../domain/paging.schema.ts";
import { setPostCommentLike } from "../domain/post-comment-likes.server.ts";
import {
  createPostComment,
  getPostComment,
  listPostComments,
  removePostComment,
} from "../domain/post-comments.server.ts";
import { CreatePostCommentSchema } from "../domain/posts.schema.ts";
import { linkToNext } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, LikesShape, PostCommentShape } from "./shapes.ts";

const tags = ["Community"];
const Id = z.object({ id: z.string() });
const Comments = z.object({ comments: z.array(PostCommentShape), canComment: z.boolean() }).openapi("PostComments");

const getList = createRoute({
  method: "get",
  path: "/community/posts/{id}/comments",
  tags,
  summary: "A post's comments",
  description:
    "Flat: a reply names the comment that it answers. `canComment` is false where a block stands between the caller and the post's author.",
  request: { params: Id, query: z.object(paging()) },
  responses: { 200: answer(Comments, "A page of comments, oldest first"), ...problems(400, 401, 404) },
});

const postComment = createRoute({
  method: "post",
  path: "/community/posts/{id}/comments",
  tags,
  summary: "Comment on a post, or answer a comment on it",
  description: "A reply to a reply attaches to the comment above both.",
  security: signedIn,
  request: {
    params: Id,
    body: jsonBody(CreatePostCommentSchema, { content: "Second that.", parent_comment_id: null }),
  },
  responses: {
    201: answer(PostCommentShape, "The new comment"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const getOne = createRoute({
  method: "get",
  path: "/community/comments/{id}",
  tags,
  summary: "A comment on a post",
  request: { params: Id },
  responses: { 200: answer(PostCommentShape, "The comment"), ...problems(401, 404) },
});

const deleteOne = createRoute({
  method: "delete",
  path: "/community/comments/{id}",
  tags,
  summary: "Delete one's own comment, or any as an admin",
  security: signedIn,
  request: { params: Id },
  responses: { 204: { description: "Gone, with its replies and likes" }, ...problems(401, 403, 404, 429) },
});

const postLike = createRoute({
  method: "post",
  path: "/community/comments/{id}/like",
  tags,
  summary: "Like a comment on a post",
  security: signedIn,
  request: { params: Id },
  responses: {
    200: answer(LikesShape, "Liked already"),
    201: answer(LikesShape, "Liked"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteLike = createRoute({
  method: "delete",
  path: "/community/comments/{id}/like",
  tags,
  summary: "Take one's like of a comment back",
  security: signedIn,
  request: { params: Id },
  responses: { 204: { description: "Not liked, now or before" }, ...problems(401, 403, 429) },
});

export const postComments = apiRouter()
  .openapi(getList, async (c) => {
    const page = c.req.valid("query");
    const list = await listPostComments(c.get("ctx"), { postId: c.req.valid("param").id, ...page });
    if (list.comments.length >= page.limit) linkToNext(c, page.limit, page.offset);
    return c.json(list, 200);
  })
  .openapi(postComment, async (c) => {
    return c.json(await createPostComment(c.get("ctx"), c.req.valid("param").id, c.req.valid("json")), 201);
  })
  .openapi(getOne, async (c) => c.json(await getPostComment(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(deleteOne, async (c) => {
    await removePostComment(c.get("ctx"), c.req.valid("param").id);
    return c.body(null, 204);
  })
  .openapi(postLike, async (c) => {
    const liked = await setPostCommentLike(c.get("ctx"), { commentId: c.req.valid("param").id, on: true });
    const { created, ...likes } = liked;
    return created ? c.json(likes, 201) : c.json(likes, 200);
  })
  .openapi(deleteLike, async (c) => {
    await setPostCommentLike(c.get("ctx"), { commentId: c.req.valid("param").id, on: false });
    return c.body(null, 204);
  });
