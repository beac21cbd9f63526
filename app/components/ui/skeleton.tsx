import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";

/** A quiet field of the size of what comes; give it the size and the corners by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx("block animate-breathe rounded-control bg-raised", className)} />;
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
