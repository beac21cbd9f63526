import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { Heading } from "#app/components/ui/heading.tsx";

type Words = { title: string; text: string; canRetry: boolean; home?: string };

const BY_STATUS: Record<number, Words> = {
  403: { title: "Not Yours to See", text: "You don't have permission to open this page.", canRetry: false },
  404: { title: "Page Not Found", text: "We couldn't find the page you were looking for.", canRetry: false },
  429: { title: "A Little Too Fast", text: "You have made many requests. Please wait a moment.", canRetry: true },
  503: { title: "Out of Reach", text: "This part of Sleevenotes can't be reached right now.", canRetry: true },
};
const BROKEN: Words = {
  title: "Something Went Wrong",
  text: "That was our mistake, not yours. Please try again later.",
  canRetry: true,
};
const OFFLINE: Words = {
  title: "You're Offline",
  text: "We couldn't reach Sleevenotes. Check your connection and try again.",
  canRetry: true,
};

/** The one boundary of all screens. A route gives its own words for a status by `statusWords`. */
export function PageError({ error, words = {} }: { error: unknown; words?: Record<number, Partial<Words>> }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  const base = isLostConnection(error) ? OFFLINE : ((status === null ? null : BY_STATUS[status]) ?? BROKEN);
  const said = { ...base, ...(status === null ? {} : words[status]) };
  return (
    <>
      <title>{`${said.title} · Sleevenotes`}</title>
      <meta name="robots" content="noindex" />
      <Message title={said.title} text={said.text}>
        {said.canRetry && <TryAgain />}
        <Button asChild variant={said.canRetry ? "ghost" : "primary"}>
          <Link to="/">{said.home ?? "Return to Home"}</Link>
        </Button>
      </Message>
    </>
  );
}

/** The same as a route's own `ErrorBoundary`, so that the shell around it stays as it is. */
export function ScreenError() {
  return <PageError error={useRouteError()} />;
}

/** What a page says when it has nothing else to show. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="page flex flex-col items-center gap-5 py-20 text-center lg:py-28">
      <Drawing name="skip" className="h-20 text-muted" />
      <div className="flex flex-col gap-2">
        <Heading level={1}>{title}</Heading>
        <p className="max-w-md text-balance text-muted">{text}</p>
      </div>
      {children && <div className="mt-1 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** Loads this address again, with or without a script. */
function TryAgain() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <form
      method="get"
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(`${pathname}${search}`, { replace: true });
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        Try again
      </Button>
    </form>
  );
}

/** A fetch that never arrived: browsers throw a TypeError, and only for that. */
function isLostConnection(error: unknown): boolean {
  return (
    typeof window !== "undefined" && error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  );
}
