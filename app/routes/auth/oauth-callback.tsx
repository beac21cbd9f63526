import { redirect } from "react-router";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { oauthDone, oauthFailed } from "#app/lib/oauth-words.ts";
import { sameSitePath, signInPath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { DomainError } from "#worker/domain/errors.server.ts";
import { finishOAuth } from "#worker/domain/oauth.server.ts";
import { requireProvider } from "#worker/domain/oauth-flow.server.ts";
import { PROVIDER_NAMES } from "#worker/domain/oauth-providers.ts";
import { readFlowCookie, spentFlowCookie } from "#worker/oauth/flow-cookie.server.ts";
import type { Route } from "./+types/oauth-callback";

/** Where the provider sends people back to. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { provider } = await load(open(ctx, params.provider), "/");
  const name = PROVIDER_NAMES[provider];
  const flow = readFlowCookie(request, provider);
  const isLink = flow !== null && flow.session !== null;
  const redirectTo = sameSitePath(flow?.redirectTo);
  const way = isLink ? "/settings" : signInPath(redirectTo);

  function leadOn(to: string, toast: ToastMessage | undefined) {
    const headers = new Headers(toast && flash(toast));
    headers.append("Set-Cookie", spentFlowCookie(request, provider));
    headers.set("Cache-Control", "no-store");
    return redirect(to, { headers });
  }

  const { searchParams } = url;
  const returned = {
    state: searchParams.get("state"),
    code: searchParams.get("code"),
    error: searchParams.get("error"),
  };
  try {
    const outcome = await finishOAuth(ctx, { provider, flow, returned });
    if ("failed" in outcome) return leadOn(way, oauthFailed(outcome.failed, name, { isLink }));
    const to = outcome.done === "signed_up" ? chooseUsernamePath(redirectTo) : redirectTo;
    return leadOn(to, oauthDone(outcome.done, name));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return leadOn(way, { title: isLink ? "Not linked" : "Login Failed", description: error.message, tone: "error" });
  }
}

async function open(ctx: Parameters<typeof requireProvider>[0], provider: string) {
  return requireProvider(ctx, provider);
}

function chooseUsernamePath(redirectTo: string): string {
  const path = "/auth/choose-username";
  return redirectTo === "/" ? path : `${path}?redirectTo=${encodeURIComponent(redirectTo)}`;
}

/** Never shown: the loader leads on. It makes this a screen, which says so in words where the provider is unknown. */
export default function OAuthCallback() {
  return null;
}
