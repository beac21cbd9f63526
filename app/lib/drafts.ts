/** What is being written, kept in this browser until it is posted. Signing out clears it with the rest. */
export const DRAFT_PREFIX = "draft:";

/** Of a text alone, under a name of its writer and of what it answers; null keeps nothing. */
export function readText(name: string | null): string | null {
  return name === null ? null : withStorage((storage) => storage.getItem(`${DRAFT_PREFIX}${name}`));
}

/** Keeps it; a blank text is none. */
export function keepText(name: string | null, text: string) {
  if (name === null) return;
  const key = `${DRAFT_PREFIX}${name}`;
  withStorage((storage) => (text.trim() === "" ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** Of a whole form, kept as JSON; null, too, for what somebody else left under our name. */
export function readJson(name: string | null): unknown {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Null where the browser keeps nothing for this site, or has no room left. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
