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

/** A track with the album that it is on. */
export type ArtistTrack = Track & { album: Pick<AlbumSummary, "id" | "title" | "artist" | "cover_image_url"> };

export type Artist = {
  id: string;
  spotify_id: string | null;
  name: string;
  image_url: string | null;
  images: { url: string; width: number | null; height: number | null }[];
  followers_count: number;
  genres: string[];
};

export type ArtistCard = { id: string; name: string; image_url: string };

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

export type ReviewComment = {
  id: string;
  review_id: string;
  user_id: string;
  user: UserSummary;
  content: string;
  likes_count: number;
  isLikedByCurrentUser: boolean;
  created_at: string;
  /** A time only for its author and admins, who alone see a removed comment. */
  removed_at: string | null;
};

export type Post = {
  id: string;
  user_id: string;
  user: UserSummary;
  content: string;
  image_url: string | null;
  topic_type: "artist" | "album" | "track" | "genre";
  /** An album's id for a track, the lower-cased name for a genre. */
  topic_id: string;
  topic_name: string;
  topic_image_url: string | null;
  likes_count: number;
  comments_count: number;
  isLikedByCurrentUser: boolean;
  created_at: string;
  /** A time only for its author and admins, who alone see a removed post. */
  removed_at: string | null;
};

export type PostComment = {
  id: string;
  post_id: string;
  user_id: string;
  user: UserSummary;
  content: string;
  /** The comment that it answers; replies go one level deep. */
  parent_comment_id: string | null;
  replies_count: number;
  likes_count: number;
  isLikedByCurrentUser: boolean;
  created_at: string;
  /** A time only for its author and admins, who alone see a removed comment. */
  removed_at: string | null;
};

export type Notification = {
  id: string;
  notification_type:
    | "follow"
    | "review_like"
    | "post_like"
    | "comment_like"
    | "review_comment"
    | "post_comment"
    | "content_removed";
  entity_type: "user" | "review" | "review_comment" | "community_post" | "community_post_comment";
  entity_id: string;
  comment_id: string | null;
  entity_title: string | null;
  is_read: boolean;
  created_at: string;
  /** How many did the same besides the actor. */
  additional_count: number;
  /** Nobody where moderation speaks. */
  actor: UserSummary | null;
};

/** A line as its page shows it: of a removal, it also says why, which is in no API's shape. */
export type ShownNotification = Notification & { removal_reason: Report["reason"] | null };

/** A member whom the caller blocks. */
export type Block = {
  blocked_id: string;
  created_at: string;
  users: Omit<UserSummary, "id">;
};

export type FollowedArtist = {
  artist_spotify_id: string;
  artist_name: string;
  artist_image_url: string;
};

export type EventType = "Award" | "Music Video" | "Announcement" | "Controversy" | "News" | "Other";

export type TimelineEvent = {
  id: string;
  artist_spotify_id: string;
  /** yyyy-MM-dd. */
  event_date: string;
  event_title: string;
  event_description: string | null;
  event_type: EventType;
  media_url: string | null;
  created_at: string;
};

export type Suggestion = {
  id: string;
  artist_spotify_id: string;
  title: string;
  description: string | null;
  event_type: EventType;
  /** yyyy-MM-dd. */
  event_date: string;
  /** yyyy-MM. */
  month_key: string;
  media_url: string | null;
  user_id: string;
  user: { username: string };
  created_at: string;
  status: "pending" | "approved" | "rejected";
  vote_deadline: string;
  is_change_request: boolean;
  target_event_id: string | null;
  /** What a change request would change. */
  target_event: TimelineEvent | null;
  /** The viewer's. */
  user_vote: { vote_type: "yes" | "no" } | null;
  /** `approval_percentage` is a whole number, 0 without votes. */
  _count: { yes_votes: number; no_votes: number; approval_percentage: number };
};

/** A release or an event on an artist's timeline. */
export type TimelineItem = {
  /** No other item of the timeline has it. */
  id: string;
  /** As far as it is known: yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string;
} & ({ kind: "release"; album: AlbumSummary; label: "Album" | "Single" } | { kind: "event"; event: TimelineEvent });

/** What the catalogue last said of an artist. */
export type CachedArtist = {
  id: string;
  spotify_id: string | null;
  name: string;
  image_url: string;
  /** Newest first. */
  latest_albums: AlbumSummary[];
  /** Newest first, EPs among them. */
  latest_singles: AlbumSummary[];
  updated_at: string;
};

/** What a post may be about. For a track, `id` is its album's. */
export type Topic = { id: string; name: string; image: string; artist: string | null; album: string | null };

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

export type PackAlbum = Pick<
  AlbumSummary,
  "id" | "title" | "artist" | "artist_id" | "cover_image_url" | "release_date"
> & { added_at: string };

/** `id` is the track's place in the pack. */
export type PackTrack = {
  id: string;
  track_id: string;
  track_name: string;
  artist_name: string;
  album_name: string;
  album_id: string;
  added_at: string;
};

/** One of the viewer's packs, and whether what they would add is in it. */
export type PackChoice = Pack & { holds: boolean };

/** An album, or with `track_id` a track of it, as Add to Pack names it. */
export type PackableItem = {
  album_id: string;
  track_id?: string;
  title: string;
  artist: string;
  cover_image_url: string;
};

/** An album on a shelf. */
export type ShelvedAlbum = AlbumSummary & { added_at: string };

/** A track among somebody's favourites or likes. */
export type KeptTrack = {
  track_spotify_id: string;
  track_name: string;
  artist_name: string;
  album_id: string;
  album_name: string;
  added_at: string;
};

/** The same with its album's cover, as screens show it. */
export type CoveredTrack = KeptTrack & { cover_image_url: string };

export type Report = {
  id: string;
  content_type: "review" | "review_comment" | "community_post" | "community_post_comment";
  content_id: string;
  reason: "spam" | "harassment" | "inappropriate" | "copyright" | "misinformation" | "other";
  status: "pending" | "approved" | "removed";
  created_at: string;
  /** Nobody once they deleted their account. */
  reporter: { id: string; username: string } | null;
};

/** What a report is about, as admins see it. */
export type ReportedContent = {
  preview: string;
  username: string;
  /** Where the original stands. */
  path: string;
  removed_at: string | null;
};

export type ModerationDecision = {
  id: string;
  report_id: string | null;
  report_status: Report["status"] | null;
  content_type: Report["content_type"];
  content_id: string;
  action: "okay" | "remove";
  created_at: string;
  admin: { id: string; username: string } | null;
  /** Null once it was deleted. */
  content: ReportedContent | null;
};

/** Somebody among a member's followers, or whom they follow. */
export type Connection = UserSummary & { isFollowing: boolean };

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
