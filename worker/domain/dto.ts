/** What leaves the worker, in the contract's names (api-contract: Shapes). worker/api/shapes.ts holds the same to zod. */

export type UserSummary = {
  id: string;
  username: string;
  name: string | null;
  profile_image_url: string | null;
};

export type User = UserSummary & {
  bio: string | null;
  created_at: string;
  followers_count: number;
  following_count: number;
  reviews_count: number;
  packs_count: number;
  is_admin: boolean;
};

/** Only ever to that user. */
export type SessionUser = User & { email: string };

export type AlbumType = "album" | "single" | "compilation";

export type AlbumSummary = {
  id: string;
  title: string;
  artist: string;
  artist_id: string;
  cover_image_url: string;
  release_date: string | null;
  album_type: AlbumType;
  average_rating: number | null;
  review_count: number;
};

export type Album = AlbumSummary & {
  spotify_id: string | null;
  genres: string[];
  top_genres: string[];
  total_tracks: number | null;
  rating_histogram: number[];
  label: "Single" | "EP" | "Album";
};

export type Track = {
  id: string;
  name: string;
  artists: { id: string | null; name: string }[];
  track_number: number;
  disc_number: number;
  duration_ms: number | null;
  is_liked: boolean;
  is_favorite: boolean;
};

export type Artist = {
  id: string;
  spotify_id: string | null;
  name: string;
  image_url: string | null;
  images: { url: string; width: number | null; height: number | null }[];
  followers_count: number;
  genres: string[];
};

export type Review = {
  id: string;
  user: UserSummary;
  album: { id: string; title: string; artist: string; artist_id: string; cover_image_url: string; genres: string[] };
  user_id: string;
  album_id: string;
  rating: number;
  content: string;
  genres: string[];
  vibes: string[];
  likes_count: number;
  comments_count: number;
  isLikedByCurrentUser: boolean;
  created_at: string;
  updated_at: string;
  /** A time only for its author and admins, who alone see a removed review. */
  removed_at: string | null;
};

export type Pack = {
  id: string;
  name: string;
  description: string | null;
  user_id: string;
  creator: UserSummary;
  cover_image_url: string | null;
  albums_count: number;
  tracks_count: number;
  created_at: string;
};

/** An album on a shelf. */
export type ShelvedAlbum = AlbumSummary & { added_at: string };

export type TrendingReviewer = {
  id: string;
  username: string;
  profile_image_url: string | null;
  reviews_count: number;
};

export type Settings = {
  user_id: string;
  theme: "dark" | "light" | "system";
  email_notifications: boolean;
  push_notifications: boolean;
  username: string;
  name: string | null;
  bio: string | null;
  profile_image_url: string | null;
  is_admin: boolean;
};

export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
