import { CornerDownRight } from "lucide-react";
import type { ReactNode } from "react";
import { CommentItem } from "#app/components/comments/comment-item.tsx";
import type { CommentViewer } from "#app/components/comments/comment-list.tsx";
import { useDeletion } from "#app/components/comments/use-deletion.tsx";
import { deletePostComment } from "#app/components/deed/deeds.ts";
import { ReportMenu } from "#app/components/reports/report-menu.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { age } from "#app/lib/age.ts";
import type { ShownComment } from "#app/lib/comment-answer.ts";
import { counted, formatCount, formatDate } from "#app/lib/format.ts";
import type { ReplyTo, Thread } from "#app/lib/threads.ts";

const LIKE = "/actions/like-post-comment";

export type CommentThreadsProps = {
  threads: Thread[];
  viewer: CommentViewer | null;
  /** The server's time. */
  now: number;
  /** The address of the page, and of a comment on it. */
  page: string;
  hrefOf: (commentId: string) => string;
  /** What the page's address has besides, for the pages that ask without a script. */
  keep: Record<string, string>;
  canLike: boolean;
  canReply: boolean;
  isOpen: (thread: Thread) => boolean;
  onToggle: (thread: Thread) => void;
  replyTo: ReplyTo | null;
  onReply: (replyTo: ReplyTo) => void;
  /** Stands under the thread that is being answered. */
  replyBox: ReactNode;
  targetId: string | null;
  /** On its way to the server. */
  pendingId: string | null;
  onDeleted: (commentId: string) => void;
};

/** Comments, each with the replies to it, which can be shown and hidden. */
export function CommentThreads({ threads, page, isOpen, onToggle, replyTo, replyBox, ...rest }: CommentThreadsProps) {
  const { list, ask, dialog } = useDeletion({
    deletionOf: (id) => {
      const thread = threads.find((each) => each.id === id);
      return deletePostComment(id, { hasReplies: thread !== undefined && thread.replies.length > 0 });
    },
    onDeleted: rest.onDeleted,
  });
  const tools = { ...rest, page, ask };
  return (
    <>
      <ul ref={list} aria-label="Comments" className="-mx-3 flex flex-col">
        {threads.map((thread) => (
          <li key={thread.id}>
            {thread.head ? (
              <Comment comment={thread.head} {...tools} />
            ) : (
              <p className="px-3 py-3 text-sm text-muted italic">This comment was removed</p>
            )}
            {thread.replies.length > 0 && (
              <RepliesToggle thread={thread} page={page} isOpen={isOpen(thread)} onToggle={() => onToggle(thread)} />
            )}
            {thread.replies.length > 0 && isOpen(thread) && (
              <ul
                id={`replies-${thread.id}`}
                aria-label={thread.head ? `Replies to ${thread.head.user.username}` : "Replies"}
                className="ml-7 border-l border-line pl-2 sm:ml-11"
              >
                {thread.replies.map((reply) => (
                  <li key={reply.id}>
                    <Comment comment={reply} {...tools} />
                  </li>
                ))}
              </ul>
            )}
            {replyTo !== null && isIn(thread, replyTo.id) && <div className="ml-7 pr-3 sm:ml-14">{replyBox}</div>}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

type Tools = Pick<
  CommentThreadsProps,
  "viewer" | "now" | "page" | "hrefOf" | "keep" | "canLike" | "canReply" | "onReply" | "targetId" | "pendingId"
> & { ask: (commentId: string) => void };

function Comment({ comment, viewer, now, page, hrefOf, keep, ask, ...tools }: Tools & { comment: ShownComment }) {
  const { id, user, created_at: createdAt } = comment;
  const isOwn = viewer?.id === user.id;
  const canAnswer = tools.canReply && comment.removed_at === null;
  return (
    <CommentItem
      comment={comment}
      href={hrefOf(id)}
      likeAction={LIKE}
      canLike={tools.canLike && comment.removed_at === null}
      signedIn={viewer !== null}
      deletion={
        isOwn
          ? { onAsk: () => ask(id), href: `${page}#comments`, fields: { ...keep, "delete-comment": id } }
          : undefined
      }
      menu={
        !isOwn &&
        comment.removed_at === null && (
          <ReportMenu
            content={{ type: "community_post_comment", id, text: comment.content }}
            signedIn={viewer !== null}
          />
        )
      }
      actions={
        canAnswer && (
          <ReplyButton id={id} page={page} keep={keep} onReply={() => tools.onReply({ id, username: user.username })} />
        )
      }
      when={
        <time dateTime={createdAt} title={formatDate(createdAt)}>
          {age(createdAt, now)}
        </time>
      }
      isTarget={id === tools.targetId}
      isPending={id === tools.pendingId}
    />
  );
}

/** Without a script it leads to the page with the box in it. */
function ReplyButton({ id, page, keep, onReply }: Pick<Tools, "page" | "keep"> & { id: string; onReply: () => void }) {
  return (
    <form
      method="get"
      action={`${page}#write-reply`}
      onSubmit={(event) => {
        event.preventDefault();
        onReply();
      }}
    >
      {Object.entries({ ...keep, reply: id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="ghost" size="sm" id={`reply-to-${id}`} className="text-muted! hover:text-text!">
        Reply
      </Button>
    </form>
  );
}

function RepliesToggle({
  thread: { id, replies },
  page,
  isOpen,
  onToggle,
}: {
  thread: Thread;
  page: string;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <form
      method="get"
      action={`${page}#comment-${id}`}
      className="ml-9 flex items-center sm:ml-11"
      onSubmit={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <input type="hidden" name="comment" value={isOpen ? id : (replies[0]?.id ?? id)} />
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `replies-${id}` : undefined}
        icon={<CornerDownRight aria-hidden="true" />}
        className="text-muted! hover:text-text!"
      >
        {isOpen ? "Hide replies" : "Show replies"}
      </Button>
      <span className="text-caption text-muted tabular-nums" title={counted(replies.length, "reply", "replies")}>
        {formatCount(replies.length)}
      </span>
    </form>
  );
}

/** Whether a comment is this thread's head or one of its replies. */
export function isIn(thread: Thread, commentId: string): boolean {
  return thread.id === commentId || thread.replies.some(({ id }) => id === commentId);
}
