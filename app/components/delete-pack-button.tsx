import { Trash2 } from "lucide-react";
import { useState } from "react";
import { deletePack } from "#app/components/deed/deeds.ts";
import { LazyDeedDialog } from "#app/components/deed/lazy-deed-dialog.ts";
import { packPath } from "#app/components/pack-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { Pack } from "#worker/domain/dto.ts";

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
          onPointerEnter={LazyDeedDialog.preload}
          onFocus={LazyDeedDialog.preload}
        >
          Delete Pack
        </Button>
      </form>
      <LazyDeedDialog open={isOpened} onOpenChange={setIsOpened} deed={deletePack(pack)} />
    </>
  );
}
