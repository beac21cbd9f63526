import { sql } from "drizzle-orm";
import {
  type Content,
  contentRow,
  type ReportRecord,
  selectContent,
  selectPendingCount,
  selectQuotes,
  selectReport,
  selectReports,
} from "#db/queries/moderation.ts";
import { reports } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireAdmin, requireViewer, requireWriter } from "./auth.server.ts";
import { isoTime, type Report } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import { newId } from "./ids.server.ts";
import type { Paging } from "./paging.schema.ts";
import type { FileReport, ReportStatus } from "./reports.schema.ts";

/** Under the title Please log in (part 2 §6). */
export const SIGN_IN_TO_REPORT = "You need to be logged in to report content.";
/** Part 2 §8. */
export const ALREADY_REPORTED = "Already reported";

/**
 * Reports what another member wrote, across a block too. While one's report of it waits, a second is refused; once it
 * was decided, what still stands may be reported again.
 *
 * @throws DomainError unauthenticated, rate_limited, not_found, invalid (one's own), already_reported
 */
export async function fileReport(ctx: Ctx, input: FileReport): Promise<Report> {
  if ((await ctx.viewer()) === null) throw new DomainError("unauthenticated", SIGN_IN_TO_REPORT);
  const viewer = await requireWriter(ctx);

  const id = newId();
  const { content_type: type, content_id: contentId, reason } = input;
  const content = { type, id: contentId };
  const [[made], [reported], [report]] = await ctx.db.batch([
    ctx.db
      .insert(reports)
      .select(
        sql`select ${id}, ${viewer.id}, ${type}, content.id, ${reason}, 'pending', ${ctx.now}, null
          from (${contentRow(content)}) content where content.stands and content.user_id <> ${viewer.id}`,
      )
      .onConflictDoNothing()
      .returning({ id: reports.id }),
    selectContent(ctx.db, content),
    selectReport(ctx.db, id),
  ]);

  if (!reported?.stands) throw notFound("Content");
  if (reported.userId === viewer.id) throw invalid("content_id", "You cannot report your own content.");
  if (!made || !report) throw new DomainError("already_reported", ALREADY_REPORTED);
  return toReport(report);
}

/**
 * The words of what a member is about to report, and where they stand.
 *
 * @throws DomainError unauthenticated, not_found
 */
export async function readReportable(ctx: Ctx, content: Content): Promise<{ text: string; path: string }> {
  await requireViewer(ctx);
  const [[reported], ...quotes] = await ctx.db.batch([
    selectContent(ctx.db, content),
    ...selectQuotes(ctx.db, [content]),
  ]);
  const [quote] = quotes.flat();
  if (!reported?.stands || !quote) throw notFound("Content");
  return { text: quote.text, path: originalPath(content.type, quote.parentId) };
}

/** Where what was reported is read: the review or the post that it is, or that it answers (part 1 §2.8). */
export function originalPath(type: Content["type"], parentId: string): string {
  const isOfReview = type === "review" || type === "review_comment";
  return `${isOfReview ? "/review" : "/community/post"}/${encodeURIComponent(parentId)}`;
}

/** Oldest first. @throws DomainError unauthenticated, forbidden */
export async function listReports(ctx: Ctx, query: Paging & { status: ReportStatus }): Promise<Report[]> {
  await requireAdmin(ctx);
  const rows = await selectReports(ctx.db, query);
  return rows.map(toReport);
}

/** How many reports wait, up to a thousand. @throws DomainError unauthenticated, forbidden */
export async function countPendingReports(ctx: Ctx): Promise<number> {
  await requireAdmin(ctx);
  const [row] = await selectPendingCount(ctx.db);
  return row?.count ?? 0;
}

/** Nobody where the reporter has deleted their account. */
export function toReport({ reporter, ...report }: ReportRecord): Report {
  return {
    id: report.id,
    content_type: report.contentType,
    content_id: report.contentId,
    reason: report.reason,
    status: report.status,
    created_at: isoTime(report.createdAt),
    reporter: reporter.id === null ? null : { id: reporter.id, username: reporter.username ?? "" },
  };
}
