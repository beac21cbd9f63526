import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { SHOWN_MS, subscribeToToasts, ToastCard, takeToasts } from "#app/components/ui/toaster.tsx";

const EDGE = "1rem";
const ABOVE_DOCK = "calc(var(--dock) + 1rem)";

/** Fetched with the first toast (`toaster.tsx`). */
export function ToastLayer() {
  useEffect(() => {
    function show() {
      for (const { id, ...message } of takeToasts()) {
        toast.dismiss();
        toast.custom(() => <ToastCard {...message} />, { id, duration: SHOWN_MS });
      }
    }
    // The live region must be in the page before its first message, or nothing is announced.
    const first = requestAnimationFrame(show);
    const unsubscribe = subscribeToToasts(show);
    return () => {
      cancelAnimationFrame(first);
      unsubscribe();
    };
  }, []);
  return (
    <Sonner
      containerAriaLabel="Messages"
      position="bottom-right"
      visibleToasts={1}
      offset={{ right: EDGE, bottom: ABOVE_DOCK }}
      mobileOffset={{ left: EDGE, right: EDGE, bottom: ABOVE_DOCK }}
    />
  );
}
