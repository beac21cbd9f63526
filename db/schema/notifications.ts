import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const notifications = sqliteTable("notifications", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  notificationType: text("notification_type", {
    enum: ["follow", "review_like", "post_like", "comment_like", "review_comment", "post_comment", "content_removed"],
  }).notNull(),
  entityType: text("entity_type", {
    enum: ["user", "review", "review_comment", "community_post", "community_post_comment"],
  }).notNull(),
  entityId: text("entity_id").notNull(),
  commentId: text("comment_id"),
  entityTitle: text("entity_title"),
  actorsCount: integer("actors_count").notNull().default(0),
  isRead: integer("is_read", { mode: "boolean" }).notNull().default(false),
  createdAt: integer("created_at").notNull(),
  emailedAt: integer("emailed_at"),
});

export const notificationDeeds = sqliteTable(
  "notification_deeds",
  {
    notificationId: text("notification_id").notNull(),
    actorId: text("actor_id").notNull(),
    deed: text("deed").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.deed] })],
);

export type NotificationRow = typeof notifications.$inferSelect;
export type NotificationDeedRow = typeof notificationDeeds.$inferSelect;
