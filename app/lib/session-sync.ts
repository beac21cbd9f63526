import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { emptyCache } from "#app/lib/client-cache.ts";
import { DRAFT_PREFIX } from "#app/lib/drafts.ts";

let isRootStale = false;

/** Whether root's data has to be read again although no form was sent here. */
export function rootIsStale(): boolean {
  return isRootStale;
}

/** Another tab signed in or out, or a write went past the router: what is shown is read again, root's data too. */
export async function readAllAnew(revalidate: () => Promise<void>): Promise<void> {
  isRootStale = true;
  emptyCache();
  try {
    await revalidate();
  } finally {
    isRootStale = false;
  }
}

/** Signing in or out holds in every tab at once; signing out leaves nothing behind in this browser (part 1 §4). */
export function useSessionSync(userId: string | null) {
  const { revalidate } = useRevalidator();
  const before = useRef(userId);

  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel("sleevenotes-session");
    channel.postMessage(userId);
    channel.onmessage = ({ data }) => {
      if (data === userId) return;
      readAllAnew(revalidate);
    };
    return () => channel.close();
  }, [userId, revalidate]);

  useEffect(() => {
    const was = before.current;
    before.current = userId;
    if (was === userId) return;
    emptyCache();
    if (userId === null) clearStorage();
  }, [userId]);
}

/** Sent to sign in and back, the session has ended by itself: what was being written is kept for the way back. */
function clearStorage() {
  const comesBack = new URLSearchParams(window.location.search).has("redirectTo");
  const drafts = comesBack ? Object.entries(window.localStorage).filter(([name]) => name.startsWith(DRAFT_PREFIX)) : [];
  window.sessionStorage.clear();
  window.localStorage.clear();
  for (const [name, draft] of drafts) window.localStorage.setItem(name, draft);
}
