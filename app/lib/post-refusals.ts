import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/**
 * What is said of a like or a deletion in the community that was refused: nothing, the page rolls it back (part 2 §8),
 * but for what its maker can make sense of.
 */
export function tellRefusal({ code, message }: { code: string; message: string }): ToastMessage | undefined {
  const isTold = code === "blocked" || code === "rate_limited";
  return isTold ? { title: "Error", description: message, tone: "error" } : undefined;
}
