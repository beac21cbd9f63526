import { lazyDialog } from "#app/components/ui/lazy-dialog.tsx";
import type { DeedDialogProps } from "./deed-dialog.tsx";

export const LazyDeedDialog = lazyDialog<DeedDialogProps>(async () => (await import("./deed-dialog.tsx")).DeedDialog);
