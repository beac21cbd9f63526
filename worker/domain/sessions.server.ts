import { sha256 } from "@oslojs/crypto/sha2";
import { encodeBase32LowerCaseNoPadding, encodeHexLowerCase } from "@oslojs/encoding";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { columns } from "#db/columns.ts";
import { sessions, settings, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Sliding: used on any later day, a session lasts this long again. */
export const SESSION_LIFETIME = 30 * DAY;

/** Who is calling, as every page and every guard needs it. */
export type Viewer = {
  id: string;
  username: string;
  name: string | null;
  email: string;
  profileImageKey: string | null;
  isAdmin: boolean;
  theme: "dark" | "light" | "system";
  sessionExpiresAt: number;
};

/** The token a request came with, and what the answer has to tell the browser about it. */
export type Session = {
  token: string | null;
  via: "bearer" | "cookie" | null;
  outcome: { set: string; expiresAt: number } | "clear" | null;
};

/** Looks up the caller's session and, once a day, lets it last another 30 days. */
export async function findViewer(ctx: Ctx): Promise<Viewer | null> {
  const { session } = ctx;
  if (session.token === null) return null;

  const tokenHash = hashToken(session.token);
  const [row] = await ctx.db
    .select({
      ...columns("user", {
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        profileImageKey: users.profileImageKey,
        isAdmin: users.isAdmin,
      }),
      ...columns("settings", { theme: settings.theme }),
      ...columns("session", { expiresAt: sessions.expiresAt }),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, ctx.now)));

  if (!row) {
    if (session.via === "cookie") session.outcome = "clear";
    return null;
  }

  let { expiresAt } = row;
  if (expiresAt < ctx.now + SESSION_LIFETIME - DAY) {
    expiresAt = ctx.now + SESSION_LIFETIME;
    if (session.via === "cookie") session.outcome = { set: session.token, expiresAt };
    ctx.after(ctx.db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash)));
  }

  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    profileImageKey: row.profileImageKey,
    isAdmin: row.isAdmin,
    theme: row.theme ?? "dark",
    sessionExpiresAt: expiresAt,
  };
}

/** A new session's token and the statement that stores it, for the batch that made the member. */
export function newSession(ctx: Ctx, userId: string) {
  const { token, tokenHash, expiresAt } = freshToken(ctx);
  const insert = ctx.db.insert(sessions).values({ tokenHash, userId, createdAt: ctx.now, expiresAt });

  return { token, expiresAt, insert };
}

/**
 * The same for a member whose password was just found right. Nothing is stored (and no row returned) unless it still
 * is their password: a reset that ended all sessions meanwhile must not be followed by one more.
 */
export function newSessionByPassword(ctx: Ctx, userId: string, passwordHash: string) {
  const { token, tokenHash, expiresAt } = freshToken(ctx);
  const insert = ctx.db
    .insert(sessions)
    .select(
      ctx.db
        .select({
          tokenHash: sql<string>`${tokenHash}`.as("token_hash"),
          userId: users.id,
          createdAt: sql<number>`${ctx.now}`.as("created_at"),
          expiresAt: sql<number>`${expiresAt}`.as("expires_at"),
        })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash))),
    )
    .returning({ userId: sessions.userId });

  return { token, expiresAt, insert };
}

function freshToken(ctx: Ctx) {
  const token = newToken();
  return { token, tokenHash: hashToken(token), expiresAt: ctx.now + SESSION_LIFETIME };
}

/** Makes the answer carry the session: the cookie is set by whoever answers. */
export function enterSession(ctx: Ctx, { token, expiresAt }: { token: string; expiresAt: number }): void {
  ctx.session.outcome = { set: token, expiresAt };
}

/** The condition on a member's sessions other than the one that is calling. */
export function otherSessions(ctx: Ctx, userId: string) {
  const own = ctx.session.token === null ? "" : hashToken(ctx.session.token);
  return and(eq(sessions.userId, userId), ne(sessions.tokenHash, own));
}

/** 32 random bytes, in characters that survive a header, a cookie and a link. */
export function newToken(): string {
  return encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is stored of a token: a leaked table opens no session. */
export function hashToken(token: string): string {
  return encodeHexLowerCase(sha256(new TextEncoder().encode(token)));
}
