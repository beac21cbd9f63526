import { createRoute, z } from "@hono/zod-openapi";
import { CheckFollowsSchema, FollowSchema } from "../domain/follows.schema.ts";
import { checkFollows, isFollowing, listFollowers, listFollowing, setFollow } from "../domain/follows.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, FollowShape, jsonBody, UserSummaryShape } from "./shapes.ts";

const tags = ["People"];
const Pair = z.object({ followerId: z.string(), id: z.string() });

function listRoute<P extends string>(path: P, summary: string) {
  return createRoute({
    method: "get",
    path,
    tags,
    summary,
    request: { params: z.object({ id: z.string() }), query: z.object(paging()) },
    responses: {
      200: answer(z.array(UserSummaryShape), "A page of members, newest first"),
      ...problems(400, 401, 404),
    },
  });
}

const getFollowers = listRoute("/follows/followers/{id}", "Who follows a member");
const getFollowing = listRoute("/follows/following/{id}", "Whom a member follows");

const getCheck = createRoute({
  method: "get",
  path: "/follows/check/{followerId}/{id}",
  tags,
  summary: "Whether a member follows another",
  request: { params: Pair },
  responses: { 200: answer(z.object({ isFollowing: z.boolean() }), "Whether they do"), ...problems(401) },
});

const postCheck = createRoute({
  method: "post",
  path: "/follows/check-batch",
  tags,
  summary: "Which of many members the caller follows",
  security: signedIn,
  request: { body: jsonBody(CheckFollowsSchema, { followingIds: ["k3v9q2m7x4w1p8t5r6z0b2nh"] }) },
  responses: {
    200: answer(
      z.object({ followStatusMap: z.record(z.string(), z.boolean()) }),
      "By id, for each that was asked about",
    ),
    ...problems(400, 401, 403, 413, 415, 422),
  },
});

const postFollow = createRoute({
  method: "post",
  path: "/follows",
  tags,
  summary: "Follow a member",
  security: signedIn,
  request: { body: jsonBody(FollowSchema, { following_id: "k3v9q2m7x4w1p8t5r6z0b2nh" }) },
  responses: {
    200: answer(FollowShape, "Followed already"),
    201: answer(FollowShape, "Followed"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteFollow = createRoute({
  method: "delete",
  path: "/follows/{followerId}/{id}",
  tags,
  summary: "Follow a member no longer",
  security: signedIn,
  request: { params: Pair },
  responses: { 204: { description: "Not followed, now or before" }, ...problems(401, 403, 429) },
});

export const follows = apiRouter()
  .openapi(getFollowers, async (c) => {
    const page = c.req.valid("query");
    const items = await listFollowers(c.get("ctx"), { userId: c.req.valid("param").id, ...page });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(getFollowing, async (c) => {
    const page = c.req.valid("query");
    const items = await listFollowing(c.get("ctx"), { userId: c.req.valid("param").id, ...page });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(getCheck, async (c) => {
    const { followerId, id } = c.req.valid("param");
    return c.json({ isFollowing: await isFollowing(c.get("ctx"), { followerId, followingId: id }) }, 200);
  })
  .openapi(postCheck, async (c) => {
    return c.json({ followStatusMap: await checkFollows(c.get("ctx"), c.req.valid("json")) }, 200);
  })
  .openapi(postFollow, async (c) => {
    const { follower_id: followerId, following_id: followingId } = c.req.valid("json");
    const { follow, created } = await setFollow(c.get("ctx"), { followerId, followingId, on: true });
    return created ? c.json(follow, 201) : c.json(follow, 200);
  })
  .openapi(deleteFollow, async (c) => {
    const { followerId, id } = c.req.valid("param");
    await setFollow(c.get("ctx"), { followerId, followingId: id, on: false });
    return c.body(null, 204);
  });
