import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { listen } from "#tests/live.ts";
import { type Browser, fakePushServices, makeBrowser, register } from "#tests/push.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { findPushKey, pushToBrowsers } from "#worker/domain/push.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

let services: ReturnType<typeof fakePushServices>;
beforeEach(() => {
  services = fakePushServices();
});
afterEach(() => services.restore());

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function like(by: Member, reviewId: string) {
  return api(`/reviews/${reviewId}/likes`, { method: "POST", token: by.token });
}

function forget({ endpoint }: Browser, token: string) {
  return api("/push/subscriptions", { method: "DELETE", token, body: { endpoint } });
}

/** A line that nothing was announced of. */
async function makeLine({ id: userId }: Member) {
  const about = { notificationType: "follow" as const, entityType: "user" as const, entityId: userId };
  await db.insert(schema.notifications).values({ id: newId(), userId, createdAt: Date.now(), ...about });
}

async function browsersOf({ id }: Member): Promise<string[]> {
  const rows = await db.select().from(schema.pushSubscriptions).where(eq(schema.pushSubscriptions.userId, id));
  return rows.map(({ endpoint }) => endpoint);
}

async function makeMemberWithBrowser() {
  const [member, browser] = [await makeMember(), await makeBrowser()];
  expect((await register(browser, member.token)).status).toBe(201);
  return { member, browser };
}

/** The newest line of a member is sent once more, as after a deed; nothing is left to do when it answers. */
async function pushAgain(member: Member) {
  const [line] = (await apiJson<{ id: string }[]>("/notifications", { token: member.token })).body;
  await pushToBrowsers(makeCtx(), member.id, line?.id ?? "");
}

test("the key is everybody's to read", async () => {
  expect(await apiJson("/push/key")).toEqual({ status: 200, body: { publicKey: env.VAPID_PUBLIC_KEY } });
});

test("a server without keys has none to give and pushes nothing", async () => {
  const ctx = makeCtx();

  expect(findPushKey({ ...ctx, env: { ...env, VAPID_PUBLIC_KEY: "", VAPID_PRIVATE_KEY: "" } })).toBeNull();
  expect(findPushKey({ ...ctx, env: { ...env, VAPID_PRIVATE_KEY: undefined } })).toBeNull();
});

