import { eq, type SQL, sql } from "drizzle-orm";
import { textList } from "../columns.ts";
import {
  blocks,
  favoriteAlbums,
  favoriteTracks,
  followedArtists,
  follows,
  likedAlbums,
  likedTracks,
  moderationDecisions,
  notifications,
  oauthAccounts,
  packAlbums,
  packs,
  packTracks,
  postCommentLikes,
  postComments,
  postLikes,
  posts,
  pushSubscriptions,
  reports,
  reviewCommentLikes,
  reviewComments,
  reviewLikes,
  reviews,
  sessions,
  timelineEvents,
  timelineSuggestions,
  timelineVotes,
  watchlist,
} from "../schema/index.ts";
import { type ArchiveList, time } from "./export.ts";

/**
 * All lists of a member's archive, in its order. Never what another would not want told, and nothing that opens a door:
 * no hashes, tokens or keys.
 */
export const ARCHIVE_LISTS = {
  reviews: {
    tables: ["reviews", "review_genres", "review_vibes"],
    from: reviews,
    of: reviews.userId,
    at: reviews.createdAt,
    key: reviews.id,
    fields: {
      id: reviews.id,
      album_id: reviews.albumId,
      ...albumNames("reviews.album_id"),
      rating: reviews.rating,
      content: reviews.content,
      genres: textList(
        sql`select json_group_array(genre) from (select genre from review_genres where review_id = reviews.id order by position)`,
      ),
      vibes: textList(
        sql`select json_group_array(vibe) from (select vibe from review_vibes where review_id = reviews.id order by position)`,
      ),
      likes_count: reviews.likesCount,
      comments_count: reviews.commentsCount,
      created_at: time(reviews.createdAt),
      updated_at: time(reviews.updatedAt),
      removed_at: time(reviews.removedAt),
    },
  },
  review_comments: {
    tables: ["review_comments"],
    from: reviewComments,
    of: reviewComments.userId,
    at: reviewComments.createdAt,
    key: reviewComments.id,
    fields: {
      id: reviewComments.id,
      review_id: reviewComments.reviewId,
      content: reviewComments.content,
      likes_count: reviewComments.likesCount,
      created_at: time(reviewComments.createdAt),
      removed_at: time(reviewComments.removedAt),
    },
  },
  review_likes: {
    tables: ["review_likes"],
    from: reviewLikes,
    of: reviewLikes.userId,
    at: reviewLikes.createdAt,
    key: reviewLikes.reviewId,
    fields: { review_id: reviewLikes.reviewId, created_at: time(reviewLikes.createdAt) },
  },
  review_comment_likes: {
    tables: ["review_comment_likes"],
    from: reviewCommentLikes,
    of: reviewCommentLikes.userId,
    at: reviewCommentLikes.createdAt,
    key: reviewCommentLikes.commentId,
    fields: { comment_id: reviewCommentLikes.commentId, created_at: time(reviewCommentLikes.createdAt) },
  },
  posts: {
    tables: ["posts"],
    from: posts,
    of: posts.userId,
    at: posts.createdAt,
    key: posts.id,
    fields: {
      id: posts.id,
      content: posts.content,
      image_key: posts.imageKey,
      topic_type: posts.topicType,
      topic_id: posts.topicId,
      topic_name: posts.topicName,
      likes_count: posts.likesCount,
      comments_count: posts.commentsCount,
      created_at: time(posts.createdAt),
      removed_at: time(posts.removedAt),
    },
  },
  post_comments: {
    tables: ["post_comments"],
    from: postComments,
    of: postComments.userId,
    at: postComments.createdAt,
    key: postComments.id,
    fields: {
      id: postComments.id,
      post_id: postComments.postId,
      parent_comment_id: postComments.parentCommentId,
      content: postComments.content,
      likes_count: postComments.likesCount,
      replies_count: postComments.repliesCount,
      created_at: time(postComments.createdAt),
      removed_at: time(postComments.removedAt),
    },
  },
  post_likes: {
    tables: ["post_likes"],
    from: postLikes,
    of: postLikes.userId,
    at: postLikes.createdAt,
    key: postLikes.postId,
    fields: { post_id: postLikes.postId, created_at: time(postLikes.createdAt) },
  },
  post_comment_likes: {
    tables: ["post_comment_likes"],
    from: postCommentLikes,
    of: postCommentLikes.userId,
    at: postCommentLikes.createdAt,
    key: postCommentLikes.commentId,
    fields: { comment_id: postCommentLikes.commentId, created_at: time(postCommentLikes.createdAt) },
  },
  favorite_albums: shelvedAlbums(favoriteAlbums, "favorite_albums"),
  favorite_tracks: keptTracks(favoriteTracks, "favorite_tracks"),
  album_likes: shelvedAlbums(likedAlbums, "liked_albums"),
  liked_tracks: keptTracks(likedTracks, "liked_tracks"),
  watchlist: shelvedAlbums(watchlist, "watchlist"),
  packs: {
    tables: ["packs"],
    from: packs,
    of: packs.userId,
    at: packs.createdAt,
    key: packs.id,
    fields: {
      id: packs.id,
      name: packs.name,
      description: packs.description,
      albums_count: packs.albumsCount,
      tracks_count: packs.tracksCount,
      created_at: time(packs.createdAt),
    },
  },
  pack_albums: {
    tables: ["pack_albums"],
    from: packs,
    join: { table: packAlbums, on: eq(packAlbums.packId, packs.id) },
    of: packs.userId,
    at: packs.createdAt,
    key: sql<string>`${packAlbums.packId} || '/' || ${packAlbums.albumId}`,
    fields: {
      pack_id: packAlbums.packId,
      album_id: packAlbums.albumId,
      ...albumNames("pack_albums.album_id"),
      added_at: time(packAlbums.createdAt),
    },
  },
  pack_tracks: {
    tables: ["pack_tracks"],
    from: packs,
    join: { table: packTracks, on: eq(packTracks.packId, packs.id) },
    of: packs.userId,
    at: packs.createdAt,
    key: sql<string>`${packTracks.packId} || '/' || ${packTracks.trackId}`,
    fields: {
      pack_id: packTracks.packId,
      track_id: packTracks.trackId,
      ...trackNames("pack_tracks.track_id"),
      added_at: time(packTracks.createdAt),
    },
  },
  following: {
    tables: ["follows"],
    from: follows,
    of: follows.followerId,
    at: follows.createdAt,
    key: follows.followingId,
    fields: { username: usernameOf("follows.following_id"), created_at: time(follows.createdAt) },
  },
  followers: {
    tables: ["follows"],
    from: follows,
    of: follows.followingId,
    at: follows.createdAt,
    key: follows.followerId,
    fields: { username: usernameOf("follows.follower_id"), created_at: time(follows.createdAt) },
  },
  followed_artists: {
    tables: ["followed_artists"],
    from: followedArtists,
    of: followedArtists.userId,
    at: followedArtists.createdAt,
    key: followedArtists.artistId,
    fields: {
      artist_id: followedArtists.artistId,
      artist_name: artistName("followed_artists.artist_id"),
      created_at: time(followedArtists.createdAt),
    },
  },
  /** Whom the member blocks; who blocks them is nobody's to know. */
  blocks: {
    tables: ["blocks"],
    from: blocks,
    of: blocks.blockerId,
    at: blocks.createdAt,
    key: blocks.blockedId,
    fields: { username: usernameOf("blocks.blocked_id"), created_at: time(blocks.createdAt) },
  },
  timeline_suggestions: {
    tables: ["timeline_suggestions"],
    from: timelineSuggestions,
    of: timelineSuggestions.userId,
    at: timelineSuggestions.createdAt,
    key: timelineSuggestions.id,
    fields: {
      id: timelineSuggestions.id,
      artist_id: timelineSuggestions.artistId,
      artist_name: artistName("timeline_suggestions.artist_id"),
      title: timelineSuggestions.title,
      description: timelineSuggestions.description,
      event_type: timelineSuggestions.eventType,
      event_date: timelineSuggestions.eventDate,
      media_url: timelineSuggestions.mediaUrl,
      is_change_request: timelineSuggestions.isChangeRequest,
      status: timelineSuggestions.status,
      yes_votes: timelineSuggestions.yesVotes,
      no_votes: timelineSuggestions.noVotes,
      vote_deadline: time(timelineSuggestions.voteDeadline),
      created_at: time(timelineSuggestions.createdAt),
      decided_at: time(timelineSuggestions.decidedAt),
    },
  },
  timeline_votes: {
    tables: ["timeline_votes"],
    from: timelineVotes,
    of: timelineVotes.userId,
    key: timelineVotes.suggestionId,
    fields: {
      suggestion_id: timelineVotes.suggestionId,
      vote_type: timelineVotes.voteType,
      created_at: time(timelineVotes.createdAt),
    },
  },
  timeline_events: {
    tables: ["timeline_events"],
    from: timelineEvents,
    of: timelineEvents.userId,
    at: timelineEvents.createdAt,
    key: timelineEvents.id,
    fields: {
      id: timelineEvents.id,
      artist_id: timelineEvents.artistId,
      artist_name: artistName("timeline_events.artist_id"),
      title: timelineEvents.title,
      description: timelineEvents.description,
      event_type: timelineEvents.eventType,
      event_date: timelineEvents.eventDate,
      media_url: timelineEvents.mediaUrl,
      created_at: time(timelineEvents.createdAt),
    },
  },
  reports: {
    tables: ["reports"],
    from: reports,
    of: reports.reporterId,
    at: reports.createdAt,
    key: reports.id,
    fields: {
      id: reports.id,
      content_type: reports.contentType,
      content_id: reports.contentId,
      reason: reports.reason,
      status: reports.status,
      created_at: time(reports.createdAt),
      decided_at: time(reports.decidedAt),
    },
  },
  /** What the member decided as an admin. */
  moderation_decisions: {
    tables: ["moderation_decisions"],
    from: moderationDecisions,
    of: moderationDecisions.adminId,
    at: moderationDecisions.createdAt,
    key: moderationDecisions.id,
    fields: {
      id: moderationDecisions.id,
      content_type: moderationDecisions.contentType,
      content_id: moderationDecisions.contentId,
      action: moderationDecisions.action,
      created_at: time(moderationDecisions.createdAt),
    },
  },
  notifications: {
    tables: ["notifications"],
    from: notifications,
    of: notifications.userId,
    at: notifications.createdAt,
    key: notifications.id,
    fields: {
      id: notifications.id,
      notification_type: notifications.notificationType,
      entity_type: notifications.entityType,
      entity_id: notifications.entityId,
      comment_id: notifications.commentId,
      entity_title: notifications.entityTitle,
      is_read: notifications.isRead,
      created_at: time(notifications.createdAt),
    },
  },
  sessions: {
    tables: ["sessions"],
    from: sessions,
    of: sessions.userId,
    at: sessions.createdAt,
    key: sessions.tokenHash,
    fields: { created_at: time(sessions.createdAt), expires_at: time(sessions.expiresAt) },
  },
  /** The endpoint's path is a key: whose service it is says enough. */
  push_subscriptions: {
    tables: ["push_subscriptions"],
    from: pushSubscriptions,
    of: pushSubscriptions.userId,
    at: pushSubscriptions.createdAt,
    key: pushSubscriptions.endpoint,
    fields: {
      service: sql`${pushSubscriptions.endpoint}`.mapWith((endpoint: string) => URL.parse(endpoint)?.host ?? null),
      created_at: time(pushSubscriptions.createdAt),
    },
  },
  oauth_accounts: {
    tables: ["oauth_accounts"],
    from: oauthAccounts,
    of: oauthAccounts.userId,
    at: oauthAccounts.createdAt,
    key: oauthAccounts.provider,
    fields: {
      provider: oauthAccounts.provider,
      provider_user_id: oauthAccounts.providerUserId,
      email: oauthAccounts.email,
      created_at: time(oauthAccounts.createdAt),
    },
  },
} satisfies Record<string, ArchiveList>;

