import { createRoute, z } from "@hono/zod-openapi";
import { listRelatedArtists, listTopTracks } from "../domain/artist-music.server.ts";
import { createArtistRecord, getArtistRecord, renewArtistRecord } from "../domain/artist-record.server.ts";
import { CreateArtistSchema, UpdateArtistSchema } from "../domain/artists.schema.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { ArtistShape, answer, CachedArtistShape, jsonBody, TrackShape } from "./shapes.ts";

const tags = ["Artists"];
const ArtistId = z.object({
  id: z.string().openapi({ description: "Ours, or any other by which a catalogue knows them", example: "d-radiohead" }),
});
const FROM_THE_CATALOGUE =
  "Whatever else the body says, the record comes from the catalogue: nobody's browser tells others what to read.";

const getOne = createRoute({
  method: "get",
  path: "/artists/{id}",
  tags,
  summary: "An artist and their latest records",
  description: "Asked of the catalogue once in six days, and served as it is where that fails.",
  request: { params: ArtistId },
  responses: { 200: answer(CachedArtistShape, "The record"), ...problems(401, 404, 503) },
});

const postOne = createRoute({
  method: "post",
  path: "/artists",
  tags,
  summary: "Have an artist's record made",
  description: FROM_THE_CATALOGUE,
  security: signedIn,
  request: { body: jsonBody(CreateArtistSchema, { spotify_id: "d-radiohead" }) },
  responses: {
    200: answer(CachedArtistShape, "Made before"),
    201: answer(CachedArtistShape, "The new record"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const putOne = createRoute({
  method: "put",
  path: "/artists/{id}",
  tags,
  summary: "Have an artist's record brought up to date",
  description: `${FROM_THE_CATALOGUE} Once in five minutes is enough.`,
  security: signedIn,
  request: { params: ArtistId, body: { content: { "application/json": { schema: UpdateArtistSchema, example: {} } } } },
  responses: {
    200: answer(CachedArtistShape, "The record"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429, 503),
  },
});

const getRelated = createRoute({
  method: "get",
  path: "/artists/{id}/related",
  tags,
  summary: "Artists who make the same kinds of music",
  request: { params: ArtistId },
  responses: {
    200: answer(z.array(ArtistShape), "At most 20, those who share the most genres first"),
    ...problems(401, 404, 503),
  },
});

const getTopTracks = createRoute({
  method: "get",
  path: "/artists/{id}/top-tracks",
  tags,
  summary: "The tracks that members like most",
  request: { params: ArtistId },
  responses: { 200: answer(z.array(TrackShape), "At most 10 of the newest albums'"), ...problems(401, 404, 503) },
});

export const artistRecords = apiRouter()
  .openapi(getOne, async (c) => c.json(await getArtistRecord(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(postOne, async (c) => {
    const { record, created } = await createArtistRecord(c.get("ctx"), c.req.valid("json").spotify_id);
    return created ? c.json(record, 201) : c.json(record, 200);
  })
  .openapi(putOne, async (c) => c.json(await renewArtistRecord(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(getRelated, async (c) => c.json(await listRelatedArtists(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(getTopTracks, async (c) => c.json(await listTopTracks(c.get("ctx"), c.req.valid("param").id), 200));
