import { useState, useSyncExternalStore } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Shown while the device has no connection; Try again asks the site itself, since a device can be wrong about it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [reached, setReached] = useState(false);
  const [trying, setTrying] = useState(false);
  if (isOnline && reached) setReached(false);
  if (isOnline || reached) return null;

  async function tryAgain() {
    setTrying(true);
    setReached(await canReachSite());
    setTrying(false);
  }

  return (
    <div
      role="alert"
      className="sticky top-header z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-raised px-gutter py-1.5 text-sm"
    >
      <p>You're offline. What you have already opened is still here.</p>
      <Button size="sm" variant="ghost" pending={trying} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

async function canReachSite(): Promise<boolean> {
  try {
    const response = await fetch("/api/health", { method: "GET", cache: "no-store" });
    return response.ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
