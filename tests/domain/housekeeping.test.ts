import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeMember, makePost } from "#tests/factories.ts";
import { makeJpeg } from "#tests/pictures.ts";
import { sweepPictures } from "#worker/domain/picture-sweep.server.ts";
import worker from "#worker/entry.ts";
import { readPicture } from "#worker/images/read-picture.ts";
import { type PictureKind, storePicture } from "#worker/images/store.server.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What the platform does once a night. */
async function runNight({ at = Date.now() } = {}) {
  const execution = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: new Date(at), cron: "17 4 * * *" });
  await worker.scheduled(controller, env, execution);
  await waitOnExecutionContext(execution);
}

function store(kind: PictureKind, ownerId = "nobody") {
  return storePicture(env, kind, readPicture(makeJpeg()), { ownerId, now: Date.now() });
}

async function storedOf(keys: string[]): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => env.IMAGES.head(key)));
  return keys.filter((_, at) => found[at] !== null);
}

async function makeNamed() {
  const member = await makeMember();
  const portrait = await store("profile", member.id);
  const picture = await store("post", member.id);
  await db.update(schema.users).set({ profileImageKey: portrait }).where(eq(schema.users.id, member.id));
  await makePost({ userId: member.id, imageKey: picture });
  return [portrait, picture];
}

test("sessions, reset links and counters go once they have expired, and not before", async () => {
  const { id: userId } = await makeMember();
  const now = Date.now();
  for (const [name, expiresAt] of [
    ["over", now - 1],
    ["now", now],
    ["valid", now + 1],
  ] as const) {
    await db.insert(schema.sessions).values({ tokenHash: name, userId, createdAt: now - DAY, expiresAt });
    await db.insert(schema.rateCounters).values({ key: name, count: 1, expiresAt });
  }
  await db.insert(schema.passwordResets).values({ tokenHash: "link", userId, createdAt: now - HOUR, expiresAt: now });

  await runNight({ at: now });

  const hashes = (await db.select().from(schema.sessions)).map(({ tokenHash }) => tokenHash);
  expect(hashes.filter((hash) => ["over", "now", "valid"].includes(hash))).toEqual(["valid"]);
  const counters = (await db.select().from(schema.rateCounters)).map(({ key }) => key);
  expect(counters.filter((key) => ["over", "now", "valid"].includes(key))).toEqual(["valid"]);
  expect(await db.select().from(schema.passwordResets)).toEqual([]);
});

test("pictures that no row names go after a day; those of members and posts stay", async () => {
  const named = await makeNamed();
  const unnamed = [await store("profile"), await store("post")];

  await runNight({ at: Date.now() + DAY - HOUR });
  expect(await storedOf([...named, ...unnamed])).toEqual([...named, ...unnamed]);

  await runNight({ at: Date.now() + DAY + HOUR });
  expect(await storedOf([...named, ...unnamed])).toEqual(named);
});

test("a picture of a post that a moderator removed stays, for it may be given back", async () => {
  const { id: userId } = await makeMember();
  const key = await store("post", userId);
  await makePost({ userId, imageKey: key, removedAt: Date.now() });

  await runNight({ at: Date.now() + 2 * DAY });

  expect(await storedOf([key])).toEqual([key]);
});

test("what is no picture of ours is left alone", async () => {
  await env.IMAGES.put("backups/2026.sql", "select 1");

  await runNight({ at: Date.now() + 2 * DAY });

  expect(await storedOf(["backups/2026.sql"])).toEqual(["backups/2026.sql"]);
});

test("two nights at once, and a night after that, do what one would", async () => {
  const named = await makeNamed();
  const unnamed = await Promise.all(Array.from({ length: 5 }, () => store("post")));
  const at = Date.now() + 2 * DAY;

  await Promise.all([runNight({ at }), runNight({ at })]);
  await runNight({ at });

  expect(await storedOf([...named, ...unnamed])).toEqual(named);
});

test("a run looks at so many pictures and no more, and the next goes on where it ended", async () => {
  const named = await makeNamed();
  const unnamed = await Promise.all(Array.from({ length: 7 }, () => store("post")));
  const ctx = makeCtx({ now: Date.now() + 2 * DAY });
  const left = async () => (await storedOf(unnamed)).length;

  await sweepPictures(ctx, { pages: 1, page: 3 });
  const afterOne = await left();
  for (let run = 0; run < 9; run += 1) await sweepPictures(ctx, { pages: 1, page: 3 });

  expect(afterOne).toBeGreaterThanOrEqual(unnamed.length - 3);
  expect(await left()).toBe(0);
  expect(await storedOf(named)).toEqual(named);
});

test("a place in the cache that makes no sense, or is past the end, only begins anew", async () => {
  for (const place of ["not JSON", "17", '"zzz"']) {
    await env.CACHE.put("picture-sweep/after", place);
    const unnamed = await store("profile");
    const at = Date.now() + 2 * DAY;

    await runNight({ at });
    await runNight({ at });

    expect(await storedOf([unnamed]), place).toEqual([]);
  }
});

test("a job that fails stops no other of its night, and the night counts as failed", async () => {
  const { id: userId } = await makeMember();
  const now = Date.now();
  await db.insert(schema.sessions).values({ tokenHash: "over anyway", userId, createdAt: now - DAY, expiresAt: now });
  const IMAGES = { ...env.IMAGES, list: () => Promise.reject(new Error("R2 is down")) };
  const broken = { ...env, ENVIRONMENT: "production", IMAGES };
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const controller = createScheduledController({ scheduledTime: new Date(now), cron: "17 4 * * *" });

  await expect(worker.scheduled(controller, broken as typeof env, createExecutionContext())).rejects.toThrow(
    "1 of the jobs",
  );

  expect(errors.mock.calls).toEqual([[expect.stringContaining('"event":"error"')]]);
  const hashes = (await db.select().from(schema.sessions)).map(({ tokenHash }) => tokenHash);
  expect(hashes).not.toContain("over anyway");
});
