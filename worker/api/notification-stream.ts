import { createRoute } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.server.ts";
import { requireListener } from "../domain/live.server.ts";
import type { AppEnv } from "../entry.ts";
import { connect } from "../objects/notification-hub.ts";
import { problems, signedIn } from "./problems.ts";
import { apiRouter } from "./router.ts";

/** Browsers send cookies along with a socket from any site, and CORS does not hold for it. */
const upgradeFromHere = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    throw new DomainError("upgrade_required", "This path is a WebSocket.");
  }
  const isByCookie = c.get("ctx").session.via === "cookie";
  if (isByCookie && c.req.header("Origin") !== new URL(c.req.url).origin) {
    throw new DomainError("cross_origin", "This request came from another site.");
  }
  await next();
});

const getStream = createRoute({
  method: "get",
  path: "/notifications/stream",
  tags: ["Notifications"],
  summary: "A WebSocket that tells of new lines as they come",
  description: [
    'Its messages are `{"type":"notification","notification":Notification,"unread_count":n}` and',
    '`{"type":"unread_count","unread_count":n}`, the latter first; at most two a second to one connection, the later',
    "ones merged. It answers `ping` with `pong`, and closes at any other message. It is closed with 4401 when the",
    "session ends. With the cookie, the Origin must be this site's.",
  ].join(" "),
  security: signedIn,
  middleware: upgradeFromHere,
  responses: { 101: { description: "The socket is open" }, ...problems(401, 403, 426) },
});

/** It stands before whatever buffers, tags or limits answers: an open socket takes none of that. */
export const notificationStream = apiRouter().openapi(getStream, async (c) => {
  const { webSocket } = await connect(c.env, await requireListener(c.get("ctx")));
  // The hub's own answer has headers that cannot be added to.
  return new Response(null, { status: 101, webSocket });
});
