import { DELETE_WARNING, DeleteAccountForm, useDeleteAccount } from "#app/components/settings/delete-account-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";

export type DeleteAccountDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  username: string;
};

/** Once the account is gone, the action leads out. */
export function DeleteAccountDialog({ open, onOpenChange, username }: DeleteAccountDialogProps) {
  const deletion = useDeleteAccount();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !deletion.pending && onOpenChange(next)}
      title="Delete your account?"
      description={DELETE_WARNING}
      size="sm"
      compact
    >
      <DeleteAccountForm
        deletion={deletion}
        username={username}
        cancel={
          <Button onClick={() => onOpenChange(false)} disabled={deletion.pending}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  );
}
