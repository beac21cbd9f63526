import { DomainError } from "./errors.server.ts";
import type { Viewer } from "./sessions.server.ts";

/** What people write, as far as moderation is concerned. */
type Written = { userId: string; removedAt: number | null };

/** What moderation removed is there for its author and admins alone. */
export function isSeenBy(viewer: Viewer | null, { userId, removedAt }: Written): boolean {
  return removedAt === null || viewer?.id === userId || viewer?.isAdmin === true;
}

/** Under what was removed, its author's and their writers' eyes remain; of a removed comment, its writer's. */
export function isCommentSeenBy(viewer: Viewer | null, comment: Written, under: Written): boolean {
  return isSeenBy(viewer, comment) && (isSeenBy(viewer, under) || viewer?.id === comment.userId);
}

/** For its author and admins. @throws DomainError forbidden */
export function requireDeletable(viewer: Viewer, authorId: string, what: "reviews" | "posts" | "comments") {
  if (authorId === viewer.id || viewer.isAdmin) return;
  throw new DomainError("forbidden", `You can only delete your own ${what}`);
}
