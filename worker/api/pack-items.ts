import { createRoute, z } from "@hono/zod-openapi";
import {
  listPackAlbums,
  listPackTracks,
  putAlbumInPack,
  putTrackInPack,
  takeAlbumFromPack,
  takeTrackFromPack,
} from "../domain/pack-items.server.ts";
import { PackAlbumSchema, PackTrackSchema } from "../domain/packs.schema.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, PackAlbumShape, PackTrackShape } from "./shapes.ts";

const tags = ["Packs"];
const PackId = z.object({ packId: z.string() });
const Time = z.string().openapi({ format: "date-time" });
const PackedAlbum = z.object({ pack_id: z.string(), album_id: z.string(), created_at: Time }).openapi("PackedAlbum");
const PackedTrack = z.object({ pack_id: z.string(), track_id: z.string(), created_at: Time }).openapi("PackedTrack");

const PACK_ID = "p4x7w2m9k1v8t3r6z5b0q2nh";
const ALBUM_EXAMPLE = { pack_id: PACK_ID, album_id: "d-radiohead-pablo-honey" };
const TRACK_EXAMPLE = {
  pack_id: PACK_ID,
  track_id: "d-radiohead-pablo-honey-2",
  track_name: "Creep",
  artist_name: "Radiohead",
  album_name: "Pablo Honey",
  album_id: "d-radiohead-pablo-honey",
};

const getAlbums = createRoute({
  method: "get",
  path: "/pack-items/{packId}",
  tags,
  summary: "The albums in a pack, in the order added",
  request: { params: PackId, query: z.object(paging()) },
  responses: { 200: answer(z.array(PackAlbumShape), "A page of them"), ...problems(400, 401, 404) },
});

const postAlbum = createRoute({
  method: "post",
  path: "/pack-items",
  tags,
  summary: "Adds an album to one's own pack",
  security: signedIn,
  request: { body: jsonBody(PackAlbumSchema, ALBUM_EXAMPLE) },
  responses: {
    200: answer(PackedAlbum, "It was there already"),
    201: answer(PackedAlbum, "Added"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const deleteAlbum = createRoute({
  method: "delete",
  path: "/pack-items/{packId}/{albumId}",
  tags,
  summary: "Takes an album out of one's own pack",
  security: signedIn,
  request: { params: z.object({ packId: z.string(), albumId: z.string() }) },
  responses: { 204: { description: "It is not there (any more)" }, ...problems(401, 403, 429) },
});

const getTracks = createRoute({
  method: "get",
  path: "/pack-track-items/{packId}",
  tags,
  summary: "The tracks in a pack, in the order added",
  request: { params: PackId, query: z.object(paging()) },
  responses: { 200: answer(z.array(PackTrackShape), "A page of them"), ...problems(400, 401, 404) },
});

const postTrack = createRoute({
  method: "post",
  path: "/pack-track-items",
  tags,
  summary: "Adds a track to one's own pack",
  description: "The track is one that the catalogue knows, and its names are the catalogue's.",
  security: signedIn,
  request: { body: jsonBody(PackTrackSchema, TRACK_EXAMPLE) },
  responses: {
    200: answer(PackedTrack, "It was there already"),
    201: answer(PackedTrack, "Added"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const deleteTrack = createRoute({
  method: "delete",
  path: "/pack-track-items/{packId}/{trackId}",
  tags,
  summary: "Takes a track out of one's own pack",
  security: signedIn,
  request: { params: z.object({ packId: z.string(), trackId: z.string() }) },
  responses: { 204: { description: "It is not there (any more)" }, ...problems(401, 403, 429) },
});

export const packItems = apiRouter()
  .openapi(getAlbums, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const items = await listPackAlbums(c.get("ctx"), { limit, offset, ...c.req.valid("param") });
    return c.json(paged(c, items, limit, offset), 200);
  })
  .openapi(postAlbum, async (c) => {
    const { pack_id: packId, album_id: albumId } = c.req.valid("json");
    const { packed, created } = await putAlbumInPack(c.get("ctx"), { packId, albumId });
    return created ? c.json(packed, 201) : c.json(packed, 200);
  })
  .openapi(deleteAlbum, async (c) => {
    await takeAlbumFromPack(c.get("ctx"), c.req.valid("param"));
    return c.body(null, 204);
  })
  .openapi(getTracks, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const items = await listPackTracks(c.get("ctx"), { limit, offset, ...c.req.valid("param") });
    return c.json(paged(c, items, limit, offset), 200);
  })
  .openapi(postTrack, async (c) => {
    const { pack_id: packId, track_id: trackId, album_id: albumId } = c.req.valid("json");
    const { packed, created } = await putTrackInPack(c.get("ctx"), { packId, trackId, albumId });
    return created ? c.json(packed, 201) : c.json(packed, 200);
  })
  .openapi(deleteTrack, async (c) => {
    await takeTrackFromPack(c.get("ctx"), c.req.valid("param"));
    return c.body(null, 204);
  });
