import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.server.ts";
import type { AppEnv } from "../entry.ts";
import { isSafe } from "../same-origin.server.ts";

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const MULTIPART_TYPE = /^multipart\/form-data\b/i;

/** A body is a JSON object (or multipart, where a route takes files) or it is refused before a route sees it. */
export const readableBody = createMiddleware<AppEnv>(async (c, next) => {
  const type = c.req.header("Content-Type") ?? "";
  if (!isSafe(c.req.method) && !MULTIPART_TYPE.test(type)) {
    const isEmpty = c.req.raw.body === null || (await c.req.arrayBuffer()).byteLength === 0;
    if (isEmpty) forgetType(c);
    else if (JSON_TYPE.test(type)) requireObject(await c.req.text());
    else throw new DomainError("unsupported_media_type", "Send the body as application/json.");
  }
  await next();
});

/** Many clients name a type for no body at all: without it, the route sees a call that brought none. */
function forgetType(c: Context<AppEnv>): void {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("Content-Type");
  c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
}

function requireObject(body: string): void {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new DomainError("malformed", "The body is not valid JSON.");
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    const message = "The body must be a JSON object.";
    throw new DomainError("invalid", message, { errors: { body: [message] } });
  }
}
