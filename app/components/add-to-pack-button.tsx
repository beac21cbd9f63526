import { PackagePlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { AddToPackDialogProps } from "#app/components/add-to-pack-dialog.tsx";
import { IconButton, type IconButtonProps } from "#app/components/ui/icon-button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import { ADD_TO_PACK, addToPackPath, itemFields } from "#app/lib/add-to-pack.ts";
import type { PackItem } from "#worker/domain/packs.schema.ts";

const AddToPackDialog = lazyDialog<AddToPackDialogProps>(
  async () => (await import("./add-to-pack-dialog.tsx")).AddToPackDialog,
);

/** Opens one's packs. Without a script it leads to a page of them, a stranger by way of sign-in. */
export function AddToPackButton({
  item,
  signedIn,
  label = "Add to Pack",
  size,
}: {
  item: PackItem;
  signedIn: boolean;
  label?: string;
  size?: IconButtonProps["size"];
}) {
  const navigate = useNavigate();
  const [isOpened, setIsOpened] = useState(false);
  const ahead = signedIn ? AddToPackDialog.preload : undefined;
  return (
    <>
      <form
        method="get"
        action={ADD_TO_PACK}
        className="inline-flex"
        onSubmit={(event) => {
          event.preventDefault();
          if (signedIn) setIsOpened(true);
          else navigate(addToPackPath(item));
        }}
      >
        {Object.entries(itemFields(item)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <IconButton type="submit" label={label} size={size} onPointerEnter={ahead} onFocus={ahead}>
          <PackagePlus aria-hidden="true" />
        </IconButton>
      </form>
      <AddToPackDialog open={isOpened} onOpenChange={setIsOpened} item={item} />
    </>
  );
}
