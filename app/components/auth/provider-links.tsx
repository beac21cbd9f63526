import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { OfferedProvider } from "#worker/domain/oauth-providers.ts";

/** The ways in that need no password, where there are any. */
export function ProviderLinks({ providers, redirectTo }: { providers: OfferedProvider[]; redirectTo: string }) {
  if (providers.length === 0) return null;
  const query = redirectTo === "/" ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  return (
    <section aria-label="Other ways to sign in" className="flex flex-col gap-4 pt-6">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ul className="flex flex-col gap-3">
        {providers.map(({ provider, name }) => (
          <li key={provider}>
            {/* A document of its own: the way leads to another site. */}
            <Button asChild size="lg" className="w-full">
              <a href={`/auth/${provider}${query}`}>Continue with {name}</a>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        If you have no account yet, this makes you one, and our{" "}
        <Link to="/termsandconditions" className="link">
          Terms
        </Link>{" "}
        and{" "}
        <Link to="/privacypolicy" className="link">
          Privacy Policy
        </Link>{" "}
        apply.
      </p>
    </section>
  );
}
