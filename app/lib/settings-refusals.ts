import type { ToastMessage } from "#app/components/ui/toaster.tsx";

/** What is said when something of the settings fails (part 1 §8), by the server and by a browser that cannot reach it. */

export function settingsFailed(): ToastMessage {
  return { title: "Error", description: "Failed to update settings. Please try again.", tone: "error" };
}

export function signOutFailed(): ToastMessage {
  return { title: "Sign Out Error", description: "You are still signed in. Please try again.", tone: "error" };
}

export function deleteAccountFailed(): ToastMessage {
  return { title: "Error", description: "Failed to delete account. Please try again.", tone: "error" };
}
