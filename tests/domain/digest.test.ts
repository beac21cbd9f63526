import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api } from "#tests/http.ts";
import { mailsTo } from "#tests/mailbox.ts";
import { runScheduled } from "#worker/cron.server.ts";
import { sendDigests } from "#worker/domain/digest.server.ts";
import { newId } from "#worker/domain/ids.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** What the cron does every five minutes, as if it were `later`. */
async function runCron(later = MINUTE) {
  const execution = createExecutionContext();
  const controller = createScheduledController({ cron: "*/5 * * * *", scheduledTime: new Date(Date.now() + later) });
  await runScheduled(controller, env, execution);
  await waitOnExecutionContext(execution);
}

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function like(by: Member, reviewId: string) {
  return api(`/reviews/${reviewId}/likes`, { method: "POST", token: by.token });
}

function set(member: Member, settings: Record<string, boolean>) {
  return api("/settings", { method: "PUT", token: member.token, body: settings });
}

/** A line for each of them, the first the newest, straight into the table. */
async function makeLines(owners: Member[], fan: Member) {
  const about = { notificationType: "follow" as const, entityType: "user" as const, entityId: fan.id };
  const [first, ...rest] = owners.map(({ id: userId }, at) =>
    db.insert(schema.notifications).values({ id: newId(), userId, createdAt: Date.now() - at, ...about }),
  );
  if (first) await db.batch([first, ...rest]);
}

test("everything that was missed comes in one mail, in the words of the notifications page", async () => {
  const [member, ada, bo] = [await makeMember(), await makeMember(), await makeMember()];
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum({ title: "Mezzanine" })).id });
  await follow(ada, member);
  await like(ada, review.id);
  await like(bo, review.id);

  await runCron();

  const [mail] = await mailsTo(member.email);
  expect(mail?.subject).toBe("2 new notifications on Sleevenotes");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(`Hello ${member.username},`);
    expect(part).toMatch(/(?:\w+) liked your review and 1 other/);
    expect(part).toContain("“Mezzanine”");
    expect(part).toContain(`http://localhost/review/${review.id}`);
    expect(part).toContain(`${ada.username} started following you`);
    expect(part).toContain(`http://localhost/profile/${ada.username}`);
    expect(part).toContain("http://localhost/unsubscribe?token=");
  }
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": expect.stringMatching(/^<http:\/\/localhost\/unsubscribe\?token=[0-9a-f]{40}>$/),
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("one thing is one notification, and a title with markup in it stays text", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  const title = "<b>Loud</b> & Clear";
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum({ title })).id });
  await like(fan, review.id);

  await runCron();

  const [mail] = await mailsTo(member.email);
  expect(mail?.subject).toBe("1 new notification on Sleevenotes");
  expect(mail?.text).toContain(`“${title}”`);
  expect(mail?.html).toContain("“&lt;b&gt;Loud&lt;/b&gt; &amp; Clear”");
});

test("there is one mail an hour, and the next tells of what is new alone", async () => {
  const [member, ada, bo, cy] = [await makeMember(), await makeMember(), await makeMember(), await makeMember()];
  await follow(ada, member);
  await runCron();
  await follow(bo, member);
  await follow(cy, member);

  await runCron(30 * MINUTE);
  await mailsTo(member.email, 1);
  await runCron(62 * MINUTE);

  const [second] = await mailsTo(member.email, 2);
  expect(second?.subject).toBe("2 new notifications on Sleevenotes");
  expect(second?.text).toContain(`${cy.username} started following you`);
  expect(second?.text).not.toContain(ada.username);

  await runCron(5 * HOUR);
  await mailsTo(member.email, 2);
});

test("a like that joins a line which was mailed is no second mail", async () => {
  const [member, ada, bo] = [await makeMember(), await makeMember(), await makeMember()];
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });
  await like(ada, review.id);
  await runCron();
  await like(bo, review.id);

  await runCron(2 * HOUR);

  await mailsTo(member.email, 1);
});

