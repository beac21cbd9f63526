import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** What is said when following or blocking fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function followFailed({ on }: { on: boolean }): ToastMessage {
  return {
    title: "Error",
    description: `Failed to ${on ? "follow" : "unfollow"} user. Please try again.`,
    tone: "error",
  };
}

export function blockFailed({ on }: { on: boolean }): ToastMessage {
  return {
    title: `Failed to ${on ? "block" : "unblock"} user`,
    description: "Something went wrong",
    tone: "error",
  };
}
