import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Notification } from "#worker/domain/dto.ts";
import { newId } from "#worker/domain/ids.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function like(by: Member, reviewId: string) {
  return api(`/reviews/${reviewId}/likes`, { method: "POST", token: by.token });
}

function block(by: Member, blocked: Member) {
  return api("/blocks", { method: "POST", token: by.token, body: { blocked_id: blocked.id } });
}

async function makeReviewBy(author: Member, title = "Mezzanine") {
  return makeReview({ userId: author.id, albumId: (await makeAlbum({ title })).id });
}

async function linesOf(member: Member, query = "") {
  return (await apiJson<Notification[]>(`/notifications${query}`, { token: member.token })).body;
}

async function unreadOf(member: Member) {
  return (await apiJson<{ count: number }>("/notifications/unread-count", { token: member.token })).body.count;
}

test("somebody of whom nobody took notice has an empty list", async () => {
  const member = await makeMember();

  expect(await linesOf(member)).toEqual([]);
  expect(await unreadOf(member)).toBe(0);
});

test("likes by several are one line by the newest of them, and the others counted", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);
  const [ada, bo, cy] = [await makeMember(), await makeMember(), await makeMember({ name: "Cy" })];
  for (const fan of [ada, bo, cy]) await like(fan, review.id);
  for (const [at, { id }] of [ada, bo, cy].entries()) {
    await db.update(schema.notificationDeeds).set({ createdAt: at }).where(eq(schema.notificationDeeds.actorId, id));
  }

  expect(await linesOf(author)).toEqual([
    {
      id: expect.any(String),
      notification_type: "review_like",
      entity_type: "review",
      entity_id: review.id,
      comment_id: null,
      entity_title: "Mezzanine",
      is_read: false,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      additional_count: 2,
      actor: { id: cy.id, username: cy.username, name: "Cy", profile_image_url: null },
    },
  ]);
});

test("lines are the newest first, a page at a time", async () => {
  const member = await makeMember();
  const fan = await makeMember();
  const ids = ["a", "b", "c"].map((name) => `${name}-${newId()}`);
  await db.insert(schema.notifications).values(
    ids.map((id, at) => ({
      id,
      userId: member.id,
      notificationType: "follow" as const,
      entityType: "user" as const,
      entityId: fan.id,
      createdAt: at,
    })),
  );

  const first = await api("/notifications?limit=2", { token: member.token });
  const last = await linesOf(member, "?limit=2&offset=2");

  const shown = [...((await first.json()) as Notification[]), ...last].map(({ id }) => id);
  expect(shown).toEqual(ids.toReversed());
  expect(first.headers.get("Link")).toBe('<http://localhost/api/notifications?limit=2&offset=2>; rel="next"');
});

test("one line is marked read, once or twice, and comes back", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  await follow(fan, member);
  await follow(await makeMember(), member);
  const [line] = await linesOf(member);
  const read = () => apiJson<Notification>(`/notifications/${line?.id}/read`, { method: "PATCH", token: member.token });

  const [first, second] = [await read(), await read()];

  expect(first).toEqual({ status: 200, body: { ...line, is_read: true } });
  expect(second).toEqual(first);
  expect(await unreadOf(member)).toBe(1);
});

test("all lines are marked read, and again none", async () => {
  const member = await makeMember();
  await follow(await makeMember(), member);
  await follow(await makeMember(), member);
  const readAll = () => apiJson("/notifications/mark-all-read", { method: "PATCH", token: member.token });

  const [first, second] = [await readAll(), await readAll()];

  expect([first, second]).toEqual([
    { status: 200, body: { updated: 2 } },
    { status: 200, body: { updated: 0 } },
  ]);
  expect((await linesOf(member)).map(({ is_read }) => is_read)).toEqual([true, true]);
  expect(await unreadOf(member)).toBe(0);
});

test("a like after the line was read begins a new one", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);
  await like(await makeMember(), review.id);
  await api("/notifications/mark-all-read", { method: "PATCH", token: author.token });

  await like(await makeMember(), review.id);

  const lines = await linesOf(author);
  expect(lines.map(({ is_read, additional_count }) => [is_read, additional_count]).sort()).toEqual([
    [false, 0],
    [true, 0],
  ]);
});

test("what people across a block did is hidden and not counted, and shows again without the block", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(member);
  await like(fan, review.id);

  for (const [blocker, blocked] of [
    [member, fan],
    [fan, member],
  ] as const) {
    await block(blocker, blocked);
    expect(await linesOf(member)).toEqual([]);
    expect(await unreadOf(member)).toBe(0);
    const all = await apiJson("/notifications/mark-all-read", { method: "PATCH", token: member.token });
    expect(all.body).toEqual({ updated: 0 });

    await api(`/blocks/${blocked.id}`, { method: "DELETE", token: blocker.token });
    expect(await linesOf(member)).toMatchObject([{ is_read: false, actor: { id: fan.id } }]);
    expect(await unreadOf(member)).toBe(1);
  }
});

test("a line of several is told by the newest whom no block hides", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);
  const [ada, bo] = [await makeMember(), await makeMember()];
  await like(ada, review.id);
  await like(bo, review.id);

  await block(author, bo);

  expect(await linesOf(author)).toMatchObject([{ actor: { id: ada.id }, additional_count: 1 }]);
});

test("where moderation speaks there is no actor", async () => {
  const member = await makeMember();
  const review = await makeReviewBy(member);
  await db.insert(schema.notifications).values({
    id: newId(),
    userId: member.id,
    notificationType: "content_removed",
    entityType: "review",
    entityId: review.id,
    entityTitle: "Mezzanine",
    createdAt: 1,
  });

  expect(await linesOf(member)).toMatchObject([
    { notification_type: "content_removed", actor: null, additional_count: 0, entity_title: "Mezzanine" },
  ]);
  expect(await unreadOf(member)).toBe(1);
});

test("a member who goes takes what was told of them along", async () => {
  const [member, fan, other] = [await makeMember(), await makeMember(), await makeMember()];
  const review = await makeReviewBy(member);
  await like(fan, review.id);
  await like(other, review.id);
  await follow(fan, member);

  await db.delete(schema.users).where(eq(schema.users.id, fan.id));

  expect(await linesOf(member)).toMatchObject([
    { notification_type: "review_like", actor: { id: other.id }, additional_count: 0 },
  ]);
});
