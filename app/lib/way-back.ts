import { useEffect } from "react";
import { type NavigateFunction, useLocation } from "react-router";
import { sameSitePath } from "./redirects.ts";
import { lastSearch } from "./search-memory.ts";

const DETAIL_SCREENS = [/^\/album\//, /^\/artist\//, /^\/profile(\/|$)/, /^\/genre\//, /^\/review\//];

/** Whether a screen has the header's Back button (part 1 §2.2). */
export function hasWayBack(pathname: string): boolean {
  return DETAIL_SCREENS.some((screen) => screen.test(pathname));
}

/** The return address that a link gave (`?returnTo=`), if it is on this site. */
export function givenReturn(search: string): string | null {
  const given = new URLSearchParams(search).get("returnTo");
  return given === null || sameSitePath(given) !== given ? null : given;
}

/** The screen at each step of this tab's history. */
const trail = new Map<number, string>();
let shownPath: string | null = null;
let previousPath: string | null = null;

/** Keeps the screens before this one. */
export function useTrail() {
  const { pathname } = useLocation();
  useEffect(() => {
    trail.set(step(), pathname);
    if (pathname === shownPath) return;
    previousPath = shownPath;
    shownPath = pathname;
  }, [pathname]);
}

/** Back: to the given return address; else to the last search if one came from it; else in the history; else /search. */
export function goBack(navigate: NavigateFunction, search: string) {
  const given = givenReturn(search);
  if (given !== null) return navigate(given, { viewTransition: true });
  if (trail.get(step() - 1) === "/search") return navigate(-1);

  const query = previousPath === "/search" ? lastSearch() : null;
  if (query !== null) return navigate(`/search?q=${encodeURIComponent(query)}`, { viewTransition: true });
  if (staysHere()) return navigate(-1);
  return navigate("/search", { viewTransition: true });
}

/** Leaves a screen that is no more: back to the last one that is another, else to `otherwise`. */
export function leaveScreen(navigate: NavigateFunction, otherwise: string) {
  let steps = 1;
  while (trail.get(step() - steps) === window.location.pathname) steps += 1;
  if (steps > step()) return navigate(otherwise, { replace: true, viewTransition: true });
  return navigate(-steps);
}

/** How many steps this tab has made on this site, as the router counts them. */
function step(): number {
  const { state } = window.history;
  return typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
}

/** Whether the history's step back stays on this site: before the router's first step, the referrer tells. */
function staysHere(): boolean {
  if (step() > 0) return true;
  return document.referrer !== "" && new URL(document.referrer).origin === window.location.origin;
}
