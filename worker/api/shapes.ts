import { z } from "@hono/zod-openapi";

/** The contract's shapes (api-contract: Shapes), as described in openapi.json. dto.ts is the same for the compiler. */

const Time = z.string().openapi({ format: "date-time", example: "2026-11-21T09:30:00.000Z" });
const ImageUrl = z.string().nullable();

export const UserSummaryShape = z
  .object({ id: z.string(), username: z.string(), name: z.string().nullable(), profile_image_url: ImageUrl })
  .openapi("UserSummary");

export const UserShape = UserSummaryShape.extend({
  bio: z.string().nullable(),
  created_at: Time,
  followers_count: z.number().int(),
  following_count: z.number().int(),
  reviews_count: z.number().int(),
  packs_count: z.number().int(),
  is_admin: z.boolean(),
}).openapi("User");

export const SessionUserShape = UserShape.extend({ email: z.string() }).openapi("SessionUser");

export const AlbumSummaryShape = z
  .object({
    id: z.string(),
    title: z.string(),
    artist: z.string(),
    artist_id: z.string(),
    cover_image_url: z.string(),
    release_date: z.string().nullable().openapi({ description: "yyyy, yyyy-MM or yyyy-MM-dd" }),
    album_type: z.enum(["album", "single", "compilation"]),
    average_rating: z.number().nullable().openapi({ description: "One decimal; null without reviews" }),
    review_count: z.number().int(),
  })
  .openapi("AlbumSummary");

export const AlbumShape = AlbumSummaryShape.extend({
  spotify_id: z.string().nullable(),
  genres: z.array(z.string()),
  top_genres: z.array(z.string()),
  total_tracks: z.number().int().nullable(),
  rating_histogram: z.array(z.number().int()).length(10),
  label: z.enum(["Single", "EP", "Album"]),
}).openapi("Album");

export const ShelvedAlbumShape = AlbumSummaryShape.extend({ added_at: Time }).openapi("ShelvedAlbum");

export const TrackShape = z
  .object({
    id: z.string(),
    name: z.string(),
    artists: z.array(z.object({ id: z.string().nullable(), name: z.string() })),
    track_number: z.number().int(),
    disc_number: z.number().int(),
    duration_ms: z.number().int().nullable(),
    is_liked: z.boolean(),
    is_favorite: z.boolean(),
  })
  .openapi("Track");

export const ArtistShape = z
  .object({
    id: z.string(),
    spotify_id: z.string().nullable(),
    name: z.string(),
    image_url: ImageUrl,
    images: z.array(
      z.object({ url: z.string(), width: z.number().int().nullable(), height: z.number().int().nullable() }),
    ),
    followers_count: z.number().int(),
    genres: z.array(z.string()),
  })
  .openapi("Artist");

export const ReviewShape = z
  .object({
    id: z.string(),
    user: UserSummaryShape,
    album: z.object({
      id: z.string(),
      title: z.string(),
      artist: z.string(),
      artist_id: z.string(),
      cover_image_url: z.string(),
      genres: z.array(z.string()),
    }),
    user_id: z.string(),
    album_id: z.string(),
    rating: z.number().int().min(1).max(10),
    content: z.string(),
    genres: z.array(z.string()),
    vibes: z.array(z.string()),
    likes_count: z.number().int(),
    comments_count: z.number().int(),
    isLikedByCurrentUser: z.boolean(),
    created_at: Time,
    updated_at: Time,
    removed_at: Time.nullable().openapi({ description: "A time only for its author and admins" }),
  })
  .openapi("Review");

export const ReviewCommentShape = z
  .object({
    id: z.string(),
    review_id: z.string(),
    user_id: z.string(),
    user: UserSummaryShape,
    content: z.string(),
    likes_count: z.number().int(),
    isLikedByCurrentUser: z.boolean(),
    created_at: Time,
    removed_at: Time.nullable().openapi({ description: "A time only for its author and admins" }),
  })
  .openapi("ReviewComment");

