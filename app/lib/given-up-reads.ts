let isForgiving = false;

/**
 * A read is given up when something newer makes it needless: a click elsewhere, a write that reads the screen again.
 * The router leaves some of those rejections to nobody; nothing was lost, so nothing is reported.
 */
export function forgiveGivenUpReads() {
  if (isForgiving) return;
  isForgiving = true;
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}
