import { AddEventForm, type AddEventFormProps } from "#app/components/timeline/add-event-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import { timelineVotesPath } from "#app/lib/artist-paths.ts";

export type AddEventDialogProps = Omit<AddEventFormProps, "footer" | "result" | "onSaved"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Load it when it opens: `LazyAddEventDialog`. */
export function AddEventDialog({ open, onOpenChange, ...form }: AddEventDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={titleOf(form)} size="md">
      <AddEventForm
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
export function AddEventSection(form: Omit<AddEventFormProps, "footer">) {
  return (
    <section aria-labelledby="event-form" className="mb-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="event-form" className="mb-4 font-serif text-xl font-medium tracking-[-0.012em]">
        {titleOf(form)}
      </h2>
      <AddEventForm
        {...form}
        footer={(buttons) => (
          <div className="flex justify-end gap-2 border-t border-line pt-4">
            <Button asChild variant="ghost">
              <a href={timelineVotesPath(form.artistId)}>Cancel</a>
            </Button>
            {buttons}
          </div>
        )}
      />
    </section>
  );
}

function titleOf({ change }: Pick<AddEventFormProps, "change">): string {
  return change === null ? "Add Event" : "Suggest a Change";
}
