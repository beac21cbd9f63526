import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";

export type DeleteCommentDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commentId: string;
  /** Takes `comment_id`. */
  action: string;
  /** What goes with it. */
  text: string;
  onDeleted: (commentId: string) => void;
};

/** One comment's: give it the comment's id as its key. */
export function DeleteCommentDialog({
  open,
  onOpenChange,
  commentId,
  action,
  text,
  onDeleted,
}: DeleteCommentDialogProps) {
  const fetcher = useFetcher<{ ok: boolean }>();
  const { pathname, search } = useLocation();
  useFetcherToast(fetcher);

  const { data, state } = fetcher;
  const settle = useEffectEvent((ok: boolean) => {
    onOpenChange(false);
    if (ok) onDeleted(commentId);
  });
  useEffect(() => {
    if (data) settle(data.ok);
  }, [data]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this comment?"
      text={text}
      confirmLabel="Delete"
      pending={state !== "idle"}
      onConfirm={() =>
        fetcher.submit({ comment_id: commentId, redirectTo: `${pathname}${search}` }, { action, method: "post" })
      }
    />
  );
}
