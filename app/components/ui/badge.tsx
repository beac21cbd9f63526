import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";

const TONES = {
  neutral: "bg-raised text-muted",
  accent: "bg-accent text-on-accent",
  good: "bg-good-soft text-good",
  fair: "bg-fair-soft text-fair",
  poor: "bg-poor-soft text-poor",
  danger: "bg-danger-soft text-danger",
};

export type BadgeTone = keyof typeof TONES;

const SIZES = {
  sm: "h-5 min-w-5 px-1.5 text-xs rounded-full",
  md: "h-7 min-w-8 px-2 text-sm rounded-control",
  lg: "h-10 min-w-12 px-2.5 text-xl rounded-control",
};

/** A number or a word that stands out, in aligned figures. Its tone is never its only sign. */
export function Badge({
  tone = "neutral",
  size = "sm",
  className,
  children,
}: {
  tone?: BadgeTone;
  size?: keyof typeof SIZES;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex shrink-0 items-center justify-center font-semibold tabular-nums",
        TONES[tone],
        SIZES[size],
        className,
      )}
    >
      {children}
    </span>
  );
}
