import { redirect } from "react-router";
import { load } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { startOAuth } from "#worker/domain/oauth-flow.server.ts";
import { flowCookie } from "#worker/oauth/flow-cookie.server.ts";
import type { Route } from "./+types/oauth-start";

const SETTINGS = "/settings";

/** Sends a visitor to the provider to sign in, or a member to link it to their account. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const link = url.searchParams.get("link") === "true";
  const redirectTo = link ? SETTINGS : sameSitePath(url.searchParams.get("redirectTo"));
  const started = await load(startOAuth(ctx, { provider: params.provider, redirectTo, link }), SETTINGS);
  // What is linked to an account, its member asks for here and nowhere else.
  if (link && request.headers.get("Sec-Fetch-Site") === "cross-site") throw redirect(SETTINGS);
  if (!link && (await ctx.viewer())) throw redirect(redirectTo);

  throw redirect(started.url, {
    headers: { "Set-Cookie": flowCookie(request, started.provider, started.flow), "Cache-Control": "no-store" },
  });
}

/** Never shown: the loader leads on. It makes this a screen, which says so in words where the provider is unknown. */
export default function OAuthStart() {
  return null;
}
