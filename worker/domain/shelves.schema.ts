import { z } from "zod";

/** Favourite albums, and favourite tracks, a member may keep (part 2 §9). */
export const MAX_FAVORITES = 10;

/** The three shelves an album can stand on. */
export const ALBUM_SHELVES = ["favorites", "album-likes", "watchlist"] as const;

export const ShelveAlbumSchema = z.object({ user_id: z.string().optional(), album_id: z.string().min(1).max(200) });

export type AlbumShelf = (typeof ALBUM_SHELVES)[number];
