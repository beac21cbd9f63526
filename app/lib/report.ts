import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { ContentType } from "#worker/domain/report-reasons.schema.ts";

export const REPORT = "/report";

/** What is reported, and the beginning of its words. */
export type Reportable = { type: ContentType; id: string; text: string };

/** The page that asks why, and where its form posts to. */
export function reportPath({ type, id }: Pick<Reportable, "type" | "id">): string {
  return `${REPORT}?${new URLSearchParams({ content_type: type, content_id: id })}`;
}

/** Part 2 §8: 409 has a title of its own, other failures show the server's message. */
export function reportFailed(message = "Something went wrong. Please try again."): ToastMessage {
  return { title: "Failed to submit report", description: message, tone: "error" };
}
