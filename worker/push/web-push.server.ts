import { buildPushPayload } from "@block65/webcrypto-web-push";
import { sender } from "../mail/mailer.server.ts";

/** Where a browser is reached, and the keys that it reads with. */
export type Browser = { endpoint: string; p256dh: string; auth: string };

/** What a banner shows; public/service-worker.js reads it. Banners of one tag take each other's place. */
export type PushMessage = { title: string; body: string; url: string; tag: string };

/** `gone`: the browser wants no more. `failed`: the status, or why there is none. */
export type Delivery = { outcome: "sent" } | { outcome: "gone" } | { outcome: "failed"; reason: string };

/** Seconds for which a push service keeps a message for a browser that is not there. */
const KEPT = 24 * 60 * 60;
const TIMEOUT_MS = 5_000;

/** The key that browsers subscribe with, or null where none is configured and push is not to be had. */
export function pushKey(env: Env): string | null {
  return env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY ? env.VAPID_PUBLIC_KEY : null;
}

/** Whether a key is a point of the curve, and not just as long as one. */
export async function isReadable(p256dh: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(p256dh.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    await crypto.subtle.importKey("raw", bytes, { name: "ECDH", namedCurve: "P-256" }, false, []);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Sends what only this browser can read. Follows no redirect: where it leads was not checked. */
export async function deliver(env: Env, browser: Browser, message: PushMessage): Promise<Delivery> {
  const { endpoint, p256dh, auth } = browser;
  const request = await buildPushPayload(
    { data: message, options: { ttl: KEPT, urgency: "normal", topic: message.tag } },
    // Signed as for https: the stand-in of development is none, and does not look.
    { endpoint: endpoint.replace(/^http:/, "https:"), expirationTime: null, keys: { p256dh, auth } },
    {
      subject: `mailto:${sender(env.MAIL_FROM).email}`,
      publicKey: env.VAPID_PUBLIC_KEY,
      privateKey: env.VAPID_PRIVATE_KEY ?? "",
    },
  );
  try {
    const response = await fetch(endpoint, {
      ...request,
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: "sent" };
    if (response.status === 404 || response.status === 410) return { outcome: "gone" };
    return { outcome: "failed", reason: String(response.status) };
  } catch (error) {
    return { outcome: "failed", reason: error instanceof Error ? error.name : "unknown" };
  }
}
