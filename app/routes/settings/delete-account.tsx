import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { DELETE_WARNING, DeleteAccountForm, useDeleteAccount } from "#app/components/settings/delete-account-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import type { Route } from "./+types/delete-account";

const HERE = "/settings/delete-account";

export async function loader({ context }: Route.LoaderArgs) {
  const { username } = await load(requireViewer(getCtx({ context })), HERE);
  return { username };
}

/** The question of the settings' dialog, for who comes without a script. */
export default function DeleteAccount({ loaderData: { username } }: Route.ComponentProps) {
  const deletion = useDeleteAccount();
  return (
    <AuthCard title="Delete your account?" intro={DELETE_WARNING}>
      <DeleteAccountForm
        deletion={deletion}
        username={username}
        cancel={
          <Button asChild>
            <Link to="/settings">Cancel</Link>
          </Button>
        }
      />
    </AuthCard>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Delete Account",
    description: "Delete your account and all that you made.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
