import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const posts = sqliteTable("posts", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  content: text("content").notNull(),
  imageKey: text("image_key"),
  topicType: text("topic_type", { enum: ["artist", "album", "track", "genre"] }).notNull(),
  topicId: text("topic_id").notNull(),
  topicName: text("topic_name").notNull(),
  topicImageUrl: text("topic_image_url"),
  likesCount: integer("likes_count").notNull().default(0),
  commentsCount: integer("comments_count").notNull().default(0),
  createdAt: integer("created_at").notNull(),
  removedAt: integer("removed_at"),
});

export const postLikes = sqliteTable(
  "post_likes",
  {
    postId: text("post_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
);

export const postComments = sqliteTable("post_comments", {
  id: text("id").primaryKey(),
  postId: text("post_id").notNull(),
  userId: text("user_id").notNull(),
  parentCommentId: text("parent_comment_id"),
  content: text("content").notNull(),
  likesCount: integer("likes_count").notNull().default(0),
  repliesCount: integer("replies_count").notNull().default(0),
  createdAt: integer("created_at").notNull(),
  removedAt: integer("removed_at"),
});

export const postCommentLikes = sqliteTable(
  "post_comment_likes",
  {
    commentId: text("comment_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);

export type PostRow = typeof posts.$inferSelect;
export type PostCommentRow = typeof postComments.$inferSelect;
