import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeMember } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { fakePushServices, makeBrowser, register } from "#tests/push.ts";
import { pushToBrowsers, registerBrowser } from "#worker/domain/push.server.ts";

type Problem = { code: string; errors?: Record<string, string[]> };

async function ownerOf(endpoint: string): Promise<string | undefined> {
  const [row] = await db.select().from(schema.pushSubscriptions).where(eq(schema.pushSubscriptions.endpoint, endpoint));
  return row?.userId;
}

test.each([
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evilfcm.googleapis.com/x",
  "https://fcm.googleapis.com@evil.example/x",
  "https://user:secret@fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://fcm.googleapis.com./x",
  "https://push.apple.com.evil.example/x",
  "https://evilpush.apple.com/x",
  "https://notify.windows.com/x",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/x",
  "https://10.0.0.1/x",
  "https://localhost/x",
  "http://localhost.evil.example/x",
  "http://127.0.0.1.evil.example/x",
  "http://2130706433.evil.example/",
  "http://[::ffff:169.254.169.254]/x",
  "ftp://fcm.googleapis.com/x",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//fcm.googleapis.com/x",
  "fcm.googleapis.com/x",
])("%s is no browser's push service", async (endpoint) => {
  const [{ token }, browser] = [await makeMember(), await makeBrowser()];

  const { status, body } = await apiJson<Problem>("/push/subscriptions", {
    method: "POST",
    token,
    body: { ...browser.subscription, endpoint },
  });

  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["endpoint"]]);
  expect(await ownerOf(endpoint)).toBeUndefined();
});

test.each([
  "https://fcm.googleapis.com/fcm/send/x",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/x",
  "https://wns2-par02p.notify.windows.com/w/?token=x",
])("%s is one", async (endpoint) => {
  const [{ id, token }, browser] = [await makeMember(), await makeBrowser()];

  await api("/push/subscriptions", { method: "POST", token, body: { ...browser.subscription, endpoint } });

  expect(await ownerOf(endpoint)).toBe(id);
});

test("a stand-in on one's own machine is one in development, and in production it is not", async () => {
  const [{ token }, browser] = [await makeMember(), await makeBrowser()];
  const endpoint = "http://localhost:4321/push";
  const subscription = { ...browser.subscription, endpoint };

  const ctx = makeCtx({ token });
  const production = { ...ctx, env: { ...env, ENVIRONMENT: "production" } };
  await expect(registerBrowser(production, subscription)).rejects.toMatchObject({ code: "invalid" });
  await registerBrowser(ctx, subscription);

  expect(await ownerOf(endpoint)).toBeDefined();
});

test.each([
  [{ p256dh: "short" }],
  [{ p256dh: "!".repeat(87) }],
  [{ p256dh: `B${"A".repeat(86)}` }],
  [{ auth: "short" }],
  [{ auth: "A".repeat(23) }],
  [{ p256dh: 7 }],
])("keys like %j are refused by field", async (wrong) => {
  const [{ token }, { subscription, endpoint }] = [await makeMember(), await makeBrowser()];
  const body = { ...subscription, keys: { ...subscription.keys, ...wrong } };

  const answer = await apiJson<Problem>("/push/subscriptions", { method: "POST", token, body });

  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["keys"]]);
  expect(await ownerOf(endpoint)).toBeUndefined();
});

test("strangers register and forget nothing", async () => {
  const [member, browser] = [await makeMember(), await makeBrowser()];
  await register(browser, member.token);

  const registered = await register(await makeBrowser());
  const forgotten = await api("/push/subscriptions", { method: "DELETE", body: { endpoint: browser.endpoint } });
  const nonsense = await api("/push/subscriptions", { method: "POST", body: { endpoint: 7 } });

  expect([registered.status, forgotten.status, nonsense.status]).toEqual([401, 401, 401]);
  expect(await ownerOf(browser.endpoint)).toBe(member.id);
});

test("nobody forgets another's browser, and a browser is told of the news of whoever registered it last", async () => {
  const services = fakePushServices();
  const [before, after, browser] = [await makeMember(), await makeMember(), await makeBrowser()];
  await register(browser, before.token);

  const answer = await api("/push/subscriptions", {
    method: "DELETE",
    token: after.token,
    body: { endpoint: browser.endpoint },
  });
  expect(answer.status).toBe(204);
  expect(await ownerOf(browser.endpoint)).toBe(before.id);
  await register(browser, after.token);
  for (const member of [before, after]) {
    const fan = await makeMember({ username: `fan_of_${member === before ? "before" : "after"}` });
    await api("/follows", { method: "POST", token: fan.token, body: { following_id: member.id } });
  }

  expect((await services.last(browser)).title).toBe("fan_of_after started following you");
  services.restore();
});

test("no banner speaks of people across a block", async () => {
  const services = fakePushServices();
  const [member, blocked, browser] = [await makeMember(), await makeMember(), await makeBrowser()];
  await api("/follows", { method: "POST", token: blocked.token, body: { following_id: member.id } });
  const [line] = (await apiJson<{ id: string }[]>("/notifications", { token: member.token })).body;
  await register(browser, member.token);
  await api("/blocks", { method: "POST", token: member.token, body: { blocked_id: blocked.id } });

  await pushToBrowsers(makeCtx(), member.id, line?.id ?? "");

  expect(services.to(browser)).toHaveLength(0);
  services.restore();
});
