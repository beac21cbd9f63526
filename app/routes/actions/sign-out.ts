import { redirect } from "react-router";
import { farewell } from "#app/lib/farewell.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { signOutFailed } from "#app/lib/settings-refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { signOut } from "#worker/domain/accounts.server.ts";
import type { Route } from "./+types/sign-out";

export async function action({ request, context }: Route.ActionArgs) {
  const everywhere = (await readForm(request)).get("everywhere") === "true";
  await signOut(getCtx({ context }), { everywhere });

  const description = everywhere ? "You have been signed out on all your devices." : "You have been signed out.";
  return redirect("/auth", { headers: farewell({ title: "Signed out", description }) });
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: signOutFailed() }));
