import { data, redirect } from "react-router";
import { albumPath } from "#app/components/album-card.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { saveFailed } from "#app/lib/refusals.ts";
import { refusalToast, type SavedReview } from "#app/lib/review-answer.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import type { Ctx } from "#worker/context.server.ts";
import { CreateReviewSchema } from "#worker/domain/reviews.schema.ts";
import { saveReview } from "#worker/domain/reviews.server.ts";

const SUBMITTED = { title: "Review submitted", description: "Your review has been posted." };
const UPDATED = { title: "Review updated", description: "Your review has been saved." };

/** Saves what the review form holds. Without a script one is led to the album; what was refused comes back with its text. */
export async function saveReviewForm(request: Request, ctx: Ctx) {
  const fields = await readForm(request.clone());
  const album = albumPath(String(fields.get("album_id") ?? ""));
  const save = (input: Parameters<typeof saveReview>[1]) => saveReview(ctx, input);
  const submitted = await submitForm(request, CreateReviewSchema, save, `${album}?review=write`);

  if (submitted.ok) {
    const toast = submitted.value.created ? SUBMITTED : UPDATED;
    if (!sentByScript(request)) throw redirect(album, { headers: flash(toast) });
    return data<SavedReview>({ saved: true, result: submitted.result, toast });
  }
  const { refusal, result, status } = submitted;
  const toast = refusal
    ? { ...saveFailed({ isEdit: fields.get("edit") === "true" }), description: refusal.message }
    : refusalToast(result.error);
  return data<SavedReview>({ saved: false, result, toast }, { status });
}
