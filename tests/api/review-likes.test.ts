import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function makeLikedThing() {
  const author = await makeMember();
  const album = await makeAlbum({ title: "Mezzanine" });
  const review = await makeReview({ userId: author.id, albumId: album.id });
  return { author, review };
}

function like(member: Member, reviewId: string) {
  return apiJson(`/reviews/${reviewId}/likes`, { method: "POST", token: member.token, body: { user_id: member.id } });
}

function unlike(member: Member, reviewId: string) {
  return api(`/reviews/${reviewId}/likes/${member.id}`, { method: "DELETE", token: member.token });
}

function linesOf(member: Member) {
  return db.select().from(schema.notifications).where(eq(schema.notifications.userId, member.id));
}

function markRead(member: Member) {
  return db.update(schema.notifications).set({ isRead: true }).where(eq(schema.notifications.userId, member.id));
}

test("a like is made once, and asking again says the same", async () => {
  const { review } = await makeLikedThing();
  const fan = await makeMember();

  const first = await like(fan, review.id);
  const second = await like(fan, review.id);

  expect(first).toEqual({ status: 201, body: { likes_count: 1, isLikedByCurrentUser: true } });
  expect(second).toEqual({ status: 200, body: first.body });
});

test("a like needs no body", async () => {
  const { review } = await makeLikedThing();
  const fan = await makeMember();

  expect((await api(`/reviews/${review.id}/likes`, { method: "POST", token: fan.token })).status).toBe(201);
});

test("a like is taken back once, and asking again is no error", async () => {
  const { review } = await makeLikedThing();
  const fan = await makeMember();
  await like(fan, review.id);

  const [first, second] = [await unlike(fan, review.id), await unlike(fan, review.id)];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await apiJson(`/reviews/${review.id}`, { token: fan.token })).body).toMatchObject({
    likes_count: 0,
    isLikedByCurrentUser: false,
  });
});

test("an unknown review cannot be liked, and its like is easily taken back", async () => {
  const fan = await makeMember();

  expect((await like(fan, "no-such-review")).status).toBe(404);
  expect((await unlike(fan, "no-such-review")).status).toBe(204);
});

test("a stranger is asked to sign in", async () => {
  const { review } = await makeLikedThing();

  const { status, body } = await apiJson(`/reviews/${review.id}/likes`, { method: "POST", body: {} });

  expect([status, body.message]).toEqual([401, "Please sign in to like reviews"]);
});

test("one's own review may be liked, and tells nobody", async () => {
  const { author, review } = await makeLikedThing();

  expect((await like(author, review.id)).status).toBe(201);
  expect(await linesOf(author)).toEqual([]);
});

test("a like tells the author, with the album's title", async () => {
  const { author, review } = await makeLikedThing();
  const fan = await makeMember();

  await like(fan, review.id);

  expect(await linesOf(author)).toEqual([
    expect.objectContaining({
      notificationType: "review_like",
      entityType: "review",
      entityId: review.id,
      commentId: null,
      entityTitle: "Mezzanine",
      actorsCount: 1,
      isRead: false,
    }),
  ]);
  expect(await linesOf(fan)).toEqual([]);
});

test("likes by several before the author reads of them are one line", async () => {
  const { author, review } = await makeLikedThing();
  const fans = [await makeMember(), await makeMember(), await makeMember()];

  for (const fan of fans) await like(fan, review.id);

  expect(await linesOf(author)).toEqual([expect.objectContaining({ actorsCount: 3 })]);
});

test("like, unlike and like again is one line", async () => {
  const { author, review } = await makeLikedThing();
  const fan = await makeMember();

  await like(fan, review.id);
  await unlike(fan, review.id);
  await like(fan, review.id);
  await like(fan, review.id);

  expect(await linesOf(author)).toEqual([expect.objectContaining({ actorsCount: 1 })]);
});

test("a like that was read of is not told again", async () => {
  const { author, review } = await makeLikedThing();
  const fan = await makeMember();
  await like(fan, review.id);
  await markRead(author);

  await unlike(fan, review.id);
  await like(fan, review.id);

  expect(await linesOf(author)).toEqual([expect.objectContaining({ actorsCount: 1, isRead: true })]);
});

test("a like after the line was read begins a new one", async () => {
  const { author, review } = await makeLikedThing();
  const [early, late] = [await makeMember(), await makeMember()];
  await like(early, review.id);
  await markRead(author);

  await like(late, review.id);

  const lines = await linesOf(author);
  expect(lines.map(({ isRead, actorsCount }) => ({ isRead, actorsCount })).sort((a) => (a.isRead ? -1 : 1))).toEqual([
    { isRead: true, actorsCount: 1 },
    { isRead: false, actorsCount: 1 },
  ]);
});

test("taking a like back takes its share of an unread line, and the last share the line", async () => {
  const { author, review } = await makeLikedThing();
  const [ada, bo] = [await makeMember(), await makeMember()];
  await like(ada, review.id);
  await like(bo, review.id);

  await unlike(bo, review.id);
  const afterOne = await linesOf(author);
  await unlike(ada, review.id);

  expect(afterOne).toEqual([expect.objectContaining({ actorsCount: 1 })]);
  expect(await linesOf(author)).toEqual([]);
});

test("a line stands at the time of the newest like that is left in it", async () => {
  const { author, review } = await makeLikedThing();
  const [ada, bo] = [await makeMember(), await makeMember()];
  await like(ada, review.id);
  await like(bo, review.id);
  const [line] = await linesOf(author);
  await db
    .update(schema.notificationDeeds)
    .set({ createdAt: 1000 })
    .where(eq(schema.notificationDeeds.actorId, ada.id));

  await unlike(bo, review.id);

  expect(await linesOf(author)).toEqual([{ ...line, actorsCount: 1, createdAt: 1000 }]);
});

test("deleting the review deletes what was told of it", async () => {
  const { author, review } = await makeLikedThing();
  await like(await makeMember(), review.id);

  await api(`/reviews/${review.id}`, { method: "DELETE", token: author.token });

  expect(await linesOf(author)).toEqual([]);
});
