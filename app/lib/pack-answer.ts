import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { PACK_REFUSALS } from "#worker/domain/packs.schema.ts";

/** What the form about a pack gets back. */
export type SavedPack = {
  saved: boolean;
  result?: SubmissionResult<string[]>;
  toast?: ToastMessage;
};

/** For a form whose name is missing (part 2 §5); one that is too long says so at its field. */
export function packRefusalToast(errors: Record<string, unknown> | null | undefined): ToastMessage | undefined {
  const { title, text } = PACK_REFUSALS.name;
  return [errors?.name].flat().includes(text) ? { title, description: text, tone: "error" } : undefined;
}
