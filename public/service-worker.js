// Shows what is pushed and opens what it is about. It keeps no pages: they come from the network, as without it.

const NEWS = { title: "Sleevenotes", body: "You have a new notification.", url: "/notifications", tag: "news" };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = read(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url));
});

/** The push service has given this browser a new address, or wants it to ask for one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

function read(data) {
  try {
    return { ...NEWS, ...data?.json() };
  } catch (error) {
    // A message has to be shown all the same, or the browser takes the permission away.
    if (error instanceof SyntaxError) return NEWS;
    throw error;
  }
}

async function show(path) {
  const url = new URL(path ?? NEWS.url, self.location.origin);
  const { href } = url.origin === self.location.origin ? url : new URL(NEWS.url, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => client.url === href);
  if (there) await there.focus();
  else await self.clients.openWindow(href);
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: await publicKey() };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await fetch("/api/push/subscriptions", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

async function publicKey() {
  const response = await fetch("/api/push/key");
  return (await response.json()).publicKey;
}
