import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { PRODUCT } from "#app/lib/meta.ts";

/** A click is answered at once by the link's pressed state; what takes longer than this shows that it does. */
const BAR_AFTER_MS = 150;
const SCREEN_AFTER_MS = 400;
/** The loading screen ends at the latest (part 1 §2.2, §9). */
const SCREEN_AT_MOST_MS = 3000;
/** Whether it opens is asked of the server each time (part 1 §2.8). */
const ADMIN = "/admin";

/** A thin line along the header; for the first screen that this tab goes to, and for the admins' each time, a screen. */
export function Progress() {
  const { key, pathname } = useLocation();
  const navigation = useNavigation();
  const [firstKey] = useState(key);
  const isWaiting = navigation.state !== "idle";
  const isGoing = navigation.state === "loading" && navigation.formMethod === undefined;
  const isEntering = key === firstKey || (navigation.location?.pathname === ADMIN && pathname !== ADMIN);
  return (
    <>
      {isWaiting && <Bar key={navigation.location.key} />}
      {isGoing && isEntering && (
        <LoadingScreen key={`screen-${navigation.location.key}`} pathname={navigation.location.pathname} />
      )}
    </>
  );
}

function Bar() {
  const isShown = useAfter(BAR_AFTER_MS);
  if (!isShown) return null;
  return <div aria-hidden="true" className="fixed inset-x-0 top-header z-30 -mt-0.5 h-0.5 animate-breathe bg-accent" />;
}

function LoadingScreen({ pathname }: { pathname: string }) {
  const isShown = useAfter(SCREEN_AFTER_MS);
  const isOver = useAfter(SCREEN_AT_MOST_MS);
  if (!isShown || isOver) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-header bottom-dock z-20 grid animate-fade-in place-content-center justify-items-center gap-4 bg-bg lg:left-sidebar"
    >
      <Drawing name="record" className="h-16 animate-breathe text-muted" />
      <p className="font-serif text-lg text-muted">
        {pathname === ADMIN ? "Verifying admin access..." : `Loading ${PRODUCT}`}
      </p>
    </div>
  );
}

function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setPassed, ms, true);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
