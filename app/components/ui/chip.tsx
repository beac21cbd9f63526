import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { cx } from "#app/components/ui/cx.ts";

/** A small word in a pill; with `to` it leads somewhere. */
export function Chip({
  children,
  icon,
  to,
  className,
}: {
  children: ReactNode;
  icon?: ReactNode;
  to?: To;
  className?: string;
}) {
  const looks = cx(
    "inline-flex h-6 max-w-full items-center gap-1 rounded-full border border-line bg-raised px-2.5 text-xs font-medium text-muted [&_svg]:size-3",
    className,
  );
  const content = (
    <>
      {icon}
      <span className="truncate">{children}</span>
    </>
  );
  if (to === undefined) return <span className={looks}>{content}</span>;
  return (
    <Link
      to={to}
      viewTransition
      className={cx(
        looks,
        "relative transition-colors after:absolute after:-inset-y-2.5 after:inset-x-0 hover:border-edge hover:text-text",
      )}
    >
      {content}
    </Link>
  );
}