export type ArchiveListName = keyof typeof ARCHIVE_LISTS;

type AlbumShelf = typeof favoriteAlbums | typeof likedAlbums | typeof watchlist;
type TrackShelf = typeof favoriteTracks | typeof likedTracks;

function shelvedAlbums(shelf: AlbumShelf, name: string): ArchiveList {
  return {
    tables: [name],
    from: shelf,
    of: shelf.userId,
    at: shelf.createdAt,
    key: shelf.albumId,
    fields: { album_id: shelf.albumId, ...albumNames(`${name}.album_id`), added_at: time(shelf.createdAt) },
  };
}

function keptTracks(shelf: TrackShelf, name: string): ArchiveList {
  return {
    tables: [name],
    from: shelf,
    of: shelf.userId,
    at: shelf.createdAt,
    key: shelf.trackId,
    fields: { track_id: shelf.trackId, ...trackNames(`${name}.track_id`), added_at: time(shelf.createdAt) },
  };
}

/** Columns are named in full: in a select over one table Drizzle writes them without their table. */
function albumNames(albumId: string) {
  return {
    album_title: raw(`(select title from albums where id = ${albumId})`),
    artist_name: raw(`(select artist_name from albums where id = ${albumId})`),
  };
}

function trackNames(trackId: string) {
  const singer = `json_each((select artists from tracks where id = ${trackId}))`;
  return {
    track_name: raw(`(select name from tracks where id = ${trackId})`),
    artist_name: raw(`(select group_concat(json_extract(value, '$.name'), ', ') from ${singer})`),
    album_title: raw(`(select a.title from tracks t join albums a on a.id = t.album_id where t.id = ${trackId})`),
  };
}

function artistName(artistId: string): SQL<string> {
  return raw(`(select name from artists where id = ${artistId})`);
}

function usernameOf(userId: string): SQL<string> {
  return raw(`(select username from users where id = ${userId})`);
}

function raw(text: string): SQL<string> {
  return sql`${sql.raw(text)}`;
}
