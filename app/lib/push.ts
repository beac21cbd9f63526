/** This browser's own part in Web Push: its permission, its subscription, and that we know of it. */

const WORKER = "/service-worker.js";
const REGISTRATIONS = "/api/push/subscriptions";

/**
 * `on`: banners come. `off`: they could. `denied`: the browser's settings forbid them. `insecure` and `unsupported`: not
 * over this connection, not in this browser. `failed`: its push service, or ours, did not answer.
 */
export type PushState = "on" | "off" | "denied" | "insecure" | "unsupported" | "failed";

/** How this browser stands, without asking anything of the person in front of it. */
export async function readPushState(): Promise<PushState> {
  const barrier = findBarrier();
  if (barrier) return barrier;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription || Notification.permission !== "granted") return "off";
  // It may be from before, when another was signed in here, or nobody.
  return (await register(subscription)) ? "on" : "failed";
}

/** In answer to a press: else browsers do not let themselves be asked. @param key the server's public one */
export async function turnOnPush(key: string): Promise<PushState> {
  const barrier = findBarrier();
  if (barrier) return barrier;
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";

  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await register(await subscribe(pushManager, key))) ? "on" : "failed";
  } catch (error) {
    if (error instanceof DOMException) return "failed";
    throw error;
  }
}

export async function turnOffPush(): Promise<PushState> {
  const barrier = findBarrier();
  if (barrier) return barrier;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (subscription)
    await Promise.all([call("DELETE", { endpoint: subscription.endpoint }), subscription.unsubscribe()]);
  return "off";
}

function findBarrier(): PushState | null {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** What was subscribed to with a key that the server has no more is of no use to anybody. */
async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!(error instanceof DOMException && error.name === "InvalidStateError" && old)) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function register(subscription: PushSubscription): Promise<boolean> {
  return call("POST", subscription);
}

/** Whether it was heard; a lost connection is an answer, too. */
async function call(method: string, body: unknown): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(REGISTRATIONS, { method, headers, body: JSON.stringify(body) }).catch(() => null);
  return response?.ok ?? false;
}
