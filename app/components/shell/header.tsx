import { Settings } from "lucide-react";
import { useLocation } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { PRODUCT } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import type { ShellUser } from "#app/lib/session-user.server.ts";
import type { Unread } from "#app/lib/unread.ts";
import { BackButton } from "./back-button.tsx";
import { Bell } from "./bell.tsx";

export function Header({ user, unread }: { user: ShellUser | null; unread: Unread }) {
  const { pathname, search } = useLocation();
  const isSigningIn = pathname.startsWith("/auth");
  return (
    <header className="fixed inset-x-0 top-0 z-30 flex h-header items-center gap-1 border-b border-line bg-bg px-gutter lg:px-6">
      <BackButton />
      <Link
        to="/"
        className="-mx-1.5 inline-flex min-h-11 items-center gap-2.5 rounded-control px-1.5 font-serif text-xl font-medium tracking-[-0.02em]"
      >
        <Sleeve />
        {PRODUCT}
      </Link>
      <div className="ml-auto flex items-center gap-1">
        {user && (
          <>
            <IconButton label="Settings" asChild>
              <Link to="/settings">
                <Settings aria-hidden="true" />
              </Link>
            </IconButton>
            <Bell unread={unread} />
          </>
        )}
        {!user && !isSigningIn && (
          <Button asChild variant="quiet" size="sm">
            <Link to={signInPath(`${pathname}${search}`)}>Sign In</Link>
          </Button>
        )}
      </div>
    </header>
  );
}

/** A sleeve, its record half out. */
function Sleeve() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 22" className="h-5 w-auto shrink-0" fill="none">
      <path d="M17 2.6a8.4 8.4 0 0 1 0 16.8" className="stroke-muted" strokeWidth="1.6" />
      <path d="M17 7.4a3.6 3.6 0 0 1 0 7.2" className="stroke-accent" strokeWidth="1.6" />
      <rect x="1" y="1" width="16" height="20" rx="2" className="fill-accent" />
      <path d="M4.5 6h7M4.5 9.5h4.5" className="stroke-on-accent" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
