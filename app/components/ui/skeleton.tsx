import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** A quiet field of the size of what comes; give it the size and the corners by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-control bg-raised", className)} />;
}

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx("flex flex-col gap-2.5", className)}>
      {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
        <Skeleton key={line} className={cx("h-3.5 rounded-sm", line === lines ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}

/** Around skeletons: says that something loads. */
export function Loading({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
