import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { AlbumShelf } from "#worker/domain/shelves.schema.ts";

/** What is said when a button's deed fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function likeFailed(): ToastMessage {
  return { title: "Error", description: "There was a problem processing your request", tone: "error" };
}

/** Of an album or a track that could not be taken off. */
export const FAVORITE_STAYS = "Failed to remove track or album from favorites";

const SHELF_FAILURES: Record<AlbumShelf, string> = {
  favorites: "Failed to update favorites",
  "album-likes": "Failed to update liked albums",
  watchlist: "Failed to update watchlist",
};

export function shelfFailed(shelf: AlbumShelf, { on }: { on: boolean }): ToastMessage {
  const title = shelf === "favorites" && !on ? FAVORITE_STAYS : SHELF_FAILURES[shelf];
  return { title, description: "Please try again", tone: "error" };
}

export function saveFailed({ isEdit }: { isEdit: boolean }): ToastMessage {
  return {
    title: isEdit ? "Failed to update review" : "Failed to submit review",
    description: "Please try again",
    tone: "error",
  };
}

export function deleteFailed(): ToastMessage {
  return { title: "Error", description: "Failed to delete review. Please try again.", tone: "error" };
}

export function followArtistFailed(): ToastMessage {
  return { title: "Error", description: "Failed to update follow status. Please try again.", tone: "error" };
}
