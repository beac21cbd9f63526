import { createRoute, z } from "@hono/zod-openapi";
import {
  countUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from "../domain/notifications.server.ts";
import { paging } from "../domain/paging.schema.ts";
import { paged } from "./paged.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";
import { answer, NotificationShape } from "./shapes.ts";

const tags = ["Notifications"];

const getList = createRoute({
  method: "get",
  path: "/notifications",
  tags,
  summary: "What others did that concerns the caller",
  description: "Likes of one thing are one line while it is unread, with the newest liker as its actor.",
  security: signedIn,
  request: { query: z.object(paging()) },
  responses: { 200: answer(z.array(NotificationShape), "A page of lines, newest first"), ...problems(400, 401) },
});

const getCount = createRoute({
  method: "get",
  path: "/notifications/unread-count",
  tags,
  summary: "How many lines are unread",
  security: signedIn,
  responses: { 200: answer(z.object({ count: z.number().int() }), "Up to a thousand"), ...problems(401) },
});

const patchAll = createRoute({
  method: "patch",
  path: "/notifications/mark-all-read",
  tags,
  summary: "Mark every line as read",
  security: signedIn,
  responses: {
    200: answer(z.object({ updated: z.number().int() }), "How many were unread"),
    ...problems(401, 403, 429),
  },
});

const patchOne = createRoute({
  method: "patch",
  path: "/notifications/{id}/read",
  tags,
  summary: "Mark a line as read",
  security: signedIn,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answer(NotificationShape, "The line, read"), ...problems(401, 403, 404, 429) },
});

export const notifications = apiRouter()
  .openapi(getList, async (c) => {
    const page = c.req.valid("query");
    return c.json(paged(c, await listNotifications(c.get("ctx"), page), page.limit, page.offset), 200);
  })
  .openapi(getCount, async (c) => c.json({ count: await countUnreadNotifications(c.get("ctx")) }, 200))
  .openapi(patchAll, async (c) => c.json({ updated: await markAllNotificationsRead(c.get("ctx")) }, 200))
  .openapi(patchOne, async (c) => c.json(await markNotificationRead(c.get("ctx"), c.req.valid("param").id), 200));
