import type { SubmissionResult } from "@conform-to/react";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { VoteType } from "#worker/domain/timeline.schema.ts";
import { TIMELINE_REFUSALS } from "#worker/domain/timeline-rules.schema.ts";

/** What a press of Yes or No gets back. */
export type VoteAnswer =
  | {
      ok: true;
      vote: VoteType | null;
      /** Where the server told them. */
      counts?: { yes: number; no: number };
      toast?: ToastMessage;
    }
  | {
      ok: false;
      toast?: ToastMessage;
      /** No answer came. */
      lost?: boolean;
    };

/** What the form about an event gets back. */
export type SuggestedEvent = {
  saved: boolean;
  result?: SubmissionResult<string[]>;
  toast?: ToastMessage;
};

/** What is said when a deed fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function voteFailed({ isRemoval }: { isRemoval: boolean }): ToastMessage {
  const text = isRemoval
    ? "Failed to remove your vote. Please try again."
    : "Failed to register your vote. Please try again.";
  return { title: "Error", description: text, tone: "error" };
}

export function deleteSuggestionFailed(): ToastMessage {
  return { title: "Error", description: "Failed to delete your suggestion. Please try again.", tone: "error" };
}

export function suggestFailed(): ToastMessage {
  return { title: "Error", description: "Failed to create timeline suggestion. Please try again.", tone: "error" };
}

const { title, longTitle, longDescription, date } = TIMELINE_REFUSALS;
const FIELDS: [field: string, title: string, texts: readonly string[]][] = [
  ["title", title.title, [title.text]],
  ["title", longTitle.title, [longTitle.text]],
  ["description", longDescription.title, [longDescription.text]],
  ["event_date", date.title, [date.text]],
];

/** Of the first field that is refused in words of part 2 §5; any other says so at its field alone. */
export function eventRefusalToast(errors: Record<string, unknown> | null | undefined): ToastMessage | undefined {
  for (const [field, heading, texts] of FIELDS) {
    const said = [errors?.[field]].flat().find((text) => typeof text === "string" && texts.includes(text));
    if (typeof said === "string") return { title: heading, description: said, tone: "error" };
  }
  return undefined;
}
