import { useFetcher } from "react-router";
import { Link } from "#app/components/link.tsx";
import { Section } from "#app/components/settings/section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { formatDate } from "#app/lib/format.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { LinkedSignIn, OfferedProvider, SignInMethods } from "#worker/domain/oauth-providers.ts";

/** The ways into one's account beside a password; `methods` is null where they could not be read. */
export function ConnectionsSection({ methods }: { methods: SignInMethods | null }) {
  if (methods === null) {
    return (
      <Section title="Linked Sign-Ins">
        <ErrorState text="Failed to load your linked sign-ins. Please try again later." />
      </Section>
    );
  }
  const { linked, offered, hasPassword, usernameChosen } = methods;
  if (linked.length === 0 && offered.length === 0 && usernameChosen) return null;
  return (
    <Section title="Linked Sign-Ins">
      {!usernameChosen && (
        <p className="text-sm text-muted">
          Your username was made up for you.{" "}
          <Link to="/auth/choose-username?redirectTo=%2Fsettings" className="link">
            Choose your own
          </Link>
        </p>
      )}
      <p className="text-sm text-muted">
        {hasPassword
          ? "Each of these signs you in without your password."
          : "Each of these signs you in. Your account has no password yet."}
      </p>
      <ul aria-label="Linked Sign-Ins" className="flex flex-col gap-1">
        {linked.map((one) => (
          <Linked key={one.provider} {...one} />
        ))}
        {offered.map((one) => (
          <Offered key={one.provider} {...one} />
        ))}
      </ul>
    </Section>
  );
}

const ROW = "flex min-h-14 items-center justify-between gap-4 py-1";

function Linked({ provider, name, email, linked_at }: LinkedSignIn) {
  const fetcher = useFetcher();
  useFetcherToast(fetcher);
  return (
    <li className={ROW}>
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{name}</span>
        <span className="text-sm break-words text-muted">
          {email === null ? "" : `${email}, `}linked on {formatDate(linked_at)}
        </span>
      </span>
      <fetcher.Form method="post" action="/actions/unlink-sign-in">
        <input type="hidden" name="provider" value={provider} />
        <Button type="submit" pending={fetcher.state !== "idle"}>
          Unlink <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </fetcher.Form>
    </li>
  );
}

function Offered({ provider, name }: OfferedProvider) {
  return (
    <li className={ROW}>
      <span className="font-medium">{name}</span>
      {/* A document of its own: the way leads to another site. */}
      <Button asChild>
        <a href={`/auth/${provider}?link=true`}>{`Link ${name}`}</a>
      </Button>
    </li>
  );
}
