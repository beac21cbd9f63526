import { lazy } from "react";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { PackDialogProps } from "./pack-dialog.tsx";

/** The form, and what checks it, come when it is opened. */
export const LazyPackDialog = lazyDialog<PackDialogProps>(async () => (await import("./pack-dialog.tsx")).PackDialog);

/** For a page that is asked for with the form in it. No boundary stands around it: the form is in the first HTML. */
export const LazyPackSection = lazy(async () => ({ default: (await import("./pack-dialog.tsx")).PackSection }));
