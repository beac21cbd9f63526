import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { deleteQuestion } from "#app/components/delete-pack-button.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { Pack } from "#worker/domain/dto.ts";

export type DeletePackDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pack: Pick<Pack, "id" | "name">;
};

/** Once it is deleted, the action leads to the catalog. */
export function DeletePackDialog({ open, onOpenChange, pack }: DeletePackDialogProps) {
  const fetcher = useFetcher<{ ok: false }>();
  const { data, state } = fetcher;
  useFetcherToast(fetcher);

  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (data) close();
  }, [data]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this pack?"
      text={deleteQuestion(pack)}
      confirmLabel="Delete"
      pending={state !== "idle"}
      onConfirm={() => fetcher.submit({ pack_id: pack.id }, { action: "/actions/delete-pack", method: "post" })}
    />
  );
}
