import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import type { SearchTab } from "#app/lib/search-tabs.ts";

/** What is said when a search fails (part 1 §8). */

export const SEARCH_FAILED = {
  title: "Search error",
  description: "There was a problem connecting to Spotify. Please try again.",
  tone: "error",
} as const satisfies ToastMessage;

export function loadMoreFailed(tab: SearchTab): ToastMessage {
  return {
    title: `Failed to load more ${tab}`,
    description: "There was a problem loading additional results.",
    tone: "error",
  };
}
