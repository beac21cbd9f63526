import { eq } from "drizzle-orm";
import { settings } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { notFound } from "./errors.server.ts";

/** Whether the member whose link this is gets mails. The link is all that is asked for. @throws DomainError not_found */
export async function getMailSubscription(ctx: Ctx, token: string): Promise<{ on: boolean }> {
  const [row] = await ctx.db
    .select({ on: settings.emailNotifications })
    .from(settings)
    .where(eq(settings.unsubscribeToken, token));
  if (!row) throw notFound("Link");
  return row;
}

/** The member whose link this is gets no more mails, signed in or not. @throws DomainError not_found */
export async function unsubscribeFromMail(ctx: Ctx, token: string): Promise<void> {
  const changed = await ctx.db
    .update(settings)
    .set({ emailNotifications: false })
    .where(eq(settings.unsubscribeToken, token))
    .returning({ userId: settings.userId });
  if (changed.length === 0) throw notFound("Link");
}
