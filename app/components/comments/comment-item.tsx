import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { CommentLike } from "#app/components/comments/comment-like.tsx";
import { Moment } from "#app/components/comments/moment.tsx";
import { Link } from "#app/components/link.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import type { ShownComment } from "#app/lib/comment-answer.ts";

export type CommentItemProps = {
  comment: ShownComment;
  /** The address at which the comment stands on its page. */
  href: string;
  likeAction: string;
  /** Off where nobody can like it: its thing or the comment was removed. */
  canLike: boolean;
  signedIn: boolean;
  /** Asks before it deletes; without it there is no Delete. */
  deletion?: { onAsk: () => void; href: string; fields: Record<string, string> };
  /** The address led to it. */
  isTarget: boolean;
  /** On its way to the server. */
  isPending?: boolean;
  /** What else may be done with it, at the end of its first line. */
  menu?: ReactNode;
  /** Beside Like. */
  actions?: ReactNode;
  /** When it was written, in the words of its screen; else the date. */
  when?: ReactNode;
};

/** A comment, wherever it stands. */
export function CommentItem({
  comment,
  href,
  likeAction,
  canLike,
  signedIn,
  deletion,
  isTarget,
  isPending = false,
  menu,
  actions,
  when,
}: CommentItemProps) {
  const { user } = comment;
  return (
    <div
      id={`comment-${comment.id}`}
      tabIndex={-1}
      aria-busy={isPending || undefined}
      className={cx(
        "flex gap-3 rounded-card px-3 py-3 transition-colors target:bg-accent-soft",
        isTarget && "bg-accent-soft",
        isPending && "opacity-60",
      )}
    >
      <Avatar src={user.profile_image_url} name={user.username} size="sm" decorative className="mt-1" />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-11 items-center gap-3 lg:min-h-8">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
            <Link
              to={profilePath(user.username)}
              className="relative truncate text-sm font-medium underline-offset-3 after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline"
            >
              {user.username}
            </Link>
            {isPending ? (
              <span className="text-caption text-muted">Posting…</span>
            ) : (
              <Link
                to={href}
                className="relative text-caption text-muted after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:text-text"
              >
                {when ?? <Moment iso={comment.created_at} />}
              </Link>
            )}
          </div>
          <div className="ml-auto flex items-center">
            {deletion && !isPending && <DeleteButton {...deletion} />}
            {!isPending && menu}
          </div>
        </div>
        {comment.removed_at !== null && (
          <p className="mb-1.5 rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
            A moderator has removed this comment. Nobody else sees it.
          </p>
        )}
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment.content}</p>
        {canLike && !isPending && (
          <div className="-mb-1 -ml-2.5 mt-0.5 flex items-center gap-1">
            <CommentLike comment={comment} action={likeAction} signedIn={signedIn} />
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

/** Without a script it leads to a page that asks. */
function DeleteButton({ onAsk, href, fields }: NonNullable<CommentItemProps["deletion"]>) {
  return (
    <form
      method="get"
      action={href}
      className="flex"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton type="submit" label="Delete" size="sm" tone="danger" data-delete="">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </form>
  );
}
