import { type ComponentType, useEffect, useState } from "react";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

export type LazyDialog<P> = ComponentType<P> & { preload: () => void };

/**
 * A dialog whose code is fetched when it first opens; a dimmed page answers the click until it is there. When it cannot
 * be fetched (the connection is gone), it closes and says so, and the next opening tries again.
 *
 * `const ReportDialog = lazyDialog(() => import("#app/components/report-dialog.tsx").then((m) => m.ReportDialog))`,
 * used as the dialog itself would be. `preload` fetches the code ahead, on hover or focus.
 */
export function lazyDialog<P extends Openable>(load: () => Promise<ComponentType<P>>): LazyDialog<P> {
  let known: ComponentType<P> | null = null;

  async function fetchCode() {
    known ??= await load();
    return known;
  }

  function OpenedOnce(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => known);
    const { open, onOpenChange } = props;
    const isWaiting = open && !Loaded;

    useEffect(() => {
      if (!isWaiting) return;
      let isGone = false;
      fetchCode().then(
        (component) => !isGone && setLoaded(() => component),
        () => {
          if (isGone) return;
          onOpenChange(false);
          showToast({ title: "Connection lost", description: "Please check it and try again.", tone: "error" });
        },
      );
      return () => {
        isGone = true;
      };
    }, [isWaiting, onOpenChange]);

    if (Loaded) return <Loaded {...props} />;
    return isWaiting ? <Waiting /> : null;
  }

  return Object.assign(OpenedOnce, {
    preload() {
      fetchCode().catch(() => undefined);
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
