import { createRoute, z } from "@hono/zod-openapi";
import { EndpointSchema, PushSubscriptionSchema } from "../domain/push.schema.ts";
import { forgetBrowser, getPushKey, registerBrowser } from "../domain/push.server.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, jsonBody } from "./shapes.ts";

const tags = ["Notifications"];
const endpoint = "https://fcm.googleapis.com/fcm/send/dGhpcyBpcyBub3QgYSBicm93c2Vy";
const keys = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

const getKey = createRoute({
  method: "get",
  path: "/push/key",
  tags,
  summary: "The key with which a browser subscribes to Web Push",
  description: "404 where this server has none: then nothing is pushed.",
  responses: {
    200: answer(z.object({ publicKey: z.string().openapi({ example: keys.p256dh }) }), "For applicationServerKey"),
    ...problems(401, 404),
  },
});

const postSubscription = createRoute({
  method: "post",
  path: "/push/subscriptions",
  tags,
  summary: "Tell this browser of the caller's notifications while its session lasts",
  description:
    "Takes a PushSubscription as JSON. Its endpoint has to be of a browser's push service. Ten browsers a member; one more takes the place of the oldest, and one that another member registered moves to the caller.",
  security: signedIn,
  request: { body: jsonBody(PushSubscriptionSchema, { endpoint, keys }) },
  responses: {
    201: answer(EndpointSchema, "Registered, now or before"),
    ...problems(400, 401, 403, 404, 413, 415, 422, 429),
  },
});

const deleteSubscription = createRoute({
  method: "delete",
  path: "/push/subscriptions",
  tags,
  summary: "Tell this browser no longer",
  security: signedIn,
  request: { body: jsonBody(EndpointSchema, { endpoint }) },
  responses: {
    204: { description: "Not registered by the caller, now or before" },
    ...problems(400, 401, 403, 413, 415, 422, 429),
  },
});

export const push = apiRouter()
  .openapi(getKey, (c) => c.json({ publicKey: getPushKey(c.get("ctx")) }, 200))
  .openapi(postSubscription, async (c) => {
    const subscription = c.req.valid("json");
    await registerBrowser(c.get("ctx"), subscription);
    return c.json({ endpoint: subscription.endpoint }, 201);
  })
  .openapi(deleteSubscription, async (c) => {
    await forgetBrowser(c.get("ctx"), c.req.valid("json"));
    return c.body(null, 204);
  });
