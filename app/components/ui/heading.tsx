import type { ReactNode } from "react";
import { cx } from "#app/components/ui/cx.ts";

const LOOKS = {
  /** The name of the one thing a page is about. */
  display: "font-serif text-3xl lg:text-4xl font-medium tracking-[-0.022em]",
  /** The name of a page. */
  title: "font-serif text-2xl lg:text-3xl font-medium tracking-[-0.018em]",
  /** A part of a page. */
  section: "font-serif text-xl font-medium tracking-[-0.012em]",
  /** A card, a dialog. */
  card: "font-serif text-lg font-medium tracking-[-0.006em]",
  /** A quiet heading in the voice of the interface. */
  label: "font-sans text-caption font-medium text-muted",
};

export type HeadingLook = keyof typeof LOOKS;

/** A heading's looks are its own choice; its level is the outline's. */
export function Heading({
  level,
  look = level === 1 ? "title" : level === 2 ? "section" : "card",
  id,
  className,
  children,
}: {
  level: 1 | 2 | 3 | 4;
  look?: HeadingLook;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cx(LOOKS[look], className)}>
      {children}
    </Tag>
  );
}

/** A section's heading, with a line under it and what leads further at its end. */
export function SectionHeading({
  level = 2,
  id,
  action,
  className,
  children,
}: {
  level?: 2 | 3;
  id?: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("flex min-h-11 items-center justify-between gap-4", className)}>
      <Heading level={level} look="section" id={id}>
        {children}
      </Heading>
      {action && <div className="shrink-0 text-sm text-muted">{action}</div>}
    </div>
  );
}
