import { eq } from "drizzle-orm";
import { RegExpMatcher } from "obscenity";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview, makeReviewComment } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Notification, Review, ReviewComment } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type List = { comments: ReviewComment[]; canComment: boolean };

async function makeCommentedThing() {
  const author = await makeMember();
  const album = await makeAlbum({ title: "Mezzanine" });
  const review = await makeReview({ userId: author.id, albumId: album.id });
  return { author, review };
}

function comment(by: Member, reviewId: string, content: unknown, more: Record<string, unknown> = {}) {
  return apiJson<ReviewComment & { code: string; message: string; errors: unknown }>(`/reviews/${reviewId}/comments`, {
    method: "POST",
    token: by.token,
    body: { content, ...more },
  });
}

function like(by: Member, commentId: string) {
  return apiJson(`/reviews/comments/${commentId}/like`, { method: "POST", token: by.token });
}

function unlike(by: Member, commentId: string, query = "") {
  return api(`/reviews/comments/${commentId}/like${query}`, { method: "DELETE", token: by.token });
}

async function listOf(reviewId: string, token?: string, query = "") {
  return (await apiJson<List>(`/reviews/${reviewId}/comments${query}`, { token })).body;
}

async function linesOf(member: Member) {
  return (await apiJson<Notification[]>("/notifications", { token: member.token })).body;
}

test("a new comment comes back whole and counts on its review", async () => {
  const { review } = await makeCommentedThing();
  const fan = await makeMember({ name: "Ada" });

  const { status, body } = await comment(fan, review.id, "  Side two!\r\nReally.  ", {
    user_id: fan.id,
    review_id: review.id,
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    review_id: review.id,
    user_id: fan.id,
    user: { id: fan.id, username: fan.username, name: "Ada", profile_image_url: null },
    content: "Side two!\nReally.",
    likes_count: 0,
    isLikedByCurrentUser: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    removed_at: null,
  });
  expect((await apiJson(`/reviews/comments/${body.id}`)).body).toEqual(body);
  expect((await apiJson<Review>(`/reviews/${review.id}`)).body.comments_count).toBe(1);
});

test("comments are listed the oldest first, a page at a time", async () => {
  const { author, review } = await makeCommentedThing();
  for (const at of [3, 1, 2]) {
    await makeReviewComment({ reviewId: review.id, userId: author.id, content: `Number ${at}`, createdAt: at });
  }

  const all = await listOf(review.id);
  const first = await api(`/reviews/${review.id}/comments?limit=2`);
  const last = await api(`/reviews/${review.id}/comments?limit=2&offset=2`);

  expect(all.comments.map(({ content }) => content)).toEqual(["Number 1", "Number 2", "Number 3"]);
  expect(await first.json()).toEqual({ comments: all.comments.slice(0, 2), canComment: true });
  expect(await last.json()).toEqual({ comments: all.comments.slice(2), canComment: true });
  expect(first.headers.get("Link")).toMatch(/limit=2&offset=2>; rel="next"$/);
  expect(last.headers.get("Link")).toBeNull();
});

test("anyone may comment where no block stands between", async () => {
  const { author, review } = await makeCommentedThing();
  const [fan, blocked] = [await makeMember(), await makeMember()];
  await db.insert(schema.blocks).values({ blockerId: author.id, blockedId: blocked.id, createdAt: 1 });

  const answers = [
    await listOf(review.id),
    await listOf(review.id, author.token),
    await listOf(review.id, fan.token),
    await listOf(review.id, blocked.token),
  ];

  expect(answers.map(({ canComment }) => canComment)).toEqual([true, true, true, false]);
});

test("comments of a review that does not exist are not found", async () => {
  const fan = await makeMember();

  expect((await api("/reviews/no-such-review/comments")).status).toBe(404);
  expect((await comment(fan, "no-such-review", "Hello")).status).toBe(404);
  expect((await api("/reviews/comments/no-such-comment")).status).toBe(404);
});

