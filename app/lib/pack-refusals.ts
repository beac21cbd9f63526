import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** What is said when a deed with a pack fails (part 2 §8), by the server and by a browser that cannot reach it. */

export function savePackFailed({ isEdit }: { isEdit: boolean }): ToastMessage {
  return {
    title: isEdit ? "Failed to update pack" : "Failed to create pack",
    description: "Please try again",
    tone: "error",
  };
}

export function deletePackFailed(): ToastMessage {
  return { title: "Error", description: "Failed to delete the pack. Please try again.", tone: "error" };
}

export function packItemFailed({ isTrack, on }: { isTrack: boolean; on: boolean }): ToastMessage {
  const what = isTrack ? "track" : "album";
  if (on) return { title: `Failed to add ${what} to pack`, description: "Please try again", tone: "error" };
  return { title: "Error", description: `Failed to remove ${what} from pack. Please try again.`, tone: "error" };
}