export const NotificationShape = z
  .object({
    id: z.string(),
    notification_type: z.enum([
      "follow",
      "review_like",
      "post_like",
      "comment_like",
      "review_comment",
      "post_comment",
      "content_removed",
    ]),
    entity_type: z.enum(["user", "review", "review_comment", "community_post", "community_post_comment"]),
    entity_id: z.string(),
    comment_id: z.string().nullable(),
    entity_title: z.string().nullable(),
    is_read: z.boolean(),
    created_at: Time,
    additional_count: z.number().int().openapi({ description: "How many did the same besides the actor" }),
    actor: orNull(UserSummaryShape),
  })
  .openapi("Notification");

export const FollowShape = z
  .object({ follower_id: z.string(), following_id: z.string(), created_at: Time })
  .openapi("Follow");

export const BlockShape = z
  .object({
    blocked_id: z.string(),
    created_at: Time,
    users: z.object({ username: z.string(), name: z.string().nullable(), profile_image_url: ImageUrl }),
  })
  .openapi("Block");

export const ArtistFollowShape = z
  .object({ user_id: z.string(), artist_spotify_id: z.string(), created_at: Time })
  .openapi("ArtistFollow");

export const FollowedArtistShape = z
  .object({ artist_spotify_id: z.string(), artist_name: z.string(), artist_image_url: z.string() })
  .openapi("FollowedArtist");

/** What a toggle answers of the likes of a thing. */
export const LikesShape = z
  .object({ likes_count: z.number().int(), isLikedByCurrentUser: z.boolean() })
  .openapi("Likes", { example: { likes_count: 12, isLikedByCurrentUser: true } });

const EventTypeShape = z.enum(["Award", "Music Video", "Announcement", "Controversy", "News", "Other"]);
const EventDate = z.string().openapi({ format: "date", example: "1997-05-21" });
const MonthKey = z.string().openapi({ example: "1997-05" });
const MediaUrl = z.string().nullable().openapi({ description: "http or https", example: "https://example.com/clip" });

export const TimelineEventShape = z
  .object({
    id: z.string(),
    artist_spotify_id: z.string(),
    event_date: EventDate,
    event_title: z.string(),
    event_description: z.string().nullable(),
    event_type: EventTypeShape,
    media_url: MediaUrl,
    created_at: Time,
  })
  .openapi("TimelineEvent");

export const SuggestionShape = z
  .object({
    id: z.string(),
    artist_spotify_id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    event_type: EventTypeShape,
    event_date: EventDate,
    month_key: MonthKey,
    media_url: MediaUrl,
    user_id: z.string(),
    user: z.object({ username: z.string() }),
    created_at: Time,
    status: z.enum(["pending", "approved", "rejected"]),
    vote_deadline: Time,
    is_change_request: z.boolean(),
    target_event_id: z.string().nullable(),
    target_event: orNull(TimelineEventShape),
    user_vote: orNull(z.object({ vote_type: z.enum(["yes", "no"]) })),
    _count: z.object({
      yes_votes: z.number().int(),
      no_votes: z.number().int(),
      approval_percentage: z.number().int().openapi({ description: "Whole, 0 without votes" }),
    }),
  })
  .openapi("Suggestion");

export const CachedArtistShape = z
  .object({
    id: z.string(),
    spotify_id: z.string().nullable(),
    name: z.string(),
    image_url: z.string(),
    latest_albums: z.array(AlbumSummaryShape),
    latest_singles: z.array(AlbumSummaryShape).openapi({ description: "EPs among them" }),
    updated_at: Time,
  })
  .openapi("CachedArtist");

export const TopicShape = z
  .object({
    id: z.string().openapi({ description: "For a track, its album's" }),
    name: z.string(),
    image: z.string(),
    artist: z.string().nullable(),
    album: z.string().nullable(),
  })
  .openapi("Topic");

