import { DELETE_SUGGESTION } from "#app/components/timeline/paths.ts";
import type { Pack, Post, Review, Suggestion, User } from "#worker/domain/dto.ts";

/** What is asked before it is done, in a dialog or, where no script opens one, on a page. */
export type Deed = {
  title: string;
  text: string;
  /** Names the button. */
  verb: string;
  /** Takes these fields, and `redirectTo`. */
  action: string;
  fields: Record<string, string>;
};

/** @param leaveTo where to go once it is gone, from a page that is about it alone */
export function deleteReview({ id, album }: Pick<Review, "id" | "album">, leaveTo?: string): Deed {
  return {
    title: "Delete this review?",
    text: `Your review of ${album.title}, its likes and comments will be gone for good.`,
    verb: "Delete",
    action: "/actions/delete-review",
    fields: { review_id: id, ...(leaveTo !== undefined && { leave: "true", redirectTo: leaveTo }) },
  };
}

/** Once it is deleted, the action leads to the catalog. */
export function deletePack({ id, name }: Pick<Pack, "id" | "name">): Deed {
  return {
    title: "Delete this pack?",
    text: `${name} will be gone for good. The albums and tracks in it stay where they are.`,
    verb: "Delete",
    action: "/actions/delete-pack",
    fields: { pack_id: id },
  };
}

/** Without a script the action leads to the feed. */
export function deletePost({ id }: Pick<Post, "id">): Deed {
  return {
    title: "Delete this post?",
    text: "The post, its comments and likes will be gone for good.",
    verb: "Delete",
    action: "/actions/delete-post",
    fields: { post_id: id },
  };
}

export function deleteReviewComment(id: string): Deed {
  return { ...deleteComment(id), action: "/actions/delete-review-comment" };
}

export function deletePostComment(id: string, { hasReplies }: { hasReplies: boolean }): Deed {
  const goesAlong = hasReplies && { text: "The comment, its likes and all replies to it will be gone for good." };
  return { ...deleteComment(id), ...goesAlong, action: "/actions/delete-post-comment" };
}

function deleteComment(id: string): Omit<Deed, "action"> {
  return {
    title: "Delete this comment?",
    text: "The comment and its likes will be gone for good.",
    verb: "Delete",
    fields: { comment_id: id },
  };
}

export function deleteSuggestion({ id, title }: Pick<Suggestion, "id" | "title">): Deed {
  return {
    // Part 2 §5.
    title: "Are you sure you want to delete this suggestion?",
    text: title,
    verb: "Delete",
    action: DELETE_SUGGESTION,
    fields: { suggestion_id: id },
  };
}

export function block({ id, username }: Pick<User, "id" | "username">): Deed {
  return {
    title: `Block ${username}?`,
    text: `You and ${username} will no longer see each other's reviews, packs and posts, nor follow each other. They are not told, and you can unblock them at any time.`,
    verb: "Block",
    action: "/actions/block-user",
    fields: { user_id: id, on: "true" },
  };
}
