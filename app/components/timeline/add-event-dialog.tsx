import { FormSection, FormSectionFooter } from "#app/components/form-section.tsx";
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
    <FormSection id="event-form" title={titleOf(form)} className="mb-8">
      <AddEventForm
        {...form}
        footer={(buttons) => <FormSectionFooter cancel={timelineVotesPath(form.artistId)}>{buttons}</FormSectionFooter>}
      />
    </FormSection>
  );
}

function titleOf({ change }: Pick<AddEventFormProps, "change">): string {
  return change === null ? "Add Event" : "Suggest a Change";
}
