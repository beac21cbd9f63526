import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router";
import { cx } from "#app/components/ui/cx.ts";
import { moveFocus } from "#app/components/ui/roving.ts";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

export const TAB_LIST_CLASS = "scrollbar-none flex gap-6 overflow-x-auto border-b border-line";

/** What is selected is underlined as well as coloured. */
export const TAB_CLASS = cx(
  "relative inline-flex min-h-11 shrink-0 cursor-pointer items-center justify-center max-lg:min-w-11 gap-1.5 text-sm font-medium text-muted select-none",
  "transition-colors hover:text-text focus-visible:-outline-offset-2 aria-selected:text-text",
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full aria-selected:after:bg-accent",
);

export type LinkTab = {
  value: string;
  label: string;
  to: To;
  count?: number | string;
  /** What is counted waits for whoever reads it. */
  waits?: boolean;
};

/**
 * Tabs whose state is the address: each is a link with the role of a tab, so they work without a script, and arrows move
 * between them (Enter or Space opens). What they show is `children`, the panel of the selected one.
 */
export function LinkTabs({
  label,
  items,
  value,
  children,
  replace = false,
  className,
}: {
  /** Names the list of tabs. */
  label: string;
  items: LinkTab[];
  value: string;
  children?: ReactNode;
  /** Does not add to the history: for tabs within one screen. */
  replace?: boolean;
  className?: string;
}) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={TAB_LIST_CLASS}
        onKeyDown={(event) => {
          if (event.key === " " && event.target instanceof HTMLAnchorElement) {
            event.preventDefault();
            event.target.click();
          } else {
            moveFocus(event, '[role="tab"]', "horizontal");
          }
        }}
      >
        {items.map((item) => {
          const selected = item.value === value;
          return (
            <Link
              key={item.value}
              id={`${id}-${item.value}`}
              to={item.to}
              replace={replace}
              preventScrollReset
              prefetch="intent"
              role="tab"
              aria-selected={selected}
              aria-controls={children && selected ? `${id}-panel` : undefined}
              tabIndex={selected || !hydrated ? 0 : -1}
              className={TAB_CLASS}
            >
              {item.label}
              <TabCount count={item.count} waits={item.waits} />
            </Link>
          );
        })}
      </div>
      {children && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-5">
          {children}
        </div>
      )}
    </div>
  );
}

export function TabCount({ count, waits = false }: { count?: number | string; waits?: boolean }) {
  if (count === undefined) return null;
  const looks = waits
    ? "grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-on-accent"
    : "text-caption text-muted";
  return <span className={cx("tabular-nums", looks)}>{count}</span>;
}
