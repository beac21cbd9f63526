import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { PackedItem, PackSwitches } from "#app/components/add-to-pack.tsx";
import { CreateInPlace } from "#app/components/create-in-place.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { addToPackPath } from "#app/lib/add-to-pack.ts";
import { readForgiving } from "#app/lib/client-cache.ts";
import type { PackableItem, PackChoice } from "#worker/domain/dto.ts";
import type { PackItem } from "#worker/domain/packs.schema.ts";

export type AddToPackDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: PackItem };

type Answer = { item: PackableItem; packs: PackChoice[]; offset: number; pageSize: number } | null;

/** Reads one's packs each time it opens. */
export function AddToPackDialog({ open, onOpenChange, item }: AddToPackDialogProps) {
  const path = addToPackPath(item);
  const fetcher = useFetcher<Answer>({ key: path });
  const { data, state } = fetcher;

  const read = useEffectEvent(() => readForgiving(path, () => fetcher.load(path)));
  useEffect(() => {
    if (open) read();
  }, [open]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add to Pack" size="sm">
      {data ? (
        <>
          <PackedItem item={data.item} />
          <PackSwitches item={data.item} packs={data.packs} offset={data.offset} pageSize={data.pageSize} />
          <CreateInPlace item={data.item} isOpen={data.packs.length === 0} />
        </>
      ) : data === null && state === "idle" ? (
        <ErrorState text="Failed to load your packs. Please try again." onRetry={() => read()} />
      ) : (
        <Loading />
      )}
      <DialogFooter>
        <Button onClick={() => onOpenChange(false)}>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {["item", "first", "second", "third"].map((row) => (
        <div key={row} className="flex items-center gap-3.5">
          <Skeleton className="size-12 rounded-cover" />
          <Skeleton className="h-4 w-40 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
