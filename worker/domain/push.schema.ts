import { z } from "zod";

/** Browsers of one member; one more takes the place of the oldest. */
export const BROWSERS_MAX = 10;

/** The push services of the browsers there are: a host, or with a dot in front all hosts below it. */
const PUSH_SERVICES = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
] as const;

/** Whether an address is one that a browser gets of its own push service. Nothing else is ever called. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return false;
  return PUSH_SERVICES.some((host) => (host.startsWith(".") ? url.hostname.endsWith(host) : url.hostname === host));
}

/** A stand-in on one's own machine, for development and tests. */
export function isLocalService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url?.protocol === "http:" && (url.hostname === "localhost" || url.hostname === "127.0.0.1");
}

/** 65 bytes, of which the first is 4: a point that is not compressed. */
const P256DH = /^B[A-Za-z0-9_-]{86}=?$/;
/** 16 bytes. */
const AUTH = /^[A-Za-z0-9_-]{22}(?:==)?$/;

export const EndpointSchema = z.object({ endpoint: z.string().min(1).max(2000) });

/** What a browser's PushSubscription says of itself as JSON. */
export const PushSubscriptionSchema = EndpointSchema.extend({
  keys: z.object({
    p256dh: z.string().regex(P256DH, "This is not a browser's public key."),
    auth: z.string().regex(AUTH, "This is not a browser's secret."),
  }),
});

export type PushSubscriptionInput = z.output<typeof PushSubscriptionSchema>;
