import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** A comment as it is shown, whatever it answers. */
export type ShownComment = {
  id: string;
  user: { id: string; username: string; profile_image_url: string | null };
  content: string;
  likes_count: number;
  isLikedByCurrentUser: boolean;
  created_at: string;
  /** What a reply answers, where there are replies. */
  parent_comment_id?: string | null;
  /** A time only for its author and admins, who alone see a removed comment. */
  removed_at: string | null;
};

/** What the box for a comment gets back. */
export type CommentAnswer = {
  posted: ShownComment | null;
  /** What was sent and refused. */
  content?: string;
  /** The comment that it was to answer. */
  replyTo?: string;
  /** What is wrong with it. */
  error?: string;
  toast?: ToastMessage;
};

/** What is said when a deed fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function postCommentFailed(message = "Failed to post your comment. Please try again."): ToastMessage {
  return { title: "Error", description: message, tone: "error" };
}

export function likeCommentFailed({ on }: { on: boolean }): ToastMessage {
  return { title: "Error", description: `Failed to ${on ? "like" : "unlike"} the comment.`, tone: "error" };
}

export function deleteCommentFailed(): ToastMessage {
  return { title: "Error", description: "Failed to delete the comment.", tone: "error" };
}
