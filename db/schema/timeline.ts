import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const eventTypes = ["Award", "Music Video", "Announcement", "Controversy", "News", "Other"] as const;

export const timelineEvents = sqliteTable("timeline_events", {
  id: text("id").primaryKey(),
  artistId: text("artist_id").notNull(),
  eventDate: text("event_date").notNull(),
  title: text("title").notNull(),
  description: text("description"),
  eventType: text("event_type", { enum: eventTypes }).notNull(),
  mediaUrl: text("media_url"),
  userId: text("user_id"),
  suggestionId: text("suggestion_id"),
  createdAt: integer("created_at").notNull(),
});

export const timelineSuggestions = sqliteTable("timeline_suggestions", {
  id: text("id").primaryKey(),
  artistId: text("artist_id").notNull(),
  userId: text("user_id").notNull(),
  title: text("title").notNull(),
  description: text("description"),
  eventType: text("event_type", { enum: eventTypes }).notNull(),
  eventDate: text("event_date").notNull(),
  mediaUrl: text("media_url"),
  isChangeRequest: integer("is_change_request", { mode: "boolean" }).notNull().default(false),
  targetEventId: text("target_event_id"),
  status: text("status", { enum: ["pending", "approved", "rejected"] })
    .notNull()
    .default("pending"),
  yesVotes: integer("yes_votes").notNull().default(0),
  noVotes: integer("no_votes").notNull().default(0),
  voteDeadline: integer("vote_deadline").notNull(),
  createdAt: integer("created_at").notNull(),
  decidedAt: integer("decided_at"),
});

export const timelineVotes = sqliteTable(
  "timeline_votes",
  {
    suggestionId: text("suggestion_id").notNull(),
    userId: text("user_id").notNull(),
    voteType: text("vote_type", { enum: ["yes", "no"] }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.suggestionId, table.userId] })],
);

export type TimelineEventRow = typeof timelineEvents.$inferSelect;
export type TimelineSuggestionRow = typeof timelineSuggestions.$inferSelect;
export type TimelineVoteRow = typeof timelineVotes.$inferSelect;
