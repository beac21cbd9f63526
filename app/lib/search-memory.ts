/** The last search of this session (part 1 §2.2), for the Back button. */

const KEY = "last-search";

export function rememberSearch(query: string) {
  session()?.setItem(KEY, query);
}

export function forgetSearch() {
  session()?.removeItem(KEY);
}

export function lastSearch(): string | null {
  return session()?.getItem(KEY) ?? null;
}

/** Null where the browser keeps nothing for this site. */
function session(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
