import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { PasswordField, TextField } from "#app/components/ui/field.tsx";

type Field = FieldMetadata<string | undefined>;

/** What a new or changed password has to be, as its field says (part 1 §5). */
export const NEW_PASSWORD_HINT = "At least 8 characters, with an uppercase letter, a lowercase letter and a number";

export function EmailField({ field }: { field: Field }) {
  return (
    <TextField label="Email" autoComplete="email" errors={field.errors} {...getInputProps(field, { type: "email" })} />
  );
}

/** A password one has, or (`isNew`) one that a password manager may make up. */
export function PasswordInput({
  field,
  label,
  isNew = false,
  hint,
}: {
  field: Field;
  label: string;
  isNew?: boolean;
  hint?: string;
}) {
  return (
    <PasswordField
      label={label}
      autoComplete={isNew ? "new-password" : "current-password"}
      hint={hint}
      errors={field.errors}
      {...getInputProps(field, { type: "password" })}
    />
  );
}
