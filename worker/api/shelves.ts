import { createRoute, z } from "@hono/zod-openapi";
import { paging } from "../domain/paging.schema.ts";
import { type AlbumShelf, ShelveAlbumSchema } from "../domain/shelves.schema.ts";
import { countFavorites, isOnShelf, listShelf, putOnShelf, takeFromShelf } from "../domain/shelves.server.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, ShelvedAlbumShape } from "./shapes.ts";

const Placed = z
  .object({ user_id: z.string(), album_id: z.string(), created_at: z.string().openapi({ format: "date-time" }) })
  .openapi("ShelfPlace");

const BODY = { schema: ShelveAlbumSchema, example: { album_id: "d-radiohead-ok-computer" } };
const Place = z.object({ userId: z.string(), albumId: z.string() });
const tags = ["Shelves"];

const getCount = createRoute({
  method: "get",
  path: "/favorites/count/{userId}",
  tags,
  summary: "How many favourite albums a member has",
  request: { params: z.object({ userId: z.string() }) },
  responses: { 200: answer(z.object({ count: z.number().int() }), "At most 10"), ...problems(404) },
});

/** The calls of one shelf. `flag` is what its check is called. */
function shelfRouter(shelf: AlbumShelf, flag: "isFavorite" | "isLiked" | "isInWatchlist", name: string) {
  const list = createRoute({
    method: "get",
    path: `/${shelf}/{userId}`,
    tags,
    summary: `A member's ${name}, ${shelf === "favorites" ? "in the order added" : "newest first"}`,
    request: { params: z.object({ userId: z.string() }), query: z.object(paging()) },
    responses: { 200: answer(z.array(ShelvedAlbumShape), "A page of them"), ...problems(400, 404) },
  });

  const check = createRoute({
    method: "get",
    path: `/${shelf}/check/{userId}/{albumId}`,
    tags,
    summary: `Whether an album is among a member's ${name}`,
    request: { params: Place },
    responses: { 200: answer(z.object({ [flag]: z.boolean() }), "Whether it is") },
  });

  const put = createRoute({
    method: "post",
    path: `/${shelf}`,
    tags,
    summary: `Adds an album to one's own ${name}`,
    security: signedIn,
    request: { body: { required: true, content: { "application/json": BODY } } },
    responses: {
      200: answer(Placed, "It was there already"),
      201: answer(Placed, "Added"),
      ...problems(400, 401, 403, 404, 415, 422, 429, 503),
      ...(shelf === "favorites" ? problems(409) : {}),
    },
  });

  const take = createRoute({
    method: "delete",
    path: `/${shelf}/{userId}/{albumId}`,
    tags,
    summary: `Takes an album from one's own ${name}`,
    security: signedIn,
    request: { params: Place },
    responses: { 204: { description: "It is not there (any more)" }, ...problems(401, 403, 429) },
  });

  return apiRouter()
    .openapi(check, async (c) => {
      const on = await isOnShelf(c.get("ctx"), { shelf, ...c.req.valid("param") });
      return c.json({ [flag]: on }, 200);
    })
    .openapi(list, async (c) => {
      const { limit, offset } = c.req.valid("query");
      const items = await listShelf(c.get("ctx"), { shelf, limit, offset, ...c.req.valid("param") });
      return c.json(paged(c, items, limit, offset), 200);
    })
    .openapi(put, async (c) => {
      const { user_id: userId, album_id: albumId } = c.req.valid("json");
      const { placed, created } = await putOnShelf(c.get("ctx"), { shelf, userId, albumId });
      return created ? c.json(placed, 201) : c.json(placed, 200);
    })
    .openapi(take, async (c) => {
      await takeFromShelf(c.get("ctx"), { shelf, ...c.req.valid("param") });
      return c.body(null, 204);
    });
}

export const shelves = apiRouter();

shelves.openapi(getCount, async (c) => {
  return c.json({ count: await countFavorites(c.get("ctx"), c.req.valid("param").userId) }, 200);
});
shelves.route("/", shelfRouter("favorites", "isFavorite", "favourite albums"));
shelves.route("/", shelfRouter("album-likes", "isLiked", "liked albums"));
shelves.route("/", shelfRouter("watchlist", "isInWatchlist", "Next Listen watchlist"));
