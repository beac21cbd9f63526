import { createRoute, z } from "@hono/zod-openapi";
import { listNewReleases } from "../domain/new-releases.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { NameSearchPath, NameSearchQuery, SEARCH_PAGE, SearchQuery } from "../domain/search.schema.ts";
import { searchCatalogue, searchPacks, searchUsers } from "../domain/search.server.ts";
import { linkToNext, paged } from "./paged.ts";
import { problems } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { AlbumSummaryShape, ArtistShape, answer, PackShape, UserShape } from "./shapes.ts";

const Results = z
  .object({ albums: z.array(AlbumSummaryShape), artists: z.array(ArtistShape) })
  .openapi("SearchResults");

const getSearch = createRoute({
  method: "get",
  path: "/search",
  tags: ["Search"],
  summary: "Albums and artists by name, best match first",
  description:
    "Case, accents and a misspelling do not matter. `type` is a list of `album` and `artist`; nothing is found for an empty `q`.",
  request: { query: SearchQuery },
  responses: { 200: answer(Results, "A page of each; a kind that was not asked for is empty"), ...problems(400, 401) },
});

const getUsers = createRoute({
  method: "get",
  path: "/users/search/{query}",
  tags: ["Search"],
  summary: "Members by username and name, best match first",
  request: { params: NameSearchPath, query: NameSearchQuery },
  responses: { 200: answer(z.array(UserShape), "A page of members"), ...problems(400, 401) },
});

const getPacks = createRoute({
  method: "get",
  path: "/packs/search/{query}",
  tags: ["Search"],
  summary: "Packs by name and description, best match first",
  request: { params: NameSearchPath, query: NameSearchQuery },
  responses: { 200: answer(z.array(PackShape), "A page of packs"), ...problems(400, 401) },
});

const getNewReleases = createRoute({
  method: "get",
  path: "/new-releases",
  tags: ["Albums"],
  summary: "What came out last, newest first",
  request: { query: z.object(paging(SEARCH_PAGE)) },
  responses: { 200: answer(z.array(AlbumSummaryShape), "A page of albums"), ...problems(400, 401) },
});

export const search = apiRouter()
  .openapi(getSearch, async (c) => {
    const query = c.req.valid("query");
    const results = await searchCatalogue(c.get("ctx"), query);
    const full = Math.max(results.albums.length, results.artists.length) >= query.limit;
    if (full) linkToNext(c, query.limit, query.offset);
    return c.json(results, 200);
  })
  .openapi(getUsers, async (c) => {
    const page = c.req.valid("query");
    const items = await searchUsers(c.get("ctx"), { ...page, ...c.req.valid("param") });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(getPacks, async (c) => {
    const page = c.req.valid("query");
    const items = await searchPacks(c.get("ctx"), { ...page, ...c.req.valid("param") });
    return c.json(paged(c, items, page.limit, page.offset), 200);
  })
  .openapi(getNewReleases, async (c) => {
    const page = c.req.valid("query");
    return c.json(paged(c, await listNewReleases(c.get("ctx"), page), page.limit, page.offset), 200);
  });
