import { useLocation } from "react-router";
import { Link } from "#app/components/link.tsx";
import { cx } from "#app/components/ui/cx.ts";
import type { ShellUser } from "#app/lib/session-user.server.ts";
import { places } from "./places.ts";

/** One navigation: a bar at the bottom of a phone, a column beside the page from 1024 px. */
export function MainNav({ user }: { user: ShellUser | null }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className={cx(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-bg pb-safe-bottom",
        "lg:inset-x-auto lg:top-header lg:left-0 lg:flex lg:w-sidebar lg:flex-col lg:justify-between lg:border-t-0 lg:border-r lg:px-3 lg:pt-5 lg:pb-4",
      )}
    >
      <ul className="flex h-bottombar items-stretch justify-around lg:h-auto lg:flex-col lg:justify-start lg:gap-1">
        {places(user).map(({ label, to, icon: Icon, covers, onlyWide }) => {
          const current = covers(pathname);
          return (
            <li key={label} className={cx("flex-1 lg:flex-none", onlyWide && "max-lg:hidden")}>
              <Link
                to={to}
                aria-current={current ? "page" : undefined}
                className={cx(
                  "group flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium transition-[color,background-color,transform] active:scale-[0.97]",
                  "lg:h-10 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:px-3 lg:text-sm",
                  current ? "text-text lg:bg-raised" : "text-muted hover:text-text lg:hover:bg-hover",
                )}
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={current ? 2.25 : 1.75}
                  className={cx("size-5.5 lg:size-5", current && "text-accent")}
                />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      {user && (
        <p className="hidden px-3 text-caption text-muted lg:block">
          Signed in as <span className="block truncate font-medium text-text">{user.username}</span>
        </p>
      )}
    </nav>
  );
}
