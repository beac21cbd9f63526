import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Link } from "#app/components/link.tsx";
import { DeleteAccountButton } from "#app/components/settings/delete-account-button.tsx";
import { Section } from "#app/components/settings/section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";

/** What concerns the account as a whole, the way out of it included. */
export function AccountSection({ username }: { username: string }) {
  return (
    <Section title="Account">
      <ul className="flex flex-col items-start [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center lg:[&_a]:min-h-9">
        <li>
          <Link to="/settings/change-password" className="link">
            Change Password
          </Link>
        </li>
        <li>
          <Link to="/privacypolicy" className="link">
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link to="/termsandconditions" className="link">
            Terms and Conditions
          </Link>
        </li>
      </ul>
      <Matter text="Everything that you made here, in one file that other programs can read.">
        {/* A document of its own: the router would look for a screen behind it. */}
        <Button asChild>
          <a href="/settings/download">Download your data</a>
        </Button>
      </Matter>
      <SignOut />
      <Matter text="Deleting your account takes along all that you made. It cannot be undone.">
        <DeleteAccountButton username={username} />
      </Matter>
    </Section>
  );
}

function SignOut() {
  const fetcher = useFetcher();
  const pending = fetcher.state !== "idle";
  useFetcherToast(fetcher);
  return (
    <Matter text="Signing out clears everything that this browser keeps of you.">
      <fetcher.Form method="post" action="/actions/sign-out" className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          Sign Out
        </Button>
        <Button type="submit" name="everywhere" value="true" variant="ghost" pending={pending}>
          Sign Out Everywhere
        </Button>
      </fetcher.Form>
    </Matter>
  );
}

function Matter({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}
