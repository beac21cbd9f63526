import { type Context, Hono } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { openDatabase } from "#db/client.server.ts";
import { onError } from "./api/on-error.ts";
import { bodyLimits } from "./body-limits.server.ts";
import { openCatalogue } from "./catalogue/catalogue.server.ts";
import { type Ctx, ctxContext, nonceContext } from "./context.server.ts";
import { covers } from "./covers/covers.server.ts";
import { newId } from "./domain/ids.server.ts";
import { findViewer, type Viewer } from "./domain/sessions.server.ts";
import { images } from "./images/serve.server.ts";
import { devMailbox } from "./mail/dev-mailbox.server.ts";
import { logError, logRequest, serverTiming } from "./request-log.server.ts";
import { isSafe, requireSameOrigin } from "./same-origin.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { readBookmark, readSession, writeBookmark, writeSession } from "./session-cookie.server.ts";

export { CatalogueGate } from "./objects/catalogue-gate.ts";
export { NotificationHub } from "./objects/notification-hub.ts";

export type AppEnv = { Bindings: Env; Variables: { ctx: Ctx; secureHeadersNonce?: string } };

const renderPage = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** What serves everything but the API. */
const site = buildApp();
/** What serves the API. It describes every body it takes and gives, so it is loaded with the first call of it. */
let whole: Hono<AppEnv> | undefined;

async function serve(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  if (!/^\/api(\/|$)/.test(new URL(request.url).pathname)) return site.fetch(request, env, execution);
  const { mountApi } = await import("./api/mount.ts");
  whole ??= buildApp(mountApi);
  return whole.fetch(request, env, execution);
}

function buildApp(mountApi?: (app: Hono<AppEnv>) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError);

  app.use(async (c, next) => {
    const { ctx, bookmark } = makeCtx(c);
    c.set("ctx", ctx);
    await next();

    const { headers } = c.res;
    writeSession(c.req.raw, ctx.session, headers);
    const position = isReading(c.req.raw) ? null : bookmark();
    if (position !== null) writeBookmark(c.req.raw, position, headers);
    headers.set("X-Request-Id", ctx.requestId);
    headers.set("Server-Timing", serverTiming(ctx));
    logRequest(c.req.raw, c.res.status, ctx);
  });
  app.use(securityHeaders);
  app.use(requireSameOrigin);

  mountApi?.(app);
  app.route("/images", images);
  app.route("/covers", covers);
  app.route("/dev", devMailbox);
  app.use(bodyLimits);
  app.all("*", (c) => {
    const context = new RouterContextProvider();
    context.set(ctxContext, c.get("ctx"));
    context.set(nonceContext, c.get("secureHeadersNonce") ?? "");
    return renderPage(c.req.raw, context);
  });
  return app;
}

function makeCtx(c: Context<AppEnv>): { ctx: Ctx; bookmark: () => string | null } {
  const request = c.req.raw;
  const session = readSession(request);
  // Rights are judged by what is true now, never by what a replica still believes.
  const primary = !isReading(request) || session.via === "bearer";
  const database = openDatabase(c.env.DB, primary ? "first-primary" : (readBookmark(request) ?? "first-unconstrained"));

  let viewer: Promise<Viewer | null> | undefined;
  const ctx: Ctx = {
    env: c.env,
    db: database.db,
    tally: database.tally,
    now: Date.now(),
    requestId: newId(),
    origin: c.env.PUBLIC_ORIGIN || new URL(request.url).origin,
    address: request.headers.get("CF-Connecting-IP") ?? "unknown",
    session,
    viewer: () => {
      viewer ??= findViewer(ctx);
      return viewer;
    },
    catalogue: openCatalogue(c.env),
    after: (work) => c.executionCtx.waitUntil(Promise.resolve(work).catch((error) => logError(ctx, error))),
  };
  return { ctx, bookmark: database.bookmark };
}

/** A provider of sign-in sends people back by a GET, which signs them in. */
function isReading({ method, url }: Request): boolean {
  return isSafe(method) && !/^\/auth\/[^/]+\/callback$/.test(new URL(url).pathname);
}

async function runScheduled(...call: Parameters<ExportedHandlerScheduledHandler<Env>>): Promise<void> {
  const cron = await import("./cron.server.ts");
  await cron.runScheduled(...call);
}

export default { fetch: serve, scheduled: runScheduled } satisfies ExportedHandler<Env>;
