import { createMiddleware } from "hono/factory";
import { DomainError } from "./domain/errors.server.ts";
import type { AppEnv } from "./entry.ts";

export function isSafe(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}

/**
 * Refuses what another site's page sends in a member's name. A bearer token is no browser's own doing; a tool without
 * cookies, origin and fetch metadata has nobody's authority to abuse.
 */
export const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const { session } = c.get("ctx");
  if (!isSafe(c.req.method) && session.via !== "bearer") {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const fromHere =
      origin !== undefined
        ? origin === new URL(c.req.url).origin
        : site !== undefined
          ? site === "same-origin"
          : session.via === null;
    if (!fromHere) throw new DomainError("cross_origin", "This request came from another site.");
  }
  await next();
});
