import { ToastCard } from "#app/components/ui/toaster.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { toastOf, useActionToast } from "#app/lib/toast.ts";

/** Shows the message in an action's answer: by script for five seconds, without one as a card on the page. */
export function ActionToast({ answer }: { answer: unknown }) {
  const hydrated = useHydrated();
  const toast = toastOf(answer);
  useActionToast(answer);
  if (!toast || hydrated) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--dock)+1rem)] z-40 flex justify-end">
      <ToastCard {...toast} />
    </div>
  );
}
