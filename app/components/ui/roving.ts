import type { KeyboardEvent } from "react";

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  ArrowLeft: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Moves the focus among the matching elements of `event.currentTarget` with arrows, Home and End. Answers what got it. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  axis: "horizontal" | "vertical",
): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key.startsWith("Arrow") && /Left|Right/.test(event.key) !== (axis === "horizontal")) return undefined;
  const step = STEPS[event.key];
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  if (!step || items.length === 0) return undefined;
  event.preventDefault();
  const next = items[step(focusedIndex(items), items.length)];
  next?.focus();
  return next;
}

/** Which of these has the focus; -1 for none. */
export function focusedIndex(items: HTMLElement[]): number {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? items.indexOf(focused) : -1;
}