test("a mail shows twenty lines and says how many there are beside them", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await makeLines(
    Array.from({ length: 23 }, () => member),
    fan,
  );

  await runCron();

  const [mail] = await mailsTo(member.email);
  expect(mail?.subject).toBe("23 new notifications on Sleevenotes");
  expect(mail?.text.match(/started following you/g)).toHaveLength(20);
  expect(mail?.text).toContain("and 3 more");
  await runCron(2 * HOUR);
  await mailsTo(member.email, 1);
});

test("who has switched mail off gets none; switched on again, what is still unread comes", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await set(member, { email_notifications: false });
  await follow(fan, member);

  await runCron();
  await mailsTo(member.email, 0);
  await set(member, { email_notifications: true });
  await runCron();

  await mailsTo(member.email, 1);
});

test("a member without stored settings gets mail, as the default is on", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await db.delete(schema.settings).where(eq(schema.settings.userId, member.id));
  await follow(fan, member);

  await runCron();

  await mailsTo(member.email, 1);
});

test("who has read everything meanwhile gets none, and what comes next need not wait", async () => {
  const [member, ada, bo] = [await makeMember(), await makeMember(), await makeMember()];
  await follow(ada, member);
  await api("/notifications/mark-all-read", { method: "PATCH", token: member.token });

  await runCron();
  await mailsTo(member.email, 0);
  await follow(bo, member);
  await runCron(2 * MINUTE);

  const [mail] = await mailsTo(member.email, 1);
  expect(mail?.text).toContain(bo.username);
  expect(mail?.text).not.toContain(ada.username);
});

test("nobody is mailed about people across a block, whoever set it", async () => {
  const [member, ada, bo] = [await makeMember(), await makeMember(), await makeMember()];
  await follow(ada, member);
  await follow(bo, member);
  await api("/blocks", { method: "POST", token: member.token, body: { blocked_id: ada.id } });
  await api("/blocks", { method: "POST", token: bo.token, body: { blocked_id: member.id } });

  await runCron();

  await mailsTo(member.email, 0);
});

test("a deed that was taken back is not mailed", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await follow(fan, member);
  await api(`/follows/${fan.id}/${member.id}`, { method: "DELETE", token: fan.token });

  await runCron();

  await mailsTo(member.email, 0);
});

test("of several runs at once, one mails a member", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await follow(fan, member);

  await Promise.all([runCron(), runCron(), runCron()]);

  await mailsTo(member.email, 1);
});

test("a run mails a hundred, those who wait longest first, and the next run the others", async () => {
  const fan = await makeMember();
  const members: Member[] = [];
  for (let count = 0; count < 101; count += 1) members.push(await makeMember());
  await makeLines(members, fan);

  await runCron();
  const waiting = await dueOf(members);
  await runCron();

  expect(waiting).toEqual([members[0]?.id]);
  expect(await dueOf(members)).toEqual([]);
});

async function dueOf(members: Member[]): Promise<string[]> {
  const ids = new Set(members.map(({ id }) => id));
  const due = await db.select().from(schema.settings).where(isNotNull(schema.settings.emailDigestDueAt));
  return due.map(({ userId }) => userId).filter((id) => ids.has(id));
}

test("where the site's own address is not known, nothing is sent and nothing is lost", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await follow(fan, member);

  await sendDigests({ ...makeCtx({ now: Date.now() + MINUTE }), origin: "" });
  await mailsTo(member.email, 0);
  await runCron();

  await mailsTo(member.email, 1);
});

test("what a run reads does not grow with the members who have nothing to be mailed", async () => {
  await runCron();
  const quiet = await rowsReadByRun();
  const fan = await makeMember();
  for (let count = 0; count < 30; count += 1) {
    const member = await makeMember();
    await set(member, { email_notifications: false });
    await makeLines([member, member, member], fan);
  }

  expect(await rowsReadByRun()).toBe(quiet);
});

async function rowsReadByRun(): Promise<number> {
  const ctx = makeCtx({ now: Date.now() + MINUTE });
  await sendDigests(ctx);
  return ctx.tally.rowsRead;
}
