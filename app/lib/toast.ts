import { useEffect } from "react";
import { showToast, type ToastMessage } from "#app/components/ui/toaster.tsx";

/** Effects run twice in development, and screens come back with the same data: a message is shown once. */
const shown = new WeakSet<object>();

/** Shows the message in an action's answer, once: `useActionToast(actionData)`. */
export function useActionToast(answer: unknown) {
  const toast = toastOf(answer);
  useEffect(() => {
    if (!toast || shown.has(toast)) return;
    shown.add(toast);
    showToast(toast);
  }, [toast]);
}

/** Shows the message in a fetcher's answer, once. */
export function useFetcherToast(fetcher: { data?: unknown }) {
  useActionToast(fetcher.data);
}

export function toastOf(answer: unknown): ToastMessage | undefined {
  if (typeof answer !== "object" || answer === null || !("toast" in answer)) return undefined;
  const { toast } = answer;
  if (typeof toast !== "object" || toast === null || !("title" in toast)) return undefined;
  return toast as ToastMessage;
}
