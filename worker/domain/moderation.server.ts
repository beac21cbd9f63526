import { and, eq, exists, inArray, sql } from "drizzle-orm";
import {
  type Content,
  type ContentQuote,
  contentRow,
  selectDecisions,
  selectPendingCount,
  selectQuotes,
  selectReport,
  selectReports,
  setRemoved,
} from "#db/queries/moderation.ts";
import { moderationDecisions, notifications, reports } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireAdmin, requireWriter } from "./auth.server.ts";
import { isoTime, isoTimeOrNull, type ModerationDecision, type Report, type ReportedContent } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { newId } from "./ids.server.ts";
import { pushCount, pushLine } from "./live.server.ts";
import type { Paging } from "./paging.schema.ts";
import { renamePostPicture } from "./post-pictures.server.ts";
import { MODERATION_PREVIEW_LENGTH } from "./report-reasons.schema.ts";
import type { ModerationAction, ReportStatus } from "./reports.schema.ts";
import { originalPath, toReport } from "./reports.server.ts";

/**
 * Decides a report. `remove` takes the content from everyone's sight but its author's and admins', tells the author and
 * settles every report on it; `okay` lets it stand, or gives it back with all its reports. What is decided so already
 * stays so, and is not told again. Every change is kept with who, when and what (api-contract: Moderation).
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited, not_found
 */
export async function moderateReport(ctx: Ctx, id: string, action: ModerationAction): Promise<Report> {
  await requireAdmin(ctx);
  const admin = await requireWriter(ctx);
  const [report] = await selectReport(ctx.db, id);
  if (!report) throw notFound("Report");

  const content: Content = { type: report.contentType, id: report.contentId };
  const decision = { admin: admin.id, report: id, action };
  return action === "remove" ? remove(ctx, content, decision) : approve(ctx, content, decision);
}

type Decision = { admin: string; report: string; action: ModerationAction };

async function remove(ctx: Ctx, content: Content, decision: Decision): Promise<Report> {
  const lineId = newId();
  const [, [removed], , , [report]] = await ctx.db.batch([
    keepDecision(ctx, content, decision, "removed"),
    setRemoved(ctx.db, content, ctx.now, stillAdmin(decision)),
    tellAuthor(ctx, content, decision, lineId),
    settleReports(ctx, content, decision, "removed"),
    selectReport(ctx.db, decision.report),
  ]);
  if (!report) throw notFound("Report");
  if (removed) pushLine(ctx, removed.userId, lineId);
  if (removed && content.type === "community_post") ctx.after(renamePostPicture(ctx, content.id));
  return toReport(report);
}

async function approve(ctx: Ctx, content: Content, decision: Decision): Promise<Report> {
  const [, , [restored], , [report]] = await ctx.db.batch([
    keepDecision(ctx, content, decision, "approved"),
    settleReports(ctx, content, decision, "approved"),
    setRemoved(ctx.db, content, null, stillAdmin(decision)),
    takeBackLine(ctx, content),
    selectReport(ctx.db, decision.report),
  ]);
  if (!report) throw notFound("Report");
  if (restored) pushCount(ctx, restored.userId);
  return toReport(report);
}

/** Rights that were taken away while the batch was on its way count no more. */
function stillAdmin({ admin }: Decision) {
  return sql`exists (select 1 from users u where u.id = ${admin} and u.is_admin = 1)`;
}

function keepDecision(ctx: Ctx, { type, id }: Content, decision: Decision, becomes: ReportStatus) {
  return ctx.db.insert(moderationDecisions).select(
    sql`select ${newId()}, r.id, ${type}, ${id}, ${decision.admin}, ${decision.action}, ${ctx.now}
      from reports r where r.id = ${decision.report} and r.status <> ${becomes} and ${stillAdmin(decision)}`,
  );
}

/**
 * Removed content settles all reports on it, and so does giving it back; letting stand what stands settles the one
 * report that was looked at.
 */
function settleReports(ctx: Ctx, { type, id }: Content, decision: Decision, becomes: "approved" | "removed") {
  const onContent = and(eq(reports.contentType, type), eq(reports.contentId, id));
  const which =
    becomes === "removed"
      ? onContent
      : and(
          onContent,
          sql`(${reports.id} = ${decision.report}
            or exists (select 1 from (${contentRow({ type, id })}) content where content.removed_at is not null))`,
        );
  return ctx.db
    .update(reports)
    .set({ status: becomes, decidedAt: ctx.now })
    .where(and(which, sql`${reports.status} <> ${becomes}`, stillAdmin(decision)));
}

