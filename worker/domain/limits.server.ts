import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import { sql } from "drizzle-orm";
import { rateCounters } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { DomainError } from "./errors.server.ts";

type Limit = { max: number; seconds: number };

/**
 * Every limit there is. `writes` are counted where they arrive by the bindings of wrangler.toml (fast, per location);
 * the others exactly, in D1. In development those by address are 50 times higher, so that tools can work.
 */
export const LIMITS = {
  writes: { account: { max: 300, seconds: 60 }, address: { max: 600, seconds: 60 } },
  signInFailures: { account: { max: 5, seconds: 60 }, address: { max: 20, seconds: 60 } },
  oauthReturns: { address: { max: 60, seconds: 900 } },
  oauthStates: { account: { max: 1, seconds: 900 } },
  signUps: { address: { max: 20, seconds: 3600 } },
  resetMails: { account: { max: 3, seconds: 900 }, address: { max: 20, seconds: 3600 } },
  resetTries: { address: { max: 30, seconds: 900 } },
  pushes: { account: { max: 10, seconds: 600 } },
  suggestions: { account: { max: 30, seconds: 3600 } },
  exports: { account: { max: 5, seconds: 3600 } },
  pictures: { account: { max: 40, seconds: 3600 }, address: { max: 200, seconds: 3600 } },
} satisfies Record<string, { account?: Limit; address?: Limit }>;

export const ADDRESS_FACTOR_IN_DEVELOPMENT = 50;

type CountedName = Exclude<keyof typeof LIMITS, "writes">;
/** What is limited: `account` is whatever names it (a user's id, a folded email). */
type Subject = { account?: string };
type RateCounterRow = typeof rateCounters.$inferSelect;
type Counter = { key: string; max: number; seconds: number };

/** Refuses a member or an address that writes faster than people do. */
export async function limitWrites(ctx: Ctx, account: string): Promise<void> {
  const byAddress =
    ctx.env.ENVIRONMENT === "development" ? ctx.env.WRITES_BY_ADDRESS_IN_DEVELOPMENT : ctx.env.WRITES_BY_ADDRESS;
  const [accountAllows, addressAllows] = await Promise.all([
    ctx.env.WRITES_BY_ACCOUNT.limit({ key: account }),
    byAddress.limit({ key: ctx.address }),
  ]);
  if (!accountAllows.success || !addressAllows.success) throw tooMany(LIMITS.writes.account.seconds);
}

/**
 * Counts one more and refuses past the limit.
 *
 * @throws DomainError rate_limited
 */
export async function countAgainst(ctx: Ctx, name: CountedName, subject: Subject): Promise<void> {
  const counters = countersOf(ctx, name, subject);
  const rows = await ctx.db
    .insert(rateCounters)
    .values(counters.map(({ key, seconds }) => ({ key, count: 1, expiresAt: ctx.now + seconds * 1000 })))
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`iif(${rateCounters.expiresAt} <= ${ctx.now}, 1, ${rateCounters.count} + 1)`,
        expiresAt: sql`iif(${rateCounters.expiresAt} <= ${ctx.now}, excluded.expires_at, ${rateCounters.expiresAt})`,
      },
    })
    .returning();
  refuseWhere(ctx, counters, rows, ({ count }, { max }) => count > max);
}

/** Refuses where the limit is used up already, without counting: the answer before an expensive check. */
export async function refuseWhereUsedUp(ctx: Ctx, name: CountedName, subject: Subject): Promise<void> {
  const counters = countersOf(ctx, name, subject);
  const rows = await ctx.db
    .select()
    .from(rateCounters)
    .where(
      sql`${rateCounters.key} in (select value from json_each(${JSON.stringify(counters.map(({ key }) => key))}))`,
    );
  refuseWhere(ctx, counters, rows, ({ count, expiresAt }, { max }) => count >= max && expiresAt > ctx.now);
}

/** The statement that takes away all that is counted of a member, for the batch that deletes them. */
export function forgetCounters(ctx: Ctx, accounts: string[]) {
  const names = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
  const keys = names.flatMap((name) => accounts.map((account) => counterKey(name, "account", account)));
  return ctx.db
    .delete(rateCounters)
    .where(sql`${rateCounters.key} in (select value from json_each(${JSON.stringify(keys)}))`);
}

/** With the longest of the waits: after it, no counter stands in the way. */
function refuseWhere(
  ctx: Ctx,
  counters: Counter[],
  rows: RateCounterRow[],
  isOver: (row: RateCounterRow, counter: Counter) => boolean,
): void {
  const over = rows.filter((row) => counters.some((counter) => counter.key === row.key && isOver(row, counter)));
  if (over.length > 0) throw tooMany((Math.max(...over.map(({ expiresAt }) => expiresAt)) - ctx.now) / 1000);
}

function countersOf(ctx: Ctx, name: CountedName, subject: Subject): Counter[] {
  const limits: { account?: Limit; address?: Limit } = LIMITS[name];
  const factor = ctx.env.ENVIRONMENT === "development" ? ADDRESS_FACTOR_IN_DEVELOPMENT : 1;
  const counters: Counter[] = [];
  if (limits.account && subject.account !== undefined) {
    counters.push({ ...limits.account, key: counterKey(name, "account", subject.account) });
  }
  if (limits.address) {
    const { max, seconds } = limits.address;
    counters.push({ max: max * factor, seconds, key: counterKey(name, "address", ctx.address) });
  }
  return counters;
}

/** Hashed: an address or an email is nobody's business in a table of counters. */
function counterKey(name: string, kind: string, subject: string): string {
  return `${name}:${kind}:${encodeHexLowerCase(sha256(new TextEncoder().encode(subject)))}`;
}

function tooMany(seconds: number): DomainError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const wait = retryAfter < 120 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new DomainError("rate_limited", `Too many attempts. Please wait ${wait} and try again.`, { retryAfter });
}
