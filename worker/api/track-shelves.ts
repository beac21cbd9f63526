import { createRoute, z } from "@hono/zod-openapi";
import { paging } from "../domain/paging.schema.ts";
import { ShelveTrackSchema, type TrackShelf } from "../domain/shelves.schema.ts";
import {
  countFavoriteTracks,
  listTrackShelf,
  putOnTrackShelf,
  takeFromTrackShelf,
} from "../domain/track-shelves.server.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, KeptTrackShape } from "./shapes.ts";

const tags = ["Shelves"];
const Place = z.object({ userId: z.string(), trackId: z.string() });
const Kept = z.array(KeptTrackShape);
const Placed = z
  .object({
    user_id: z.string(),
    track_spotify_id: z.string(),
    created_at: z.string().openapi({ format: "date-time" }),
  })
  .openapi("TrackShelfPlace");

const EXAMPLE = {
  track_spotify_id: "d-radiohead-pablo-honey-2",
  track_name: "Creep",
  artist_name: "Radiohead",
  album_id: "d-radiohead-pablo-honey",
  album_name: "Pablo Honey",
};

const getFavorites = createRoute({
  method: "get",
  path: "/favorite-tracks/{userId}",
  tags,
  summary: "A member's favourite tracks, in the order added",
  request: { params: z.object({ userId: z.string() }), query: z.object(paging()) },
  responses: { 200: answer(Kept, "At most 10"), ...problems(400, 404) },
});

const getCount = createRoute({
  method: "get",
  path: "/favorite-tracks/count/{userId}",
  tags,
  summary: "How many favourite tracks a member has",
  request: { params: z.object({ userId: z.string() }) },
  responses: { 200: answer(z.object({ count: z.number().int() }), "At most 10"), ...problems(404) },
});

const getLiked = createRoute({
  method: "get",
  path: "/liked-tracks",
  tags,
  summary: "A member's liked tracks, newest first",
  description: "Without `userId` the caller's own.",
  request: { query: z.object({ userId: z.string().optional(), ...paging() }) },
  responses: { 200: answer(Kept, "A page of them"), ...problems(400, 401, 404) },
});

/** The calls that change one shelf. */
function changesOf(shelf: TrackShelf, name: string) {
  const put = createRoute({
    method: "post",
    path: `/${shelf}`,
    tags,
    summary: `Adds a track to one's own ${name}`,
    description: "The track is one that the catalogue knows, and its names are the catalogue's.",
    security: signedIn,
    request: { body: jsonBody(ShelveTrackSchema, EXAMPLE) },
    responses: {
      200: answer(Placed, "It was there already"),
      201: answer(Placed, "Added"),
      ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
      ...(shelf === "favorite-tracks" ? problems(409) : {}),
    },
  });

  const take = createRoute({
    method: "delete",
    path: `/${shelf}/{userId}/{trackId}`,
    tags,
    summary: `Takes a track from one's own ${name}`,
    security: signedIn,
    request: { params: Place },
    responses: { 204: { description: "It is not there (any more)" }, ...problems(401, 403, 429) },
  });

  return apiRouter()
    .openapi(put, async (c) => {
      const { user_id: userId, track_spotify_id: trackId, album_id: albumId } = c.req.valid("json");
      const { placed, created } = await putOnTrackShelf(c.get("ctx"), { shelf, userId, trackId, albumId });
      return created ? c.json(placed, 201) : c.json(placed, 200);
    })
    .openapi(take, async (c) => {
      await takeFromTrackShelf(c.get("ctx"), { shelf, ...c.req.valid("param") });
      return c.body(null, 204);
    });
}

export const trackShelves = apiRouter();

trackShelves
  .openapi(getFavorites, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const list = { shelf: "favorite-tracks", limit, offset, ...c.req.valid("param") } as const;
    return c.json(paged(c, await listTrackShelf(c.get("ctx"), list), limit, offset), 200);
  })
  .openapi(getCount, async (c) => {
    return c.json({ count: await countFavoriteTracks(c.get("ctx"), c.req.valid("param").userId) }, 200);
  })
  .openapi(getLiked, async (c) => {
    const query = c.req.valid("query");
    const items = await listTrackShelf(c.get("ctx"), { shelf: "liked-tracks", ...query });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  });
trackShelves.route("/", changesOf("favorite-tracks", "favourite tracks"));
trackShelves.route("/", changesOf("liked-tracks", "liked tracks"));
