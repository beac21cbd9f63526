import { createRoute, z } from "@hono/zod-openapi";
import { ArtistAlbumsQuery, TopCount } from "../domain/albums.schema.ts";
import { getAlbum, listAlbumTracks } from "../domain/albums.server.ts";
import { listArtistAlbums } from "../domain/artists.server.ts";
import { listTopRatedOfGenre, listTrendingOfGenre } from "../domain/genre-lists.server.ts";
import { TopRatedQuery, TrendingQuery } from "../domain/genres.schema.ts";
import { listTrendingAlbums, listTrendingArtists, listTrendingReviewers } from "../domain/trending.server.ts";
import { paged } from "./paged.ts";
import { problems } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { AlbumShape, AlbumSummaryShape, ArtistShape, answer, TrackShape, TrendingReviewerShape } from "./shapes.ts";

const AlbumId = z.object({
  id: z
    .string()
    .openapi({ description: "Ours, or any other by which a catalogue knows it", example: "d-radiohead-ok-computer" }),
});

const getTop = createRoute({
  method: "get",
  path: "/albums/top/{n}",
  tags: ["Albums"],
  summary: "The albums that people review most just now",
  request: { params: z.object({ n: TopCount }) },
  responses: {
    200: answer(z.array(AlbumSummaryShape), "At most n, the most talked about first"),
    ...problems(400, 401),
  },
});

const GenreName = z.object({
  genre: z.string().openapi({ description: "In any case of letters, URL-encoded", example: "r&b" }),
});

const getTopRatedOfGenre = createRoute({
  method: "get",
  path: "/albums/genre/{genre}/top-rated",
  tags: ["Albums"],
  summary: "The best rated albums of a genre",
  description:
    "Reviewed albums alone, by a Bayesian average: five ratings of 7 are added to an album's own, so that one 10 does not beat two hundred 9s.",
  request: { params: GenreName, query: TopRatedQuery },
  responses: { 200: answer(z.array(AlbumSummaryShape), "The best first"), ...problems(400, 401, 404) },
});

const getTrendingOfGenre = createRoute({
  method: "get",
  path: "/albums/genre/{genre}/trending",
  tags: ["Albums"],
  summary: "The albums of a genre that people review most just now",
  description: "After three days a review weighs half as much.",
  request: { params: GenreName, query: TrendingQuery },
  responses: { 200: answer(z.array(AlbumSummaryShape), "The most talked about first"), ...problems(400, 401, 404) },
});

const getOne = createRoute({
  method: "get",
  path: "/albums/{id}",
  tags: ["Albums"],
  summary: "An album",
  description: "One that nobody has opened yet is fetched from the catalogue and stored.",
  request: { params: AlbumId },
  responses: { 200: answer(AlbumShape, "The album"), ...problems(401, 404, 503) },
});

const getTracks = createRoute({
  method: "get",
  path: "/albums/{id}/tracks",
  tags: ["Albums"],
  summary: "An album's tracklist",
  request: { params: AlbumId },
  responses: { 200: answer(z.array(TrackShape), "In order, disc by disc"), ...problems(401, 404, 503) },
});

const getTrendingArtists = createRoute({
  method: "get",
  path: "/artists/trending",
  tags: ["Artists"],
  summary: "The artists whose records people review most just now",
  responses: { 200: answer(z.array(ArtistShape), "The most talked about first"), ...problems(401) },
});

const getArtistAlbums = createRoute({
  method: "get",
  path: "/artists/{id}/albums",
  tags: ["Artists"],
  summary: "An artist's records, newest first",
  description:
    "`single` is one track, `ep` two to six, `album` more or unknown; `compilation` is what it was released as.",
  request: { params: z.object({ id: z.string() }), query: ArtistAlbumsQuery },
  responses: { 200: answer(z.array(AlbumSummaryShape), "A page of them"), ...problems(400, 401, 404, 503) },
});

const getTrendingReviewers = createRoute({
  method: "get",
  path: "/trending/reviewers",
  tags: ["Users"],
  summary: "The members who review most just now",
  responses: { 200: answer(z.array(TrendingReviewerShape), "The busiest first"), ...problems(401) },
});

export const albums = apiRouter()
  .openapi(getTop, async (c) => {
    return c.json(await listTrendingAlbums(c.get("ctx"), c.req.valid("param").n), 200);
  })
  .openapi(getTopRatedOfGenre, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listTopRatedOfGenre(c.get("ctx"), input), 200);
  })
  .openapi(getTrendingOfGenre, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listTrendingOfGenre(c.get("ctx"), input), 200);
  })
  .openapi(getOne, async (c) => {
    return c.json(await getAlbum(c.get("ctx"), c.req.valid("param").id), 200);
  })
  .openapi(getTracks, async (c) => {
    return c.json(await listAlbumTracks(c.get("ctx"), c.req.valid("param").id), 200);
  })
  .openapi(getTrendingArtists, async (c) => {
    return c.json(await listTrendingArtists(c.get("ctx")), 200);
  })
  .openapi(getTrendingReviewers, async (c) => {
    return c.json(await listTrendingReviewers(c.get("ctx")), 200);
  })
  .openapi(getArtistAlbums, async (c) => {
    const query = c.req.valid("query");
    const items = await listArtistAlbums(c.get("ctx"), { ...query, ...c.req.valid("param") });
    return c.json(paged(c, items, query.limit, query.offset), 200);
  });
