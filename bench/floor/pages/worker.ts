// The floor of a page: React Router renders the product's own routes, whose loaders answer constants.
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeData,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Ctx, ctxContext, nonceContext } from "#worker/context.server.ts";

type RouteData = Record<string, { data: unknown }>;

/** What the product's loaders answered, by `floorKey`; told once by the bench, before it asks. */
const constants = new Map<string, RouteData>();
/** As long as the product's. */
const NONCE = "AAAAAAAAAAAAAAAAAAAAAA==";

let rendering: Promise<(request: Request, context: RouterContextProvider) => Promise<Response>> | undefined;

async function openRenderer() {
  const build: ServerBuild = await import("virtual:react-router/server-build");
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) throw new Error(`No route ${id}`);
    const { loader, middleware: _, ...module } = route.module;
    const constant = ({ request }: { request: Request }) => constants.get(floorKey(request))?.[id]?.data;
    return [id, { ...route, module: loader ? { ...module, loader: constant } : module }];
  });
  return createRequestHandler({ ...build, routes: Object.fromEntries(routes) }, "production");
}

/** One address shows other things to a member. */
function floorKey(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${request.headers.has("Cookie") ? "member" : "stranger"} ${pathname}${search}`;
}

export default {
  async fetch(request) {
    if (new URL(request.url).pathname === "/api/health") return new Response("ok");
    if (request.method === "PUT" && request.body) {
      const { value } = await decodeData(request.body, globalThis as unknown as Window);
      constants.set(floorKey(request), value as RouteData);
      return new Response(null, { status: 204 });
    }
    rendering ??= openRenderer();
    const context = new RouterContextProvider();
    context.set(ctxContext, {} as Ctx);
    context.set(nonceContext, NONCE);
    return (await rendering)(request, context);
  },
} satisfies ExportedHandler;
