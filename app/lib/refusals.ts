import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { AlbumShelf } from "#worker/domain/shelves.schema.ts";

/** What is said when a button's deed fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function likeFailed(): ToastMessage {
  return { title: "Error", description: "There was a problem processing your request", tone: "error" };
}

const SHELF_FAILURES: Record<AlbumShelf, string> = {
  favorites: "Failed to update favorites",
  "album-likes": "Failed to update liked albums",
  watchlist: "Failed to update watchlist",
};

export function shelfFailed(shelf: AlbumShelf): ToastMessage {
  return { title: SHELF_FAILURES[shelf], description: "Please try again", tone: "error" };
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
