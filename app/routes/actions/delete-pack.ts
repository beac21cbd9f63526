import { data, redirect } from "react-router";
import { z } from "zod";
import { packPath } from "#app/components/pack-card.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { attempt, readFields } from "#app/lib/form-action.server.ts";
import { deletePackFailed } from "#app/lib/pack-refusals.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { getCtx } from "#worker/context.server.ts";
import { removePack } from "#worker/domain/packs.server.ts";
import type { Route } from "./+types/delete-pack";

const Fields = z.object({ pack_id: z.string().min(1).max(200) });

const DELETED = { title: "Pack Deleted", description: "Your pack has been deleted." };

/** The pack's page is left for the catalog, also by a script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pack_id: id } = await readFields(request, Fields);
  const outcome = await attempt(removePack(getCtx({ context }), id), packPath(id));
  if (outcome.ok) throw redirect("/catalog", { headers: flash(DELETED) });

  const toast = { ...deletePackFailed(), description: outcome.refusal.message };
  if (!sentByScript(request)) throw redirect(packPath(id), { headers: flash(toast) });
  return data({ ok: false, toast }, { status: outcome.status });
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: deletePackFailed() }));
