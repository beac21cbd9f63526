import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Deed } from "#app/components/deed/deeds.ts";
import { ConfirmDialog } from "#app/components/ui/confirm-dialog.tsx";
import { useFetcherToast } from "#app/lib/toast.ts";

export type DeedDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** One dialog's: another deed's dialog has another key. */
  deed: Deed;
  /** The page is about what goes and will be left: it is not read again. */
  isLeaving?: boolean;
  onDone?: () => void;
};

/** Load it when it opens: `LazyDeedDialog`. */
export function DeedDialog({ open, onOpenChange, deed, isLeaving = false, onDone }: DeedDialogProps) {
  const { title, text, verb, action, fields } = deed;
  const fetcher = useFetcher<{ ok: boolean }>();
  const { pathname, search } = useLocation();
  useFetcherToast(fetcher);

  const { data, state } = fetcher;
  const settle = useEffectEvent((ok: boolean) => {
    onOpenChange(false);
    if (ok) onDone?.();
  });
  useEffect(() => {
    if (data) settle(data.ok);
  }, [data]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      text={text}
      confirmLabel={verb}
      pending={state !== "idle"}
      onConfirm={() =>
        fetcher.submit(
          { redirectTo: `${pathname}${search}`, ...fields },
          { action, method: "post", defaultShouldRevalidate: !isLeaving },
        )
      }
    />
  );
}
