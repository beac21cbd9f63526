import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Ctx } from "../context.server.ts";
import { DomainError, violatesForeignKey } from "../domain/errors.server.ts";
import { findViewer } from "../domain/sessions.server.ts";
import type { AppEnv } from "../entry.ts";
import { logError } from "../request-log.server.ts";

const TITLES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  426: "Upgrade Required",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** Every failure as application/problem+json (api-contract: Failure). */
export async function onError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const ctx = c.get("ctx");
  const refusal = await toDomainError(ctx, error);
  if (refusal.code === "internal") logError(ctx, error);

  const headers = new Headers({ "Content-Type": "application/problem+json", "Cache-Control": "private, no-store" });
  if (refusal.status === 401) headers.set("WWW-Authenticate", "Bearer");
  if (refusal.status === 426) headers.set("Upgrade", "websocket");
  if (refusal.retryAfter !== undefined) headers.set("Retry-After", String(refusal.retryAfter));

  const problem = {
    type: "about:blank",
    title: TITLES[refusal.status],
    status: refusal.status,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.status === 422 ? { errors: refusal.errors ?? {} } : {}),
    ...(refusal.code === "internal" ? { request_id: ctx.requestId } : {}),
  };
  return new Response(JSON.stringify(problem), { status: refusal.status, headers });
}

async function toDomainError(ctx: Ctx, error: Error): Promise<DomainError> {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new DomainError("malformed", "The request could not be read.");
  }
  if (error instanceof HTTPException && error.status === 415) {
    return new DomainError("unsupported_media_type", "This path does not take a body of that type.");
  }
  if (violatesForeignKey(error) && (await isGone(ctx))) {
    return new DomainError("unauthenticated", "This account is no longer there.");
  }
  return new DomainError("internal", "Something went wrong. Please try again.");
}

/** Whether the member who was calling has been deleted meanwhile, from elsewhere. */
async function isGone(ctx: Ctx): Promise<boolean> {
  return (await ctx.viewer()) !== null && (await findViewer(ctx)) === null;
}
