import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { pushSubscriptions, sessions, settings } from "../schema/index.ts";

/** Where a member wants to be told of news: nowhere if the switch is off, and in no browser that is signed out. */
export function selectBrowsers(db: Database, userId: string, { now, limit }: { now: number; limit: number }) {
  return db
    .select(
      columns("browser", {
        endpoint: pushSubscriptions.endpoint,
        p256dh: pushSubscriptions.p256dh,
        auth: pushSubscriptions.auth,
      }),
    )
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, pushSubscriptions.sessionHash))
    .leftJoin(settings, eq(settings.userId, pushSubscriptions.userId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        gt(sessions.expiresAt, now),
        sql`coalesce(${settings.pushNotifications}, 1) = 1`,
      ),
    )
    .limit(limit);
}

/** Keeps the one that was just registered and the newest beside it. */
export function deleteOldestBrowsers(
  db: Database,
  { userId, endpoint, keep }: Record<"userId" | "endpoint", string> & { keep: number },
) {
  return db.delete(pushSubscriptions).where(
    and(
      eq(pushSubscriptions.userId, userId),
      sql`${pushSubscriptions.endpoint} not in (
        select s.endpoint from push_subscriptions s where s.user_id = ${userId}
        order by s.endpoint = ${endpoint} desc, s.created_at desc, s.endpoint limit ${keep}
      )`,
    ),
  );
}

export function deleteBrowsers(db: Database, userId: string, endpoints: string[]) {
  return db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.endpoint, endpoints)));
}
