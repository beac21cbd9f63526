import { FormSection, FormSectionFooter } from "#app/components/form-section.tsx";
import { PackForm, type PackFormProps } from "#app/components/pack-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";

export type PackDialogProps = Pick<PackFormProps, "pack" | "fallback"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Load it when it opens: `LazyPackDialog`. */
export function PackDialog({ open, onOpenChange, ...form }: PackDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={packDialogTitle(form.pack)} size="md">
      <PackForm
        {...form}
        onSaved={() => onOpenChange(false)}
        footer={(buttons) => (
          <DialogFooter>
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            {buttons}
          </DialogFooter>
        )}
      />
    </Dialog>
  );
}

/** The same where no script opens a dialog: a part of the page. */
export function PackSection({ cancel, ...form }: Omit<PackFormProps, "footer" | "item"> & { cancel: string }) {
  return (
    <FormSection id="pack-form" title={packDialogTitle(form.pack)} className="mx-auto max-w-xl">
      <PackForm {...form} footer={(buttons) => <FormSectionFooter cancel={cancel}>{buttons}</FormSectionFooter>} />
    </FormSection>
  );
}

function packDialogTitle(pack: PackFormProps["pack"]): string {
  return pack ? "Edit Pack" : "Create Pack";
}
