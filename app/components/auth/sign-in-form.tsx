import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { EmailField, PasswordInput } from "#app/components/auth/account-fields.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useValidator } from "#app/lib/use-validator.ts";
import type { SignIn } from "#worker/domain/accounts.schema.ts";

export type AuthFormProps = {
  result: SubmissionResult<string[]> | undefined;
  /** Where to go once signed in. */
  redirectTo: string;
  pending: boolean;
};

export function SignInForm({ result, redirectTo, pending }: AuthFormProps) {
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.signIn),
  );
  const [form, fields] = useForm<SignIn>({
    id: "sign-in",
    lastResult: result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" {...getFormProps(form)} onFocus={onFocus} className="flex flex-col gap-5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <EmailField field={fields.email} />
      <PasswordInput field={fields.password} label="Password" />
      <div className="flex flex-col gap-3">
        <Button type="submit" name="intent" value="sign-in" variant="primary" size="lg" pending={pending}>
          Sign In
        </Button>
        <Link to="/auth/forgot-password" className="link self-center text-sm">
          Forgot password?
        </Link>
      </div>
    </Form>
  );
}
