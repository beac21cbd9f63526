import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { type NotificationRow, notificationDeeds, notifications } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { newId } from "./ids.server.ts";

/** What was liked, as the line that tells of it names it. */
export type LikedThing = {
  type: Extract<NotificationRow["notificationType"], "review_like" | "post_like" | "comment_like">;
  entityType: NotificationRow["entityType"];
  entityId: string;
  /** Where it is a comment. */
  commentId?: string;
};

/**
 * The statements that tell the owner of a like, for the batch that makes it. Likes of one thing are one line while it is
 * unread; a like that was told once is not told again, however often it is taken back and given; nobody reads of their
 * own deeds, nor of those of somebody whom a block keeps away.
 *
 * @param told one row `(user_id, title)`, the owner and what the line quotes, if this very batch made the like; else none
 */
export function tellOfLike(ctx: Ctx, actorId: string, thing: LikedThing, told: SQL): [Statement, Statement] {
  const { type, entityType, entityId, commentId = null } = thing;
  const deed = deedOf(thing);
  const owner = sql`
    select told.user_id, told.title from (${told}) told
    where told.user_id <> ${actorId} and ${noBlockBetween(actorId, sql`told.user_id`)}`;

  const openLine = ctx.db
    .insert(notifications)
    .select(
      sql`select ${newId()}, owner.user_id, ${type}, ${entityType}, ${entityId}, ${commentId}, owner.title, 0, 0, ${ctx.now}
        from (${owner}) owner
        where not exists (select 1 from notification_deeds d where d.actor_id = ${actorId} and d.deed = ${deed})`,
    )
    .onConflictDoNothing();
  // The condition of the index notifications_open_likes, word for word: without it every unread line would be read.
  const joinIt = ctx.db
    .insert(notificationDeeds)
    .select(
      sql`select line.id, ${actorId}, ${deed}, ${ctx.now}
        from (${owner}) owner cross join notifications line
        where line.user_id = owner.user_id and line.notification_type = ${type}
          and coalesce(line.comment_id, line.entity_id) = ${commentId ?? entityId}
          and line.is_read = 0 and line.notification_type in ('review_like', 'post_like', 'comment_like')`,
    )
    .onConflictDoNothing();

  return [openLine, joinIt];
}

/** The statements that take a like's share out of its line again, while that is unread; an empty line goes (a trigger). */
export function takeBackLike(ctx: Ctx, actorId: string, thing: LikedThing): [Statement, Statement] {
  const share = and(eq(notificationDeeds.actorId, actorId), eq(notificationDeeds.deed, deedOf(thing)));

  const asOfTheOthers = ctx.db
    .update(notifications)
    .set({
      createdAt: sql`coalesce((
        select d.created_at from notification_deeds d where d.notification_id = ${notifications.id} and d.actor_id <> ${actorId}
        order by d.created_at desc limit 1
      ), ${notifications.createdAt})`,
    })
    .where(
      and(
        eq(
          notifications.id,
          ctx.db.select({ id: notificationDeeds.notificationId }).from(notificationDeeds).where(share),
        ),
        eq(notifications.isRead, false),
      ),
    );
  const leaveIt = ctx.db.delete(notificationDeeds).where(
    and(
      share,
      exists(
        ctx.db
          .select({ one: sql`1` })
          .from(notifications)
          .where(and(eq(notifications.id, notificationDeeds.notificationId), eq(notifications.isRead, false))),
      ),
    ),
  );

  return [asOfTheOthers, leaveIt];
}

function deedOf({ type, entityId, commentId }: LikedThing): string {
  return `${type}:${commentId ?? entityId}`;
}
