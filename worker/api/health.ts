import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { apiRouter } from "./router.ts";

const getHealth = createRoute({
  method: "get",
  path: "/health",
  tags: ["Service"],
  summary: "Whether the service can read its database",
  responses: {
    200: {
      description: "All is well",
      content: { "application/json": { schema: z.object({ status: z.literal("ok") }) } },
    },
    503: {
      description: "Something that the service stands on does not answer",
      content: {
        "application/json": { schema: z.object({ status: z.literal("unavailable"), failing: z.array(z.string()) }) },
      },
    },
  },
});

export const health = apiRouter().openapi(getHealth, async (c) => {
  c.header("Cache-Control", "no-store");
  try {
    await c.get("ctx").db.run(sql`select 1 from genres limit 1`);
  } catch {
    return c.json({ status: "unavailable" as const, failing: ["database"] }, 503);
  }
  return c.json({ status: "ok" as const }, 200);
});
