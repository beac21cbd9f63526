import { useRef, useState } from "react";
import { CommentItem } from "#app/components/comments/comment-item.tsx";
import type { DeleteCommentDialogProps } from "#app/components/comments/delete-comment-dialog.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { ShownComment } from "#app/lib/comment-answer.ts";

const DeleteDialog = lazyDialog<DeleteCommentDialogProps>(
  async () => (await import("./delete-comment-dialog.tsx")).DeleteCommentDialog,
);

export type CommentViewer = { id: string; username: string; profile_image_url: string | null; isAdmin: boolean };

export type CommentListProps = {
  /** Names the list. */
  label: string;
  comments: ShownComment[];
  /** One that is on its way to the server, last. */
  pending?: ShownComment | null;
  viewer: CommentViewer | null;
  /** The address of the page, and of a comment on it. */
  page: string;
  hrefOf: (commentId: string) => string;
  /** Take `comment_id`; the first also `on`. */
  likeAction: string;
  deleteAction: string;
  /** What is said of a deletion before it is done. */
  deleteText: string;
  /** What the page's address has besides, for the page that asks without a script. */
  keep?: Record<string, string>;
  canLike: boolean;
  targetId: string | null;
  onDeleted: (commentId: string) => void;
};

/** Comments in their order, with what may be done with each. */
export function CommentList({
  label,
  comments,
  pending = null,
  viewer,
  page,
  hrefOf,
  likeAction,
  deleteAction,
  deleteText,
  keep = {},
  canLike,
  targetId,
  onDeleted,
}: CommentListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<{ id: string; open: boolean } | null>(null);
  const items = pending === null ? comments : [...comments, pending];

  function deleted(id: string) {
    focusBeside(list.current, id);
    onDeleted(id);
  }

  return (
    <>
      <ul ref={list} aria-label={label} className="-mx-3 flex flex-col">
        {items.map((comment) => (
          <li key={comment.id}>
            <CommentItem
              comment={comment}
              href={hrefOf(comment.id)}
              likeAction={likeAction}
              canLike={canLike && comment.removed_at === null}
              signedIn={viewer !== null}
              deletion={
                viewer !== null && (viewer.isAdmin || viewer.id === comment.user.id)
                  ? {
                      onAsk: () => setAsked({ id: comment.id, open: true }),
                      href: `${page}#comments`,
                      fields: { ...keep, "delete-comment": comment.id },
                    }
                  : undefined
              }
              isTarget={comment.id === targetId}
              isPending={comment === pending}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <DeleteDialog
          key={asked.id}
          open={asked.open}
          onOpenChange={(open) => setAsked({ ...asked, open })}
          commentId={asked.id}
          action={deleteAction}
          text={deleteText}
          onDeleted={deleted}
        />
      )}
    </>
  );
}

/** The comment after the one that goes, else the one before it, else the heading above; once the dialog has let go. */
function focusBeside(list: HTMLElement | null, id: string) {
  const item = document.getElementById(`comment-${id}`)?.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>("[id^=comment-]") ?? list?.closest("section");
  setTimeout(() => next?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
}

/** The dialog fades out and then returns the focus to the button that opened it. */
const AFTER_DIALOG_MS = 200;
