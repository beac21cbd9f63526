import { createRoute, z } from "@hono/zod-openapi";
import { CreatePackSchema, UpdatePackSchema } from "../domain/packs.schema.ts";
import { createPack, getPack, listPacksOf, removePack, updatePack } from "../domain/packs.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, PackShape } from "./shapes.ts";

const tags = ["Packs"];
const PackId = z.object({ id: z.string() });

const getOfUser = createRoute({
  method: "get",
  path: "/packs/user/{userId}",
  tags,
  summary: "A member's packs, newest first",
  request: { params: z.object({ userId: z.string() }), query: z.object(paging()) },
  responses: { 200: answer(z.array(PackShape), "A page of packs"), ...problems(400, 401, 404) },
});

const getOne = createRoute({
  method: "get",
  path: "/packs/{id}",
  tags,
  summary: "A pack",
  request: { params: PackId },
  responses: { 200: answer(PackShape, "The pack"), ...problems(401, 404) },
});

const postPack = createRoute({
  method: "post",
  path: "/packs",
  tags,
  summary: "Make a pack",
  security: signedIn,
  request: { body: jsonBody(CreatePackSchema, { name: "Sunday morning", description: "Quiet ones, for coffee." }) },
  responses: { 201: answer(PackShape, "The new pack"), ...problems(400, 401, 403, 413, 415, 422, 429) },
});

const patchPack = createRoute({
  method: "patch",
  path: "/packs/{id}",
  tags,
  summary: "Rename one's own pack, or describe it anew",
  description: "What is left out stays as it is.",
  security: signedIn,
  request: { params: PackId, body: jsonBody(UpdatePackSchema, { name: "Sunday afternoon" }) },
  responses: { 200: answer(PackShape, "The changed pack"), ...problems(400, 401, 403, 404, 413, 415, 422, 429) },
});

const deletePack = createRoute({
  method: "delete",
  path: "/packs/{id}",
  tags,
  summary: "Delete one's own pack",
  security: signedIn,
  request: { params: PackId },
  responses: { 204: { description: "Gone, with what was in it" }, ...problems(401, 403, 404, 429) },
});

export const packs = apiRouter()
  .openapi(getOfUser, async (c) => {
    const { limit, offset } = c.req.valid("query");
    const items = await listPacksOf(c.get("ctx"), { limit, offset, ...c.req.valid("param") });
    return c.json(paged(c, items, limit, offset), 200);
  })
  .openapi(getOne, async (c) => c.json(await getPack(c.get("ctx"), c.req.valid("param").id), 200))
  .openapi(postPack, async (c) => c.json(await createPack(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(patchPack, async (c) =>
    c.json(await updatePack(c.get("ctx"), c.req.valid("param").id, c.req.valid("json")), 200),
  )
  .openapi(deletePack, async (c) => {
    await removePack(c.get("ctx"), c.req.valid("param").id);
    return c.body(null, 204);
  });
