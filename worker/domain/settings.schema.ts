import { z } from "zod";
import { optionalText } from "./text.schema.ts";

export const THEMES = ["dark", "light", "system"] as const;
/** Code points (api-contract: Details, Accounts). */
export const NAME_MAX = 50;
export const BIO_MAX = 300;

export const ThemeSchema = z.enum(THEMES);
/** What is on or off. */
export const SwitchSettingSchema = z.enum(["email_notifications", "push_notifications"]);

export const UpdateSettingsSchema = z.object({
  user_id: z.string().optional(),
  theme: ThemeSchema.optional(),
  email_notifications: z.boolean().optional(),
  push_notifications: z.boolean().optional(),
  name: optionalText({ max: NAME_MAX }).optional(),
  bio: optionalText({ max: BIO_MAX }).optional(),
});

/** The form about oneself: a field left empty is taken away. */
export const ProfileFormSchema = z.object({
  name: optionalText({ max: NAME_MAX }).default(null),
  bio: optionalText({ max: BIO_MAX }).default(null),
});

export type ProfileForm = z.output<typeof ProfileFormSchema>;
export type SwitchSetting = z.output<typeof SwitchSettingSchema>;
export type Theme = z.output<typeof ThemeSchema>;
export type UpdateSettings = z.output<typeof UpdateSettingsSchema>;
