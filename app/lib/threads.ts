import type { ShownComment } from "#app/lib/comment-answer.ts";

/** A comment and what answers it. The head is null where moderation removed it, or a block hides it. */
export type Thread = { id: string; head: ShownComment | null; replies: ShownComment[] };

/** Groups the flat list, in the order in which threads first appear in it: replies go one level deep. */
export function toThreads(comments: ShownComment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const id = comment.parent_comment_id ?? comment.id;
    const thread = threads.get(id) ?? { id, head: null, replies: [] };
    if (comment.id === id) thread.head = comment;
    else thread.replies.push(comment);
    threads.set(id, thread);
  }
  return [...threads.values()];
}

/** What a reply answers: the comment under which its box is, and whose it is. */
export type ReplyTo = { id: string; username: string };
