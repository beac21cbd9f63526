import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** What the form about a pack gets back. */
export type SavedPack = {
  saved: boolean;
  result?: SubmissionResult<string[]>;
  toast?: ToastMessage;
};
