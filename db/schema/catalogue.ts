import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const genres = sqliteTable("genres", {
  name: text("name").primaryKey(),
  position: integer("position").notNull(),
});

export const artists = sqliteTable("artists", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  imageUrl: text("image_url"),
  source: text("source").notNull(),
  followersCount: integer("followers_count").notNull().default(0),
  fetchedAt: integer("fetched_at").notNull(),
  discographyFetchedAt: integer("discography_fetched_at"),
});

export const albums = sqliteTable("albums", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  titleKey: text("title_key").notNull(),
  artistId: text("artist_id").notNull(),
  artistName: text("artist_name").notNull(),
  artistKey: text("artist_key").notNull(),
  coverImageUrl: text("cover_image_url"),
  releaseDate: text("release_date"),
  albumType: text("album_type", { enum: ["album", "single", "compilation"] }).notNull(),
  totalTracks: integer("total_tracks"),
  source: text("source").notNull(),
  externalUrl: text("external_url"),
  fetchedAt: integer("fetched_at").notNull(),
  tracksFetchedAt: integer("tracks_fetched_at"),
  reviewCount: integer("review_count").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  rated1: integer("rated_1").notNull().default(0),
  rated2: integer("rated_2").notNull().default(0),
  rated3: integer("rated_3").notNull().default(0),
  rated4: integer("rated_4").notNull().default(0),
  rated5: integer("rated_5").notNull().default(0),
  rated6: integer("rated_6").notNull().default(0),
  rated7: integer("rated_7").notNull().default(0),
  rated8: integer("rated_8").notNull().default(0),
  rated9: integer("rated_9").notNull().default(0),
  rated10: integer("rated_10").notNull().default(0),
});

export const albumGenres = sqliteTable(
  "album_genres",
  {
    albumId: text("album_id").notNull(),
    genre: text("genre").notNull(),
    position: integer("position").notNull(),
    weightedRating: real("weighted_rating"),
    heat: real("heat"),
  },
  (table) => [primaryKey({ columns: [table.albumId, table.genre] })],
);

export const tracks = sqliteTable("tracks", {
  id: text("id").primaryKey(),
  albumId: text("album_id").notNull(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  artists: text("artists", { mode: "json" }).$type<TrackArtist[]>().notNull(),
  discNumber: integer("disc_number").notNull().default(1),
  trackNumber: integer("track_number").notNull(),
  durationMs: integer("duration_ms"),
});

export const externalIds = sqliteTable(
  "external_ids",
  {
    kind: text("kind", { enum: ["album", "artist", "track"] }).notNull(),
    externalId: text("external_id").notNull(),
    provider: text("provider").notNull(),
    entityId: text("entity_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.externalId] })],
);

export type TrackArtist = { id: string | null; name: string };
export type ArtistRow = typeof artists.$inferSelect;
export type AlbumRow = typeof albums.$inferSelect;
export type TrackRow = typeof tracks.$inferSelect;
export type ExternalIdRow = typeof externalIds.$inferSelect;
