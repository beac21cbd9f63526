import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { moderationDecisions, notifications, reports, users } from "../schema/index.ts";
import { noBlockBetween } from "./visibility.ts";

/** Past this an unread count stands still: the badge shows 9+ long before, and nobody's page may pay for more. */
const MOST_UNREAD = 1000;

const NEWEST_FIRST = [desc(notifications.createdAt), desc(notifications.id)];

/** A member's lines, newest first. */
export function selectNotifications(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(shownTo(userId))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);

  return selectLines(db, userId)
    .where(inArray(notifications.id, page))
    .orderBy(...NEWEST_FIRST);
}

export function selectNotification(db: Database, userId: string, id: string) {
  return selectLines(db, userId).where(and(eq(notifications.id, id), shownTo(userId)));
}

/** How many lines a member has not read, counted up to `most`. */
export function selectUnreadCount(db: Database, userId: string, most = MOST_UNREAD) {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(unreadOf(userId))
    .limit(most)
    .as("unread");
  return db.select({ count: count() }).from(unread);
}

/** A member's newest lines that are unread and that no mail told of, each with how many there are in all. */
export function selectUnmailed(db: Database, userId: string, limit: number) {
  const newest = db
    .select({ id: notifications.id, total: sql<number>`count(*) over ()`.as("total") })
    .from(notifications)
    .where(and(sql`${notifications.isRead} = 0`, isNull(notifications.emailedAt), shownTo(userId)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .as("newest");

  return db
    .select({ ...lineColumns(), total: newest.total })
    .from(newest)
    .innerJoin(notifications, eq(notifications.id, newest.id))
    .leftJoin(users, eq(users.id, newestActor(userId)))
    .orderBy(...NEWEST_FIRST);
}

/** Shown to them or not: what a mail left out is no news either. */
export function markMailed(db: Database, userIds: string[], now: number) {
  return db
    .update(notifications)
    .set({ emailedAt: now })
    .where(
      and(
        sql`${notifications.userId} in (select value from json_each(${JSON.stringify(userIds)}))`,
        sql`${notifications.isRead} = 0`,
        isNull(notifications.emailedAt),
      ),
    );
}

/** Of a member's lines that tell of a removal, what the report said that was decided so; where there were several, the latest last. */
export function selectRemovalReasons(db: Database, userId: string, ids: string[]) {
  return db
    .select({ id: notifications.id, reason: reports.reason })
    .from(notifications)
    .innerJoin(
      reports,
      sql`${reports.contentType} = ${notifications.entityType}
        and ${reports.contentId} = coalesce(${notifications.commentId}, ${notifications.entityId})`,
    )
    .innerJoin(
      moderationDecisions,
      and(eq(moderationDecisions.reportId, reports.id), eq(moderationDecisions.action, "remove")),
    )
    .where(
      and(
        sql`${notifications.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        // The plus keeps their index out of it: a member has more lines than a page asks for.
        sql`+${notifications.userId} = ${userId}`,
      ),
    )
    .orderBy(moderationDecisions.createdAt);
}

/** Answers a row for each line that was unread. @param id of one line; all of them without */
export function markRead(db: Database, userId: string, id?: string) {
  return db
    .update(notifications)
    .set({ isRead: true })
    .where(and(unreadOf(userId), id === undefined ? undefined : eq(notifications.id, id)))
    .returning({ id: notifications.id });
}

export type NotificationRecord = Awaited<ReturnType<typeof selectLines>>[number];

function selectLines(db: Database, userId: string) {
  return db
    .select(lineColumns())
    .from(notifications)
    .leftJoin(users, eq(users.id, newestActor(userId)));
}

function lineColumns() {
  return {
    line: columns("line", {
      id: notifications.id,
      notificationType: notifications.notificationType,
      entityType: notifications.entityType,
      entityId: notifications.entityId,
      commentId: notifications.commentId,
      entityTitle: notifications.entityTitle,
      actorsCount: notifications.actorsCount,
      isRead: notifications.isRead,
      createdAt: notifications.createdAt,
    }),
    actor: columns("actor", {
      id: users.id,
      username: users.username,
      name: users.name,
      profileImageKey: users.profileImageKey,
    }),
  };
}

/** Theirs, not of deeds that only people across a block did, and not of comments that moderation removed. */
function shownTo(userId: string): SQL | undefined {
  return and(
    eq(notifications.userId, userId),
    sql`(${notifications.actorsCount} = 0 or ${newestActor(userId)} is not null)`,
    commentStands("review_comment", "review_comments"),
    commentStands("post_comment", "post_comments"),
  );
}

/** The condition of the index notifications_unread is a constant there, so it is one here. */
function unreadOf(userId: string): SQL | undefined {
  return and(sql`${notifications.isRead} = 0`, shownTo(userId));
}

function newestActor(userId: string): SQL {
  return sql`(
    select d.actor_id from notification_deeds d
    where d.notification_id = ${notifications.id} and ${noBlockBetween(userId, sql`d.actor_id`)}
    order by d.created_at desc, d.actor_id limit 1
  )`;
}

function commentStands(type: "review_comment" | "post_comment", table: "review_comments" | "post_comments"): SQL {
  return sql`(${notifications.notificationType} <> ${type} or not exists (
    select 1 from ${sql.identifier(table)} c where c.id = ${notifications.commentId} and c.removed_at is not null
  ))`;
}
