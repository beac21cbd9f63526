import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Validate } from "#app/lib/use-validator.ts";
import {
  ChangePasswordSchema,
  ForgotPasswordSchema,
  ResetPasswordSchema,
  SignInSchema,
  SignUpFormSchema,
  UsernameFormSchema,
} from "#worker/domain/accounts.schema.ts";
import { ProfileFormSchema } from "#worker/domain/settings.schema.ts";

function by(schema: z.ZodType<Record<string, unknown>>): Validate {
  return ({ formData }) => parseWithZod(formData, { schema });
}

export const signIn = by(SignInSchema);
export const signUp = by(SignUpFormSchema);
export const forgotPassword = by(ForgotPasswordSchema);
export const resetPassword = by(ResetPasswordSchema);
export const changePassword = by(ChangePasswordSchema);
export const chooseUsername = by(UsernameFormSchema);
export const profile = by(ProfileFormSchema);
