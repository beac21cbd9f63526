import { forgivingAction } from "#app/lib/forgiving-action.ts";
import type { SavedPack } from "#app/lib/pack-answer.ts";
import { savePackFailed } from "#app/lib/pack-refusals.ts";
import { savePackForm } from "#app/lib/save-pack.server.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/save-pack";

export async function action({ request, context }: Route.ActionArgs) {
  return savePackForm(request, getCtx({ context }));
}

export const clientAction = forgivingAction(
  (form): SavedPack => ({ saved: false, toast: savePackFailed({ isEdit: form.has("pack_id") }) }),
);
