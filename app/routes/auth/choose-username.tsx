import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { data, Form, redirect, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { useValidator } from "#app/lib/use-validator.ts";
import { getCtx } from "#worker/context.server.ts";
import { UsernameFormSchema } from "#worker/domain/accounts.schema.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { getSignInMethods } from "#worker/domain/oauth.server.ts";
import { chooseUsername } from "#worker/domain/users.server.ts";
import type { Route } from "./+types/choose-username";

const HERE = "/auth/choose-username";

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const redirectTo = sameSitePath(url.searchParams.get("redirectTo"));
  const { username } = await load(requireViewer(ctx), HERE);
  const { usernameChosen } = await load(getSignInMethods(ctx), HERE);
  if (usernameChosen) throw redirect(redirectTo);
  return { username, redirectTo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const { id, email } = await load(requireViewer(ctx), HERE);
  const redirectTo = sameSitePath(String((await readForm(request.clone())).get("redirectTo") ?? ""));
  const submitted = await submitForm(
    request,
    UsernameFormSchema,
    ({ username }) => chooseUsername(ctx, { id, email, username }),
    HERE,
  );
  if (submitted.ok) {
    const { username } = submitted.value;
    throw redirect(redirectTo, {
      headers: flash({ title: "Username saved", description: `You are ${username} now.` }),
    });
  }
  const { refusal, result, status } = submitted;
  // Chosen meanwhile, in another tab: there is nothing to do here any more.
  if (refusal?.code === "username_set") {
    throw redirect(redirectTo, { headers: flash({ title: "Error", description: refusal.message, tone: "error" }) });
  }
  const description =
    refusal?.code === "username_taken"
      ? "This username is already taken. Please choose another."
      : (refusal?.message ?? "");
  const toast = refusal ? { title: "Error", description, tone: "error" as const } : undefined;
  return data({ result, toast }, { status });
}

/** After the first sign-in with a provider; the name that was made up stays until its member wants another. */
export default function ChooseUsername({ loaderData, actionData }: Route.ComponentProps) {
  const { username, redirectTo } = loaderData;
  const pending = useNavigation().formMethod === "POST";
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.chooseUsername),
  );
  const [form, fields] = useForm<{ username: string }>({
    id: "choose-username",
    defaultValue: { username },
    lastResult: actionData?.result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <AuthCard
      title="Choose Your Username"
      intro="It stands beside all that you write, and cannot be changed afterwards."
    >
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="3 to 20 letters, numbers and underscores"
          errors={fields.username.errors}
          {...getInputProps(fields.username, { type: "text" })}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            Save Username
          </Button>
          <Link to={redirectTo} className="link self-center text-sm">
            Choose later
          </Link>
        </div>
      </Form>
      <ActionToast answer={actionData} />
    </AuthCard>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Choose Your Username",
    description: "The name that others know you by.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
