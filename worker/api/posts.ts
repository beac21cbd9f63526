import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { requireViewer } from "../domain/auth.server.ts";
import { DomainError } from "../domain/errors.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { setPostLike } from "../domain/post-likes.server.ts";
import { POST_IMAGE_TOO_LARGE } from "../domain/post-limits.schema.ts";
import {
  listFollowingPosts,
  listPosts,
  listPostsAboutArtist,
  listPostsAboutGenre,
  listPostsOf,
  POSTS_PAGE,
} from "../domain/post-lists.server.ts";
import { type CreatePost, CreatePostSchema } from "../domain/posts.schema.ts";
import { createPost, getPost, removePost } from "../domain/posts.server.ts";
import type { AppEnv } from "../entry.ts";
import { readMultipart } from "../images/read-multipart.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, LikesShape, PostShape } from "./shapes.ts";

const tags = ["Community"];
const Id = z.object({ id: z.string() });
const Page = z.object(paging(POSTS_PAGE));
const Posts = answer(z.array(PostShape), "A page of posts, newest first");

const getAll = createRoute({
  method: "get",
  path: "/community/posts",
  tags,
  summary: "The community's posts",
  request: { query: Page },
  responses: { 200: Posts, ...problems(400, 401) },
});

const getFollowing = createRoute({
  method: "get",
  path: "/community/posts/following",
  tags,
  summary: "Posts by whom the caller follows",
  security: signedIn,
  request: { query: Page },
  responses: { 200: Posts, ...problems(400, 401) },
});

const getOfUser = createRoute({
  method: "get",
  path: "/community/posts/user/{userId}",
  tags,
  summary: "A member's posts",
  request: { params: z.object({ userId: z.string() }), query: Page },
  responses: { 200: Posts, ...problems(400, 401, 404) },
});

const getAboutArtist = createRoute({
  method: "get",
  path: "/community/posts/artist/{artistId}",
  tags,
  summary: "Posts about an artist",
  request: { params: z.object({ artistId: z.string() }), query: Page },
  responses: { 200: Posts, ...problems(400, 401, 404, 503) },
});

const getAboutGenre = createRoute({
  method: "get",
  path: "/community/posts/topic/genre/{genre}",
  tags,
  summary: "Posts about a genre, in any case of letters",
  request: { params: z.object({ genre: z.string().openapi({ example: "hip-hop" }) }), query: Page },
  responses: { 200: Posts, ...problems(400, 401, 404) },
});

const getOne = createRoute({
  method: "get",
  path: "/community/posts/{id}",
  tags,
  summary: "A post",
  request: { params: Id },
  responses: { 200: answer(PostShape, "The post"), ...problems(401, 404) },
});

const deleteOne = createRoute({
  method: "delete",
  path: "/community/posts/{id}",
  tags,
  summary: "Delete one's own post, or any as an admin",
  security: signedIn,
  request: { params: Id },
  responses: { 204: { description: "Gone, with its picture, comments and likes" }, ...problems(401, 403, 404, 429) },
});

const postLike = createRoute({
  method: "post",
  path: "/community/posts/{id}/like",
  tags,
  summary: "Like a post",
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
  path: "/community/posts/{id}/like",
  tags,
  summary: "Take one's like of a post back",
  security: signedIn,
  request: { params: Id },
  responses: { 204: { description: "Not liked, now or before" }, ...problems(401, 403, 429) },
});

const postPost = createRoute({
  method: "post",
  path: "/community/posts",
  tags,
  summary: "Post about an artist, album, track or genre",
  description:
    "The topic's name and picture are the catalogue's, whatever is sent. A track is named by its album's id in `topic_id` and its own name in `topic_name`; a genre by its name. The picture is a JPEG, PNG or WebP of at most 5 MB, judged by its bytes.",
  security: signedIn,
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({
            content: z.string().openapi({ maxLength: 250 }),
            topic_type: z.enum(["artist", "album", "track", "genre"]),
            topic_id: z.string(),
            topic_name: z.string().optional(),
            topic_image_url: z.string().optional(),
            image: z.string().optional().openapi({ format: "binary", description: "The file" }),
          }),
          example: { content: "What are you spinning?", topic_type: "genre", topic_id: "jazz", topic_name: "Jazz" },
        },
      },
    },
  },
  responses: {
    201: answer(PostShape, "The new post"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

/** Who may not post is told so before a picture is read. */
async function sendPost(c: Context<AppEnv>) {
  const ctx = c.get("ctx");
  await requireViewer(ctx);
  const { fields, image } = await readMultipart(c.req.raw, { imageField: "image", tooLarge: POST_IMAGE_TOO_LARGE });
  return c.json(await createPost(ctx, readPost(fields), image), 201);
}

function readPost(fields: Record<string, string>): CreatePost {
  const post = CreatePostSchema.safeParse(fields);
  if (post.success) return post.data;
  const { fieldErrors } = z.flattenError(post.error);
  const [first] = Object.values(fieldErrors).flat();
  throw new DomainError("invalid", first ?? "That could not be posted.", { errors: fieldErrors });
}

export const posts = apiRouter();

// Described, and not validated on the way: a form with a picture in it is read by hand.
posts.openAPIRegistry.registerPath(postPost);
posts.post("/community/posts", sendPost);

posts
  .openapi(getAll, async (c) => {
    const page = c.req.valid("query");
    return c.json(paged(c, await listPosts(c.get("ctx"), page), page.limit, page.offset), 200);
  })
  .openapi(getFollowing, async (c) => {
    const page = c.req.valid("query");
    return c.json(paged(c, await listFollowingPosts(c.get("ctx"), page), page.limit, page.offset), 200);
  })
  .openapi(getOfUser, async (c) => {
    const page = c.req.valid("query");
    const list = await listPostsOf(c.get("ctx"), { ...c.req.valid("param"), ...page });
    return c.json(paged(c, list, page.limit, page.offset), 200);
  })
  .openapi(getAboutArtist, async (c) => {
    const page = c.req.valid("query");
    const list = await listPostsAboutArtist(c.get("ctx"), { ...c.req.valid("param"), ...page });
    return c.json(paged(c, list, page.limit, page.offset), 200);
  })
  .openapi(getAboutGenre, async (c) => {
    const page = c.req.valid("query");
    const list = await listPostsAboutGenre(c.get("ctx"), { ...c.req.valid("param"), ...page });
    return c.json(paged(c, list, page.limit, page.offset), 200);
  })
  .openapi(getOne, async (c) => c.json(await getPost(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(deleteOne, async (c) => {
    await removePost(c.get("ctx"), c.req.valid("param").id);
    return c.body(null, 204);
  })
  .openapi(postLike, async (c) => {
    const { created, ...likes } = await setPostLike(c.get("ctx"), { postId: c.req.valid("param").id, on: true });
    return created ? c.json(likes, 201) : c.json(likes, 200);
  })
  .openapi(deleteLike, async (c) => {
    await setPostLike(c.get("ctx"), { postId: c.req.valid("param").id, on: false });
    return c.body(null, 204);
  });
