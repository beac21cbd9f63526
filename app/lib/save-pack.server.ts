import { data, redirect } from "react-router";
import { packPath } from "#app/components/pack-card.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { packRefusalToast, type SavedPack } from "#app/lib/pack-answer.ts";
import { savePackFailed } from "#app/lib/pack-refusals.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import type { Ctx } from "#worker/context.server.ts";
import { createPackHolding } from "#worker/domain/pack-choices.server.ts";
import { type CreatePack, PackFormSchema, PackItemSchema } from "#worker/domain/packs.schema.ts";
import { createPack, updatePack } from "#worker/domain/packs.server.ts";

const CREATED = { title: "Pack Created", description: "Your pack is ready to be filled." };
const CREATED_HOLDING = { title: "Pack Created", description: "It is in your new pack." };
const UPDATED = { title: "Pack Updated", description: "Your pack has been saved." };

/**
 * Saves what the form about a pack holds: a new one, one with an album or a track in it, or (`pack_id`) one that there
 * is. Without a script one is led to the pack; what was refused comes back with its text.
 */
export async function savePackForm(request: Request, ctx: Ctx) {
  const fields = Object.fromEntries(await readForm(request.clone()));
  const packId = typeof fields.pack_id === "string" && fields.pack_id !== "" ? fields.pack_id : null;
  const item = PackItemSchema.safeParse(fields);

  function save(input: CreatePack) {
    if (packId !== null) return updatePack(ctx, packId, input);
    return item.success ? createPackHolding(ctx, input, item.data) : createPack(ctx, input);
  }
  const submitted = await submitForm(request, PackFormSchema, save, sameSitePath(String(fields.redirectTo ?? "")));

  if (submitted.ok) {
    const toast = packId !== null ? UPDATED : item.success ? CREATED_HOLDING : CREATED;
    if (!sentByScript(request)) throw redirect(packPath(submitted.value.id), { headers: flash(toast) });
    return data<SavedPack>({ saved: true, result: submitted.result, toast });
  }
  const { refusal, result, status } = submitted;
  const toast = refusal
    ? { ...savePackFailed({ isEdit: packId !== null }), description: refusal.message }
    : packRefusalToast(result.error);
  return data<SavedPack>({ saved: false, result, toast }, { status });
}
