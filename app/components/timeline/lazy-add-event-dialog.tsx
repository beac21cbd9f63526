import { lazy } from "react";
import type { AddEventDialogProps } from "#app/components/timeline/add-event-dialog.tsx";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";

/** The form, its calendar, and what checks it, come when it is opened. */
export const LazyAddEventDialog = lazyDialog<AddEventDialogProps>(
  async () => (await import("./add-event-dialog.tsx")).AddEventDialog,
);

/** For a page that is asked for with the form in it. No boundary stands around it: the form is in the first HTML. */
export const LazyAddEventSection = lazy(async () => ({
  default: (await import("./add-event-dialog.tsx")).AddEventSection,
}));
