import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { selectNotification, selectUnreadCount } from "#db/queries/notifications.ts";
import { notificationDeeds, notifications, sessions } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireViewer } from "./auth.server.ts";
import type { Notification } from "./dto.ts";
import { toNotification } from "./notification-dto.server.ts";
import { pushToBrowsers } from "./push.server.ts";
import { hashToken } from "./sessions.server.ts";

/** What a member's open browsers are told (api-contract: Notifications). */
export type LiveMessage =
  | { type: "notification"; notification: Notification; unread_count: number }
  | { type: "unread_count"; unread_count: number };

/** Who listens, and by which session: `session` is its token's hash. */
export type Listener = { userId: string; session: string; expiresAt: number };

/** All of a member's sessions, one, or all but one; by their tokens' hashes. */
export type EndedSessions = "all" | { only: string } | { except: string };

/** @throws DomainError unauthenticated */
export async function requireListener(ctx: Ctx): Promise<Listener> {
  const { id, sessionExpiresAt } = await requireViewer(ctx);
  return { userId: id, session: hashToken(ctx.session.token ?? ""), expiresAt: sessionExpiresAt };
}

/** After a write that may have changed how many of a member's lines are unread. */
export function pushCount(ctx: Ctx, userId: string): void {
  ctx.after(publish(ctx, userId, null));
}

/** After the batch that wrote a line nobody did: shows it to its owner. */
export function pushLine(ctx: Ctx, userId: string, lineId: string): void {
  ctx.after(publish(ctx, userId, lineId));
}

/** After the batch of a deed: shows its line to its owner, where this very request told of it. */
export function pushDeed(ctx: Ctx, actorId: string, deed: string): void {
  ctx.after(publishDeed(ctx, actorId, deed));
}

/** After sessions were deleted. */
export function endLive(ctx: Ctx, userId: string, ended: EndedSessions): void {
  ctx.after(hangUp(ctx, userId, ended));
}

/** What stands now: the unread count, those of the lines that the member may see, and the member's sessions. */
export async function readNews(db: Database, userId: string, lineIds: string[], now: number) {
  const [[unread], standing, ...lines] = await db.batch([
    selectUnreadCount(db, userId),
    db
      .select({ session: sessions.tokenHash, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
    ...lineIds.map((id) => selectNotification(db, userId, id)),
  ]);
  return {
    unreadCount: unread?.count ?? 0,
    sessions: new Map(standing.map(({ session, expiresAt }) => [session, expiresAt])),
    lines: new Map(lines.flat().map((row) => [row.line.id, toNotification(row)])),
  };
}

async function publishDeed(ctx: Ctx, actorId: string, deed: string): Promise<void> {
  const [line] = await ctx.db
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notificationDeeds)
    .innerJoin(notifications, eq(notifications.id, notificationDeeds.notificationId))
    .where(
      and(
        eq(notificationDeeds.actorId, actorId),
        eq(notificationDeeds.deed, deed),
        eq(notificationDeeds.createdAt, ctx.now),
      ),
    );
  if (line) await publish(ctx, line.userId, line.id);
}

/** A member who is looking is told where they look; one who is not, in the browsers that they registered. */
async function publish(ctx: Ctx, userId: string, lineId: string | null): Promise<void> {
  const listening = await ctx.env.NOTIFICATION_HUB.getByName(userId).publish(lineId);
  if (lineId !== null && listening === 0) await pushToBrowsers(ctx, userId, lineId);
}

async function hangUp(ctx: Ctx, userId: string, ended: EndedSessions): Promise<void> {
  await ctx.env.NOTIFICATION_HUB.getByName(userId).endSessions(ended);
}