/** A line by nobody: moderation speaks. Only where this very batch removed what another wrote. */
function tellAuthor(ctx: Ctx, content: Content, { admin }: Decision, lineId: string) {
  return ctx.db.insert(notifications).select(
    sql`select ${lineId}, content.user_id, 'content_removed', ${content.type}, content.entity_id, content.comment_id,
        content.title, 0, 0, ${ctx.now}, null
      from (${contentRow(content)}) content
      where content.removed_at = ${ctx.now} and content.user_id <> ${admin} and not exists (${toldOf(content)})`,
  );
}

/** Once the content is back, nobody reads that it is gone. */
function takeBackLine(ctx: Ctx, content: Content) {
  return ctx.db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.id, sql`(${toldOf(content)})`),
        exists(sql`(select 1 from (${contentRow(content)}) content where content.removed_at is null)`),
      ),
    );
}

function toldOf({ type, id }: Content) {
  const isComment = type === "review_comment" || type === "community_post_comment";
  const named = isComment ? sql`n.comment_id = ${id}` : sql`n.entity_id = ${id}`;
  return sql`select n.id from notifications n
    where ${named} and n.notification_type = 'content_removed' and n.entity_type = ${type}`;
}

export type ReportForReview = { report: Report; content: ReportedContent | null };

/**
 * Reports with what they are about, for the dashboard, oldest first. `content` is null once it was deleted.
 *
 * @throws DomainError unauthenticated, forbidden
 */
export async function listReportsForReview(
  ctx: Ctx,
  query: Paging & { status: ReportStatus },
): Promise<{ reports: ReportForReview[]; pendingCount: number }> {
  await requireAdmin(ctx);
  const [rows, [pending]] = await ctx.db.batch([selectReports(ctx.db, query), selectPendingCount(ctx.db)]);
  const quotes = await readQuotes(
    ctx,
    rows.map(({ contentType: type, contentId: id }) => ({ type, id })),
  );
  return {
    reports: rows.map((row) => ({
      report: toReport(row),
      content: quotes.get(keyOf({ type: row.contentType, id: row.contentId })) ?? null,
    })),
    pendingCount: pending?.count ?? 0,
  };
}

/** Who decided what and when, newest first. @throws DomainError unauthenticated, forbidden */
export async function listDecisions(ctx: Ctx, page: Paging): Promise<ModerationDecision[]> {
  await requireAdmin(ctx);
  const rows = await selectDecisions(ctx.db, page);
  const quotes = await readQuotes(
    ctx,
    rows.map(({ contentType: type, contentId: id }) => ({ type, id })),
  );
  return rows.map((row) => ({
    id: row.id,
    report_id: row.reportId,
    report_status: row.reportStatus.status,
    content_type: row.contentType,
    content_id: row.contentId,
    action: row.action,
    created_at: isoTime(row.createdAt),
    admin: row.admin.id === null ? null : { id: row.admin.id, username: row.admin.username ?? "" },
    content: quotes.get(keyOf({ type: row.contentType, id: row.contentId })) ?? null,
  }));
}

async function readQuotes(ctx: Ctx, contents: Content[]): Promise<Map<string, ReportedContent>> {
  if (contents.length === 0) return new Map();
  const quotes = (await ctx.db.batch(selectQuotes(ctx.db, contents))).flat();
  return new Map(quotes.map((quote) => [keyOf(quote), toReportedContent(quote)]));
}

function keyOf({ type, id }: Content): string {
  return `${type}:${id}`;
}

/** Part 1 §2.8: up to 150 characters, with ... where there were more, and where the original stands. */
function toReportedContent({ type, text, username, parentId, removedAt }: ContentQuote): ReportedContent {
  const characters = [...text];
  const preview = characters.slice(0, MODERATION_PREVIEW_LENGTH).join("");
  return {
    preview: characters.length > MODERATION_PREVIEW_LENGTH ? `${preview}...` : preview,
    username,
    path: originalPath(type, parentId),
    removed_at: isoTimeOrNull(removedAt),
  };
}
