import { and, eq, sql } from "drizzle-orm";
import { oauthAccounts, passwordResets, sessions, settings, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import type { Profile } from "../oauth/profiles.server.ts";
import { EmailSchema } from "./accounts.schema.ts";
import { requireWriter } from "./auth.server.ts";
import { violatesForeignKey, violatesUnique } from "./errors.server.ts";
import { emailKey, usernameKey } from "./identity.server.ts";
import { newId } from "./ids.server.ts";
import { countAgainst } from "./limits.server.ts";
import { endLive } from "./live.server.ts";
import type { Provider } from "./oauth-providers.ts";
import { madeUpUsername } from "./oauth-username.server.ts";
import { enterSession, newSession } from "./sessions.server.ts";

export type Entered =
  | { done: "signed_in" | "signed_up" | "joined" | "joined_unproved" }
  | { failed: "email_taken" | "no_verified_email" | "other_identity" };
export type Linked = { done: "linked" } | { failed: "identity_taken" | "other_identity" };

/** So often somebody else may come first with the name, the address or the identity itself. */
const MOST_TRIES = 8;

/**
 * Signs in whoever the provider knows: by its id for them alone, whatever their address has become; else by a verified
 * address, to the account that has it or to a new one.
 *
 * @throws DomainError rate_limited
 */
export async function enterByIdentity(ctx: Ctx, provider: Provider, profile: Profile): Promise<Entered> {
  const email = readEmail(profile);
  let isNameTaken = false;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [known, owner] = await findAccounts(ctx, provider, profile.id, email.address);
    try {
      if (known) return await signInAs(ctx, known.userId);
      if (owner && !email.isVerified) return { failed: "email_taken" };
      if (email.address === null || !email.isVerified) return { failed: "no_verified_email" };
      const identity = { provider, providerUserId: profile.id, email: email.address, createdAt: ctx.now };
      if (owner?.isLinked && owner.isProved) return { failed: "other_identity" };
      if (owner) return await join(ctx, identity, owner);
      return await signUpAs(ctx, identity, madeUpUsername([...profile.names, localPart(email.address)], isNameTaken));
    } catch (error) {
      // Somebody came first, or the account is just being deleted: what stands now decides.
      if (violatesUnique(error, "users.username_key")) isNameTaken = true;
      else if (!isOvertaken(error)) throw error;
    }
  }
  throw new Error("A sign-in was overtaken again and again");
}

/** Adds the identity to the caller's account; one that opens it already stays. @throws DomainError unauthenticated, rate_limited */
export async function linkIdentity(ctx: Ctx, provider: Provider, profile: Profile): Promise<Linked> {
  const viewer = await requireWriter(ctx);
  const email = readEmail(profile);
  const [added, owners] = await ctx.db.batch([
    ctx.db
      .insert(oauthAccounts)
      .values({
        provider,
        providerUserId: profile.id,
        userId: viewer.id,
        email: email.isVerified ? email.address : null,
        createdAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ userId: oauthAccounts.userId }),
    selectIdentity(ctx, provider, profile.id),
  ]);
  const [owner] = owners;
  if (added.length > 0 || owner?.userId === viewer.id) return { done: "linked" };
  return { failed: owner ? "identity_taken" : "other_identity" };
}

type Identity = { provider: Provider; providerUserId: string; email: string; createdAt: number };
type Owner = { id: string; isProved: number; isLinked: number };

function selectIdentity(ctx: Ctx, provider: Provider, id: string) {
  return ctx.db
    .select({ userId: oauthAccounts.userId })
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.providerUserId, id)));
}

/** Whose the identity is, and whose its address. */
async function findAccounts(ctx: Ctx, provider: Provider, id: string, email: string | null) {
  const [[known], [owner]] = await ctx.db.batch([
    selectIdentity(ctx, provider, id),
    ctx.db
      .select({
        id: users.id,
        isProved: sql<number>`exists (
          select 1 from oauth_accounts o where o.user_id = ${users.id} and lower(o.email) = ${users.emailKey}
        )`,
        isLinked: sql<number>`exists (
          select 1 from oauth_accounts o where o.user_id = ${users.id} and o.provider = ${provider}
        )`,
      })
      .from(users)
      .where(eq(users.emailKey, emailKey(email ?? ""))),
  ]);
  return [known, owner] as const;
}

async function signInAs(ctx: Ctx, userId: string): Promise<Entered> {
  const session = newSession(ctx, userId);
  await session.insert;
  enterSession(ctx, session);
  return { done: "signed_in" };
}

/**
 * Nobody asks at sign-up whether an address is one's own, so whoever made the account may not be who has proved it now.
 * Where no provider has vouched for the address before, it goes over to its owner whole: the old password, sessions and
 * other sign-ins end.
 */
async function join(ctx: Ctx, identity: Identity, owner: Owner): Promise<Entered> {
  const session = newSession(ctx, owner.id);
  const link = ctx.db.insert(oauthAccounts).values({ ...identity, userId: owner.id });
  await (owner.isProved
    ? ctx.db.batch([link, session.insert])
    : ctx.db.batch([...endWaysIn(ctx, owner.id), link, session.insert]));
  if (!owner.isProved) endLive(ctx, owner.id, "all");
  enterSession(ctx, session);
  return { done: owner.isProved ? "joined" : "joined_unproved" };
}

function endWaysIn(ctx: Ctx, userId: string) {
  return [
    ctx.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId)),
    ctx.db.delete(sessions).where(eq(sessions.userId, userId)),
    ctx.db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    ctx.db.delete(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
  ] as const;
}

async function signUpAs(ctx: Ctx, identity: Identity, username: string): Promise<Entered> {
  await countAgainst(ctx, "signUps", {});
  const { email } = identity;
  const id = newId();
  const session = newSession(ctx, id);
  await ctx.db.batch([
    ctx.db.insert(users).values({
      id,
      username,
      usernameKey: usernameKey(username),
      usernameChosen: false,
      email,
      emailKey: emailKey(email),
      createdAt: ctx.now,
    }),
    ctx.db.insert(settings).values({ userId: id }),
    ctx.db.insert(oauthAccounts).values({ ...identity, userId: id }),
    session.insert,
  ]);
  enterSession(ctx, session);
  return { done: "signed_up" };
}

function readEmail({ email, isEmailVerified }: Profile): { address: string | null; isVerified: boolean } {
  const read = EmailSchema.safeParse(email);
  return read.success ? { address: read.data, isVerified: isEmailVerified } : { address: null, isVerified: false };
}

function localPart(email: string): string {
  return email.slice(0, email.indexOf("@"));
}

function isOvertaken(error: unknown): boolean {
  return (
    violatesUnique(error, "users.email_key") ||
    violatesUnique(error, "oauth_accounts.provider") ||
    violatesUnique(error, "oauth_accounts.user_id") ||
    violatesForeignKey(error)
  );
}
