import type { Hono } from "hono";
import type { AppEnv } from "../entry.ts";
import { api } from "./index.ts";
import { notificationStream } from "./notification-stream.ts";

/** Everything under /api. The stream stands before the rest: an answer that switches protocols takes no ETag. */
export function mountApi(app: Hono<AppEnv>): void {
  app.route("/api", notificationStream);
  app.route("/api", api);
}
