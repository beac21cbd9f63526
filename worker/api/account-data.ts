import { createRoute, z } from "@hono/zod-openapi";
import { deleteAccount } from "../domain/account-deletion.server.ts";
import { exportAccount } from "../domain/export.server.ts";
import { ArchiveShape } from "./archive-shape.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer } from "./shapes.ts";

const tags = ["Accounts and sessions"];
const OwnId = z.object({ id: z.string().openapi({ description: "The caller's own id" }) });

const getExport = createRoute({
  method: "get",
  path: "/users/{id}/export",
  tags,
  summary: "All that a member made and that is kept of them, as one file",
  description: "Newest first within each list. Five times an hour.",
  security: signedIn,
  request: { params: OwnId },
  responses: { 200: answer(ArchiveShape, "The archive, as an attachment"), ...problems(401, 403, 429) },
});

const deleteUser = createRoute({
  method: "delete",
  path: "/users/{id}",
  tags,
  summary: "Delete one's account",
  description:
    "All that the member made goes along, with its pictures and what others wrote under it. Username and email are free at once.",
  security: signedIn,
  request: { params: OwnId },
  responses: {
    204: { description: "The account is gone, its sessions have ended and the cookie is cleared" },
    ...problems(401, 403, 429),
  },
});

const router = apiRouter();
router.openAPIRegistry.registerPath(getExport);

export const accountData = router
  .openapi(deleteUser, async (c) => {
    await deleteAccount(c.get("ctx"), { userId: c.req.valid("param").id });
    c.header("Clear-Site-Data", '"cache", "cookies", "storage"');
    return c.body(null, 204);
  })
  // Not through `openapi`: what is streamed has no type to check.
  .get("/users/:id/export", async (c) => {
    const ctx = c.get("ctx");
    const { filename, body } = await exportAccount(ctx, c.req.param("id"));
    return c.body(body, 200, {
      "Content-Type": "application/json; charset=UTF-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
      // Given, so that none is made of the whole text before its first byte goes out.
      ETag: `W/"${ctx.requestId}"`,
    });
  });
