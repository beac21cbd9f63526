import { useEffect, useState } from "react";
import { onCacheEmptied } from "#app/lib/client-cache.ts";

export type Later<T> = { later: Promise<T> };
type Arrived<T> = { page: T } | { error: unknown };

/** A hand that points at a link clicks within this time, or its reading ahead was for nothing. */
const AHEAD_MS = 10_000;

let ahead: { href: string; at: number; answer: Promise<unknown> } | null = null;
onCacheEmptied(forgetAhead);

/**
 * For a screen that is never shown from the cache: on the way to it the answer is a promise, so that the screen opens
 * at once with its placeholders. Where it is open already (the next page, a refresh), what it shows stays meanwhile.
 */
export async function readSoon<T>({ url }: { url: string }, read: () => Promise<unknown>): Promise<T | Later<T>> {
  const { pathname, search } = new URL(url);
  if (pathname === window.location.pathname) return (await twice(read)) as T;

  const href = `${pathname}${search}`;
  const known = ahead;
  ahead = null;
  if (known?.href === href && Date.now() - known.at < AHEAD_MS) return { later: known.answer as Promise<T> };
  const answer = twice(read);
  // Whoever shows it learns of a failure; nobody may.
  answer.catch(forgetAhead);
  ahead = { href, at: Date.now(), answer };
  return { later: answer as Promise<T> };
}

/**
 * What `readSoon` or the server gave, or null while it is awaited. (A Suspense boundary would do, but React sends what
 * is in one after the page, where nobody sees it who runs no script.)
 */
export function useArrived<T extends object>(given: T | Later<T>): Arrived<T> | null {
  const [arrived, setArrived] = useState<{ of: unknown; outcome: Arrived<T> } | null>(null);
  const later = "later" in given ? given.later : null;
  useEffect(() => {
    if (later === null) return;
    let isGone = false;
    const show = (outcome: Arrived<T>) => {
      if (!isGone) setArrived({ of: later, outcome });
    };
    later.then(
      (page) => show({ page }),
      (error) => show({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [later]);
  if (!("later" in given)) return { page: given };
  return arrived?.of === later ? arrived.outcome : null;
}

export function forgetAhead() {
  ahead = null;
}

/** A failed read is tried once more (part 1 §9); a refusal or a redirect is an answer. */
async function twice(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Response || (error instanceof DOMException && error.name === "AbortError")) throw error;
    return read();
  }
}
