import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { DeleteAccountDialogProps } from "#app/components/settings/delete-account-dialog.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";

const DeleteDialog = lazyDialog<DeleteAccountDialogProps>(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** Asks first. Without a script it leads to a page that asks the same. */
export function DeleteAccountButton({ username }: { username: string }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <form
        method="get"
        action="/settings/delete-account"
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpened(true);
        }}
      >
        <Button
          type="submit"
          icon={<Trash2 aria-hidden="true" />}
          className="text-danger!"
          onPointerEnter={DeleteDialog.preload}
          onFocus={DeleteDialog.preload}
        >
          Delete Account
        </Button>
      </form>
      <DeleteDialog open={isOpened} onOpenChange={setIsOpened} username={username} />
    </>
  );
}
