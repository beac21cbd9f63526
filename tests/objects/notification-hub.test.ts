import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { type Listening, listen } from "#tests/live.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { hashToken } from "#worker/domain/sessions.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function hubOf({ id }: Member) {
  return env.NOTIFICATION_HUB.getByName(id);
}

/** A line of theirs that nobody was told of yet. */
async function makeLine(member: Member) {
  const fan = await makeMember();
  const id = newId();
  const line = { id, userId: member.id, notificationType: "follow", entityType: "user", entityId: fan.id } as const;
  await db.insert(schema.notifications).values({ ...line, createdAt: Date.now() });
  await db
    .insert(schema.notificationDeeds)
    .values({ notificationId: id, actorId: fan.id, deed: newId(), createdAt: Date.now() });
  return id;
}

test("where nobody listens, nobody is told, and nothing is kept", async () => {
  const member = await makeMember();

  expect(await hubOf(member).publish(await makeLine(member))).toBe(0);
  const kept = await runInDurableObject(hubOf(member), (_, state) => state.storage.getAlarm());
  expect(kept).toBeNull();
});

test("a burst is a few messages, the last of them with the newest line and the right count", async () => {
  const member = await makeMember();
  const { messages, heard } = await listen(member.token);
  let newest = "";
  for (let line = 0; line < 12; line++) {
    newest = await makeLine(member);
    await hubOf(member).publish(newest);
  }

  const last = await heard(({ unread_count }) => unread_count === 12);

  expect(last).toMatchObject({ type: "notification", notification: { id: newest } });
  expect(messages.length).toBeLessThan(12);
});

test("what comes right after a message waits for the alarm, and is told once", async () => {
  const member = await makeMember();
  const { messages, heard } = await listen(member.token);
  for (const line of [await makeLine(member), await makeLine(member)]) await hubOf(member).publish(line);
  const soon = messages.length;

  await heard(({ unread_count }) => unread_count === 2);
  await hubOf(member).publish(null);
  await vi.waitFor(() => expect(messages.at(-1)?.type).toBe("unread_count"), { timeout: 5_000 });

  expect(soon).toBeLessThanOrEqual(2);
  expect(messages.filter(({ type }) => type === "notification").length).toBeLessThanOrEqual(2);
});

test("it sleeps between messages, and wakes with its connections", async () => {
  const member = await makeMember();
  const { heard } = await listen(member.token);
  await evictDurableObject(hubOf(member));

  expect(await hubOf(member).publish(await makeLine(member))).toBe(1);

  await heard(({ type }) => type === "notification");
});

test("what is owed when it falls asleep is told by the alarm", async () => {
  const member = await makeMember();
  const { heard } = await listen(member.token);
  await hubOf(member).publish(await makeLine(member));
  await hubOf(member).publish(await makeLine(member));

  await evictDurableObject(hubOf(member));

  expect(await heard(({ unread_count }) => unread_count === 2)).toMatchObject({ type: "notification" });
});

test("a ping is answered with a pong while it sleeps", async () => {
  const { token } = await makeMember();
  const { socket } = await listen(token);
  const answers: unknown[] = [];
  socket.addEventListener("message", ({ data }) => {
    answers.push(data);
  });

  socket.send("ping");

  await vi.waitFor(() => expect(answers).toEqual(["pong"]));
});

test.each(["hello", '{"type":"notification","unread_count":99}', "", "pingping", new Uint8Array([1, 2]).buffer])(
  "whoever says anything else (%s) is not listened to, and closed",
  async (said) => {
    const member = await makeMember();
    const [talker, other] = [await listen(member.token), await listen(member.token)];

    talker.socket.send(said);

    await vi.waitFor(() => expect(talker.closed()).toBe(1008));
    expect(other.messages).toEqual([{ type: "unread_count", unread_count: 0 }]);
    expect(other.closed()).toBeUndefined();
  },
);

test("a line that the member may no longer see is told as the count alone", async () => {
  const member = await makeMember();
  const { messages, heard } = await listen(member.token);
  const line = await makeLine(member);
  await db.delete(schema.notifications).where(eq(schema.notifications.id, line));

  await hubOf(member).publish(line);
  await heard(() => messages.length === 2);

  expect(messages[1]).toEqual({ type: "unread_count", unread_count: 0 });
});

test("a connection whose session is gone, by whatever way, is closed with 4401 instead of told", async () => {
  const member = await makeMember();
  const { messages, closed } = await listen(member.token);
  await db.delete(schema.sessions).where(eq(schema.sessions.userId, member.id));

  await hubOf(member).publish(await makeLine(member));

  await vi.waitFor(() => expect(closed()).toBe(4401), { timeout: 5_000 });
  expect(messages).toHaveLength(1);
});

test("a session that runs out closes its connection, and one that was prolonged does not", async () => {
  const [gone, prolonged] = [await makeMember(), await makeMember()];
  const sockets: Listening[] = [];
  for (const member of [gone, prolonged]) {
    const session = eq(schema.sessions.tokenHash, hashToken(member.token));
    await db
      .update(schema.sessions)
      .set({ expiresAt: Date.now() + 60_000 })
      .where(session);
    sockets.push(await listen(member.token));
    await runInDurableObject(hubOf(member), (_, state) => {
      for (const socket of state.getWebSockets()) {
        socket.serializeAttachment({ ...socket.deserializeAttachment(), expiresAt: 1 });
      }
    });
  }
  await db
    .update(schema.sessions)
    .set({ createdAt: 1, expiresAt: 2 })
    .where(eq(schema.sessions.tokenHash, hashToken(gone.token)));

  for (const member of [gone, prolonged]) await runDurableObjectAlarm(hubOf(member));

  await vi.waitFor(() => expect(sockets[0]?.closed()).toBe(4401));
  await hubOf(prolonged).publish(await makeLine(prolonged));
  await sockets[1]?.heard(({ type }) => type === "notification");
  expect(sockets[1]?.closed()).toBeUndefined();
});

test("the thirty-first connection of a member closes the oldest", async () => {
  const member = await makeMember();
  const first = await listen(member.token);
  for (let more = 0; more < 30; more++) await listen(member.token);

  await vi.waitFor(() => expect(first.closed()).toBe(4409));
  expect(await hubOf(member).publish(null)).toBe(30);
});
