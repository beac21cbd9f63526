import { z } from "@hono/zod-openapi";

/** The archive of a member, as described in openapi.json (worker/domain/export.server.ts writes it). */

const Time = z.string().openapi({ format: "date-time" });
const Count = z.number().int();
const Text = z.string().nullable();
const AlbumNames = { album_title: Text, artist_name: Text };
const Album = z.object({ album_id: z.string(), ...AlbumNames, added_at: Time });
const Track = z.object({ track_id: z.string(), track_name: Text, ...AlbumNames, added_at: Time });
const Person = z.object({ username: Text, created_at: Time });
const Written = { id: z.string(), content: z.string(), likes_count: Count };
const Kept = { created_at: Time, removed_at: Time.nullable() };
const Event = {
  id: z.string(),
  artist_id: z.string(),
  artist_name: Text,
  title: z.string(),
  description: Text,
  event_type: z.string(),
  event_date: z.string(),
  media_url: Text,
};

export const ArchiveShape = z
  .object({
    version: z.literal(1),
    exported_at: Time,
    profile: z.object({
      id: z.string(),
      username: z.string(),
      email: z.string(),
      name: Text,
      bio: Text,
      profile_image_url: Text,
      is_admin: z.boolean(),
      followers_count: Count,
      following_count: Count,
      reviews_count: Count,
      packs_count: Count,
      created_at: Time,
    }),
    settings: z.object({
      theme: z.enum(["dark", "light", "system"]),
      email_notifications: z.boolean(),
      push_notifications: z.boolean(),
      email_digest_sent_at: Time.nullable(),
    }),
    reviews: z.array(
      z.object({
        ...Written,
        album_id: z.string(),
        ...AlbumNames,
        rating: Count,
        genres: z.array(z.string()),
        vibes: z.array(z.string()),
        comments_count: Count,
        updated_at: Time,
        ...Kept,
      }),
    ),
    review_comments: z.array(z.object({ ...Written, review_id: z.string(), ...Kept })),
    review_likes: z.array(z.object({ review_id: z.string(), created_at: Time })),
    review_comment_likes: z.array(z.object({ comment_id: z.string(), created_at: Time })),
    posts: z.array(
      z.object({
        ...Written,
        image_url: Text,
        topic_type: z.string(),
        topic_id: z.string(),
        topic_name: z.string(),
        comments_count: Count,
        ...Kept,
      }),
    ),
    post_comments: z.array(
      z.object({ ...Written, post_id: z.string(), parent_comment_id: Text, replies_count: Count, ...Kept }),
    ),
    post_likes: z.array(z.object({ post_id: z.string(), created_at: Time })),
    post_comment_likes: z.array(z.object({ comment_id: z.string(), created_at: Time })),
    favorite_albums: z.array(Album),
    favorite_tracks: z.array(Track),
    album_likes: z.array(Album),
    liked_tracks: z.array(Track),
    watchlist: z.array(Album),
    packs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: Text,
        albums_count: Count,
        tracks_count: Count,
        created_at: Time,
      }),
    ),
    pack_albums: z.array(Album.extend({ pack_id: z.string() })),
    pack_tracks: z.array(Track.extend({ pack_id: z.string() })),
    following: z.array(Person),
    followers: z.array(Person),
    followed_artists: z.array(z.object({ artist_id: z.string(), artist_name: Text, created_at: Time })),
    blocks: z.array(Person),
    timeline_suggestions: z.array(
      z.object({
        ...Event,
        is_change_request: z.boolean(),
        status: z.string(),
        yes_votes: Count,
        no_votes: Count,
        vote_deadline: Time,
        created_at: Time,
        decided_at: Time.nullable(),
      }),
    ),
    timeline_votes: z.array(
      z.object({ suggestion_id: z.string(), vote_type: z.enum(["yes", "no"]), created_at: Time }),
    ),
    timeline_events: z.array(z.object({ ...Event, created_at: Time })),
    reports: z.array(
      z.object({
        id: z.string(),
        content_type: z.string(),
        content_id: z.string(),
        reason: z.string(),
        status: z.string(),
        created_at: Time,
        decided_at: Time.nullable(),
      }),
    ),
    moderation_decisions: z.array(
      z.object({
        id: z.string(),
        content_type: z.string(),
        content_id: z.string(),
        action: z.string(),
        created_at: Time,
      }),
    ),
    notifications: z.array(
      z.object({
        id: z.string(),
        notification_type: z.string(),
        entity_type: z.string(),
        entity_id: z.string(),
        comment_id: Text,
        entity_title: Text,
        is_read: z.boolean(),
        created_at: Time,
      }),
    ),
    sessions: z.array(z.object({ created_at: Time, expires_at: Time })),
    push_subscriptions: z.array(
      z.object({ service: Text.openapi({ description: "The host of the push service" }), created_at: Time }),
    ),
    oauth_accounts: z.array(
      z.object({ provider: z.string(), provider_user_id: z.string(), email: Text, created_at: Time }),
    ),
  })
  .openapi("Archive");
