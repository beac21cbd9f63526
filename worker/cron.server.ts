import { lte } from "drizzle-orm";
import { openDatabase } from "#db/client.server.ts";
import { passwordResets, rateCounters, sessions } from "#db/schema/index.ts";
import { openCatalogue } from "./catalogue/catalogue.server.ts";
import type { Ctx } from "./context.server.ts";
import { sendDigests } from "./domain/digest.server.ts";
import { newId } from "./domain/ids.server.ts";
import { sweepPictures } from "./domain/picture-sweep.server.ts";
import { tallyTimeline } from "./domain/timeline-tally.server.ts";
import { logError } from "./request-log.server.ts";

/** What is done when: the times are those of wrangler.toml. */
const JOBS: Record<string, ((ctx: Ctx) => Promise<unknown>)[]> = {
  "*/5 * * * *": [tallyTimeline, sendDigests],
  "17 4 * * *": [removeExpired, sweepPictures],
};

/** Each job for itself: one that fails stops no other, and the run counts as failed. */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
  execution: ExecutionContext,
): Promise<void> {
  const ctx = systemCtx(env, scheduledTime, execution);
  const results = await Promise.allSettled((JOBS[cron] ?? []).map((job) => job(ctx)));
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const failure of failures) logError(ctx, failure);
  if (failures.length > 0) throw new Error(`${failures.length} of the jobs of ${cron} failed`);
}

async function removeExpired({ db, now }: Ctx): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, now)),
    db.delete(rateCounters).where(lte(rateCounters.expiresAt, now)),
  ]);
}

/** The Ctx of work that nobody asked for: no caller, no address. */
function systemCtx(env: Env, now: number, execution: ExecutionContext): Ctx {
  const { db, tally } = openDatabase(env.DB, "first-primary");
  const ctx: Ctx = {
    env,
    db,
    tally,
    now,
    requestId: newId(),
    origin: env.PUBLIC_ORIGIN || env.LOCAL_ORIGIN,
    address: "",
    session: { token: null, via: null, outcome: null },
    viewer: async () => null,
    catalogue: openCatalogue(env),
    after: (work) => execution.waitUntil(Promise.resolve(work).catch((error) => logError(ctx, error))),
  };
  return ctx;
}
