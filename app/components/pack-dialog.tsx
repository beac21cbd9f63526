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
    <section
      aria-labelledby="pack-form"
      className="mx-auto max-w-xl rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="pack-form" className="mb-4 font-serif text-xl font-medium tracking-[-0.012em]">
        {packDialogTitle(form.pack)}
      </h2>
      <PackForm
        {...form}
        footer={(buttons) => (
          <div className="flex justify-end gap-2 border-t border-line pt-4">
            <Button asChild variant="ghost">
              <a href={cancel}>Cancel</a>
            </Button>
            {buttons}
          </div>
        )}
      />
    </section>
  );
}

function packDialogTitle(pack: PackFormProps["pack"]): string {
  return pack ? "Edit Pack" : "Create Pack";
}
