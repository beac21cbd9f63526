import latinSans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import latinSerif from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import {
  data,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import { PageError } from "#app/components/page-error.tsx";
import { AppShell } from "#app/components/shell/app-shell.tsx";
import { ThemeScript, themeClass } from "#app/components/shell/theme-script.tsx";
import { emptyAfterWrite } from "#app/lib/client-cache.ts";
import { takeFlash } from "#app/lib/flash.server.ts";
import { section } from "#app/lib/section.server.ts";
import { rootIsStale } from "#app/lib/session-sync.ts";
import { shellUser } from "#app/lib/session-user.server.ts";
import { readTheme } from "#app/lib/theme-cookie.server.ts";
import { MOST_SHOWN } from "#app/lib/unread.ts";
import { getCtx, nonceContext } from "#worker/context.server.ts";
import { countUnreadNotifications } from "#worker/domain/notifications.server.ts";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: latinSans, crossOrigin: "anonymous" },
  { rel: "preload", as: "font", type: "font/woff2", href: latinSerif, crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await ctx.viewer();
  const flash = takeFlash(request);
  return data(
    {
      user: await shellUser(ctx),
      unread: {
        count: viewer ? ((await section(ctx, countUnreadNotifications(ctx, { most: MOST_SHOWN + 1 }))) ?? 0) : 0,
      },
      theme: viewer?.theme ?? readTheme(request),
      flash: flash.toast,
      nonce: context.get(nonceContext),
      origin: ctx.origin,
    },
    { headers: flash.headers },
  );
}

export const clientMiddleware = [emptyAfterWrite];

/** Who one is changes by a form alone, here or in another tab; moving between pages does not ask again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (rootIsStale()) return true;
  return formMethod !== undefined && formMethod !== "GET" ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const theme = root?.theme ?? "dark";

  return (
    <html lang="en" className={themeClass(theme)} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <Links nonce="" />
        <ThemeScript nonce={root?.nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={root?.nonce} />
        <Scripts nonce={root?.nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <AppShell user={loaderData.user} unread={loaderData.unread} flash={loaderData.flash}>
      <Outlet />
    </AppShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    <AppShell user={root?.user ?? null} unread={root?.unread}>
      <PageError error={error} />
    </AppShell>
  );
}
