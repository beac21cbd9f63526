import { createRoute, z } from "@hono/zod-openapi";
import { BlockSchema } from "../domain/blocks.schema.ts";
import { isBlocking, listBlocks, setBlock } from "../domain/blocks.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, BlockShape, jsonBody } from "./shapes.ts";

const tags = ["People"];
const MemberId = z.object({ id: z.string() });
const Blocked = BlockShape.omit({ users: true }).openapi("Blocked");

const getBlocks = createRoute({
  method: "get",
  path: "/blocks",
  tags,
  summary: "Whom the caller blocks",
  security: signedIn,
  request: { query: z.object(paging()) },
  responses: { 200: answer(z.array(BlockShape), "A page of them, newest first"), ...problems(400, 401) },
});

const getCheck = createRoute({
  method: "get",
  path: "/blocks/check/{id}",
  tags,
  summary: "Whether the caller blocks a member",
  security: signedIn,
  request: { params: MemberId },
  responses: { 200: answer(z.object({ isBlocked: z.boolean() }), "Whether they do"), ...problems(401) },
});

const postBlock = createRoute({
  method: "post",
  path: "/blocks",
  tags,
  summary: "Block a member",
  description: "Follows end both ways, and neither sees the other in any list.",
  security: signedIn,
  request: { body: jsonBody(BlockSchema, { blocked_id: "k3v9q2m7x4w1p8t5r6z0b2nh" }) },
  responses: {
    200: answer(Blocked, "Blocked already"),
    201: answer(Blocked, "Blocked"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteBlock = createRoute({
  method: "delete",
  path: "/blocks/{id}",
  tags,
  summary: "Block a member no longer",
  security: signedIn,
  request: { params: MemberId },
  responses: { 204: { description: "Not blocked, now or before" }, ...problems(401, 403, 429) },
});

export const blocks = apiRouter()
  .openapi(getBlocks, async (c) => {
    const page = c.req.valid("query");
    return c.json(paged(c, await listBlocks(c.get("ctx"), page), page.limit, page.offset), 200);
  })
  .openapi(getCheck, async (c) => {
    return c.json({ isBlocked: await isBlocking(c.get("ctx"), c.req.valid("param").id) }, 200);
  })
  .openapi(postBlock, async (c) => {
    const { blocked_id: blockedId } = c.req.valid("json");
    const { block, created } = await setBlock(c.get("ctx"), { blockedId, on: true });
    return created ? c.json(block, 201) : c.json(block, 200);
  })
  .openapi(deleteBlock, async (c) => {
    await setBlock(c.get("ctx"), { blockedId: c.req.valid("param").id, on: false });
    return c.body(null, 204);
  });
