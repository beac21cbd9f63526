import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { TrackShelf } from "#worker/domain/shelves.schema.ts";

/** What is said when keeping a track fails (part 2 §8), by the server and by a browser that cannot reach it. */
export function trackShelfFailed(shelf: TrackShelf): ToastMessage {
  return {
    title: shelf === "liked-tracks" ? "Failed to update liked tracks" : "Failed to update favorites",
    description: "Please try again",
    tone: "error",
  };
}
