import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

const DELAY_MS = 700;
/** Within this time after a tooltip closed, the next one opens without a delay. */
const SKIP_MS = 300;
/** Time for the pointer to cross from the control to its tooltip. */
const GRACE_MS = 120;
const GAP_PX = 8;

type Shown = { text: string; anchor: HTMLElement };

/**
 * One layer for every tooltip of the page: whatever carries `data-tooltip` has one, for people who see. It names nothing:
 * the control has its own accessible name. Rendered once, near the root.
 * (A positioned component around each of the many icon buttons would cost about 18 KB and a listener set each.)
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  );
}

function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let open = false;
    let closedAt = Number.NEGATIVE_INFINITY;

    function show(anchor: HTMLElement, delay: number) {
      clearTimeout(timer);
      current = anchor;
      timer = setTimeout(() => {
        const text = anchor.dataset.tooltip;
        if (!text || !anchor.isConnected) return;
        open = true;
        setShown({ text, anchor });
      }, delay);
    }
    function hide(delay = 0) {
      clearTimeout(timer);
      if (delay > 0) {
        timer = setTimeout(hide, delay);
        return;
      }
      if (open) closedAt = performance.now();
      open = false;
      current = null;
      setShown(null);
    }

    function onPointerOver(event: PointerEvent) {
      if (event.pointerType === "touch" || !(event.target instanceof Element)) return;
      if (layer.current?.contains(event.target)) {
        clearTimeout(timer);
        return;
      }
      const anchor = event.target.closest<HTMLElement>("[data-tooltip]");
      if (!anchor) {
        if (current) hide(open ? GRACE_MS : 0);
      } else if (anchor === current && open) {
        clearTimeout(timer);
      } else if (anchor !== current) {
        const skip = open || performance.now() - closedAt < SKIP_MS;
        show(anchor, skip ? 0 : DELAY_MS);
      }
    }
    function onFocusIn(event: FocusEvent) {
      if (!(event.target instanceof HTMLElement)) return;
      if (event.target.dataset.tooltip && event.target.matches(":focus-visible")) show(event.target, DELAY_MS);
      else if (current) hide();
    }
    function onLeave() {
      if (current) hide();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (current && event.key === "Escape") hide();
    }

    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("pointerdown", onLeave);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onLeave);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("scroll", onLeave, { capture: true, passive: true });
    document.documentElement.addEventListener("pointerleave", onLeave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("pointerdown", onLeave);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onLeave);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("scroll", onLeave, { capture: true });
      document.documentElement.removeEventListener("pointerleave", onLeave);
    };
  }, []);

  useLayoutEffect(() => {
    const box = layer.current;
    if (!shown || !box) return;
    // The top layer keeps it above dialogs, whatever opened last.
    box.showPopover?.();
    const at = shown.anchor.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = at.left + at.width / 2 - width / 2;
    const below = at.bottom + GAP_PX;
    box.style.left = `${Math.max(GAP_PX, Math.min(left, window.innerWidth - width - GAP_PX))}px`;
    box.style.top = `${below + height > window.innerHeight ? at.top - GAP_PX - height : below}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      ref={layer}
      key={shown.text}
      popover="manual"
      role="tooltip"
      className="fixed m-0 max-w-64 animate-fade-in rounded-control border border-edge/60 bg-overlay px-2.5 font-sans py-1.5 text-caption font-medium text-text"
    >
      {shown.text}
    </div>
  );
}
