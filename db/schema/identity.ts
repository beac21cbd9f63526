import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const users = sqliteTable("users", {
  id: text("id").primaryKey(),
  username: text("username").notNull(),
  usernameKey: text("username_key").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  passwordHash: text("password_hash"),
  name: text("name"),
  nameKey: text("name_key").notNull().default(""),
  bio: text("bio"),
  profileImageKey: text("profile_image_key"),
  isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
  usernameChosen: integer("username_chosen", { mode: "boolean" }).notNull().default(true),
  followersCount: integer("followers_count").notNull().default(0),
  followingCount: integer("following_count").notNull().default(0),
  reviewsCount: integer("reviews_count").notNull().default(0),
  packsCount: integer("packs_count").notNull().default(0),
  lastReviewAt: integer("last_review_at"),
  createdAt: integer("created_at").notNull(),
});

export const sessions = sqliteTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  userId: text("user_id").notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const passwordResets = sqliteTable("password_resets", {
  userId: text("user_id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    provider: text("provider").notNull(),
    providerUserId: text("provider_user_id").notNull(),
    userId: text("user_id").notNull(),
    email: text("email"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.providerUserId] })],
);

export const settings = sqliteTable("settings", {
  userId: text("user_id").primaryKey(),
  theme: text("theme", { enum: ["dark", "light", "system"] })
    .notNull()
    .default("dark"),
  emailNotifications: integer("email_notifications", { mode: "boolean" }).notNull().default(true),
  pushNotifications: integer("push_notifications", { mode: "boolean" }).notNull().default(true),
  emailDigestSentAt: integer("email_digest_sent_at"),
  emailDigestDueAt: integer("email_digest_due_at"),
  unsubscribeToken: text("unsubscribe_token"),
});

export const pushSubscriptions = sqliteTable("push_subscriptions", {
  endpoint: text("endpoint").primaryKey(),
  userId: text("user_id").notNull(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  createdAt: integer("created_at").notNull(),
  sessionHash: text("session_hash"),
});

export const rateCounters = sqliteTable("rate_counters", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type PasswordResetRow = typeof passwordResets.$inferSelect;
export type OauthAccountRow = typeof oauthAccounts.$inferSelect;
export type SettingsRow = typeof settings.$inferSelect;
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;
