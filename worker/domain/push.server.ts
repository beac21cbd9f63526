import { selectNotification } from "#db/queries/notifications.ts";
import { deleteBrowsers, deleteOldestBrowsers, selectBrowsers } from "#db/queries/push-subscriptions.ts";
import { pushSubscriptions } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { type Browser, deliver, isReadable, type PushMessage, pushKey } from "../push/web-push.server.ts";
import { log } from "../request-log.server.ts";
import { requireWriter } from "./auth.server.ts";
import type { Notification } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import { countAgainst } from "./limits.server.ts";
import { toNotification } from "./notification-dto.server.ts";
import { destinationOf, quoteOf, sentenceOf } from "./notification-text.ts";
import { BROWSERS_MAX, isLocalService, isPushService, type PushSubscriptionInput } from "./push.schema.ts";
import { hashToken } from "./sessions.server.ts";

/** What a browser needs in order to subscribe, or null where push is not set up. */
export function findPushKey({ env }: Ctx): string | null {
  return pushKey(env);
}

/** The same. @throws DomainError not_found */
export function getPushKey({ env }: Ctx): string {
  const key = pushKey(env);
  if (key === null) throw notFound("Push key");
  return key;
}

/**
 * From now on the calling browser is told of the caller's news, while its session lasts. A browser is one member's: it
 * moves to whoever registers it last.
 *
 * @throws DomainError unauthenticated, rate_limited, invalid, not_found where push is not set up
 */
export async function registerBrowser(ctx: Ctx, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
  const viewer = await requireWriter(ctx);
  getPushKey(ctx);
  if (!isPushService(endpoint) && !(isAtHome(ctx.env) && isLocalService(endpoint))) {
    throw invalid("endpoint", "This is not the address of a browser's push service.");
  }
  if (!(await isReadable(keys.p256dh))) throw invalid("keys", "This is not a browser's public key.");

  const registered = {
    userId: viewer.id,
    p256dh: keys.p256dh,
    auth: keys.auth,
    createdAt: ctx.now,
    sessionHash: hashToken(ctx.session.token ?? ""),
  };
  await ctx.db.batch([
    ctx.db
      .insert(pushSubscriptions)
      .values({ endpoint, ...registered })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: registered }),
    deleteOldestBrowsers(ctx.db, { userId: viewer.id, endpoint, keep: BROWSERS_MAX }),
  ]);
}

/** Another member's stays as it is. @throws DomainError unauthenticated, rate_limited */
export async function forgetBrowser(ctx: Ctx, { endpoint }: { endpoint: string }): Promise<void> {
  const viewer = await requireWriter(ctx);
  await deleteBrowsers(ctx.db, viewer.id, [endpoint]);
}

/** Shows a line as a banner in the browsers that its owner registered; for after the answer. */
export async function pushToBrowsers(ctx: Ctx, userId: string, lineId: string): Promise<void> {
  if (pushKey(ctx.env) === null) return;
  const [[row], browsers] = await ctx.db.batch([
    selectNotification(ctx.db, userId, lineId),
    selectBrowsers(ctx.db, userId, { now: ctx.now, limit: BROWSERS_MAX }),
  ]);
  if (!row || row.line.isRead || browsers.length === 0 || !(await mayDisturb(ctx, userId))) return;

  const message = messageOf(toNotification(row));
  const gone = await Promise.all(browsers.map((browser) => tell(ctx, browser, message)));
  const endpoints = gone.flatMap((endpoint) => endpoint ?? []);
  if (endpoints.length > 0) await deleteBrowsers(ctx.db, userId, endpoints);
}

/** Answers the endpoint of a browser that is gone. */
async function tell(ctx: Ctx, browser: Browser, message: PushMessage): Promise<string | null> {
  const delivery = await deliver(ctx.env, browser, message);
  if (delivery.outcome === "failed") {
    const { hostname } = new URL(browser.endpoint);
    log(ctx.env, { event: "push_failed", request_id: ctx.requestId, service: hostname, reason: delivery.reason });
  }
  return delivery.outcome === "gone" ? browser.endpoint : null;
}

/** Likes of one thing share a line and with it a tag: one banner, whatever their number. */
function messageOf(notification: Notification): PushMessage {
  return {
    title: sentenceOf(notification),
    body: quoteOf(notification) ?? "",
    url: destinationOf(notification),
    tag: notification.id,
  };
}

/** However much happens, a member's devices stay bearable; the bell counts it all. */
async function mayDisturb(ctx: Ctx, userId: string): Promise<boolean> {
  try {
    await countAgainst(ctx, "pushes", { account: userId });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_limited") return false;
    throw error;
  }
}

function isAtHome({ ENVIRONMENT }: Env): boolean {
  return ENVIRONMENT === "development" || ENVIRONMENT === "test";
}
