import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { flash } from "#app/lib/flash.server.ts";

/**
 * Headers that leave nothing of the member in this browser but the message. Cookies are taken away one by one and not by
 * Clear-Site-Data, which would take the message along.
 */
export function farewell(toast: ToastMessage): Headers {
  const headers = new Headers(flash(toast));
  headers.append("Set-Cookie", "theme=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly");
  headers.set("Clear-Site-Data", '"cache", "storage"');
  return headers;
}
