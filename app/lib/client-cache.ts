import type { ClientLoaderFunctionArgs } from "react-router";
import { isRouteErrorResponse } from "react-router";

/**
 * What screens have shown, kept in this tab by address (part 1 §9): back on a screen it shows at once. Any write of the
 * member's empties it, in every tab.
 */

type Entry = { data: unknown; at: number };

/** How long what was shown may be shown again while it is refreshed (part 1 §9). */
const KEPT_MS = minutes(60);
const MAX_ENTRIES = 100;

const entries = new Map<string, Entry>();
const inFlight = new Map<string, Promise<unknown>>();
/** When data came, and how many writes had been made by then. */
const births = new WeakMap<object, { at: number; writes: number }>();
/** Reads of a part of a screen: their failure is a null, not an error of the whole screen. */
const forgiven = new Set<string>();
const listeners = new Set<() => void>();
const onEmptied = new Set<() => void>();
const NONE: readonly string[] = [];

let writes = 0;
let shownKey: string | null = null;
let pendingKey: string | null = null;
let staleKey: string | null = null;
let wanted = NONE;

export function minutes(count: number): number {
  return count * 60_000;
}

/** The key of an address: its path and query, without the router's own marks. */
export function keyOf(href: string): string {
  const url = new URL(href, "http://key.invalid");
  if (url.searchParams.get("index") === "") url.searchParams.delete("index");
  return `${url.pathname}${url.search}`;
}

/**
 * A route's `clientLoader`: within `staleMs` what was shown shows again without a request; later it shows, and is
 * refreshed in the background. Asking for the screen that is shown (Try again, a revalidation) always asks the server.
 * Its type adds nothing of its own to the route's data: what it gives is what `loader` gave.
 */
export function cachedLoader(staleMs: number, keptMs = KEPT_MS) {
  return async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<never> {
    const key = keyOf(request.url);
    const entry = entries.get(key);
    // A prefetch may come in after the click that it was for.
    if (entry && (key !== shownKey || wanted.includes(key))) {
      const age = Date.now() - entry.at;
      if (age < keptMs) {
        if (age >= staleMs) staleKey = key;
        return entry.data as never;
      }
    }
    try {
      return (await share(key, serverLoader, request.signal)) as never;
    } catch (error) {
      if ((wanted.includes(key) || forgiven.has(key)) && key !== pendingKey) return null as never;
      if (entry && isLost(error)) return entry.data as never;
      throw error;
    }
  };
}

/** Forgets everything that was read, here and in the member's other tabs. */
export function emptyCache() {
  forget();
  channel()?.postMessage("written");
}

/** Calls back whenever the cache is emptied, for what else was kept of screens. */
export function onCacheEmptied(forgetToo: () => void) {
  onEmptied.add(forgetToo);
}

/** Runs a fetcher's read of an address: should it fail, its data is null. */
export async function readForgiving(href: string, read: () => Promise<void>) {
  const key = keyOf(href);
  forgiven.add(key);
  try {
    await read();
  } finally {
    forgiven.delete(key);
  }
}

/** Root's client middleware: a form that was sent may have changed anything. */
export async function emptyAfterWrite({ request }: { request: Request }, next: () => Promise<unknown>) {
  try {
    await next();
  } finally {
    if (request.method !== "GET") emptyCache();
  }
}

/** Tells that the screen at this address is shown, with this data. Answers whether it wants a refresh. */
export function screenShown(href: string, data: unknown): boolean {
  const key = keyOf(href);
  shownKey = key;
  if (typeof data === "object" && data !== null) {
    const birth = births.get(data) ?? born(data);
    if (!entries.has(key) && birth.writes === writes) remember(key, { data, at: birth.at });
  }
  const isStale = staleKey === key;
  staleKey = null;
  return isStale;
}

/** Tells where a click leads while its screen loads; null when none does. */
export function screenAwaited(href: string | null) {
  pendingKey = href === null ? null : keyOf(href);
}

/** Asks for a screen's data ahead of a click; the shell's ScreenCache hears of it. */
export function warm(href: string) {
  const key = keyOf(href);
  if (key === shownKey || entries.has(key) || inFlight.has(key) || wanted.length >= 4 || wanted.includes(key)) return;
  setWanted([...wanted, key]);
}

export function warmed(key: string) {
  setWanted(wanted.filter((other) => other !== key));
}

export function subscribeToWanted(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function wantedScreens(): readonly string[] {
  return wanted;
}

function setWanted(next: readonly string[]) {
  wanted = next;
  for (const listener of listeners) listener();
}

function forget() {
  writes += 1;
  entries.clear();
  inFlight.clear();
  for (const forgetToo of onEmptied) forgetToo();
}

function born(data: object) {
  const birth = { at: Date.now(), writes };
  births.set(data, birth);
  return birth;
}

function remember(key: string, entry: Entry) {
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/** One request at a time for an address. Whoever waits for one that was given up asks again. */
function share(key: string, read: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const running = inFlight.get(key);
  if (!running) return start(key, read, signal);
  return running.catch((error) => (isAbort(error) ? share(key, read, signal) : Promise.reject(error)));
}

async function start(key: string, read: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const writesBefore = writes;
  const promise = twice(read, signal).finally(() => {
    if (inFlight.get(key) === promise) inFlight.delete(key);
  });
  inFlight.set(key, promise);
  const data = await promise;
  const at = Date.now();
  if (typeof data === "object" && data !== null) births.set(data, { at, writes: writesBefore });
  if (writesBefore === writes) remember(key, { data, at });
  return data;
}

/** A failed read is tried once more (part 1 §9); a refusal or a redirect is an answer. */
async function twice(read: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (signal.aborted || isAbort(error) || !isLost(error)) throw error;
    return read();
  }
}

function isLost(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  if (!opened) {
    opened = new BroadcastChannel("sleevenotes-cache");
    opened.addEventListener("message", forget);
  }
  return opened;
}

/** Hears what other tabs write. */
export function listenToOtherTabs() {
  channel();
}