test("a comment has at most 250 characters, as people count them, and at least one", async () => {
  const { author, review } = await makeCommentedThing();

  expect((await comment(author, review.id, "🎧".repeat(250))).status).toBe(201);
  expect((await comment(author, review.id, "🎧".repeat(251))).status).toBe(422);
  expect((await comment(author, review.id, " \n\t ")).status).toBe(422);
  expect((await comment(author, review.id, "")).status).toBe(422);
  expect((await listOf(review.id)).comments).toHaveLength(1);
});

test.each(["this is shit", "F U C K this", "f.u.c.k", "ＦＵＣＫ", "sh1t", "what the fu\u200bck"])(
  "prohibited language is refused and nothing is posted: %s",
  async (content) => {
    const { author, review } = await makeCommentedThing();

    const { status, body } = await comment(author, review.id, content);

    const message = "This content contains prohibited language and cannot be posted";
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "prohibited_language", message, errors: { content: [message] } });
    expect((await listOf(review.id)).comments).toEqual([]);
  },
);

test.each([
  "Bitches Brew, then some scat singing",
  "John Lee Hooker in the classic cocktail hour",
  "The Sex Pistols, Van Dyke Parks and Moby-Dick",
  "Assess this hit: a mass of bass from Scunthorpe",
  "U.S.A. I a m glad",
  "Größe, 東京事変, Ассоль",
])("what people say of music passes: %s", async (content) => {
  const { author, review } = await makeCommentedThing();

  expect((await comment(author, review.id, content)).status).toBe(201);
});

test("a screening that fails lets the comment pass", async () => {
  const { author, review } = await makeCommentedThing();
  const screening = vi.spyOn(RegExpMatcher.prototype, "hasMatch").mockImplementation(() => {
    throw new Error("broken");
  });

  const { status } = await comment(author, review.id, "this is shit");

  expect(screening).toHaveBeenCalled();
  screening.mockRestore();
  expect(status).toBe(201);
});

test("a comment tells the review's author, each with a line of its own", async () => {
  const { author, review } = await makeCommentedThing();
  const fan = await makeMember();

  const first = await comment(fan, review.id, "One");
  const second = await comment(fan, review.id, "Two");

  const lines = await linesOf(author);
  expect(lines.map(({ comment_id }) => comment_id).sort()).toEqual([first.body.id, second.body.id].sort());
  expect(lines[0]).toMatchObject({
    notification_type: "review_comment",
    entity_type: "review",
    entity_id: review.id,
    entity_title: "Mezzanine",
    is_read: false,
    additional_count: 0,
    actor: { id: fan.id },
  });
  expect(await linesOf(fan)).toEqual([]);
});

test("commenting on one's own review tells nobody", async () => {
  const { author, review } = await makeCommentedThing();

  await comment(author, review.id, "By the way");

  expect(await linesOf(author)).toEqual([]);
});

test("its author deletes a comment, and what was told of it goes too", async () => {
  const { author, review } = await makeCommentedThing();
  const fan = await makeMember();
  const { body } = await comment(fan, review.id, "Hello");

  const response = await api(`/reviews/comments/${body.id}?userId=${fan.id}`, { method: "DELETE", token: fan.token });

  expect(response.status).toBe(204);
  expect((await api(`/reviews/comments/${body.id}`)).status).toBe(404);
  expect((await api(`/reviews/comments/${body.id}`, { method: "DELETE", token: fan.token })).status).toBe(404);
  expect((await apiJson<Review>(`/reviews/${review.id}`)).body.comments_count).toBe(0);
  expect(await linesOf(author)).toEqual([]);
});

test("an admin deletes any comment", async () => {
  const { author, review } = await makeCommentedThing();
  const admin = await makeMember({ isAdmin: true });
  const { body } = await comment(author, review.id, "Hello");

  expect((await api(`/reviews/comments/${body.id}`, { method: "DELETE", token: admin.token })).status).toBe(204);
});

