import { getFormProps, useForm } from "@conform-to/react";
import { data, Form, useNavigation } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { EmailField } from "#app/components/auth/account-fields.tsx";
import { AuthCard } from "#app/components/auth/auth-card.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { useValidator } from "#app/lib/use-validator.ts";
import { getCtx } from "#worker/context.server.ts";
import { type ForgotPassword as Fields, ForgotPasswordSchema } from "#worker/domain/accounts.schema.ts";
import { requestPasswordReset } from "#worker/domain/password-resets.server.ts";
import type { Route } from "./+types/forgot-password";

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = getCtx({ context });
  const email = String((await readForm(request.clone())).get("email") ?? "");
  const submitted = await submitForm(request, ForgotPasswordSchema, (input) => requestPasswordReset(ctx, input), "/");
  if (submitted.ok) return data({ sentTo: email.trim(), result: submitted.result, toast: undefined });

  const { refusal, result, status } = submitted;
  const description =
    refusal?.code === "rate_limited" ? refusal.message : "Failed to send reset password email. Please try again.";
  const toast = refusal ? { title: "Error", description, tone: "error" as const } : undefined;
  return data({ sentTo: null, result, toast }, { status });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const sentTo = actionData?.sentTo ?? null;
  return (
    <>
      {sentTo === null ? <EmailForm result={actionData?.result} /> : <Confirmation email={sentTo} />}
      <ActionToast answer={actionData} />
    </>
  );
}

function EmailForm({ result }: { result: NonNullable<Route.ComponentProps["actionData"]>["result"] | undefined }) {
  const pending = useNavigation().state !== "idle";
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.forgotPassword),
  );
  const [form, fields] = useForm<Fields>({
    id: "forgot-password",
    lastResult: result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <AuthCard title="Forgot Password" intro="Enter your email and we'll send you a link to choose a new password.">
      <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
        <EmailField field={fields.email} />
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Send Reset Link
        </Button>
        <BackToLogin />
      </Form>
    </AuthCard>
  );
}

function Confirmation({ email }: { email: string }) {
  const pending = useNavigation().state !== "idle";
  return (
    <AuthCard
      title="Check Your Email"
      intro={
        <>
          If an account belongs to <strong className="font-medium text-text">{email}</strong>, a link to choose a new
          password is on its way. It works once, within an hour.
        </>
      }
    >
      <Form method="post" className="flex flex-col gap-5">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" size="lg" pending={pending}>
          Send Again
        </Button>
        <BackToLogin />
      </Form>
    </AuthCard>
  );
}

function BackToLogin() {
  return (
    <Link to="/auth" className="link self-center text-sm">
      Back to Login
    </Link>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Forgot Password",
    description: "Get a link by mail to choose a new password.",
    path: "/auth/forgot-password",
    origin: originOf(matches),
    noIndex: true,
  });
}