export const PackShape = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    user_id: z.string(),
    creator: UserSummaryShape,
    cover_image_url: ImageUrl,
    albums_count: z.number().int(),
    tracks_count: z.number().int(),
    created_at: Time,
  })
  .openapi("Pack");

export const PackAlbumShape = AlbumSummaryShape.pick({
  id: true,
  title: true,
  artist: true,
  artist_id: true,
  cover_image_url: true,
  release_date: true,
})
  .extend({ added_at: Time })
  .openapi("PackAlbum");

const TrackNames = { track_name: z.string(), artist_name: z.string(), album_name: z.string(), album_id: z.string() };

export const PackTrackShape = z
  .object({ id: z.string(), track_id: z.string(), ...TrackNames, added_at: Time })
  .openapi("PackTrack");

export const KeptTrackShape = z
  .object({ track_spotify_id: z.string(), ...TrackNames, added_at: Time })
  .openapi("KeptTrack");

export const PostShape = z
  .object({
    id: z.string(),
    user_id: z.string(),
    user: UserSummaryShape,
    content: z.string(),
    image_url: ImageUrl,
    topic_type: z.enum(["artist", "album", "track", "genre"]),
    topic_id: z.string().openapi({ description: "For a track, its album's; for a genre, its lower-cased name" }),
    topic_name: z.string(),
    topic_image_url: ImageUrl,
    likes_count: z.number().int(),
    comments_count: z.number().int(),
    isLikedByCurrentUser: z.boolean(),
    created_at: Time,
    removed_at: Time.nullable().openapi({ description: "Only ever shown to its author and admins" }),
  })
  .openapi("Post");

export const PostCommentShape = z
  .object({
    id: z.string(),
    post_id: z.string(),
    user_id: z.string(),
    user: UserSummaryShape,
    content: z.string(),
    parent_comment_id: z.string().nullable(),
    replies_count: z.number().int(),
    likes_count: z.number().int(),
    isLikedByCurrentUser: z.boolean(),
    created_at: Time,
    removed_at: Time.nullable().openapi({ description: "Only ever shown to its author and admins" }),
  })
  .openapi("PostComment");

export const ReportShape = z
  .object({
    id: z.string(),
    content_type: z.enum(["review", "review_comment", "community_post", "community_post_comment"]),
    content_id: z.string(),
    reason: z.enum(["spam", "harassment", "inappropriate", "copyright", "misinformation", "other"]),
    status: z.enum(["pending", "approved", "removed"]),
    created_at: Time,
    reporter: orNull(z.object({ id: z.string(), username: z.string() })).openapi({
      description: "Nobody once they deleted their account",
    }),
  })
  .openapi("Report");

export const TrendingReviewerShape = z
  .object({ id: z.string(), username: z.string(), profile_image_url: ImageUrl, reviews_count: z.number().int() })
  .openapi("TrendingReviewer");

export const SettingsShape = z
  .object({
    user_id: z.string(),
    theme: z.enum(["dark", "light", "system"]),
    email_notifications: z.boolean(),
    push_notifications: z.boolean(),
    username: z.string(),
    name: z.string().nullable(),
    bio: z.string().nullable(),
    profile_image_url: ImageUrl,
    is_admin: z.boolean(),
  })
  .openapi("Settings");

export const CurrentSessionShape = z
  .object({ user: orNull(SessionUserShape), expires_at: Time.nullable() })
  .openapi("CurrentSession");

export const SignedInShape = z
  .object({ access_token: z.string(), expires_at: Time, user: SessionUserShape })
  .openapi("SignedIn");

/** For a named shape that may be missing: `.nullable()` on one is left out of its description. */
export function orNull<T extends z.ZodType>(shape: T) {
  return z.union([shape, z.null()]);
}

/** A 200, 201 or 202 with a body. */
export function answer<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** The body that a call must bring, with an example of one. */
export function jsonBody<T extends z.ZodType>(schema: T, example: Record<string, unknown>) {
  return { required: true, content: { "application/json": { schema, example } } };
}
