import { lte } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { passwordResets, rateCounters, sessions } from "#db/schema/index.ts";

const DAILY = "17 4 * * *";

/** Once a day, what has run out goes. */
export async function runScheduled({ cron, scheduledTime }: ScheduledController, env: Env): Promise<void> {
  if (cron !== DAILY) return;
  const db = drizzle(env.DB);
  await db.batch([
    db.delete(sessions).where(lte(sessions.expiresAt, scheduledTime)),
    db.delete(passwordResets).where(lte(passwordResets.expiresAt, scheduledTime)),
    db.delete(rateCounters).where(lte(rateCounters.expiresAt, scheduledTime)),
  ]);
}
