import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** Of a decision on a report that failed (part 1 §8): the server's message, or else this. */
export function moderationFailed(message = "Something went wrong"): ToastMessage {
  return { title: "Error moderating report", description: message, tone: "error" };
}
