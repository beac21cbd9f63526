import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#app/components/ui/cx.ts";

/**
 * A list that scrolls sideways with snap, to the edge of the page. Its children are `RowItem`s. A mouse gets arrows;
 * fingers swipe, a keyboard moves through the links, a screen reader hears a list.
 */
export function Row({ label, children, className }: { label?: string; children: ReactNode; className?: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const read = () => {
      const start = box.scrollLeft <= 4;
      const end = box.scrollLeft + box.clientWidth >= box.scrollWidth - 4;
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    read();
    const resized = new ResizeObserver(read);
    resized.observe(box);
    box.addEventListener("scroll", read, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener("scroll", read);
    };
  }, []);

  function move(direction: 1 | -1) {
    const box = list.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.85, behavior: "smooth" });
  }

  return (
    <div className={cx("group/row relative -mx-gutter", className)}>
      <ul
        ref={list}
        aria-label={label}
        className="scrollbar-none relative flex snap-x snap-proximity scroll-px-gutter gap-4 overflow-x-auto overscroll-x-contain px-gutter py-1 lg:gap-5"
      >
        {children}
      </ul>
      {!ends.start && <Arrow side="left" onPress={() => move(-1)} />}
      {!ends.end && <Arrow side="right" onPress={() => move(1)} />}
    </div>
  );
}

/** One item of a `Row`; its width comes by `className` and defaults to a cover's. */
export function RowItem({ children, className = "w-36 sm:w-40 lg:w-44" }: { children: ReactNode; className?: string }) {
  return <li className={cx("shrink-0 snap-start", className)}>{children}</li>;
}

/** For a mouse alone: everyone else has a better way, so it is not read aloud and takes no focus. */
function Arrow({ side, onPress }: { side: "left" | "right"; onPress: () => void }) {
  const Icon = side === "left" ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={onPress}
      className={cx(
        "absolute top-1/2 hidden size-10 -translate-y-1/2 place-items-center rounded-full border border-line bg-raised text-text opacity-0 transition-opacity",
        "group-hover/row:opacity-100 pointer-fine:grid",
        side === "left" ? "left-2" : "right-2",
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
