import { Slot } from "radix-ui/slot";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";

const SIZES = {
  sm: "size-11 lg:size-8 [&_svg]:size-4",
  md: "size-11 lg:size-10 [&_svg]:size-5",
};

const TONES = {
  default: "text-muted hover:text-text",
  accent: "text-accent",
  danger: "text-muted hover:text-danger",
};

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "aria-pressed" | "children"> & {
  /** The accessible name, and the tooltip. It stays the same when `pressed` changes. */
  label: string;
  /** The icon; with `asChild` the one element (a link) that holds the icon. */
  children: ReactNode;
  /** Makes it an on/off button: on is filled and in the accent colour. */
  pressed?: boolean;
  size?: keyof typeof SIZES;
  tone?: keyof typeof TONES;
  pending?: boolean;
  /** A number that stands beside the button: it is read after it, and is no part of its name. */
  count?: ReactNode;
  /** Off where the same words stand beside the button. */
  tooltip?: boolean;
  asChild?: boolean;
};

export function IconButton({
  label,
  pressed,
  size = "md",
  tone = "default",
  pending = false,
  count,
  tooltip = true,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: IconButtonProps) {
  const props = {
    ...rest,
    "aria-label": label,
    "data-tooltip": tooltip ? label : undefined,
    className: cx(
      "relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control select-none text-sm tabular-nums",
      "transition-[background-color,color,opacity,transform] hover:bg-hover active:scale-[0.94]",
      "disabled:opacity-50 disabled:active:scale-100 aria-pressed:text-accent [&[aria-pressed=true]_svg]:fill-current",
      SIZES[size],
      pressed ? "text-accent" : TONES[tone],
      className,
    ),
  };
  const button = asChild ? (
    <Slot {...props} onClick={onClick}>
      {children}
    </Slot>
  ) : (
    <button
      {...props}
      type={type}
      aria-pressed={pressed}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={pending ? swallow : onClick}
    >
      {pending ? <Spinner /> : children}
    </button>
  );
  if (count === undefined || count === null) return button;
  return (
    <span className="inline-flex items-center">
      {button}
      <span className={cx("min-w-4 pr-1 text-sm tabular-nums", pressed ? "text-accent" : "text-muted")}>{count}</span>
    </span>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