test("a like reaches its owner's browser, which alone can read it", async () => {
  const { member, browser } = await makeMemberWithBrowser();
  const fan = await makeMember();
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum({ title: "Mezzanine" })).id });

  await like(fan, review.id);

  expect(await services.last(browser)).toEqual({
    title: `${fan.username} liked your review`,
    body: "“Mezzanine”",
    url: `/review/${review.id}`,
    tag: expect.any(String),
  });
  const [sent] = services.to(browser);
  expect(sent?.method).toBe("POST");
  expect(Object.fromEntries(sent?.headers ?? [])).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    urgency: "normal",
    authorization: expect.stringMatching(
      new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${env.VAPID_PUBLIC_KEY}$`),
    ),
  });
  const [, claims = ""] = sent?.headers.get("Authorization")?.split(".") ?? [];
  expect(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")))).toMatchObject({
    aud: "https://fcm.googleapis.com",
    sub: "mailto:hello@sleevenotes.example",
  });
});

test("likes of one thing are one banner", async () => {
  const { member, browser } = await makeMemberWithBrowser();
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });
  const [ada, bo] = [await makeMember(), await makeMember()];

  await like(ada, review.id);
  const first = await services.last(browser);
  await like(bo, review.id);
  const second = await services.last(browser, 2);

  expect(second.title).toBe(`${bo.username} liked your review and 1 other`);
  expect(second.tag).toBe(first.tag);
  expect(services.to(browser).at(-1)?.headers.get("Topic")).toBe(first.tag);
});

test("a member who is looking at the site gets no banner for what the bell shows", async () => {
  const { member, browser } = await makeMemberWithBrowser();
  const { socket, heard } = await listen(member.token);

  await follow(await makeMember(), member);
  await heard(({ type }) => type === "notification");
  socket.close();
  // The deed of somebody who came later is the one to be told of.
  const later = await makeMember();
  await expect.poll(() => env.NOTIFICATION_HUB.getByName(member.id).publish(null), { timeout: 5_000 }).toBe(0);
  await follow(later, member);

  expect((await services.last(browser)).title).toBe(`${later.username} started following you`);
});

test("the switch turns all browsers of an account off and on", async () => {
  const { member, browser } = await makeMemberWithBrowser();
  const set = (on: boolean) =>
    api("/settings", { method: "PUT", token: member.token, body: { push_notifications: on } });

  await set(false);
  await makeLine(member);
  await pushAgain(member);
  expect(services.to(browser)).toHaveLength(0);
  await set(true);
  await pushAgain(member);

  expect(services.to(browser)).toHaveLength(1);
});

test("what was read already is pushed to nobody", async () => {
  const member = await makeMember();
  await makeLine(member);
  const browser = await makeBrowser();
  await register(browser, member.token);
  await api("/notifications/mark-all-read", { method: "PATCH", token: member.token });

  await pushAgain(member);

  expect(services.to(browser)).toHaveLength(0);
});

test("a browser that is gone is forgotten, one that is out of reach is not, and no deed fails for it", async () => {
  const answers = { gone: 410, unknown: 404, busy: 503, limited: 429, lost: 0, leading: 302 };
  const browsers = new Map<string, number>();
  services = fakePushServices((url) => {
    const status = browsers.get(url) ?? 201;
    if (status === 0) throw new TypeError("Network connection lost");
    return new Response(null, { status, headers: status === 302 ? { Location: "http://169.254.169.254/" } : {} });
  });
  const member = await makeMember();
  const kept: string[] = [];
  for (const [name, status] of Object.entries(answers)) {
    const browser = await makeBrowser();
    browsers.set(browser.endpoint, status);
    await register(browser, member.token);
    if (!["gone", "unknown"].includes(name)) kept.push(browser.endpoint);
  }
  const well = await makeBrowser();
  await register(well, member.token);

  const answer = await follow(await makeMember(), member);

  expect(answer.status).toBe(201);
  await services.last(well);
  await expect.poll(() => browsersOf(member).then((all) => all.sort())).toEqual([...kept, well.endpoint].sort());
});

test("a member's devices are disturbed ten times in ten minutes at most", async () => {
  const { member, browser } = await makeMemberWithBrowser();
  await follow(await makeMember(), member);
  await services.last(browser);

  for (let count = 0; count < 15; count += 1) await pushAgain(member);

  expect(services.to(browser)).toHaveLength(10);
});

test("registering again changes nothing, and ten browsers is the most: the oldest goes", async () => {
  const member = await makeMember();
  const browsers: Browser[] = [];
  for (let count = 0; count < 11; count += 1) browsers.push(await makeBrowser());
  for (const [at, browser] of browsers.slice(0, 10).entries()) {
    await register(browser, member.token);
    await db
      .update(schema.pushSubscriptions)
      .set({ createdAt: at })
      .where(eq(schema.pushSubscriptions.endpoint, browser.endpoint));
  }

  const last = browsers.slice(10);
  for (const browser of [...last, ...last]) await register(browser, member.token);

  expect((await browsersOf(member)).sort()).toEqual(
    browsers
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .sort(),
  );
});

test("a browser that was forgotten hears nothing, and forgetting it again is fine", async () => {
  const { member, browser } = await makeMemberWithBrowser();

  const statuses = [(await forget(browser, member.token)).status, (await forget(browser, member.token)).status];
  await makeLine(member);
  await pushAgain(member);

  expect(statuses).toEqual([204, 204]);
  expect(services.to(browser)).toHaveLength(0);
});

test("signing out of a browser ends what it was told, and so do an ended session and a deleted account", async () => {
  const { member } = await makeMemberWithBrowser();
  const { member: idle, browser } = await makeMemberWithBrowser();
  const { member: leaving } = await makeMemberWithBrowser();

  await api("/auth/sign-out", { method: "POST", token: member.token });
  await follow(await makeMember(), idle);
  await services.last(browser);
  const [line] = (await apiJson<{ id: string }[]>("/notifications", { token: idle.token })).body;
  await db
    .update(schema.sessions)
    .set({ expiresAt: Date.now() - 1, createdAt: 1 })
    .where(eq(schema.sessions.userId, idle.id));
  await pushToBrowsers(makeCtx(), idle.id, line?.id ?? "");
  await db.delete(schema.users).where(eq(schema.users.id, leaving.id));

  expect(await browsersOf(member)).toEqual([]);
  expect(services.to(browser)).toHaveLength(1);
  expect(await browsersOf(leaving)).toEqual([]);
});
