import { useEffect, useState } from "react";

/** Above this the badge no longer counts (part 1 §2.2). */
export const MOST_SHOWN = 9;

/** What root's loader counted, one further than the badge does; a new object each time that it did. */
export type Unread = { count: number };

const listeners = new Set<(count: number) => void>();

/** Tells the bell of a newer count than the page came with. */
export function setUnread(count: number) {
  for (const listener of listeners) listener(count);
}

export function onUnread(listener: (count: number) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many lines are unread: as told last, by the page or since. */
export function useUnread(given: Unread): number {
  const [told, setTold] = useState<{ count: number; since: Unread } | null>(null);
  useEffect(() => onUnread((count) => setTold({ count, since: given })), [given]);
  return told?.since === given ? told.count : given.count;
}
