import { createRoute, z } from "@hono/zod-openapi";
import { UpdateSettingsSchema } from "../domain/settings.schema.ts";
import { getSettings, updateSettings } from "../domain/settings.server.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody, SettingsShape } from "./shapes.ts";

const tags = ["Settings"];

const getOwn = createRoute({
  method: "get",
  path: "/settings/{userId}",
  tags,
  summary: "One's settings and profile",
  security: signedIn,
  request: { params: z.object({ userId: z.string().openapi({ description: "The caller's own id" }) }) },
  responses: { 200: answer(SettingsShape, "The settings"), ...problems(401, 403) },
});

const putOwn = createRoute({
  method: "put",
  path: "/settings",
  tags,
  summary: "Change some of one's settings or profile; what is left out stays",
  security: signedIn,
  request: { body: jsonBody(UpdateSettingsSchema, { theme: "system", email_notifications: false, name: "Nina" }) },
  responses: { 200: answer(SettingsShape, "All settings as they are now"), ...problems(400, 401, 403, 422, 429) },
});

export const settings = apiRouter()
  .openapi(getOwn, async (c) => c.json(await getSettings(c.get("ctx"), c.req.valid("param").userId), 200))
  .openapi(putOwn, async (c) => c.json(await updateSettings(c.get("ctx"), c.req.valid("json")), 200));
