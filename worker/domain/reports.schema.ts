import { z } from "zod";
import { paging } from "./paging.schema.ts";
import { CONTENT_LABELS, REASON_LABELS, REASON_REQUIRED } from "./report-reasons.schema.ts";

export const REPORT_STATUSES = ["pending", "approved", "removed"] as const;
export const MODERATION_ACTIONS = ["okay", "remove"] as const;

function keysOf<K extends string>(labels: Record<K, string>): K[] {
  return Object.keys(labels) as K[];
}

export const ReportSchema = z.object({
  content_type: z.enum(keysOf(CONTENT_LABELS), { error: "This cannot be reported." }),
  content_id: z.string().min(1).max(200),
  reason: z.enum(keysOf(REASON_LABELS), { error: REASON_REQUIRED }),
});

export const ModerateSchema = z.object({ action: z.enum(MODERATION_ACTIONS, { error: "Choose okay or remove." }) });

export const ReportsQuery = z.object({ status: z.enum(REPORT_STATUSES).default("pending"), ...paging(50) });

export type FileReport = z.output<typeof ReportSchema>;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
