import { matchRoutes } from "react-router";

type KnownRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasClientLoader?: boolean;
  module: string;
  clientLoaderModule?: string;
  clientActionModule?: string;
};

declare global {
  interface Window {
    /** React Router's list of routes, whole from the start (react-router.config.ts: routeDiscovery). */
    __reactRouterManifest?: { routes: Record<string, KnownRoute | undefined> };
    /** Those whose code has been fetched. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Whether the screen at a path keeps what it read (client-cache.ts), so that reading it ahead is of use. */
export function keepsItsData(pathname: string): boolean {
  return findRoute(pathname)?.hasClientLoader === true;
}

/** Whether a screen's code is here: the router reloads the document when it cannot fetch it. */
export function hasItsCode(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== undefined && window.__reactRouterRouteModules?.[route.id] !== undefined;
}

/** Fetches a screen's code. Answers whether it could. */
export async function fetchCode(pathname: string): Promise<boolean> {
  const route = findRoute(pathname);
  return route ? fetchModules(route) : false;
}

/** Fetches the code of what buttons post to: a press may come offline, and must not reload the document. */
export function fetchActionsCode() {
  for (const route of Object.values(window.__reactRouterManifest?.routes ?? {})) {
    if (route?.path?.startsWith("actions/")) fetchModules(route);
  }
}

async function fetchModules({ module, clientLoaderModule, clientActionModule }: KnownRoute): Promise<boolean> {
  const modules = [module, clientLoaderModule, clientActionModule].filter((name) => name !== undefined);
  const fetched = await Promise.allSettled(modules.map((name) => import(/* @vite-ignore */ name)));
  return fetched.every(({ status }) => status === "fulfilled");
}

/** The address under which a fetcher finds a screen: an index route needs saying so. */
export function fetcherPath(href: string): string {
  const url = new URL(href, window.location.origin);
  if (!findRoute(url.pathname)?.index) return `${url.pathname}${url.search}`;
  return `${url.pathname}?index${url.search === "" ? "" : `&${url.search.slice(1)}`}`;
}

function findRoute(pathname: string): KnownRoute | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).flatMap((route) =>
    route && route.parentId === "root" ? [{ id: route.id, path: route.path, index: route.index, route }] : [],
  );
  return matchRoutes(
    routes.map(({ id, path, index }) => (index ? { id, index: true as const } : { id, path })),
    pathname,
  )?.flatMap((match) => routes.filter((candidate) => candidate.id === match.route.id))[0]?.route;
}
