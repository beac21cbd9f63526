import { data, redirect } from "react-router";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { attempt } from "#app/lib/form-action.server.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { settingsFailed } from "#app/lib/settings-refusals.ts";
import { themeCookie } from "#app/lib/theme-cookie.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { ThemeSchema } from "#worker/domain/settings.schema.ts";
import { updateSettings } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/set-theme";

/** A member's theme is in their settings; the cookie is for the visitor without an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const form = await readForm(request);
  const theme = ThemeSchema.safeParse(form.get("theme"));
  if (!theme.success) return data({ ok: false, toast: settingsFailed() }, { status: 422 });

  if (await ctx.viewer()) {
    const outcome = await attempt(updateSettings(ctx, { theme: theme.data }), "/settings");
    if (!outcome.ok) return data({ ok: false, toast: settingsFailed() }, { status: outcome.status });
  }
  const headers = { "Set-Cookie": themeCookie(theme.data) };
  if (!sentByScript(request)) throw redirect(sameSitePath(String(form.get("redirectTo") ?? "")), { headers });
  return data({ ok: true }, { headers });
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: settingsFailed() }));
