import { env } from "cloudflare:workers";
import * as schema from "#db/schema/index.ts";
import { newId } from "#worker/domain/ids.server.ts";
import {
  db,
  makeAlbum,
  makeMemberWithPassword,
  makePack,
  makeReview,
  makeReviewComment,
  makeTrack,
} from "./factories.ts";

const DAY = 24 * 60 * 60 * 1000;
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff]);

/** A member who did everything that can be done here, to `friend`'s things and to their own, and `friend` to theirs. */
export async function makeFullMember() {
  const pictures = { profile: pictureKey("profile"), post: pictureKey("post") };
  for (const key of Object.values(pictures)) await env.IMAGES.put(key, PICTURE);
  const member = await makeMemberWithPassword({
    name: "Full Member",
    bio: "Did it all.",
    profileImageKey: pictures.profile,
  });
  const [friend, foe] = [await makeMemberWithPassword(), await makeMemberWithPassword()];
  const [album, track, other] = [await makeAlbum(), await makeTrack(), await makeAlbum()];
  const createdAt = Date.now() - DAY;
  const on = { albumId: album.id };
  const review = await makeReview({ userId: member.id, ...on, rating: 3, content: "Words of mine.", createdAt });
  const theirs = await makeReview({ userId: friend.id, ...on, rating: 9, createdAt });
  const comment = await makeReviewComment({ reviewId: theirs.id, userId: member.id, content: "A comment of mine." });
  await makeReviewComment({ reviewId: review.id, userId: friend.id });
  const theirComment = await makeReviewComment({ reviewId: theirs.id, userId: friend.id });
  const pack = await makePack({ userId: member.id, name: `Pack ${newId()}`, description: "Of mine." });
  const post = postBy(member.id, { content: "A post of mine.", imageKey: pictures.post });
  const theirPost = postBy(friend.id);
  const reply = { id: newId(), postId: theirPost.id, userId: member.id, content: "A reply of mine.", createdAt };
  const underMine = { id: newId(), postId: post.id, userId: friend.id, content: "Under theirs.", createdAt };
  const underReply = { ...underMine, id: newId(), postId: theirPost.id, parentCommentId: reply.id };
  const theirReply = { ...underMine, id: newId(), postId: theirPost.id };
  const suggestion = suggestionBy(member.id, album.artistId);
  const theirSuggestion = suggestionBy(friend.id, album.artistId);
  const line = { id: newId(), userId: member.id, createdAt };
  const shared = { id: newId(), userId: friend.id, createdAt: createdAt + 2 };
  const alone = { id: newId(), userId: friend.id, createdAt };
  const event = { id: newId(), createdAt };

  await db.batch([
    db.insert(schema.reviewGenres).values({ reviewId: review.id, position: 0, genre: "Jazz" }),
    db.insert(schema.reviewVibes).values({ reviewId: review.id, position: 0, vibe: "Chill" }),
    db.insert(schema.reviewLikes).values([
      { reviewId: theirs.id, userId: member.id, createdAt },
      { reviewId: theirs.id, userId: foe.id, createdAt },
      { reviewId: review.id, userId: friend.id, createdAt },
    ]),
    db.insert(schema.reviewCommentLikes).values([
      { commentId: theirComment.id, userId: member.id, createdAt },
      { commentId: comment.id, userId: friend.id, createdAt },
    ]),
    db.insert(schema.posts).values([post, theirPost]),
    db.insert(schema.postLikes).values({ postId: theirPost.id, userId: member.id, createdAt }),
    db.insert(schema.postComments).values([reply, underMine, theirReply]),
    db.insert(schema.postComments).values(underReply),
    db.insert(schema.postCommentLikes).values({ commentId: theirReply.id, userId: member.id, createdAt }),
    db.insert(schema.favoriteAlbums).values({ userId: member.id, ...on, slot: 1, createdAt }),
    db.insert(schema.favoriteTracks).values({ userId: member.id, trackId: track.id, slot: 1, createdAt }),
    db.insert(schema.likedAlbums).values({ userId: member.id, ...on, createdAt }),
    db.insert(schema.likedTracks).values({ userId: member.id, trackId: track.id, createdAt }),
    db.insert(schema.watchlist).values({ userId: member.id, albumId: other.id, createdAt }),
    db.insert(schema.packAlbums).values({ packId: pack.id, ...on, createdAt }),
    db.insert(schema.packTracks).values({ packId: pack.id, trackId: track.id, createdAt }),
    db.insert(schema.follows).values([
      { followerId: member.id, followingId: friend.id, createdAt },
      { followerId: friend.id, followingId: member.id, createdAt },
    ]),
    db.insert(schema.followedArtists).values({ userId: member.id, artistId: album.artistId, createdAt }),
    db.insert(schema.blocks).values([
      { blockerId: member.id, blockedId: foe.id, createdAt },
      { blockerId: foe.id, blockedId: member.id, createdAt },
    ]),
    db.insert(schema.timelineSuggestions).values([suggestion, theirSuggestion]),
    db.insert(schema.timelineVotes).values([
      { suggestionId: theirSuggestion.id, userId: member.id, voteType: "yes", createdAt },
      { suggestionId: theirSuggestion.id, userId: foe.id, voteType: "no", createdAt },
    ]),
    db.insert(schema.timelineEvents).values({
      ...event,
      artistId: album.artistId,
      eventDate: "2024-02-29",
      title: "An event of mine",
      eventType: "News",
      userId: member.id,
    }),
    db.insert(schema.notifications).values([
      { ...line, notificationType: "review_like", entityType: "review", entityId: review.id, entityTitle: album.title },
      { ...shared, notificationType: "review_like", entityType: "review", entityId: theirs.id },
      { ...alone, notificationType: "follow", entityType: "user", entityId: member.id },
    ]),
    db.insert(schema.notificationDeeds).values([
      { notificationId: line.id, actorId: friend.id, deed: `review_like:${review.id}`, createdAt },
      { notificationId: shared.id, actorId: member.id, deed: `review_like:${theirs.id}`, createdAt: createdAt + 2 },
      { notificationId: shared.id, actorId: foe.id, deed: `review_like:${theirs.id}`, createdAt: createdAt + 1 },
      { notificationId: alone.id, actorId: member.id, deed: `follow:${friend.id}`, createdAt },
    ]),
    db.insert(schema.reports).values({
      id: newId(),
      reporterId: member.id,
      contentType: "review",
      contentId: theirs.id,
      reason: "spam",
      createdAt,
    }),
    db.insert(schema.moderationDecisions).values({
      id: newId(),
      contentType: "review",
      contentId: theirs.id,
      adminId: member.id,
      action: "okay",
      createdAt,
    }),
    db.insert(schema.pushSubscriptions).values({
      endpoint: `https://push.example.com/send/secret-${member.id}`,
      userId: member.id,
      p256dh: "secret-p256dh",
      auth: "secret-auth",
      createdAt,
    }),
    db.insert(schema.oauthAccounts).values({
      provider: "github",
      providerUserId: `github-${newId()}`,
      userId: member.id,
      email: member.email,
      createdAt,
    }),
    db.insert(schema.passwordResets).values({
      userId: member.id,
      tokenHash: `secret-${newId()}`,
      createdAt,
      expiresAt: createdAt + 2 * DAY,
    }),
  ]);

  return {
    ...member,
    friend,
    foe,
    album,
    track,
    review,
    theirs,
    theirComment,
    post,
    theirPost,
    pack,
    suggestion,
    theirSuggestion,
    event,
    shared,
    alone,
    pictures,
  };
}

function pictureKey(kind: string) {
  return `${kind}/${newId()
    .replaceAll(/[^a-z2-7]/g, "a")
    .slice(0, 26)
    .padEnd(26, "a")}.jpg`;
}

function postBy(userId: string, given: Partial<typeof schema.posts.$inferInsert> = {}) {
  return {
    id: newId(),
    userId,
    content: "Somebody's post.",
    topicType: "genre" as const,
    topicId: "jazz",
    topicName: "Jazz",
    createdAt: Date.now() - DAY,
    ...given,
  };
}

function suggestionBy(userId: string, artistId: string) {
  return {
    id: newId(),
    artistId,
    userId,
    title: "An idea",
    eventType: "News" as const,
    eventDate: "2024-02-29",
    voteDeadline: Date.now() + DAY,
    createdAt: Date.now() - DAY,
  };
}
