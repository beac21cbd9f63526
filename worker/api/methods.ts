import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "../entry.ts";

/** The methods that some route of `router` takes at `path`; none where the path is unknown. */
export function allowedMethods(router: OpenAPIHono<AppEnv>, path: string): string[] {
  const methods = new Set<string>();
  for (const route of router.routes) {
    if (route.method !== "ALL" && matches(route.path, path)) methods.add(route.method);
  }
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort();
}

/** Whether a route's pattern (`/users/:id`) takes the path. */
export function matches(pattern: string, path: string): boolean {
  const wanted = pattern.replace(/^\/api/, "").split("/");
  const given = path.replace(/^\/api/, "").split("/");
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(":") ? given[at] !== "" : part === given[at]))
  );
}
