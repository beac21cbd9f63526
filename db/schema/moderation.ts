import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const contentTypes = ["review", "review_comment", "community_post", "community_post_comment"] as const;

export const reports = sqliteTable("reports", {
  id: text("id").primaryKey(),
  reporterId: text("reporter_id"),
  contentType: text("content_type", { enum: contentTypes }).notNull(),
  contentId: text("content_id").notNull(),
  reason: text("reason", {
    enum: ["spam", "harassment", "inappropriate", "copyright", "misinformation", "other"],
  }).notNull(),
  status: text("status", { enum: ["pending", "approved", "removed"] })
    .notNull()
    .default("pending"),
  createdAt: integer("created_at").notNull(),
  decidedAt: integer("decided_at"),
});

export const moderationDecisions = sqliteTable("moderation_decisions", {
  id: text("id").primaryKey(),
  reportId: text("report_id"),
  contentType: text("content_type", { enum: contentTypes }).notNull(),
  contentId: text("content_id").notNull(),
  adminId: text("admin_id"),
  action: text("action", { enum: ["okay", "remove"] }).notNull(),
  createdAt: integer("created_at").notNull(),
});

export type ReportRow = typeof reports.$inferSelect;
export type ModerationDecisionRow = typeof moderationDecisions.$inferSelect;
