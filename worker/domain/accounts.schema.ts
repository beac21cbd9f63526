import { z } from "zod";
import { cleanText, codePoints } from "./text.schema.ts";

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** For signing in and up; a new or changed password needs more (part 1 §5). */
export const PASSWORD_MIN = 6;
export const NEW_PASSWORD_MIN = 8;
/** Longer than any passphrase; keeps a hash from being fed a book. */
export const PASSWORD_MAX = 200;

const MISMATCH = "Passwords do not match";

export const UsernameSchema = z
  .string({ error: "Username must be at least 3 characters" })
  .overwrite(cleanText)
  .refine((name) => codePoints(name) >= USERNAME_MIN, { error: "Username must be at least 3 characters", abort: true })
  .refine((name) => codePoints(name) <= USERNAME_MAX, { error: "Username cannot exceed 20 characters", abort: true })
  .refine((name) => /^[A-Za-z0-9_]+$/.test(name), {
    error: "Username can only contain letters, numbers and underscores",
  })
  .meta({ minLength: USERNAME_MIN, maxLength: USERNAME_MAX, pattern: "^[A-Za-z0-9_]+$" });

export const EmailSchema = z
  .string({ error: "Please enter a valid email address" })
  .overwrite((email) => cleanText(email))
  .pipe(z.email({ error: "Please enter a valid email address" }).max(254, "Please enter a valid email address"))
  .meta({ format: "email", maxLength: 254 });

const Password = z
  .string({ error: "Password must be at least 6 characters" })
  .refine((password) => codePoints(password) >= PASSWORD_MIN, { error: "Password must be at least 6 characters" })
  .refine((password) => codePoints(password) <= PASSWORD_MAX, { error: "Password cannot exceed 200 characters" })
  .meta({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

const NewPassword = z
  .string({ error: "Password must be at least 8 characters" })
  .refine((password) => codePoints(password) >= NEW_PASSWORD_MIN, {
    error: "Password must be at least 8 characters",
    abort: true,
  })
  .refine((password) => codePoints(password) <= PASSWORD_MAX, { error: "Password cannot exceed 200 characters" })
  .refine((password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password), {
    error: "Password must contain at least one uppercase letter, one lowercase letter, and one number",
  })
  .meta({ minLength: NEW_PASSWORD_MIN, maxLength: PASSWORD_MAX });

export const SignInSchema = z.object({ email: EmailSchema, password: Password });

export const SignUpSchema = z
  .object({
    username: UsernameSchema,
    email: EmailSchema,
    password: Password,
    confirmPassword: z.string().optional(),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
    error: MISMATCH,
    path: ["confirmPassword"],
  });

/** The page's form asks for the password twice; the API's caller need not. */
export const SignUpFormSchema = SignUpSchema.refine(({ confirmPassword }) => confirmPassword !== undefined, {
  error: MISMATCH,
  path: ["confirmPassword"],
});

export const ForgotPasswordSchema = z.object({ email: EmailSchema });

export const ResetTokenSchema = z.object({ token: z.string().min(1).max(200) });

export const ResetPasswordSchema = z
  .object({ token: z.string().min(1).max(200), password: NewPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => confirmPassword === password, {
    error: MISMATCH,
    path: ["confirmPassword"],
  });

export const ChangePasswordSchema = z
  .object({
    currentPassword: z.string({ error: "Current password is required" }).min(1, "Current password is required"),
    newPassword: NewPassword,
    confirmNewPassword: z.string(),
  })
  .refine(({ newPassword, confirmNewPassword }) => confirmNewPassword === newPassword, {
    error: MISMATCH,
    path: ["confirmNewPassword"],
  });

/** For an account just made through OAuth; id and email must be the caller's own. */
export const ChooseUsernameSchema = z.object({ id: z.string(), email: EmailSchema, username: UsernameSchema });

/** The same as a page's form asks it of who is signed in. */
export const UsernameFormSchema = z.object({ username: UsernameSchema });

export const SignOutSchema = z.object({ everywhere: z.boolean().default(false) });

export type SignIn = z.output<typeof SignInSchema>;
export type SignUp = z.output<typeof SignUpSchema>;
export type ChooseUsername = z.output<typeof ChooseUsernameSchema>;
export type ForgotPassword = z.output<typeof ForgotPasswordSchema>;
export type ResetPassword = z.output<typeof ResetPasswordSchema>;
export type ChangePassword = z.output<typeof ChangePasswordSchema>;
