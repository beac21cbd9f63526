import { and, eq, exists, gt, inArray, sql } from "drizzle-orm";
import { passwordResets, sessions, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { sendMail } from "../mail/mailer.server.ts";
import { resetMail } from "../mail/reset-mail.ts";
import type { ChangePassword, ForgotPassword, ResetPassword } from "./accounts.schema.ts";
import { requireWriter } from "./auth.server.ts";
import { DomainError, invalid } from "./errors.server.ts";
import { emailKey } from "./identity.server.ts";
import { countAgainst, refuseWhereUsedUp } from "./limits.server.ts";
import { endLive } from "./live.server.ts";
import { hashPassword, verifyPassword } from "./passwords.server.ts";
import { hashToken, newToken, otherSessions } from "./sessions.server.ts";

/** A link in a mail works this long, once. */
const RESET_LIFETIME = 60 * 60 * 1000;

/**
 * Mails a link where the email is known. All that depends on whether it is happens after the answer, whose text and
 * time therefore say nothing of it.
 *
 * @throws DomainError rate_limited
 */
export async function requestPasswordReset(ctx: Ctx, { email }: ForgotPassword): Promise<void> {
  const account = emailKey(email);
  await countAgainst(ctx, "resetMails", { account });
  ctx.after(sendResetLink(ctx, account));
}

/** @throws DomainError invalid_reset_token, rate_limited */
export async function verifyResetToken(ctx: Ctx, token: string): Promise<void> {
  await refuseWhereUsedUp(ctx, "resetTries", {});
  const [open] = await openReset(ctx, token);
  if (open) return;

  await countAgainst(ctx, "resetTries", {});
  throw invalidToken();
}

/** Uses the link up, sets the password and ends all of the member's sessions. @throws as verifyResetToken */
export async function resetPassword(ctx: Ctx, { token, password }: ResetPassword): Promise<void> {
  await verifyResetToken(ctx, token);

  const owner = openReset(ctx, token);
  const [, , used] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ passwordHash: hashPassword(ctx.env, password) })
      .where(inArray(users.id, owner)),
    ctx.db.delete(sessions).where(inArray(sessions.userId, owner)),
    ctx.db.delete(passwordResets).where(isOpen(ctx, token)).returning({ userId: passwordResets.userId }),
  ]);
  // Somebody used it between the look and the deed.
  if (used.length === 0) throw invalidToken();
  for (const { userId } of used) endLive(ctx, userId, "all");
}

/**
 * Keeps the calling session and ends the member's others, open reset links among them. Wrong current passwords count
 * as failed sign-ins.
 *
 * @throws DomainError unauthenticated, rate_limited, invalid
 */
export async function changePassword(ctx: Ctx, { currentPassword, newPassword }: ChangePassword): Promise<void> {
  const viewer = await requireWriter(ctx);
  const account = emailKey(viewer.email);
  await refuseWhereUsedUp(ctx, "signInFailures", { account });
  const [user] = await ctx.db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, viewer.id));

  const old = user?.passwordHash ?? null;
  if (!verifyPassword(ctx.env, currentPassword, old) || old === null) {
    await countAgainst(ctx, "signInFailures", { account });
    throw invalid("currentPassword", "Current password is incorrect");
  }
  await refuseWhereUsedUp(ctx, "signInFailures", { account });

  const changed = await replacePassword(ctx, viewer.id, old, hashPassword(ctx.env, newPassword));
  if (!changed) throw invalid("currentPassword", "Current password is incorrect");
  endLive(ctx, viewer.id, ctx.session.token === null ? "all" : { except: hashToken(ctx.session.token) });
}

/** Only while the password is still the one that was checked: a reset meanwhile wins, with all that it ended. */
async function replacePassword(ctx: Ctx, userId: string, old: string, passwordHash: string): Promise<boolean> {
  const isReplaced = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash))),
  );
  const [changed] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, old)))
      .returning({ id: users.id }),
    ctx.db.delete(sessions).where(and(otherSessions(ctx, userId), isReplaced)),
    ctx.db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isReplaced)),
  ]);
  return changed.length > 0;
}

/** A new link makes the older one void: there is one row a member. */
async function sendResetLink(ctx: Ctx, account: string): Promise<void> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(users)
    .where(eq(users.emailKey, account));
  if (!user) return;

  const token = newToken();
  const link = { tokenHash: hashToken(token), createdAt: ctx.now, expiresAt: ctx.now + RESET_LIFETIME };
  await ctx.db
    .insert(passwordResets)
    .values({ userId: user.id, ...link })
    .onConflictDoUpdate({ target: passwordResets.userId, set: link });
  const url = `${ctx.origin}/auth/reset-password#access_token=${token}&type=recovery`;
  await sendMail(ctx, { to: user.email, ...resetMail({ username: user.username, url }) });
}

function openReset(ctx: Ctx, token: string) {
  return ctx.db.select({ userId: passwordResets.userId }).from(passwordResets).where(isOpen(ctx, token));
}

function isOpen(ctx: Ctx, token: string) {
  return and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, ctx.now));
}

function invalidToken(): DomainError {
  return new DomainError("invalid_reset_token", "Invalid or expired password reset link. Please request a new one.");
}
