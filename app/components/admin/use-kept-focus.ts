import { type FormEvent, useEffect, useRef } from "react";

/**
 * A button goes with what it decided: the focus that was on it goes to the item in its place, or to the part of the page
 * where none is left. For the element around a list whose items are `li` with a tabindex.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const around = useRef<E>(null);
  const pressed = useRef<{ button: Element; at: number } | null>(null);

  useEffect(() => {
    if (pressed.current === null || pressed.current.button.isConnected) return;
    const { at } = pressed.current;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const items = itemsOf(around.current);
    (items[Math.min(at, items.length - 1)] ?? around.current)?.focus();
  });

  return {
    ref: around,
    tabIndex: -1,
    onSubmit({ currentTarget }: FormEvent<E>) {
      const button = document.activeElement;
      const at = itemsOf(currentTarget).findIndex((item) => item.contains(button));
      pressed.current = button !== null && at >= 0 ? { button, at } : null;
    },
  };
}

function itemsOf(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>("li[tabindex]") ?? [])];
}
