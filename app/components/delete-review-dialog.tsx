import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";

export type DeleteReviewDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reviewId: string;
  albumTitle: string;
  /** Where to go once it is gone, from a page that is about it alone. */
  leaveTo?: string;
  onDeleted: () => void;
};

export function DeleteReviewDialog({
  open,
  onOpenChange,
  reviewId,
  albumTitle,
  leaveTo,
  onDeleted,
}: DeleteReviewDialogProps) {
  const fetcher = useFetcher<{ ok: boolean }>();
  const { pathname, search } = useLocation();
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
      title="Delete this review?"
      text={`Your review of ${albumTitle}, its likes and comments will be gone for good.`}
      confirmLabel="Delete"
      pending={state !== "idle"}
      onConfirm={() =>
        fetcher.submit(
          {
            review_id: reviewId,
            redirectTo: leaveTo ?? `${pathname}${search}`,
            ...(leaveTo !== undefined && { leave: "true" }),
          },
          { action: "/actions/delete-review", method: "post" },
        )
      }
    />
  );
}
