import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { EmailField, PasswordInput } from "#app/components/auth/account-fields.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { useValidator } from "#app/lib/use-validator.ts";
import type { SignUp } from "#worker/domain/accounts.schema.ts";
import type { AuthFormProps } from "./sign-in-form.tsx";

export function SignUpForm({ result, redirectTo, pending }: AuthFormProps) {
  const { onValidate, onFocus } = useValidator(() =>
    import("#app/components/auth/validators.ts").then((m) => m.signUp),
  );
  const [form, fields] = useForm<SignUp>({
    id: "sign-up",
    lastResult: result,
    onValidate,
    shouldRevalidate: "onInput",
  });
  return (
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
      <EmailField field={fields.email} />
      <PasswordInput field={fields.password} label="Password" isNew hint="At least 6 characters" />
      <PasswordInput field={fields.confirmPassword} label="Confirm Password" isNew />
      <Button type="submit" name="intent" value="sign-up" variant="primary" size="lg" pending={pending}>
        Sign Up
      </Button>
      <p className="text-sm text-muted">
        By signing up you agree to our{" "}
        <Link to="/termsandconditions" className="link">
          Terms and Conditions
        </Link>{" "}
        and{" "}
        <Link to="/privacypolicy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </Form>
  );
}
