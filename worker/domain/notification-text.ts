import type { Notification } from "./dto.ts";

/** What a notification says, the same on its page, in mail and as a push message. */

const PHRASES: Partial<Record<Notification["notification_type"], string>> = {
  follow: "started following you",
  review_like: "liked your review",
  post_like: "liked your post",
  comment_like: "liked your comment",
  review_comment: "commented on your review",
  post_comment: "commented on your post",
};

const THINGS: Record<Notification["entity_type"], string> = {
  user: "profile",
  review: "review",
  review_comment: "comment",
  community_post: "post",
  community_post_comment: "comment",
};

const NUMBERS = new Intl.NumberFormat("en-US");

/** Who did it: their username, else name, else Someone (part 1 §2.7). */
export function actorOf({ actor }: Pick<Notification, "actor">): string {
  return actor?.username || actor?.name || "Someone";
}

/** What they did, and how many others did (part 1 §2.7). */
export function deedOf({ notification_type, additional_count }: Notification): string {
  const phrase = PHRASES[notification_type] ?? "performed an action";
  if (additional_count === 0) return phrase;
  return `${phrase} and ${NUMBERS.format(additional_count)} ${additional_count === 1 ? "other" : "others"}`;
}

/** What the spec's sentence leaves unsaid. */
export function explanationOf({ notification_type, entity_type }: Notification): string | null {
  return notification_type === "content_removed" ? `A moderator removed your ${THINGS[entity_type]}` : null;
}

/** All of it in one sentence, where there is no room for two. */
export function sentenceOf(notification: Notification): string {
  return explanationOf(notification) ?? `${actorOf(notification)} ${deedOf(notification)}`;
}

/** What it is about, in quotes. */
export function quoteOf({ entity_title: title }: Pick<Notification, "entity_title">): string | null {
  return title === null ? null : `“${title.trim()}”`;
}

/** Where a line leads (part 1 §2.7). */
export function destinationOf({ entity_type, entity_id, comment_id, actor }: Notification): string {
  switch (entity_type) {
    case "review":
      return `/review/${encodeURIComponent(entity_id)}`;
    case "community_post":
      return `/community/post/${encodeURIComponent(entity_id)}`;
    case "community_post_comment":
      return `/community/post/${encodeURIComponent(entity_id)}${comment_id === null ? "" : `#comment-${comment_id}`}`;
    case "user":
      return actor ? `/profile/${encodeURIComponent(actor.username)}` : "/";
    default:
      return "/";
  }
}
