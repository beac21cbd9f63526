import { createRoute, z } from "@hono/zod-openapi";
import { getCatalogueToken } from "../domain/catalogue-token.server.ts";
import { TopicSearchPath } from "../domain/topic-search.schema.ts";
import { searchTopics } from "../domain/topic-search.server.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, TopicShape } from "./shapes.ts";

const AccessTokenShape = z
  .object({ access_token: z.string(), token_type: z.literal("Bearer"), expires_in: z.number().int() })
  .openapi("CatalogueToken");

const getTopics = createRoute({
  method: "get",
  path: "/spotify/search/{type}/{query}",
  tags: ["Search"],
  summary: "What a post may be about, best match first",
  description: "At least three characters. For a track, `id` is its album's: that is what a post about it links to.",
  request: { params: TopicSearchPath },
  responses: { 200: answer(z.array(TopicShape), "At most 10"), ...problems(400, 401, 422) },
});

const getToken = createRoute({
  method: "get",
  path: "/spotify/token",
  tags: ["Search"],
  summary: "A token of the catalogue's, where it has such",
  security: signedIn,
  responses: {
    200: answer(AccessTokenShape, "The token; the client secret never leaves the server"),
    ...problems(401, 429, 503),
  },
});

export const topics = apiRouter()
  .openapi(getTopics, async (c) => c.json(await searchTopics(c.get("ctx"), c.req.valid("param")), 200))
  .openapi(getToken, async (c) => c.json(await getCatalogueToken(c.get("ctx")), 200));
