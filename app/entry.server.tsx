import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { ctxContext, nonceContext } from "#worker/context.server.ts";
import { logError } from "#worker/request-log.server.ts";

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  let finalStatus = status;
  const nonce = loadContext.get(nonceContext);
  const ctx = loadContext.get(ctxContext);
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.timeout(streamTimeout + 1000),
    onError(error: unknown) {
      finalStatus = 500;
      logError(ctx, error);
    },
  });
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;

  return new Response(body, { headers, status: finalStatus });
}

/** A link that was prefetched on intent is still fresh when it is clicked. */
export function handleDataRequest(response: Response, { request }: { request: Request }) {
  const prefetched = request.headers.get("Sec-Purpose") === "prefetch" || request.headers.get("Purpose") === "prefetch";
  response.headers.set("Cache-Control", prefetched ? "private, max-age=10" : "private, no-store");
  return response;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context.get(ctxContext), error);
};
