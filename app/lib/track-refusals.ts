import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { FAVORITE_STAYS } from "#app/lib/refusals.ts";
import type { TrackShelf } from "#worker/domain/shelves.schema.ts";

const FAILURES: Record<TrackShelf, { put: string; take: string }> = {
  "liked-tracks": { put: "Failed to update liked tracks", take: "Failed to remove song" },
  "favorite-tracks": { put: "Failed to update favorites", take: FAVORITE_STAYS },
};

/** What is said when keeping a track fails (part 2 §8), by the server and by a browser that cannot reach it. */
export function trackShelfFailed(shelf: TrackShelf, { on }: { on: boolean }): ToastMessage {
  return { title: FAILURES[shelf][on ? "put" : "take"], description: "Please try again", tone: "error" };
}
