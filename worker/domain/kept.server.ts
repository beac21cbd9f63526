import type { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { logError } from "../request-log.server.ts";

/** Seconds (part 1 §9: trending widgets and genre lists). */
const KEPT = 300;

/**
 * What is computed on first need and then kept for five minutes; what the cache holds is believed only where the schema
 * does. Where the cache fails, it is computed for this one answer.
 */
export async function readKept<T>(ctx: Ctx, key: string, schema: z.ZodType<T>, compute: () => Promise<T>): Promise<T> {
  const kept = await readCache(ctx, key, schema);
  if (kept !== null) return kept;

  const value = await compute();
  ctx.after(
    ctx.env.CACHE.put(key, JSON.stringify(value), { expirationTtl: KEPT }).catch((error) => logError(ctx, error)),
  );
  return value;
}

/** What the cache holds, where the schema believes it; null where it holds nothing or fails. */
export async function readCache<T>(ctx: Ctx, key: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    const kept = schema.safeParse(await ctx.env.CACHE.get(key, "json"));
    return kept.success ? kept.data : null;
  } catch (error) {
    logError(ctx, error);
    return null;
  }
}
