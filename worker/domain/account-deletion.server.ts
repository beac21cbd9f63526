import { and, eq, isNotNull, sql } from "drizzle-orm";
import { notifications, posts, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { deletePictures } from "../images/store.server.ts";
import { requireWriter } from "./auth.server.ts";
import { invalid } from "./errors.server.ts";
import { emailKey, usernameKey } from "./identity.server.ts";
import { forgetCounters } from "./limits.server.ts";
import { endLive } from "./live.server.ts";

/**
 * Removes the caller's account and all that they made, others' answers to it included, in one batch; what foreign keys
 * do not say is said here. A second call at the same moment finds the account gone, which is what it asked for.
 *
 * @param userId whose account, where the call names it: only ever one's own
 * @param typed what a person typed to confirm: their username, in any case of letters
 * @throws DomainError unauthenticated, forbidden, rate_limited, invalid
 */
export async function deleteAccount(ctx: Ctx, { userId, typed }: { userId?: string; typed?: string }): Promise<void> {
  const viewer = await requireWriter(ctx, userId);
  if (typed !== undefined && usernameKey(typed.trim()) !== usernameKey(viewer.username)) {
    throw invalid("username", "This is not your username.");
  }

  const [portrait, pictures] = await ctx.db.batch([
    ctx.db
      .select({ key: users.profileImageKey })
      .from(users)
      .where(and(eq(users.id, viewer.id), isNotNull(users.profileImageKey))),
    ctx.db
      .select({ key: posts.imageKey })
      .from(posts)
      .where(and(eq(posts.userId, viewer.id), isNotNull(posts.imageKey))),
    linesAsOfTheOthers(ctx, viewer.id),
    forgetCounters(ctx, [viewer.id, emailKey(viewer.email)]),
    ctx.db.delete(users).where(eq(users.id, viewer.id)),
  ]);

  ctx.session.outcome = "clear";
  endLive(ctx, viewer.id, "all");
  const keys = [...portrait, ...pictures].flatMap(({ key }) => key ?? []);
  ctx.after(deletePictures(ctx.env, keys));
}

/** A line of several people is as old as the newest deed of those who stay. */
function linesAsOfTheOthers(ctx: Ctx, actorId: string) {
  return ctx.db
    .update(notifications)
    .set({
      createdAt: sql`coalesce((
        select d.created_at from notification_deeds d
        where d.notification_id = ${notifications.id} and d.actor_id <> ${actorId}
        order by d.created_at desc limit 1
      ), ${notifications.createdAt})`,
    })
    .where(
      sql`${notifications.id} in (select d.notification_id from notification_deeds d where d.actor_id = ${actorId})
        and ${notifications.actorsCount} > 1`,
    );
}
