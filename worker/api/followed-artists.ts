import { createRoute, z } from "@hono/zod-openapi";
import { isFollowingArtist, listFollowedArtists, setFollowedArtist } from "../domain/followed-artists.server.ts";
import { FollowArtistSchema } from "../domain/follows.schema.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { ArtistFollowShape, answer, FollowedArtistShape, jsonBody } from "./shapes.ts";

const tags = ["Artists"];
const Pair = z.object({ userId: z.string(), artistId: z.string() });
const EXAMPLE = { artist_spotify_id: "d-radiohead", artist_name: "Radiohead" };

const getList = createRoute({
  method: "get",
  path: "/followed-artists/{userId}",
  tags,
  summary: "The artists whom a member follows",
  request: { params: z.object({ userId: z.string() }), query: z.object(paging()) },
  responses: {
    200: answer(z.array(FollowedArtistShape), "A page of them, newest first"),
    ...problems(400, 401, 404),
  },
});

const getCheck = createRoute({
  method: "get",
  path: "/followed-artists/check/{userId}/{artistId}",
  tags,
  summary: "Whether a member follows an artist",
  request: { params: Pair },
  responses: { 200: answer(z.object({ isFollowing: z.boolean() }), "Whether they do"), ...problems(401) },
});

const postFollow = createRoute({
  method: "post",
  path: "/followed-artists",
  tags,
  summary: "Follow an artist",
  description: "The artist's name and picture come from the catalogue, whatever `artist_name` says.",
  security: signedIn,
  request: { body: jsonBody(FollowArtistSchema, EXAMPLE) },
  responses: {
    200: answer(ArtistFollowShape, "Followed already"),
    201: answer(ArtistFollowShape, "Followed"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const deleteFollow = createRoute({
  method: "delete",
  path: "/followed-artists/{userId}/{artistId}",
  tags,
  summary: "Follow an artist no longer",
  security: signedIn,
  request: { params: Pair },
  responses: { 204: { description: "Not followed, now or before" }, ...problems(401, 403, 429) },
});

export const followedArtists = apiRouter()
  .openapi(getCheck, async (c) => {
    return c.json({ isFollowing: await isFollowingArtist(c.get("ctx"), c.req.valid("param")) }, 200);
  })
  .openapi(getList, async (c) => {
    const page = c.req.valid("query");
    const items = await listFollowedArtists(c.get("ctx"), { ...c.req.valid("param"), ...page });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(postFollow, async (c) => {
    const { user_id: userId, artist_spotify_id: artistId } = c.req.valid("json");
    const { follow, created } = await setFollowedArtist(c.get("ctx"), { userId, artistId, on: true });
    return created ? c.json(follow, 201) : c.json(follow, 200);
  })
  .openapi(deleteFollow, async (c) => {
    await setFollowedArtist(c.get("ctx"), { ...c.req.valid("param"), on: false });
    return c.body(null, 204);
  });
