import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const vibes = sqliteTable("vibes", {
  name: text("name").primaryKey(),
  position: integer("position").notNull(),
});

export const reviews = sqliteTable("reviews", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  albumId: text("album_id").notNull(),
  rating: integer("rating").notNull(),
  content: text("content").notNull().default(""),
  likesCount: integer("likes_count").notNull().default(0),
  commentsCount: integer("comments_count").notNull().default(0),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  removedAt: integer("removed_at"),
});

export const reviewGenres = sqliteTable(
  "review_genres",
  {
    reviewId: text("review_id").notNull(),
    position: integer("position").notNull(),
    genre: text("genre").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
);

export const reviewVibes = sqliteTable(
  "review_vibes",
  {
    reviewId: text("review_id").notNull(),
    position: integer("position").notNull(),
    vibe: text("vibe").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
);

export const albumReviewGenres = sqliteTable(
  "album_review_genres",
  {
    albumId: text("album_id").notNull(),
    genre: text("genre").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.albumId, table.genre] })],
);

export const reviewLikes = sqliteTable(
  "review_likes",
  {
    reviewId: text("review_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);

export const reviewComments = sqliteTable("review_comments", {
  id: text("id").primaryKey(),
  reviewId: text("review_id").notNull(),
  userId: text("user_id").notNull(),
  content: text("content").notNull(),
  likesCount: integer("likes_count").notNull().default(0),
  createdAt: integer("created_at").notNull(),
  removedAt: integer("removed_at"),
});

export const reviewCommentLikes = sqliteTable(
  "review_comment_likes",
  {
    commentId: text("comment_id").notNull(),
    userId: text("user_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewCommentRow = typeof reviewComments.$inferSelect;
