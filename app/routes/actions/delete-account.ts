import { data, redirect } from "react-router";
import { z } from "zod";
import { farewell } from "#app/lib/farewell.server.ts";
import { flash } from "#app/lib/flash.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { attempt, readFields } from "#app/lib/form-action.server.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { deleteAccountFailed } from "#app/lib/settings-refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { deleteAccount } from "#worker/domain/account-deletion.server.ts";
import type { Route } from "./+types/delete-account";

const Fields = z.object({ username: z.string().max(1000) });

const PAGE = "/settings/delete-account";
const FAREWELL = { title: "Account deleted", description: "Your account is gone, with all that you made. Farewell." };

export async function action({ request, context }: Route.ActionArgs) {
  const { username } = await readFields(request, Fields);
  const outcome = await attempt(deleteAccount(getCtx({ context }), { typed: username }), PAGE);
  if (outcome.ok) throw redirect("/auth", { headers: farewell(FAREWELL) });

  const { code, message, errors } = outcome.refusal;
  const toast = code === "forbidden" ? deleteAccountFailed() : { ...deleteAccountFailed(), description: message };
  if (!sentByScript(request)) throw redirect(PAGE, { headers: flash(toast) });
  return data({ ok: false, errors, toast: code === "invalid" ? undefined : toast }, { status: outcome.status });
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: deleteAccountFailed() }));
