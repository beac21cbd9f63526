import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { settingsFailed } from "#app/lib/settings-refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { SwitchSettingSchema } from "#worker/domain/settings.schema.ts";
import { updateSettings } from "#worker/domain/settings.server.ts";
import type { Route } from "./+types/update-switch";

const Fields = z.object({
  setting: SwitchSettingSchema,
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { setting, on, redirectTo = "/settings" } = await readFields(request, Fields);
  const pressed = await press(request, updateSettings(getCtx({ context }), { [setting]: on === "true" }), {
    returnTo: sameSitePath(redirectTo),
    refused: settingsFailed,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on: pressed.value[setting] };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: settingsFailed() }));
