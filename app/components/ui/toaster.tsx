import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { cx } from "#app/components/ui/cx.ts";

export type ToastMessage = { title: string; description?: string; tone?: "default" | "error" };
export type QueuedToast = ToastMessage & { id: number };

export const SHOWN_MS = 5000;

const listeners = new Set<() => void>();
const NONE: readonly QueuedToast[] = [];
let queue = NONE;
let made = 0;

function setQueue(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function queuedToasts() {
  return queue;
}

/** Takes what waits to be shown. */
export function takeToasts(): readonly QueuedToast[] {
  const taken = queue;
  if (taken.length > 0) setQueue(NONE);
  return taken;
}

/** Shows a message for five seconds, in place of the one before it. Callable from anywhere in the browser. */
export function showToast(message: ToastMessage) {
  made += 1;
  setQueue([...queue, { ...message, id: made }]);
}

const ToastLayer = lazy(async () => ({
  default: await import("#app/components/ui/toast-layer.tsx")
    .then((module) => module.ToastLayer)
    .catch(() => PlainLayer),
}));

/** Rendered once, near the root. The code that shows toasts is fetched with the first of them. */
export function Toaster() {
  const used = useSyncExternalStore(
    subscribeToToasts,
    () => made > 0,
    () => false,
  );
  if (!used) return null;
  return (
    <Suspense>
      <ToastLayer />
    </Suspense>
  );
}

/** Shows the newest message where the code that would show it could not be fetched: the connection may be what it is about. */
function PlainLayer() {
  const message = useSyncExternalStore(subscribeToToasts, queuedToasts, () => NONE).at(-1);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(takeToasts, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--dock)+1rem)] z-50 flex justify-end">
      <ToastCard {...message} />
    </div>
  );
}

/** A message's card; on its own it also serves a page that is rendered with one, before any script. */
export function ToastCard({ title, description, tone = "default" }: ToastMessage) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cx(
        "pointer-events-auto w-full rounded-card border bg-overlay px-4 py-3 font-sans text-text sm:w-88",
        tone === "error" ? "border-danger" : "border-edge",
      )}
    >
      <p className={cx("text-sm font-medium", tone === "error" && "text-danger")}>{title}</p>
      {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
    </div>
  );
}
