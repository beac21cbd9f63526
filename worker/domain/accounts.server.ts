import { and, eq } from "drizzle-orm";
import { sessions, settings, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import type { SignIn, SignUp } from "./accounts.schema.ts";
import { isoTime, type SessionUser } from "./dto.ts";
import { DomainError } from "./errors.server.ts";
import { emailKey, takenOrThrow, usernameKey } from "./identity.server.ts";
import { newId } from "./ids.server.ts";
import { countAgainst, refuseWhereUsedUp } from "./limits.server.ts";
import { endLive } from "./live.server.ts";
import { hashPassword, needsRehash, verifyPassword } from "./passwords.server.ts";
import { enterSession, hashToken, newSession, newSessionByPassword } from "./sessions.server.ts";
import { sessionUser, sessionUserColumns } from "./user-dto.server.ts";

export type SignedIn = { access_token: string; expires_at: string; user: SessionUser };
export type CurrentSession = { user: SessionUser | null; expires_at: string | null };

/** @throws DomainError username_taken, email_taken, rate_limited */
export async function signUp(ctx: Ctx, input: SignUp): Promise<SignedIn> {
  await countAgainst(ctx, "signUps", {});
  const { username, email } = input;
  const passwordHash = hashPassword(ctx.env, input.password);
  const member = { id: newId(), username, usernameKey: usernameKey(username), email, emailKey: emailKey(email) };
  const session = newSession(ctx, member.id);

  const [[user]] = await ctx.db
    .batch([
      ctx.db
        .insert(users)
        .values({ ...member, passwordHash, createdAt: ctx.now })
        .returning(sessionUserColumns),
      ctx.db.insert(settings).values({ userId: member.id }),
      session.insert,
    ])
    .catch((error: unknown) => {
      throw takenOrThrow(error);
    });
  if (!user) throw new Error("A new member was not returned");

  return entered(ctx, session, sessionUser(user));
}

/**
 * An unknown email, an account without a password and a wrong password get the same answer after the same work.
 * Only failures count against the limit, so that many devices may sign in at once.
 *
 * @throws DomainError invalid_credentials, rate_limited
 */
export async function signIn(ctx: Ctx, input: SignIn): Promise<SignedIn> {
  const account = emailKey(input.email);
  await refuseWhereUsedUp(ctx, "signInFailures", { account });
  const [user] = await ctx.db
    .select({ ...sessionUserColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.emailKey, account));

  const passwordHash = user?.passwordHash ?? null;
  const right = verifyPassword(ctx.env, input.password, passwordHash);
  if (!right || !user || passwordHash === null) {
    await countAgainst(ctx, "signInFailures", { account });
    throw new DomainError("invalid_credentials", "Invalid email or password. Please try again.");
  }
  // Guesses sent side by side all pass the first look; the right one among them must not get through on it.
  await refuseWhereUsedUp(ctx, "signInFailures", { account });

  const session = newSessionByPassword(ctx, user.id, passwordHash);
  const stored = await session.insert;
  // The password was changed or hashed anew meanwhile: what is stored now decides.
  if (stored.length === 0) return signIn(ctx, input);
  if (needsRehash(ctx.env, passwordHash)) ctx.after(rehash(ctx, user.id, passwordHash, input.password));

  return entered(ctx, session, sessionUser(user));
}

/** Ends the calling session, or all of the member's; without one there is nothing to end. */
export async function signOut(ctx: Ctx, { everywhere }: { everywhere: boolean }): Promise<void> {
  const viewer = await ctx.viewer();
  ctx.session.outcome = "clear";
  if (!viewer || ctx.session.token === null) return;

  const own = hashToken(ctx.session.token);
  await ctx.db.delete(sessions).where(everywhere ? eq(sessions.userId, viewer.id) : eq(sessions.tokenHash, own));
  endLive(ctx, viewer.id, everywhere ? "all" : { only: own });
}

export async function getSession(ctx: Ctx): Promise<CurrentSession> {
  const viewer = await ctx.viewer();
  if (!viewer) return { user: null, expires_at: null };

  const [user] = await ctx.db.select(sessionUserColumns).from(users).where(eq(users.id, viewer.id));
  if (!user) return { user: null, expires_at: null };
  return { user: sessionUser(user), expires_at: isoTime(viewer.sessionExpiresAt) };
}

async function rehash(ctx: Ctx, userId: string, old: string, password: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ passwordHash: hashPassword(ctx.env, password) })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)));
}

function entered(ctx: Ctx, session: { token: string; expiresAt: number }, user: SessionUser): SignedIn {
  enterSession(ctx, session);
  return { access_token: session.token, expires_at: isoTime(session.expiresAt), user };
}
