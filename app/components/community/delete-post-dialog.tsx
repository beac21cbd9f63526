import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { DELETE_POST_TEXT } from "#app/lib/community.ts";
import { useFetcherToast } from "#app/lib/toast.ts";

export type DeletePostDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  postId: string;
  /** The page is about it alone and will be left: it is not read again. */
  isLeaving: boolean;
  onDeleted: () => void;
};

export function DeletePostDialog({ open, onOpenChange, postId, isLeaving, onDeleted }: DeletePostDialogProps) {
  const fetcher = useFetcher<{ ok: boolean }>();
  useFetcherToast(fetcher);

  const { data, state } = fetcher;
  const settle = useEffectEvent((ok: boolean) => {
    onOpenChange(false);
    if (ok) onDeleted();
  });
  useEffect(() => {
    if (data) settle(data.ok);
  }, [data]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this post?"
      text={DELETE_POST_TEXT}
      confirmLabel="Delete"
      pending={state !== "idle"}
      onConfirm={() =>
        fetcher.submit(
          { post_id: postId },
          { action: "/actions/delete-post", method: "post", defaultShouldRevalidate: !isLeaving },
        )
      }
    />
  );
}
