import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { blockQuestion } from "#app/components/block-menu.tsx";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { User } from "#worker/domain/dto.ts";

export type BlockDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: Pick<User, "id" | "username">;
};

/** Once it is done, the profile is read again. */
export function BlockDialog({ open, onOpenChange, user }: BlockDialogProps) {
  const fetcher = useFetcher<{ ok: boolean }>();
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
      title={`Block ${user.username}?`}
      text={blockQuestion(user)}
      confirmLabel="Block"
      pending={state !== "idle"}
      onConfirm={() =>
        fetcher.submit({ user_id: user.id, on: "true" }, { action: "/actions/block-user", method: "post" })
      }
    />
  );
}
