import { and, asc, eq, exists, isNotNull, or, sql } from "drizzle-orm";
import { oauthAccounts, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { credentialsOf } from "../oauth/endpoints.ts";
import { log } from "../request-log.server.ts";
import { requireViewer, requireWriter } from "./auth.server.ts";
import { isoTime } from "./dto.ts";
import { DomainError, notFound } from "./errors.server.ts";
import { countAgainst } from "./limits.server.ts";
import { type Entered, enterByIdentity, type Linked, linkIdentity } from "./oauth-accounts.server.ts";
import { type Flow, requireProvider, takeState } from "./oauth-flow.server.ts";
import { isProvider, type OfferedProvider, PROVIDER_NAMES, PROVIDERS, type SignInMethods } from "./oauth-providers.ts";
import { hashToken } from "./sessions.server.ts";

/** What the provider's redirect says; nothing of it is to be believed before its state is. */
export type Returned = { state: string | null; code: string | null; error: string | null };
export type OAuthOutcome =
  | Entered
  | Linked
  | { failed: "bad_state" | "denied" | "provider_failed" | "session_changed" };
export type OAuthFailure = Extract<OAuthOutcome, { failed: string }>["failed"];

/** The providers that are set up here. */
export function offeredProviders({ env }: Pick<Ctx, "env">): OfferedProvider[] {
  return PROVIDERS.filter((provider) => credentialsOf(env, provider) !== null).map(named);
}

/**
 * Ends what startOAuth began: signs in, signs up or links.
 *
 * @throws DomainError not_found where the provider is not set up, rate_limited
 */
export async function finishOAuth(
  ctx: Ctx,
  { provider, flow, returned }: { provider: string; flow: Flow | null; returned: Returned },
): Promise<OAuthOutcome> {
  const known = requireProvider(ctx, provider);
  const told = (failed: OAuthFailure, detail?: string): OAuthOutcome => {
    log(ctx.env, {
      event: "oauth_failed",
      request_id: ctx.requestId,
      provider: known.provider,
      reason: failed,
      detail,
    });
    return { failed };
  };
  await countAgainst(ctx, "oauthReturns", {});
  if (flow === null || !(await takeState(ctx, flow, returned.state))) return told("bad_state");
  const { code, error } = returned;
  if (error === "access_denied") return told("denied");
  if (error !== null || !code) return told("provider_failed", error === null ? "no code" : "error");
  if (flow.session !== null && !(await isStill(ctx, flow.session))) return told("session_changed");

  const identified = await known.identityProvider.identify({ code, verifier: flow.verifier });
  if (!identified.ok) return told("provider_failed", identified.detail);
  const { profile } = identified;
  const outcome =
    flow.session === null
      ? await enterByIdentity(ctx, known.provider, profile)
      : await linkIdentity(ctx, known.provider, profile);
  return "failed" in outcome ? told(outcome.failed) : outcome;
}

/** @throws DomainError unauthenticated */
export async function getSignInMethods(ctx: Ctx): Promise<SignInMethods> {
  const viewer = await requireViewer(ctx);
  const [[user], accounts] = await ctx.db.batch([
    ctx.db
      .select({ passwordHash: users.passwordHash, usernameChosen: users.usernameChosen })
      .from(users)
      .where(eq(users.id, viewer.id)),
    ctx.db
      .select({ provider: oauthAccounts.provider, email: oauthAccounts.email, createdAt: oauthAccounts.createdAt })
      .from(oauthAccounts)
      .where(eq(oauthAccounts.userId, viewer.id))
      .orderBy(asc(oauthAccounts.provider)),
  ]);
  if (!user) throw notFound("User");

  const linked = accounts.flatMap(({ provider, email, createdAt }) =>
    isProvider(provider) ? [{ ...named(provider), email, linked_at: isoTime(createdAt) }] : [],
  );
  return {
    email: viewer.email,
    hasPassword: user.passwordHash !== null,
    usernameChosen: user.usernameChosen,
    linked,
    offered: offeredProviders(ctx).filter(({ provider }) => linked.every((one) => one.provider !== provider)),
  };
}

/**
 * Takes a way to sign in off the caller's account; one that is off already stays off.
 *
 * @throws DomainError unauthenticated, rate_limited, last_sign_in
 */
export async function unlinkSignIn(ctx: Ctx, provider: string): Promise<void> {
  const viewer = await requireWriter(ctx);
  const isThis = and(eq(oauthAccounts.userId, viewer.id), eq(oauthAccounts.provider, provider));
  const [, left] = await ctx.db.batch([
    ctx.db.delete(oauthAccounts).where(and(isThis, hasAnotherWayIn(ctx, viewer.id, provider))),
    ctx.db.select({ provider: oauthAccounts.provider }).from(oauthAccounts).where(isThis),
  ]);
  if (left.length > 0) {
    throw new DomainError(
      "last_sign_in",
      "This is the only way into your account. Set a password or link another sign-in first.",
    );
  }
}

/** A password, or another provider that is still set up here. */
function hasAnotherWayIn(ctx: Ctx, userId: string, provider: string) {
  const others = offeredProviders(ctx).flatMap((offered) => (offered.provider === provider ? [] : offered.provider));
  return or(
    exists(
      ctx.db
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, userId), isNotNull(users.passwordHash))),
    ),
    sql`exists (
      select 1 from oauth_accounts o where o.user_id = ${userId}
        and o.provider in (select value from json_each(${JSON.stringify(others)}))
    )`,
  );
}

async function isStill(ctx: Ctx, session: string): Promise<boolean> {
  const { token } = ctx.session;
  return token !== null && hashToken(token) === session && (await ctx.viewer()) !== null;
}

function named(provider: OfferedProvider["provider"]): OfferedProvider {
  return { provider, name: PROVIDER_NAMES[provider] };
}
