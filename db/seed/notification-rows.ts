import type { notificationDeeds, notifications } from "#db/schema/index.ts";
import { HOUR } from "./clock.ts";
import { ADMIN, DEMO, SPAMMER } from "./content/members.ts";
import { randomFrom } from "./random.ts";
import type { World } from "./world.ts";

type Line = typeof notifications.$inferInsert;
type Deed = Pick<Line, "userId" | "notificationType" | "entityType" | "entityId" | "entityTitle" | "createdAt"> & {
  commentId: string | null;
  actorId: string;
  /** Told once and never again. */
  deed: string;
};
type Made = { id: string; userId: string; createdAt: number };
type Like = { userId: string; createdAt: number };

export type Told = {
  follows: { followerId: string; followingId: string; createdAt: number }[];
  reviews: (Made & { albumId: string })[];
  reviewLikes: (Like & { reviewId: string })[];
  reviewComments: (Made & { reviewId: string; content: string })[];
  reviewCommentLikes: (Like & { commentId: string })[];
  posts: (Made & { content: string; removedAt: number | null })[];
  postLikes: (Like & { postId: string })[];
  postComments: (Made & { postId: string; parentCommentId?: string | null; content: string })[];
  postCommentLikes: (Like & { commentId: string })[];
};

/** What is younger than this has not been read yet. */
const UNREAD = 45 * HOUR;
const TITLE_LENGTH = 50;

/** For the two who can sign in: one line for each thing that happened, likes of one thing merged (api-contract). Of moderation only posts speak. */
export function notificationRows(world: World, told: Told) {
  const random = randomFrom("notifications");
  const { person, clock } = world;
  const readers = new Set([person(DEMO).id, person(ADMIN).id]);
  const spammer = person(SPAMMER).id;
  const rows = {
    notifications: [] as Line[],
    notificationDeeds: [] as (typeof notificationDeeds.$inferInsert)[],
  };

  const lines = new Map<string, Line & { id: string }>();
  const deeds = deedsOf(world, told)
    .filter(({ userId, actorId }) => readers.has(userId) && actorId !== userId && actorId !== spammer)
    .sort((one, other) => one.createdAt - other.createdAt);
  for (const { actorId, deed, ...facts } of deeds) {
    const isRead = facts.createdAt < clock.now - UNREAD;
    const merged = facts.notificationType.endsWith("_like");
    const key = JSON.stringify(merged ? [facts.userId, deed, isRead] : [facts.userId, deed, actorId]);
    const line = lines.get(key) ?? { id: random.id(), ...facts, isRead };
    lines.set(key, line);
    rows.notificationDeeds.push({ notificationId: line.id, actorId, deed, createdAt: facts.createdAt });
  }
  rows.notifications.push(...lines.values());
  for (const { id, userId, content, removedAt } of told.posts) {
    if (removedAt === null || !readers.has(userId)) continue;
    rows.notifications.push({
      id: random.id(),
      userId,
      notificationType: "content_removed",
      entityType: "community_post",
      entityId: id,
      entityTitle: opening(content),
      commentId: null,
      isRead: removedAt < clock.now - UNREAD,
      createdAt: removedAt,
    });
  }
  return rows;
}

function deedsOf(world: World, told: Told): Deed[] {
  const titles = new Map(world.opened.map(({ album }) => [album.id, album.title]));
  const reviews = byId(told.reviews);
  const reviewComments = byId(told.reviewComments);
  const posts = byId(told.posts);
  const postComments = byId(told.postComments);
  const deeds: Deed[] = [];

  for (const { followerId, followingId, createdAt } of told.follows) {
    deeds.push({
      userId: followingId,
      actorId: followerId,
      notificationType: "follow",
      entityType: "user",
      entityId: followerId,
      entityTitle: null,
      commentId: null,
      deed: `follow:${followingId}`,
      createdAt,
    });
  }
  for (const { reviewId, userId, createdAt } of told.reviewLikes) {
    deeds.push({ ...aboutReview(reviewId), ...like("review_like", reviewId, userId, createdAt), commentId: null });
  }
  for (const { id, reviewId, userId, createdAt } of told.reviewComments) {
    deeds.push({ ...aboutReview(reviewId), ...comment("review_comment", id, userId, createdAt) });
  }
  for (const { commentId, userId, createdAt } of told.reviewCommentLikes) {
    const liked = reviewComments.get(commentId);
    deeds.push({
      userId: liked?.userId ?? "",
      entityType: "review_comment",
      entityId: commentId,
      entityTitle: opening(liked?.content),
      ...like("comment_like", commentId, userId, createdAt),
      commentId,
    });
  }
  for (const { postId, userId, createdAt } of told.postLikes) {
    deeds.push({ ...aboutPost(postId), ...like("post_like", postId, userId, createdAt), commentId: null });
  }
  for (const { id, postId, parentCommentId, userId, createdAt } of told.postComments) {
    const about = aboutPost(postId);
    const parent = parentCommentId ? postComments.get(parentCommentId) : undefined;
    const said = comment("post_comment", id, userId, createdAt);
    if (parent && parent.userId !== about.userId) {
      deeds.push({
        ...about,
        ...said,
        userId: parent.userId,
        entityType: "community_post_comment",
        entityTitle: opening(parent.content),
      });
    }
    deeds.push({ ...about, ...said });
  }
  for (const { commentId, userId, createdAt } of told.postCommentLikes) {
    const liked = postComments.get(commentId);
    deeds.push({
      userId: liked?.userId ?? "",
      entityType: "community_post_comment",
      entityId: liked?.postId ?? "",
      entityTitle: opening(liked?.content),
      ...like("comment_like", commentId, userId, createdAt),
      commentId,
    });
  }
  return deeds;

  function aboutReview(id: string) {
    const review = reviews.get(id);
    return {
      userId: review?.userId ?? "",
      entityType: "review" as const,
      entityId: id,
      entityTitle: titles.get(review?.albumId ?? "") ?? null,
    };
  }

  function aboutPost(id: string) {
    const post = posts.get(id);
    return {
      userId: post?.userId ?? "",
      entityType: "community_post" as const,
      entityId: id,
      entityTitle: opening(post?.content),
    };
  }
}

function like(type: "review_like" | "post_like" | "comment_like", thing: string, actorId: string, createdAt: number) {
  return { notificationType: type, actorId, createdAt, deed: `${type}:${thing}` };
}

function comment(type: "review_comment" | "post_comment", commentId: string, actorId: string, createdAt: number) {
  return { notificationType: type, actorId, createdAt, commentId, deed: `${type}:${commentId}` };
}

function opening(text = ""): string {
  return [...text].slice(0, TITLE_LENGTH).join("");
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
