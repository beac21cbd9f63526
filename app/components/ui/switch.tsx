import type { ComponentProps } from "react";
import { cx } from "#app/components/ui/cx.ts";

/** On or off, at once. Its name comes from a label beside it (`aria-labelledby`); the knob's place shows its state. */
export function Switch({ on, className, ...rest }: ComponentProps<"button"> & { on: boolean }) {
  return (
    <button
      {...rest}
      role="switch"
      aria-checked={on}
      className={cx("group grid min-h-11 shrink-0 place-items-center rounded-control lg:min-h-8", className)}
    >
      <span
        className={cx(
          "flex h-6 w-10 items-center rounded-full border p-0.5 transition-colors",
          on
            ? "border-accent bg-accent text-on-accent group-hover:bg-accent-strong"
            : "border-edge bg-surface text-edge group-hover:border-muted",
        )}
      >
        <span
          className={cx(
            "size-4.5 rounded-full bg-current transition-transform",
            on ? "translate-x-4" : "translate-x-0",
          )}
        />
      </span>
    </button>
  );
}
