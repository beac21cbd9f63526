import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { DeletePackDialogProps } from "#app/components/delete-pack-dialog.tsx";
import { packPath } from "#app/components/pack-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { Pack } from "#worker/domain/dto.ts";

const DeleteDialog = lazyDialog<DeletePackDialogProps>(
  async () => (await import("./delete-pack-dialog.tsx")).DeletePackDialog,
);

/** Asks first. Without a script it leads to a page that asks the same. */
export function DeletePackButton({ pack }: { pack: Pick<Pack, "id" | "name"> }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <form
        method="get"
        action={packPath(pack.id)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpened(true);
        }}
      >
        <input type="hidden" name="delete" value="ask" />
        <Button
          type="submit"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          onPointerEnter={DeleteDialog.preload}
          onFocus={DeleteDialog.preload}
        >
          Delete Pack
        </Button>
      </form>
      <DeleteDialog open={isOpened} onOpenChange={setIsOpened} pack={pack} />
    </>
  );
}

export function deleteQuestion({ name }: Pick<Pack, "name">): string {
  return `${name} will be gone for good. The albums and tracks in it stay where they are.`;
}
