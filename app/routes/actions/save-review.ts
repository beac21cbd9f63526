import { forgivingAction } from "#app/lib/forgiving-action.ts";
import type { SavedReview } from "#app/lib/review-answer.ts";
import { saveReviewForm } from "#app/lib/save-review.server.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/save-review";

export async function action({ request, context }: Route.ActionArgs) {
  return saveReviewForm(request, getCtx({ context }));
}

export const clientAction = forgivingAction((): SavedReview => ({ saved: false, lost: true }));
