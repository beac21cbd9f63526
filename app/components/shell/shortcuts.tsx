import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { ShellUser } from "#app/lib/session-user.server.ts";
import { type Place, places } from "./places.ts";

/** How long `g` waits for its second key. */
const SEQUENCE_MS = 1200;
/** The one search box of /search. */
export const SEARCH_BOX_ID = "search";

const ShortcutsDialog = lazyDialog(() => import("./shortcuts-dialog.tsx").then((module) => module.ShortcutsDialog));

/** `/`, `g` and a letter, `?` (look-and-feel: Keyboard); not while typing, and not with a modifier. */
export function Shortcuts({ user }: { user: ShellUser | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const all = places(user);
  const focusSearch = useSearchFocus(pathname);

  const press = useEffectEvent((key: string, afterG: boolean): void | Promise<void> => {
    if (afterG) {
      const place = all.find((candidate) => candidate.key === key);
      if (place) return navigate(place.to, { viewTransition: true });
    }
    if (key === "/") return focusSearch(() => navigate("/search", { viewTransition: true }));
    if (key === "?") setIsOpen(true);
  });

  useEffect(() => {
    let gAt = Number.NEGATIVE_INFINITY;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const afterG = event.timeStamp - gAt < SEQUENCE_MS;
      gAt = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (event.key === "/") event.preventDefault();
      press(event.key, afterG);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return <ShortcutsDialog open={isOpen} onOpenChange={setIsOpen} places={all.filter(hasKey)} />;
}

/** Focuses the search box, on its screen or as soon as that is there. */
function useSearchFocus(pathname: string) {
  const [isAwaited, setIsAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || pathname !== "/search") return;
    setIsAwaited(false);
    searchBox()?.focus();
  }, [isAwaited, pathname]);

  return (goToSearch: () => void | Promise<void>) => {
    const box = searchBox();
    if (box) {
      box.select();
      return box.focus();
    }
    setIsAwaited(true);
    return goToSearch();
  };
}

function searchBox(): HTMLInputElement | null {
  const box = document.getElementById(SEARCH_BOX_ID);
  return box instanceof HTMLInputElement ? box : null;
}

/** Whether keys belong to what has the focus: a text, a choice, a dialog, a menu. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest("input, textarea, select, dialog, [role=dialog], [role=menu]") !== null
  );
}

function hasKey(place: Place): place is Place & { key: string } {
  return place.key !== undefined;
}
