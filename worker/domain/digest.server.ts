import { readThenWrite } from "#db/batch.ts";
import { claimDueDigests, selectRecipients } from "#db/queries/digests.ts";
import { markMailed, selectUnmailed } from "#db/queries/notifications.ts";
import type { Ctx } from "../context.server.ts";
import { digestMail } from "../mail/digest-mail.ts";
import { sendMail } from "../mail/mailer.server.ts";
import { log } from "../request-log.server.ts";
import { toNotification } from "./notification-dto.server.ts";

/** Whom one run mails at most; the others' turn comes with the next. */
const MEMBERS_A_RUN = 100;
/** How many lines a mail shows. */
const LINES_A_MAIL = 20;

/**
 * One mail to each member who has unread news that no mail told of, at most one an hour, unless they want none. What is
 * claimed is mailed once or, where sending fails, not at all: nobody gets it twice.
 */
export async function sendDigests(ctx: Ctx): Promise<void> {
  if (ctx.origin === "") {
    log(ctx.env, { event: "digests_skipped", request_id: ctx.requestId, reason: "PUBLIC_ORIGIN is not set" });
    return;
  }
  const claimed = await claimDueDigests(ctx.db, { now: ctx.now, limit: MEMBERS_A_RUN });
  const ids = claimed.map(({ userId }) => userId);
  if (ids.length === 0) return;

  const { recipients, lines } = await takeNews(ctx, ids);
  await Promise.all(
    recipients.map(async ({ id, email, username, unsubscribeToken }) => {
      const news = lines.get(id) ?? [];
      const [newest] = news;
      if (!newest || unsubscribeToken === null) return;

      const facts = { username, unsubscribeToken, total: newest.total, notifications: news.map(toNotification) };
      await sendMail(ctx, { to: email, ...digestMail(ctx.origin, facts) });
    }),
  );
}

/** What the mails say, marked as mailed in the same batch: a line that comes meanwhile is in both or in neither. */
async function takeNews(ctx: Ctx, userIds: string[]) {
  const [recipients, ...lists] = await readThenWrite(
    ctx.db,
    [selectRecipients(ctx.db, userIds), ...userIds.map((id) => selectUnmailed(ctx.db, id, LINES_A_MAIL))],
    [markMailed(ctx.db, userIds, ctx.now)],
  );
  return { recipients, lines: new Map(userIds.map((id, at) => [id, lists[at] ?? []])) };
}
