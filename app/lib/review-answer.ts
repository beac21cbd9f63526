import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { REVIEW_REFUSALS } from "#worker/domain/reviews.schema.ts";

/** What the review form gets back. */
export type SavedReview = {
  saved: boolean;
  result?: SubmissionResult<string[]>;
  toast?: ToastMessage;
  /** No answer came. */
  lost?: boolean;
};

/** Of the first field that is refused (part 2 §5). */
export function refusalToast(errors: Record<string, unknown> | null | undefined): ToastMessage | undefined {
  for (const field of ["rating", "content", "genres", "vibes"] as const) {
    if (errors?.[field]) return limitToast(field);
  }
  return undefined;
}

export function limitToast(field: keyof typeof REVIEW_REFUSALS): ToastMessage {
  const { title, text } = REVIEW_REFUSALS[field];
  return { title, description: text, tone: "error" };
}
