import { Slot, Slottable } from "radix-ui/slot";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { Spinner } from "#app/components/ui/spinner.tsx";

export type ButtonVariant = "primary" | "quiet" | "danger" | "ghost";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  quiet:
    "bg-raised text-text border border-line hover:bg-[color-mix(in_oklab,var(--color-text)_9%,var(--color-raised))]",
  danger: "bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--color-text)_14%,var(--color-danger))]",
  ghost: "text-text hover:bg-hover",
};

/** A finger gets 44 px at any size; from 1024 px the sizes differ. */
const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-11 lg:min-h-8 px-3 text-sm gap-1.5 [&_svg]:size-4",
  md: "min-h-11 lg:min-h-10 px-4 text-sm gap-2 [&_svg]:size-4",
  lg: "min-h-12 px-6 text-base gap-2.5 [&_svg]:size-5",
};

/** The classes of a button, for an element that cannot be one. */
export function buttonClass({ variant = "quiet", size = "md" }: { variant?: ButtonVariant; size?: ButtonSize } = {}) {
  return cx(
    "relative inline-flex items-center justify-center rounded-control font-medium whitespace-nowrap select-none no-underline",
    "transition-[background-color,color,border-color,opacity,transform] active:scale-[0.97]",
    "disabled:opacity-50 aria-disabled:active:scale-100 disabled:active:scale-100",
    VARIANTS[variant],
    SIZES[size],
  );
}

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Decoration before the text. */
  icon?: ReactNode;
  /** The button waits: it shows it, keeps the focus and its width, and ignores presses. */
  pending?: boolean;
  /** Replaces the text while it waits; without it the text keeps its place and its name. */
  pendingText?: string;
  /** Lends its looks to the one child (a link). */
  asChild?: boolean;
};

export function Button({
  variant,
  size,
  icon,
  pending = false,
  pendingText,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const looks = cx(buttonClass({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={looks} onClick={onClick} {...rest}>
        {icon}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }
  const covered = pending && pendingText === undefined;
  return (
    <button
      {...rest}
      type={type}
      className={looks}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={pending ? swallow : onClick}
    >
      {covered && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {pending && !covered ? (
        <Spinner />
      ) : (
        icon && <span className={cx("contents", covered && "*:opacity-0")}>{icon}</span>
      )}
      <span className={cx(covered && "opacity-0")}>{pending ? (pendingText ?? children) : children}</span>
    </button>
  );
}

/** Also stops a form that is sent with Enter, since that presses its submit button. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
