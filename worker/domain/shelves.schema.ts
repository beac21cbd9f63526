import { z } from "zod";
import { trackFields } from "./tracks.schema.ts";

/** Favourite albums, and favourite tracks, a member may keep (part 2 §9). */
export const MAX_FAVORITES = 10;

/** The three shelves an album can stand on. */
export const ALBUM_SHELVES = ["favorites", "album-likes", "watchlist"] as const;
/** The two a track can stand on. */
export const TRACK_SHELVES = ["favorite-tracks", "liked-tracks"] as const;

/** Titles and texts of part 2 §8, for the eleventh favourite. */
export const FAVORITES_REFUSALS = {
  favorites: {
    title: "Favorites Limit Reached",
    text: `You can only have ${MAX_FAVORITES} favorite albums. Please remove one before adding another`,
  },
  "favorite-tracks": {
    title: "Favorites Limit Reached",
    text: `You can only have ${MAX_FAVORITES} favorite tracks. Please remove one before adding another`,
  },
} as const;

export const ShelveAlbumSchema = z.object({ user_id: z.string().optional(), album_id: z.string().min(1).max(200) });

export const ShelveTrackSchema = z.object({
  user_id: z.string().optional(),
  track_spotify_id: z.string().min(1).max(200),
  ...trackFields,
});

export type AlbumShelf = (typeof ALBUM_SHELVES)[number];
export type TrackShelf = (typeof TRACK_SHELVES)[number];
