import { CommentBox, type CommentBoxProps } from "#app/components/comments/comment-box.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { ReplyTo } from "#app/lib/threads.ts";

export type ReplyBoxProps = Pick<
  CommentBoxProps,
  "action" | "fetcherKey" | "draftName" | "start" | "takesFocus" | "once" | "result"
> & {
  replyTo: ReplyTo;
  onCancel: () => void;
};

/** The box for a reply, under what it answers. Its text begins with whom it answers. */
export function ReplyBox({ replyTo, onCancel, ...box }: ReplyBoxProps) {
  return (
    <div id="write-reply" className="my-2 rounded-card border border-line bg-surface p-4">
      <div className="mb-2 flex items-center justify-between gap-3 text-sm text-muted">
        <p className="min-w-0 truncate">
          Replying to <span className="font-medium text-text">@{replyTo.username}</span>
        </p>
        <form
          method="get"
          action={`${box.action}#comment-${replyTo.id}`}
          onSubmit={(event) => {
            event.preventDefault();
            onCancel();
          }}
        >
          <input type="hidden" name="comment" value={replyTo.id} />
          <Button type="submit" variant="ghost" size="sm">
            Cancel
          </Button>
        </form>
      </div>
      <CommentBox
        label="Reply"
        button="Post"
        fields={{ parent_comment_id: replyTo.id, reply_to: replyTo.username }}
        prefix={`@${replyTo.username} `}
        {...box}
      />
    </div>
  );
}
