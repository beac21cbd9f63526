import { useEffect, useSyncExternalStore } from "react";
import { useFetcher, useLocation, useMatches, useNavigation, useRevalidator } from "react-router";
import { showToast } from "#app/components/ui/toaster.tsx";
import {
  listenToOtherTabs,
  screenAwaited,
  screenShown,
  subscribeToWanted,
  wantedScreens,
  warm,
  warmed,
} from "#app/lib/client-cache.ts";
import { fetchActionsCode, fetchCode, fetcherPath, hasItsCode, keepsItsData } from "#app/lib/screens.ts";

const HOVER_MS = 80;
const NO_SCREENS: readonly string[] = [];

/** Keeps the client cache in step with what is on the screen, and reads ahead where a hand or the focus points. */
export function ScreenCache() {
  useShownScreen();
  useIntent();
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? window.setTimeout;
    whenIdle(fetchActionsCode);
  }, []);
  const wanted = useSyncExternalStore(subscribeToWanted, wantedScreens, () => NO_SCREENS);
  return wanted.map((key) => <Prefetch key={key} screen={key} />);
}

function useShownScreen() {
  const location = useLocation();
  const navigation = useNavigation();
  const data = useMatches().at(-1)?.loaderData;
  const { revalidate } = useRevalidator();
  const here = `${location.pathname}${location.search}`;
  const next = navigation.location ? `${navigation.location.pathname}${navigation.location.search}` : null;

  useEffect(() => screenAwaited(next), [next]);
  useEffect(() => {
    if (screenShown(here, data)) revalidate();
  }, [here, data, revalidate]);
  useEffect(listenToOtherTabs, []);
}

function useIntent() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function point(event: Event) {
      clearTimeout(timer);
      const link = ownLink(event.target);
      if (!link || !navigator.onLine) return;
      if (event.type === "pointerover") timer = setTimeout(readAhead, HOVER_MS, link);
      else readAhead(link);
    }
    const passive = { passive: true };
    document.addEventListener("pointerover", point, passive);
    document.addEventListener("touchstart", point, passive);
    document.addEventListener("focusin", point);
    document.addEventListener("click", stayWhileOffline, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", point);
      document.removeEventListener("touchstart", point);
      document.removeEventListener("focusin", point);
      document.removeEventListener("click", stayWhileOffline, { capture: true });
    };
  }, []);
}

/** Without a connection, a link to a screen that has never been here would end on the browser's own error page. */
function stayWhileOffline(event: Event) {
  const link = ownLink(event.target);
  if (!link || navigator.onLine || hasItsCode(link.pathname)) return;
  event.preventDefault();
  showToast({ title: "You're offline", description: "This page has not been opened yet.", tone: "error" });
}

function readAhead(link: HTMLAnchorElement) {
  if (keepsItsData(link.pathname)) warm(`${link.pathname}${link.search}`);
  else fetchCode(link.pathname);
}

function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return link;
}

function Prefetch({ screen }: { screen: string }) {
  const { load } = useFetcher();
  useEffect(() => {
    async function run() {
      const [pathname = "/"] = screen.split("?");
      // The router would reload the document for code that it cannot fetch, and nobody has clicked yet.
      if (await fetchCode(pathname)) await load(fetcherPath(screen));
      warmed(screen);
    }
    run();
  }, [load, screen]);
  return null;
}
