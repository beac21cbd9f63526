import { lazy } from "react";
import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { ReviewDialogProps } from "./review-dialog.tsx";

/** The form, and what reads and checks it, come when it is opened. */
export const LazyReviewDialog = lazyDialog<ReviewDialogProps>(
  async () => (await import("./review-dialog.tsx")).ReviewDialog,
);

/** For a page that is asked for with the form in it. No boundary stands around it: the form is in the first HTML. */
export const LazyReviewSection = lazy(async () => ({ default: (await import("./review-dialog.tsx")).ReviewSection }));
