import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { Drawing, type DrawingName } from "#app/components/ui/drawing.tsx";

/** Nothing here yet: a small drawing, what is so, and one next step. */
export function EmptyState({
  text,
  hint,
  drawing = "record",
  action,
  compact = false,
}: {
  text: string;
  hint?: ReactNode;
  drawing?: DrawingName;
  /** One next step: a button or a link. */
  action?: ReactNode;
  /** Less air, for a part of a page. */
  compact?: boolean;
}) {
  return (
    <div className={cx("flex flex-col items-center px-4 text-center", compact ? "gap-3 py-8" : "gap-4 py-14")}>
      <Drawing name={drawing} className={cx("text-muted", compact ? "h-14" : "h-18")} />
      <div className="flex flex-col gap-1">
        <p className="font-serif text-lg text-balance text-text">{text}</p>
        {hint && <p className="max-w-md text-sm text-balance text-muted">{hint}</p>}
      </div>
      {action}
    </div>
  );
}
