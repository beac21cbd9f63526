import { type ComponentType, lazy, Suspense, useState } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";

export type LazyDialog<P> = ComponentType<P> & { preload: () => void };

/**
 * A dialog whose code is fetched when it first opens; a dimmed page answers the click until it is there.
 *
 * `const ReportDialog = lazyDialog(() => import("#app/components/report-dialog.tsx").then((m) => m.ReportDialog))`,
 * used as the dialog itself would be. `preload` fetches the code ahead, on hover or focus.
 */
export function lazyDialog<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  const Loaded = lazy(async () => ({ default: await load() }));

  function OpenedOnce(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={props.open ? <Waiting /> : null}>
        <Loaded {...props} />
      </Suspense>
    );
  }

  return Object.assign(OpenedOnce, {
    preload() {
      load().catch(() => undefined);
    },
  });
}

function Waiting() {
  return (
    <div aria-busy="true" className="fixed inset-0 z-50 grid animate-fade-in place-items-center bg-scrim text-text">
      <Spinner className="size-6" />
    </div>
  );
}
