import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const favoriteAlbums = sqliteTable(
  "favorite_albums",
  {
    userId: text("user_id").notNull(),
    albumId: text("album_id").notNull(),
    slot: integer("slot").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.albumId] })],
);

export const favoriteTracks = sqliteTable(
  "favorite_tracks",
  {
    userId: text("user_id").notNull(),
    trackId: text("track_id").notNull(),
    slot: integer("slot").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trackId] })],
);

export const likedAlbums = sqliteTable(
  "liked_albums",
  {
    userId: text("user_id").notNull(),
    albumId: text("album_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.albumId] })],
);

export const likedTracks = sqliteTable(
  "liked_tracks",
  {
    userId: text("user_id").notNull(),
    trackId: text("track_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.trackId] })],
);

export const watchlist = sqliteTable(
  "watchlist",
  {
    userId: text("user_id").notNull(),
    albumId: text("album_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.albumId] })],
);

export const packs = sqliteTable("packs", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  description: text("description"),
  albumsCount: integer("albums_count").notNull().default(0),
  tracksCount: integer("tracks_count").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});

export const packAlbums = sqliteTable(
  "pack_albums",
  {
    packId: text("pack_id").notNull(),
    albumId: text("album_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.albumId] })],
);

export const packTracks = sqliteTable(
  "pack_tracks",
  {
    packId: text("pack_id").notNull(),
    trackId: text("track_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.trackId] })],
);

export type PackRow = typeof packs.$inferSelect;
