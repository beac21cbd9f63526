import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, redirect, useNavigate, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { NEW_PASSWORD_HINT, PasswordInput } from "#app/components/auth/account-fields.tsx";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { useLater } from "#app/lib/use-later.ts";
import { useValidator } from "#app/lib/use-validator.ts";
import { getCtx } from "#worker/context.server.ts";
import { ChangePasswordSchema, type ChangePassword as Fields } from "#worker/domain/accounts.schema.ts";
import { getSignInMethods } from "#worker/domain/oauth.server.ts";
import { changePassword } from "#worker/domain/password-resets.server.ts";
import type { Route } from "./+types/change-password";

/** Milliseconds until the script leads back (part 1 §2.6). */
const AFTER_CHANGE = 1500;
const HERE = "/settings/change-password";
const CHANGED = { title: "Password changed", description: "Your password has been changed." };

export async function loader({ context }: Route.LoaderArgs) {
  const { email, hasPassword } = await load(getSignInMethods(getCtx({ context })), HERE);
  return { email, hasPassword };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const submitted = await submitForm(request, ChangePasswordSchema, (input) => changePassword(ctx, input), HERE);
  if (submitted.ok) {
    if (!sentByScript(request)) throw redirect("/settings", { headers: flash(CHANGED) });
    return data({ done: true, result: submitted.result, toast: CHANGED });
  }
  const { refusal, result, status } = submitted;
  const description = refusal?.message || "Failed to change password. Please try again.";
  const toast = refusal ? { title: "Error", description, tone: "error" as const } : undefined;
  return data({ done: false, result, toast }, { status });
}

export default function ChangePassword({ loaderData: { email, hasPassword }, actionData }: Route.ComponentProps) {
  return hasPassword ? <ChangeForm actionData={actionData} /> : <NoPassword email={email} />;
}

/** Of an account that a provider opened: the mail that resets a password sets a first one, too. */
function NoPassword({ email }: { email: string }) {
  const pending = useNavigation().formMethod === "POST";
  return (
    <AuthCard
      title="Set a Password"
      intro={
        <>
          Your account has no password yet. We can mail a link to{" "}
          <strong className="font-medium text-text">{email}</strong> to set one; using it signs you out everywhere.
        </>
      }
    >
      <Form method="post" action="/auth/forgot-password" className="flex flex-col gap-5">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Mail Me a Link
        </Button>
        <Link to="/settings" className="link self-center text-sm">
          Back to Settings
        </Link>
      </Form>
    </AuthCard>
  );
}

function ChangeForm({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const done = actionData?.done === true;
  const navigate = useNavigate();
  const pending = useNavigation().formMethod === "POST" || done;
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.changePassword),
  );
  const [form, fields] = useForm<Fields>({
    id: "change-password",
    lastResult: actionData?.result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  useLater(done, AFTER_CHANGE, () => navigate("/settings"));

  return (
    <AuthCard title="Change Password" intro="Your other devices will be signed out.">
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <PasswordInput field={fields.currentPassword} label="Current Password" />
        <PasswordInput field={fields.newPassword} label="New Password" isNew hint={NEW_PASSWORD_HINT} />
        <PasswordInput field={fields.confirmNewPassword} label="Confirm New Password" isNew />
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Change Password
        </Button>
        <Link to="/settings" className="link self-center text-sm">
          Back to Settings
        </Link>
      </Form>
      <ActionToast answer={actionData} />
    </AuthCard>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Change Password",
    description: "Change the password of your account.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
