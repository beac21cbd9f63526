import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import {
  markRead,
  selectNotification,
  selectNotifications,
  selectRemovalReasons,
  selectUnreadCount,
} from "#db/queries/notifications.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { type NotificationRow, notificationDeeds, notifications } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireViewer, requireWriter } from "./auth.server.ts";
import type { Notification, ShownNotification } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { newId } from "./ids.server.ts";
import { pushCount, pushDeed } from "./live.server.ts";
import { toNotification } from "./notification-dto.server.ts";
import type { Paging } from "./paging.schema.ts";

/** Code points of a text that a line quotes (api-contract: Notifications). */
export const QUOTE_LENGTH = 50;

type Type = NotificationRow["notificationType"];

/** What a line tells of, as it names it. */
type Told<T extends Type> = {
  type: T;
  entityType: NotificationRow["entityType"];
  entityId: string;
  /** Where it is about a comment. */
  commentId?: string;
};

export type LikedThing = Told<Extract<Type, "review_like" | "post_like" | "comment_like">>;
export type WrittenComment = Told<Extract<Type, "review_comment" | "post_comment">> & { commentId: string };

/** The caller's own, newest first; nothing by people across a block. @throws DomainError unauthenticated */
export async function listNotifications(ctx: Ctx, page: Paging): Promise<Notification[]> {
  const viewer = await requireViewer(ctx);
  const rows = await selectNotifications(ctx.db, viewer.id, page);
  return rows.map(toNotification);
}

/** The same list for the page, with why moderation removed what. @throws DomainError unauthenticated */
export async function listShownNotifications(ctx: Ctx, page: Paging): Promise<ShownNotification[]> {
  const viewer = await requireViewer(ctx);
  const lines = await listNotifications(ctx, page);

  const removals = lines.filter(({ notification_type: type }) => type === "content_removed").map(({ id }) => id);
  const rows = removals.length > 0 ? await selectRemovalReasons(ctx.db, viewer.id, removals) : [];
  const reasons = new Map(rows.map(({ id, reason }) => [id, reason]));
  return lines.map((line) => ({ ...line, removal_reason: reasons.get(line.id) ?? null }));
}

/**
 * Up to a thousand, or as far as the caller can show.
 *
 * @throws DomainError unauthenticated
 */
export async function countUnreadNotifications(ctx: Ctx, { most }: { most?: number } = {}): Promise<number> {
  const viewer = await requireViewer(ctx);
  const [row] = await selectUnreadCount(ctx.db, viewer.id, most);
  return row?.count ?? 0;
}

/** Another's is as unknown as none. @throws DomainError unauthenticated, rate_limited, not_found */
export async function markNotificationRead(ctx: Ctx, id: string): Promise<Notification> {
  const viewer = await requireWriter(ctx);

  const [marked, [row]] = await ctx.db.batch([
    markRead(ctx.db, viewer.id, id),
    selectNotification(ctx.db, viewer.id, id),
  ]);

  if (!row) throw notFound("Notification");
  if (marked.length > 0) pushCount(ctx, viewer.id);
  return toNotification(row);
}

/** How many were unread. @throws DomainError unauthenticated, rate_limited */
export async function markAllNotificationsRead(ctx: Ctx): Promise<number> {
  const viewer = await requireWriter(ctx);
  const marked = await markRead(ctx.db, viewer.id);
  if (marked.length > 0) pushCount(ctx, viewer.id);
  return marked.length;
}

/**
 * The statements that tell the owner of a like, for the batch that makes it. Likes of one thing are one line while it is
 * unread; a like that was told once is not told again, however often it is taken back and given; nobody reads of their
 * own deeds, nor of those of somebody whom a block keeps away.
 *
 * @param told one row `(user_id, title)`, the owner and what the line quotes, if this very batch made the like; else none
 */
