import type { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";
import { matches } from "./methods.ts";
import { onError } from "./on-error.ts";

/** Refusals of what was sent, which come before the domain asks who sent it. */
const OF_WHAT_WAS_SENT = new Set([400, 413, 415, 422]);

/**
 * Strangers are told to sign in, and not what is wrong with what they sent, on every route whose description says that
 * it is for members. What a member may do is the domain's, and so are the words (`x-sign-in`) in which a stranger is asked in.
 */
export function membersOnly(router: OpenAPIHono<AppEnv>) {
  let routes: ReturnType<typeof describedRoutes> | undefined;

  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!(c.error instanceof DomainError && OF_WHAT_WAS_SENT.has(c.error.status))) return;

    routes ??= describedRoutes(router);
    const route = routes.find(({ method, path }) => method === c.req.method && matches(path, c.req.path));
    if (route?.closed && (await c.get("ctx").viewer()) === null) {
      c.res = await onError(new DomainError("unauthenticated", route.said), c);
    }
  });
}

/** In the order in which the router tries them. */
function describedRoutes(router: OpenAPIHono<AppEnv>) {
  return router.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, security } = definition.route;
    const closed = security?.every((way) => Object.keys(way).length > 0) ?? false;
    const own: unknown = definition.route["x-sign-in"];
    const said = typeof own === "string" ? own : "Please sign in to continue.";
    return [{ method: method.toUpperCase(), path: path.replaceAll(/\{(\w+)\}/g, ":$1"), closed, said }];
  });
}
