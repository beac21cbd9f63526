import { data, Form, useNavigation } from "react-router";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { PageError } from "#app/components/page-error.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { getMailSubscription, unsubscribeFromMail } from "#worker/domain/unsubscribe.server.ts";
import type { Route } from "./+types/unsubscribe";

const HERE = "/unsubscribe";

/** Looking changes nothing: programs that check the links of a mail open them, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return load(getMailSubscription(getCtx({ context }), tokenIn(url)), HERE);
}

/** Also pressed by mail programs, without a session, a page or a redirect (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  await load(unsubscribeFromMail(getCtx({ context }), tokenIn(url)), HERE);
  return data({ done: true });
}

function tokenIn(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const isOn = loaderData.on && !actionData?.done;
  return isOn ? <Question /> : <Done />;
}

function Question() {
  const pending = useNavigation().state !== "idle";
  return (
    <AuthCard
      title="Unsubscribe"
      intro="Sleevenotes mails you what you have not read yet, at most once an hour. Your notifications stay on the site."
    >
      <Form method="post" className="flex flex-col gap-5">
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Unsubscribe
        </Button>
      </Form>
    </AuthCard>
  );
}

function Done() {
  return (
    <AuthCard
      title="You Are Unsubscribed"
      intro="No more mail about notifications comes to you. You can turn it on again in your settings."
    >
      <Button asChild size="lg">
        <Link to="/settings">Settings</Link>
      </Button>
    </AuthCard>
  );
}

export function meta({ error, matches }: Route.MetaArgs) {
  if (error) return [];
  return pageMeta({
    title: "Unsubscribe",
    description: "Get no more mail about your notifications.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = "This link to unsubscribe is not complete, or its account is gone. The switch is in your settings, too.";
  return <PageError error={error} words={{ 404: { title: "Link Not Found", text } }} />;
}
