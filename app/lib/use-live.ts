import { useEffect } from "react";
import { forgetAhead } from "#app/lib/fresh-screen.ts";
import { setUnread } from "#app/lib/unread.ts";

/** Keeps the bell right while a member is here; its code comes after the page has been taken over. */
export function useLive(userId: string | null) {
  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    async function start() {
      const code = await import("#app/lib/live-notifications.ts").catch(() => null);
      // Where the code does not come, the bell counts as pages do.
      if (isGone || code === null) return;
      stop = code.listenLive(({ unread_count }) => {
        forgetAhead();
        setUnread(unread_count);
      });
    }
    start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [userId]);
}
