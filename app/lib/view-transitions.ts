let isForgiving = false;

/**
 * A page that cross-fades while the next click comes, or while its window is turned, skips the rest: the browser then
 * rejects the transition's promises, which the router leaves unhandled. Nothing was lost, so nothing is reported.
 */
export function forgiveSkippedTransitions() {
  if (isForgiving || typeof document.startViewTransition !== "function") return;
  isForgiving = true;
  const start = document.startViewTransition.bind(document);

  document.startViewTransition = (update) => {
    const transition = start(update);
    const finished = transition.finished.catch(forgiveSkip);
    Object.defineProperty(transition, "finished", { value: finished });
    transition.ready.catch(forgiveSkip);
    transition.updateCallbackDone.catch(forgiveSkip);
    return transition;
  };
}

function forgiveSkip(error: unknown) {
  if (!(error instanceof DOMException)) throw error;
}
