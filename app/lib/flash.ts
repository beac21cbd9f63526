import { showToast } from "#app/components/ui/toaster.tsx";
import { toastOf } from "#app/lib/toast.ts";

const NAME = "flash";

/** Shows the message that a redirect left in a cookie (flash.server.ts) and takes it away. */
export async function takeFlashCookie() {
  if (!document.cookie.includes(`${NAME}=`) || !("cookieStore" in window)) return;
  const left = await window.cookieStore.get(NAME);
  if (!left?.value) return;
  await window.cookieStore.delete(NAME);
  const toast = toastOf({ toast: JSON.parse(decodeURIComponent(left.value)) });
  if (toast) showToast(toast);
}
