import { timingSafeEqual } from "node:crypto";
import { generateCodeVerifier, generateState } from "arctic";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { openProvider } from "../oauth/identity-provider.server.ts";
import { requireViewer } from "./auth.server.ts";
import { DomainError, notFound } from "./errors.server.ts";
import { countAgainst } from "./limits.server.ts";
import { isProvider, type Provider } from "./oauth-providers.ts";
import { hashToken } from "./sessions.server.ts";

/** A person has this long at the provider, in milliseconds. */
export const FLOW_LIFETIME = 10 * 60 * 1000;

/** What a browser keeps, in a cookie that no script reads, while its person is away at the provider. */
export const FlowSchema = z.object({
  state: z.string().min(1).max(200),
  verifier: z.string().min(1).max(200),
  redirectTo: z.string().max(2000),
  /** Of who links a sign-in to their account: the hash of the session that asked for it. */
  session: z.string().max(200).nullable(),
  startedAt: z.number(),
});
export type Flow = z.output<typeof FlowSchema>;

/**
 * @param link adds a way to sign in to the caller's account, instead of signing in
 * @throws DomainError not_found where the provider is not set up; unauthenticated for who would link and is nobody
 */
export async function startOAuth(
  ctx: Ctx,
  { provider, redirectTo, link }: { provider: string; redirectTo: string; link: boolean },
): Promise<{ provider: Provider; url: string; flow: Flow }> {
  const known = requireProvider(ctx, provider);
  if (link) await requireViewer(ctx);
  const session = link && ctx.session.token !== null ? hashToken(ctx.session.token) : null;
  const flow = { state: generateState(), verifier: generateCodeVerifier(), redirectTo, session, startedAt: ctx.now };
  return { provider: known.provider, url: known.identityProvider.authorizationUrl(flow).href, flow };
}

/** @throws DomainError not_found where it is unknown or not set up */
export function requireProvider(ctx: Ctx, provider: string) {
  const opened = isProvider(provider)
    ? openProvider(ctx.env, provider, { redirectUri: `${ctx.origin}/auth/${provider}/callback` })
    : null;
  if (!isProvider(provider) || opened === null) throw notFound("Sign-in provider");
  return { provider, identityProvider: opened };
}

/** Whether who comes back is who was sent away, a short while ago and for the first time. */
export async function takeState(ctx: Ctx, flow: Flow | null, state: string | null): Promise<boolean> {
  if (flow === null || state === null || !isSame(flow.state, state)) return false;
  if (ctx.now - flow.startedAt > FLOW_LIFETIME || flow.startedAt > ctx.now) return false;
  try {
    await countAgainst(ctx, "oauthStates", { account: flow.state });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** In a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}
