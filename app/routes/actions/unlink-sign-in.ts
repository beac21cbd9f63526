import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { unlinkSignIn } from "#worker/domain/oauth.server.ts";
import { PROVIDER_NAMES, PROVIDERS } from "#worker/domain/oauth-providers.ts";
import type { Route } from "./+types/unlink-sign-in";

const Fields = z.object({ provider: z.enum(PROVIDERS) });

export async function action({ request, context }: Route.ActionArgs) {
  const { provider } = await readFields(request, Fields);
  const pressed = await press(request, unlinkSignIn(getCtx({ context }), provider), {
    returnTo: "/settings",
    refused: ({ message }) => failed(message),
    done: { title: `${PROVIDER_NAMES[provider]} unlinked`, description: "It no longer signs you in." },
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({
  ok: false,
  toast: failed("Failed to unlink. Please try again."),
}));

function failed(description: string) {
  return { title: "Error", description, tone: "error" as const };
}
