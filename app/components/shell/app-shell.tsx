import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { Link } from "#app/components/link.tsx";
import { Toaster, type ToastMessage } from "#app/components/ui/toaster.tsx";
import { TooltipProvider } from "#app/components/ui/tooltip.tsx";
import { takeFlashCookie } from "#app/lib/flash.ts";
import { forgiveGivenUpReads } from "#app/lib/given-up-reads.ts";
import { PRODUCT } from "#app/lib/meta.ts";
import { useSessionSync } from "#app/lib/session-sync.ts";
import type { ShellUser } from "#app/lib/session-user.server.ts";
import type { Unread } from "#app/lib/unread.ts";
import { useLive } from "#app/lib/use-live.ts";
import { forgiveSkippedTransitions } from "#app/lib/view-transitions.ts";
import { useTrail } from "#app/lib/way-back.ts";
import { Header } from "./header.tsx";
import { MainNav } from "./main-nav.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { Progress } from "./progress.tsx";
import { ScreenCache } from "./screen-cache.tsx";
import { Shortcuts } from "./shortcuts.tsx";

const NONE_UNREAD: Unread = { count: 0 };

/** What stands around every screen. */
export function AppShell({
  user,
  unread = NONE_UNREAD,
  flash = null,
  children,
}: {
  user: ShellUser | null;
  unread?: Unread;
  /** The message that a redirect left for the page it led to. */
  flash?: ToastMessage | null;
  children: ReactNode;
}) {
  useEffect(forgiveSkippedTransitions, []);
  useEffect(forgiveGivenUpReads, []);
  useTrail();
  useSessionSync(user?.id ?? null);
  useLive(user?.id ?? null);
  const { key } = useLocation();
  return (
    <TooltipProvider>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header user={user} unread={unread} />
      <MainNav user={user} />
      <div className="flex min-h-dvh flex-col pt-header pb-dock lg:pl-sidebar">
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
      <Progress />
      <ActionToast answer={flash && { toast: flash }} />
      <LeftFlash key={key} />
      <Toaster />
      <Shortcuts user={user} />
      <ScreenCache />
    </TooltipProvider>
  );
}

function Footer() {
  return (
    <footer className="page mt-12 pb-8 text-caption text-muted">
      <div className="flex flex-wrap items-center gap-x-5 border-t border-line pt-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:hover:text-text lg:[&_a]:min-h-8">
        <p className="mr-auto font-serif text-base italic">{PRODUCT}</p>
        <Link to="/privacypolicy">Privacy Policy</Link>
        <Link to="/termsandconditions">Terms and Conditions</Link>
      </div>
    </footer>
  );
}

/** A redirect within the app renders no document: what it left is taken here. */
function LeftFlash() {
  useEffect(() => {
    takeFlashCookie();
  }, []);
  return null;
}