export function tellOfLike(ctx: Ctx, actorId: string, thing: LikedThing, told: SQL): [Statement, Statement] {
  const { type, entityId, commentId = null } = thing;
  const deed = deedOf(thing);
  const owner = ownerOf(actorId, told);

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

  return [openLine(ctx, { id: newId(), actorId, deed, thing, owner }), joinIt];
}

/**
 * The same for a comment, which has a line of its own.
 *
 * @param told one row `(user_id, title)`, as for a like, if this very batch wrote the comment; else none
 */
export function tellOfComment(ctx: Ctx, actorId: string, comment: WrittenComment, told: SQL): [Statement, Statement] {
  return tellAlone(ctx, { actorId, deed: deedOf(comment), thing: comment, owner: ownerOf(actorId, told) });
}

/** The same for a follow. @param told one row `(user_id, title)`: whom this very batch made them follow, and null; else none */
export function tellOfFollow(ctx: Ctx, actorId: string, followedId: string, told: SQL): [Statement, Statement] {
  const thing: Told<"follow"> = { type: "follow", entityType: "user", entityId: actorId };
  return tellAlone(ctx, { actorId, deed: followOf(followedId), thing, owner: ownerOf(actorId, told) });
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

  return [asOfTheOthers, leaveLine(ctx, share)];
}

/** The statement that takes a follow's line back while it is unread. */
export function takeBackFollow(ctx: Ctx, actorId: string, followedId: string): Statement {
  return leaveLine(ctx, and(eq(notificationDeeds.actorId, actorId), eq(notificationDeeds.deed, followOf(followedId))));
}

/** After the batch that told of a like or comment: shows the line to its owner, where this very request made it. */
export function announce(ctx: Ctx, actorId: string, thing: LikedThing | WrittenComment): void {
  pushDeed(ctx, actorId, deedOf(thing));
}

/** The same for a follow. */
export function announceFollow(ctx: Ctx, actorId: string, followedId: string): void {
  pushDeed(ctx, actorId, followOf(followedId));
}

type Line = { id: string; actorId: string; deed: string; thing: Told<Type>; owner: SQL };

function tellAlone(ctx: Ctx, told: Omit<Line, "id">): [Statement, Statement] {
  const { actorId, deed } = told;
  const id = newId();
  const joinIt = ctx.db
    .insert(notificationDeeds)
    .select(sql`select line.id, ${actorId}, ${deed}, ${ctx.now} from notifications line where line.id = ${id}`);
  return [openLine(ctx, { ...told, id }), joinIt];
}

/** A line without anybody in it yet, unless the deed was told before (or, of likes, one is open). */
function openLine(ctx: Ctx, { id, actorId, deed, thing, owner }: Line): Statement {
  const { type, entityType, entityId, commentId = null } = thing;
  return ctx.db
    .insert(notifications)
    .select(
      sql`select ${id}, owner.user_id, ${type}, ${entityType}, ${entityId}, ${commentId}, owner.title, 0, 0, ${ctx.now}, null
        from (${owner}) owner
        where not exists (select 1 from notification_deeds d where d.actor_id = ${actorId} and d.deed = ${deed})`,
    )
    .onConflictDoNothing();
}

function leaveLine(ctx: Ctx, share: SQL | undefined): Statement {
  const unreadLine = ctx.db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.id, notificationDeeds.notificationId), eq(notifications.isRead, false)));
  return ctx.db.delete(notificationDeeds).where(and(share, exists(unreadLine)));
}

function ownerOf(actorId: string, told: SQL): SQL {
  return sql`
    select told.user_id, told.title from (${told}) told
    where told.user_id <> ${actorId} and ${noBlockBetween(actorId, sql`told.user_id`)}`;
}

/** A reply is told twice, to the post's author and to the comment's: two deeds. */
function deedOf({ type, entityType, entityId, commentId }: Told<Type>): string {
  const isReply = type === "post_comment" && entityType === "community_post_comment";
  return `${isReply ? "post_reply" : type}:${commentId ?? entityId}`;
}

function followOf(followedId: string): string {
  return `follow:${followedId}`;
}
