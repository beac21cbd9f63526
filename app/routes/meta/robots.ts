import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/robots";

/** Nothing there for a search engine: what only a member sees, what is posted to, and results of searches. */
const DISALLOWED = [
  "/api/",
  "/actions/",
  "/add-to-pack",
  "/admin",
  "/auth",
  "/catalog",
  "/community/new",
  "/login",
  "/notifications",
  "/report",
  "/reviews/following",
  "/search?",
  "/settings",
  "/signup",
  "/test-review-length",
  "/unsubscribe",
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = getCtx({ context });
  const lines = [
    "User-agent: *",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
