import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext } from "@playwright/test";
import { makePushKeys } from "../push-keys.ts";
import { callApi, expect, open, type Page, signUp, test } from "./fixtures.ts";
import { ORIGIN } from "./origin.ts";

type Delivered = { path: string; encoding: string | undefined; body: Uint8Array<ArrayBuffer> };

/** A push service on this machine, as a browser under test can reach none. */
async function standIn() {
  const delivered: Delivered[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = new Uint8Array(Buffer.concat(chunks));
      delivered.push({ path: request.url ?? "", encoding: request.headers["content-encoding"], body });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/browser`, delivered, close: () => server.close() };
}

/** What the browser answers when the page subscribes it; all else of Web Push is its own. */
async function subscribesTo(context: BrowserContext, subscription: Record<string, unknown>) {
  await context.grantPermissions(["notifications"], { origin: ORIGIN });
  await context.addInitScript((given) => {
    const kept = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem("subscribed") === undefined,
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem("subscribed", "yes");
      return kept as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem("subscribed") ? (kept as unknown as PushSubscription) : null;
  }, subscription);
}

/** Hands a message to the page's service worker, as the browser does that has received it. */
async function deliverTo(page: Page, data: string) {
  const session = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
    session.send("ServiceWorker.enable");
  });
  await session.send("ServiceWorker.deliverPushMessage", { origin: ORIGIN, registrationId, data });
  await session.detach();
}

function banners(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
  });
}

test("a browser that was turned on shows what happens while nobody looks, and none once it is turned off", async ({
  page,
  another,
}) => {
  const service = await standIn();
  const { keys, read } = await makePushKeys();
  await subscribesTo(page.context(), { endpoint: service.endpoint, keys });
  // Nobody looks: the page's own line to the server is not put through.
  await page.routeWebSocket(/\/notifications\/stream$/, () => {});
  const member = await signUp(page);
  const fan = await another();
  const stranger = await signUp(fan);

  await open(page, "/settings");
  await page.getByRole("button", { name: "Turn on in this browser" }).click();
  await expect(page.getByText("On in this browser", { exact: true })).toBeVisible();
  await callApi(fan, "POST", "/follows", { following_id: member.id });

  await expect.poll(() => service.delivered.length).toBe(1);
  const [sent] = service.delivered;
  expect(sent).toMatchObject({ path: "/browser", encoding: "aes128gcm" });
  const message = await read(sent?.body ?? new Uint8Array());
  expect(message).toMatchObject({
    title: `${stranger.username} started following you`,
    url: `/profile/${stranger.username}`,
  });

  await page.reload();
  await expect(page.getByText("On in this browser", { exact: true })).toBeVisible();
  await deliverTo(page, JSON.stringify(message));
  await expect.poll(() => banners(page)).toEqual([message]);
  await deliverTo(page, "not what we send");
  await expect.poll(async () => (await banners(page)).map(({ title }) => title)).toContain("Sleevenotes");

  const pushSwitch = page.getByRole("switch", { name: "Push Notifications" });
  await pushSwitch.click();
  await expect(pushSwitch).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBeNull();
  await expect(page.getByRole("button", { name: "Turn on in this browser" })).toBeHidden();
  service.close();
});