test("a removed comment is there for its author and admins alone, and in no list", async () => {
  const { author, review } = await makeCommentedThing();
  const [fan, admin] = [await makeMember(), await makeMember({ isAdmin: true })];
  const { body } = await comment(fan, review.id, "Hello");
  await db.update(schema.reviewComments).set({ removedAt: 1000 }).where(eq(schema.reviewComments.id, body.id));

  const read = (token?: string) => apiJson(`/reviews/comments/${body.id}`, { token });

  expect((await read()).status).toBe(404);
  expect((await read(author.token)).status).toBe(404);
  expect((await read(fan.token)).body).toEqual({ ...body, removed_at: "1970-01-01T00:00:01.000Z" });
  expect((await read(admin.token)).status).toBe(200);
  expect((await listOf(review.id, fan.token)).comments).toEqual([]);
  expect(await linesOf(author)).toEqual([]);
  expect((await like(author, body.id)).status).toBe(404);
  expect((await api(`/reviews/comments/${body.id}`, { method: "DELETE", token: author.token })).status).toBe(404);
  expect((await api(`/reviews/comments/${body.id}`, { method: "DELETE", token: fan.token })).status).toBe(204);
});

test("a removed review takes its comments out of sight, and takes no more", async () => {
  const { author, review } = await makeCommentedThing();
  const [fan, other] = [await makeMember(), await makeMember()];
  const { body } = await comment(fan, review.id, "Hello");
  await db.update(schema.reviews).set({ removedAt: 1 }).where(eq(schema.reviews.id, review.id));
  const path = `/reviews/comments/${body.id}`;

  expect((await api(`/reviews/${review.id}/comments`, { token: fan.token })).status).toBe(404);
  expect(await listOf(review.id, author.token)).toMatchObject({ comments: [{ id: body.id }], canComment: false });
  expect((await api(path, { token: other.token })).status).toBe(404);
  expect((await api(path, { token: fan.token })).status).toBe(200);
  expect((await comment(author, review.id, "Why?")).status).toBe(404);
  expect((await like(author, body.id)).status).toBe(404);
});

test("a like of a comment is made once, and asking again says the same", async () => {
  const { author, review } = await makeCommentedThing();
  const { body } = await comment(author, review.id, "Hello");
  const fan = await makeMember();

  const first = await like(fan, body.id);
  const second = await like(fan, body.id);

  expect(first).toEqual({ status: 201, body: { likes_count: 1, isLikedByCurrentUser: true } });
  expect(second).toEqual({ status: 200, body: first.body });
  expect((await listOf(review.id, fan.token)).comments).toMatchObject([{ likes_count: 1, isLikedByCurrentUser: true }]);
  expect((await listOf(review.id)).comments).toMatchObject([{ likes_count: 1, isLikedByCurrentUser: false }]);
});

test("a like of a comment is taken back once, and asking again is no error", async () => {
  const { author, review } = await makeCommentedThing();
  const { body } = await comment(author, review.id, "Hello");
  const fan = await makeMember();
  await like(fan, body.id);

  const [first, second] = [await unlike(fan, body.id, `?userId=${fan.id}`), await unlike(fan, body.id)];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await listOf(review.id, fan.token)).comments).toMatchObject([
    { likes_count: 0, isLikedByCurrentUser: false },
  ]);
});

test("an unknown comment cannot be liked, and its like is easily taken back", async () => {
  const fan = await makeMember();

  expect((await like(fan, "no-such-comment")).status).toBe(404);
  expect((await unlike(fan, "no-such-comment")).status).toBe(204);
});

test("likes of a comment are one line that quotes it, and taking them back takes it away", async () => {
  const { author, review } = await makeCommentedThing();
  const content = `${"🎧".repeat(40)} and a good deal more than fifty characters`;
  const { body } = await comment(author, review.id, content);
  const [ada, bo] = [await makeMember(), await makeMember()];
  await like(ada, body.id);
  await like(bo, body.id);

  const both = await linesOf(author);
  await unlike(bo, body.id);
  const one = await linesOf(author);
  await unlike(ada, body.id);

  expect(both).toEqual([
    {
      id: expect.any(String),
      notification_type: "comment_like",
      entity_type: "review_comment",
      entity_id: body.id,
      comment_id: body.id,
      entity_title: [...content].slice(0, 50).join(""),
      is_read: false,
      created_at: expect.any(String),
      additional_count: 1,
      actor: expect.objectContaining({ id: bo.id }),
    },
  ]);
  expect(one).toMatchObject([{ additional_count: 0, actor: { id: ada.id } }]);
  expect(await linesOf(author)).toEqual([]);
});
