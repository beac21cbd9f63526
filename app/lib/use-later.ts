import { useEffect, useRef } from "react";

/** Runs `act` once, `ms` after `when` has become true; leaving the screen calls it off. */
export function useLater(when: boolean, ms: number, act: () => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [when, ms]);
}
