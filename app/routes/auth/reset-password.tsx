import { getFormProps, useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import { data, Form, useNavigate, useNavigation } from "react-router";
import { NEW_PASSWORD_HINT, PasswordInput } from "#app/components/auth/account-fields.tsx";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormError } from "#app/components/ui/field.tsx";
import { Loading, Skeleton } from "#app/components/ui/skeleton.tsx";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { checkResetLink, type ResetLink } from "#app/lib/reset-link.ts";
import { useLater } from "#app/lib/use-later.ts";
import { useValidator } from "#app/lib/use-validator.ts";
import { getCtx } from "#worker/context.server.ts";
import { type ResetPassword as Fields, ResetPasswordSchema } from "#worker/domain/accounts.schema.ts";
import { resetPassword } from "#worker/domain/password-resets.server.ts";
import type { Route } from "./+types/reset-password";

/** Milliseconds until the script leads on to sign-in (part 1 §2.6). */
const AFTER_RESET = 2000;

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const submitted = await submitForm(request, ResetPasswordSchema, (input) => resetPassword(ctx, input), "/auth");
  if (submitted.ok) return data({ done: true, result: submitted.result, error: null, linkError: null });

  const { refusal, result, status } = submitted;
  const linkError = refusal?.code === "invalid_reset_token" ? refusal.message : null;
  const error = linkError === null && refusal ? refusal.message : null;
  return data({ done: false, result, error, linkError }, { status });
}

export default function ResetPassword({ actionData }: Route.ComponentProps) {
  const [link, setLink] = useState<ResetLink | null>(null);
  const navigate = useNavigate();
  useLater(actionData?.done === true, AFTER_RESET, () => navigate("/auth"));
  useEffect(() => {
    checkResetLink(window.location.hash).then(setLink);
  }, []);

  if (actionData?.done) return <Success />;
  if (actionData?.linkError) return <InvalidLink text={actionData.linkError} />;
  if (link === null) return <Verifying />;
  if ("error" in link) return <InvalidLink text={link.error} />;
  return <NewPasswordForm token={link.token} answer={actionData} />;
}

function Verifying() {
  return (
    <AuthCard title="Reset Password">
      <noscript>
        <p className="text-muted">
          The link in your mail is read by this page itself, so that nobody else sees it. Please allow scripts for this
          page to choose a new password.
        </p>
      </noscript>
      <Loading label="Verifying your reset link" className="flex flex-col gap-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-12" />
      </Loading>
    </AuthCard>
  );
}

function InvalidLink({ text }: { text: string }) {
  return (
    <AuthCard title="Invalid Reset Link">
      <FormError>{text}</FormError>
      <Button asChild variant="primary" size="lg">
        <Link to="/auth/forgot-password">Request New Reset Link</Link>
      </Button>
    </AuthCard>
  );
}

function NewPasswordForm({ token, answer }: { token: string; answer: Route.ComponentProps["actionData"] | undefined }) {
  const pending = useNavigation().state !== "idle";
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.resetPassword),
  );
  const [form, fields] = useForm<Fields>({
    id: "reset-password",
    lastResult: answer?.result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <AuthCard title="Reset Password" intro="Choose a new password for your account.">
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <FormError>{answer?.error}</FormError>
        <PasswordInput field={fields.password} label="New Password" isNew hint={NEW_PASSWORD_HINT} />
        <PasswordInput field={fields.confirmPassword} label="Confirm Password" isNew />
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Reset Password
        </Button>
      </Form>
    </AuthCard>
  );
}

function Success() {
  return (
    <AuthCard title="Password Reset" intro="Your password has been reset. You are being taken to sign in.">
      <Button asChild variant="primary" size="lg">
        <Link to="/auth">Sign In</Link>
      </Button>
    </AuthCard>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Reset Password",
    description: "Choose a new password.",
    path: "/auth/reset-password",
    origin: originOf(matches),
    noIndex: true,
  });
}
