import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { notifications, settings, users } from "../schema/index.ts";

/** Between two mails to one member; a trigger of the migrations adds it, too. */
const HOUR = 60 * 60 * 1000;

/**
 * Takes the members whose turn it is, the earliest first: of two runs at once, one gets a member. A member who has read
 * everything meanwhile is not due any more, and what comes next need not wait.
 */
export function claimDueDigests(db: Database, { now, limit }: { now: number; limit: number }) {
  // The condition of the index settings_digest_due, word for word.
  const due = sql`
    select s.user_id from settings s
    where s.email_digest_due_at is not null and s.email_notifications = 1 and s.email_digest_due_at <= ${now}
      and coalesce(s.email_digest_sent_at, 0) <= ${now - HOUR}
    order by s.email_digest_due_at limit ${limit}`;
  const hasNews = sql`exists (
    select 1 from ${notifications} n where n.user_id = ${settings.userId} and n.is_read = 0 and n.emailed_at is null
  )`;
  return db
    .update(settings)
    .set({
      emailDigestDueAt: null,
      emailDigestSentAt: sql`iif(${hasNews}, ${now}, ${settings.emailDigestSentAt})`,
      unsubscribeToken: sql`coalesce(${settings.unsubscribeToken}, lower(hex(randomblob(20))))`,
    })
    .where(sql`${settings.userId} in (${due})`)
    .returning({ userId: settings.userId });
}

/** Where the mails of these members go; not of those who want none any more. */
export function selectRecipients(db: Database, userIds: string[]) {
  return db
    .select({
      ...columns("user", { id: users.id, email: users.email, username: users.username }),
      ...columns("settings", { unsubscribeToken: settings.unsubscribeToken }),
    })
    .from(settings)
    .innerJoin(users, eq(users.id, settings.userId))
    .where(
      and(
        sql`${settings.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        eq(settings.emailNotifications, true),
      ),
    );
}
