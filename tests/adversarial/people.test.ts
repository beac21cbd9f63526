import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview, makeReviewComment } from "#tests/factories.ts";
import { api, apiJson, ORIGIN } from "#tests/http.ts";
import type { Notification, ReviewComment, User } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Problem = { code: string; message: string; errors?: Record<string, string[]> };

function post(path: string, by: Member | null, body: unknown = {}) {
  return apiJson<Problem>(path, { method: "POST", token: by?.token, body });
}

function take(path: string, by: Member | null) {
  return api(path, { method: "DELETE", token: by?.token });
}

function follow(by: Member, followed: { id: string }) {
  return post("/follows", by, { following_id: followed.id });
}

async function linesOf(member: Member) {
  return (await apiJson<Notification[]>("/notifications", { token: member.token })).body;
}

async function makeCommentBy(author: Member) {
  const review = await makeReview({ userId: author.id, albumId: (await makeAlbum()).id });
  const comment = await makeReviewComment({ reviewId: review.id, userId: author.id });
  return { review, comment };
}

/** The status of each of twenty of the same call at once, counted. */
async function twentyAtOnce(call: () => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: 20 }, call));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("strangers change nothing and read nothing that is a member's own", async () => {
  const member = await makeMember();
  const { review, comment } = await makeCommentBy(member);
  const calls = [
    api("/follows", { method: "POST", body: { following_id: member.id } }),
    api("/follows/check-batch", { method: "POST", body: { followingIds: [member.id] } }),
    take(`/follows/${member.id}/${member.id}`, null),
    api("/blocks", { method: "POST", body: { blocked_id: member.id } }),
    api("/blocks"),
    api(`/blocks/check/${member.id}`),
    take(`/blocks/${member.id}`, null),
    api("/followed-artists", { method: "POST", body: { artist_spotify_id: "d-radiohead" } }),
    take(`/followed-artists/${member.id}/d-radiohead`, null),
    api(`/reviews/${review.id}/comments`, { method: "POST", body: { content: "Hello" } }),
    take(`/reviews/comments/${comment.id}`, null),
    api(`/reviews/comments/${comment.id}/like`, { method: "POST" }),
    take(`/reviews/comments/${comment.id}/like`, null),
    api("/notifications"),
    api("/notifications/unread-count"),
    api("/notifications/mark-all-read", { method: "PATCH" }),
    api("/notifications/some-id/read", { method: "PATCH" }),
  ];

  const answers = await Promise.all(calls);

  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 401));
  for (const { headers } of answers) expect(headers.get("WWW-Authenticate")).toBe("Bearer");
});

test("nobody acts in another's name", async () => {
  const [member, victim, other] = [await makeMember(), await makeMember(), await makeMember()];
  const { review, comment } = await makeCommentBy(other);
  await follow(victim, other);
  await post(`/reviews/comments/${comment.id}/like`, victim);
  const artist = (await makeAlbum()).artistId;
  await post("/followed-artists", victim, { artist_spotify_id: artist });

  const answers = [
    await post("/follows", member, { follower_id: victim.id, following_id: member.id }),
    await take(`/follows/${victim.id}/${other.id}`, member),
    await post("/follows/check-batch", member, { followerId: victim.id, followingIds: [other.id] }),
    await post("/followed-artists", member, { user_id: victim.id, artist_spotify_id: artist }),
    await take(`/followed-artists/${victim.id}/${artist}`, member),
    await post(`/reviews/${review.id}/comments`, member, { content: "Hi", user_id: victim.id }),
    await take(`/reviews/comments/${comment.id}?userId=${other.id}`, member),
    await take(`/reviews/comments/${comment.id}`, member),
    await post(`/reviews/comments/${comment.id}/like`, member, { user_id: victim.id }),
    await take(`/reviews/comments/${comment.id}/like?userId=${victim.id}`, member),
  ];

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  expect((await apiJson(`/follows/check/${victim.id}/${other.id}`)).body).toEqual({ isFollowing: true });
  expect((await apiJson(`/followed-artists/check/${victim.id}/${artist}`)).body).toEqual({ isFollowing: true });
  expect((await apiJson<{ comments: unknown }>(`/reviews/${review.id}/comments`)).body.comments).toMatchObject([
    { id: comment.id, likes_count: 1 },
  ]);
});

test("another's notification is as unknown as none, and stays unread", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  await follow(other, member);
  const [line] = await linesOf(member);
  const read = (id: string | undefined) =>
    apiJson<Problem>(`/notifications/${id}/read`, { method: "PATCH", token: other.token });

  const [theirs, none] = [await read(line?.id), await read("no-such-line")];
  await api("/notifications/mark-all-read", { method: "PATCH", token: other.token });

  expect(theirs).toEqual(none);
  expect(theirs).toMatchObject({ status: 404, body: { message: "Notification not found" } });
  expect(await linesOf(member)).toEqual([line]);
});

test("a line across a block cannot be marked by its id either", async () => {
  const [member, fan] = [await makeMember(), await makeMember()];
  const { comment } = await makeCommentBy(member);
  await post(`/reviews/comments/${comment.id}/like`, fan);
  const [line] = await linesOf(member);
  await post("/blocks", fan, { blocked_id: member.id });

  const { status } = await api(`/notifications/${line?.id}/read`, { method: "PATCH", token: member.token });

  expect(status).toBe(404);
});

test("nobody follows or blocks themselves", async () => {
  const member = await makeMember();

  const followed = await follow(member, member);
  const blocked = await post("/blocks", member, { blocked_id: member.id });

  expect(followed).toMatchObject({
    status: 422,
    body: { code: "invalid", errors: { following_id: expect.any(Array) } },
  });
  expect(blocked).toMatchObject({ status: 422, body: { code: "invalid", errors: { blocked_id: expect.any(Array) } } });
  expect((await apiJson<User>(`/users/${member.id}`)).body).toMatchObject({ followers_count: 0, following_count: 0 });
  expect((await take(`/follows/${member.id}/${member.id}`, member)).status).toBe(204);
  expect((await take(`/blocks/${member.id}`, member)).status).toBe(204);
});

test("nobody follows or blocks those who do not exist, and taking that back is no error", async () => {
  const member = await makeMember();

  expect(await follow(member, { id: "nobody" })).toMatchObject({ status: 404, body: { message: "User not found" } });
  expect(await post("/blocks", member, { blocked_id: "nobody" })).toMatchObject({
    status: 404,
    body: { message: "User not found" },
  });
  expect((await take(`/follows/${member.id}/nobody`, member)).status).toBe(204);
  expect((await take("/blocks/nobody", member)).status).toBe(204);
  expect((await apiJson("/blocks/check/nobody", { token: member.token })).body).toEqual({ isBlocked: false });
});

test("twenty follows at once are one follow and one line", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  expect(await twentyAtOnce(() => follow(ada, bo))).toEqual({ 200: 19, 201: 1 });
  expect((await apiJson<User>(`/users/${bo.id}`)).body.followers_count).toBe(1);
  expect(await linesOf(bo)).toHaveLength(1);
});

test("twenty blocks at once are one block", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  expect(await twentyAtOnce(() => post("/blocks", ada, { blocked_id: bo.id }))).toEqual({ 200: 19, 201: 1 });
  expect((await apiJson<unknown[]>("/blocks", { token: ada.token })).body).toHaveLength(1);
});

test("twenty follows of an artist whom nobody has opened yet are one follow", async () => {
  const member = await makeMember();
  const body = { artist_spotify_id: "d-bjork" };

  expect(await twentyAtOnce(() => post("/followed-artists", member, body))).toEqual({ 200: 19, 201: 1 });
  expect((await apiJson<unknown[]>(`/followed-artists/${member.id}`)).body).toHaveLength(1);
});

test("twenty likes of a comment at once are one like and one line", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const { comment } = await makeCommentBy(author);

  expect(await twentyAtOnce(() => post(`/reviews/comments/${comment.id}/like`, fan))).toEqual({ 200: 19, 201: 1 });
  expect((await apiJson<ReviewComment>(`/reviews/comments/${comment.id}`)).body.likes_count).toBe(1);
  expect(await linesOf(author)).toMatchObject([{ additional_count: 0 }]);
});

test("twenty deletes of a comment at once are one delete", async () => {
  const author = await makeMember();
  const { review, comment } = await makeCommentBy(author);

  const counts = await twentyAtOnce(() => take(`/reviews/comments/${comment.id}`, author));

  expect(counts).toEqual({ 204: 1, 404: 19 });
  expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({ comments_count: 0 });
});

test("a storm of follows, unfollows and blocks leaves counts and lines that agree", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const calls = [
    () => follow(ada, bo),
    () => take(`/follows/${ada.id}/${bo.id}`, ada),
    () => post("/blocks", bo, { blocked_id: ada.id }),
    () => take(`/blocks/${ada.id}`, bo),
  ];

  await Promise.all(Array.from({ length: 40 }, (_, at) => calls[(at * 7) % 4]?.()));
  await take(`/blocks/${ada.id}`, bo);

  const follows = await db.select().from(schema.follows).where(eq(schema.follows.followerId, ada.id));
  expect((await apiJson<User>(`/users/${bo.id}`)).body.followers_count).toBe(follows.length);
  expect((await apiJson<User>(`/users/${ada.id}`)).body.following_count).toBe(follows.length);
  expect(await linesOf(bo)).toHaveLength(follows.length);
});

test("likes and reading at once lose no line and count nobody twice", async () => {
  const author = await makeMember();
  const { comment } = await makeCommentBy(author);
  const fans = await Promise.all(Array.from({ length: 20 }, () => makeMember()));

  await Promise.all(
    fans.flatMap((fan) => [
      post(`/reviews/comments/${comment.id}/like`, fan),
      api("/notifications/mark-all-read", { method: "PATCH", token: author.token }),
    ]),
  );

  const lines = await linesOf(author);
  expect(lines.reduce((sum, { additional_count }) => sum + 1 + additional_count, 0)).toBe(20);
  expect(lines.filter(({ is_read }) => !is_read).length).toBeLessThanOrEqual(1);
});

for (const direction of ["actor blocks the other", "the other blocks actor"]) {
  test(`nothing crosses a block, and nobody is told: ${direction}`, async () => {
    const [actor, other, third] = [await makeMember(), await makeMember(), await makeMember()];
    const { review, comment } = await makeCommentBy(other);
    const elsewhere = await makeReview({ userId: third.id, albumId: review.albumId });
    const theirs = await makeReviewComment({ reviewId: elsewhere.id, userId: other.id });
    const mine = await makeReviewComment({ reviewId: review.id, userId: actor.id });
    await (direction === "actor blocks the other"
      ? post("/blocks", actor, { blocked_id: other.id })
      : post("/blocks", other, { blocked_id: actor.id }));

    const answers = [
      await follow(actor, other),
      await post(`/reviews/${review.id}/comments`, actor, { content: "Hello" }),
      await post(`/reviews/comments/${comment.id}/like`, actor),
      await post(`/reviews/comments/${theirs.id}/like`, actor),
      await post(`/reviews/comments/${mine.id}/like`, other),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, "blocked"]));
    expect([await linesOf(other), await linesOf(actor)]).toEqual([[], []]);
    expect((await post(`/reviews/${elsewhere.id}/comments`, actor, { content: "Hello" })).status).toBe(201);
    expect((await api(`/reviews/comments/${comment.id}`, { token: actor.token })).status).toBe(200);
    expect((await take(`/reviews/comments/${mine.id}`, actor)).status).toBe(204);
  });
}

test("a like from before a block can be taken back", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const { comment } = await makeCommentBy(author);
  await post(`/reviews/comments/${comment.id}/like`, fan);
  await post("/blocks", author, { blocked_id: fan.id });

  expect((await take(`/reviews/comments/${comment.id}/like`, fan)).status).toBe(204);
  expect((await apiJson<ReviewComment>(`/reviews/comments/${comment.id}`)).body.likes_count).toBe(0);
});

test("a stranger likes across no block, but one that is between others is none of theirs", async () => {
  const [ada, bo, cy] = [await makeMember(), await makeMember(), await makeMember()];
  await post("/blocks", ada, { blocked_id: bo.id });

  expect((await follow(cy, ada)).status).toBe(201);
  expect((await follow(cy, bo)).status).toBe(201);
});

test.each([
  ["/follows", {}],
  ["/follows", { following_id: "" }],
  ["/follows", { following_id: 7 }],
  ["/follows", { following_id: null }],
  ["/follows", { following_id: ["a"] }],
  ["/follows", { following_id: "a".repeat(201) }],
  ["/follows", { follower_id: 7, following_id: "a" }],
  ["/follows", []],
  ["/follows/check-batch", {}],
  ["/follows/check-batch", { followingIds: "a" }],
  ["/follows/check-batch", { followingIds: [1] }],
  ["/follows/check-batch", { followingIds: [null] }],
  ["/follows/check-batch", { followingIds: { length: 3 } }],
  ["/blocks", {}],
  ["/blocks", { blocked_id: {} }],
  ["/blocks", { blocked_id: "" }],
  ["/followed-artists", {}],
  ["/followed-artists", { artist_spotify_id: 7 }],
  ["/followed-artists", { artist_spotify_id: "" }],
  ["/followed-artists", { artist_spotify_id: "a".repeat(201) }],
  ["/reviews/some-id/comments", {}],
  ["/reviews/some-id/comments", { content: 7 }],
  ["/reviews/some-id/comments", { content: null }],
  ["/reviews/some-id/comments", { content: ["Hello"] }],
  ["/reviews/some-id/comments", { content: "\u0000\u0007" }],
  ["/reviews/some-id/comments", { content: "Hello", review_id: "another-id" }],
  ["/reviews/comments/some-id/like", { user_id: 7 }],
])("POST %s with %j is refused by field", async (path, body) => {
  const { status, body: problem } = await post(path, await makeMember(), body);

  expect([status, problem.code]).toEqual([422, "invalid"]);
});

test.each(["{", "[1", "null null", ""])("the body %j is no follow", async (body) => {
  const { token } = await makeMember();

  const response = await exports.default.fetch(`${ORIGIN}/api/follows`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body,
  });

  expect(response.status).toBe(body === "" ? 422 : 400);
});

test.each(["limit=0", "limit=51", "limit=x", "offset=-1", "limit=1.5", "offset=999999999"])(
  "every list refuses ?%s",
  async (query) => {
    const member = await makeMember();
    const { review } = await makeCommentBy(member);
    const lists = [
      `/follows/followers/${member.id}`,
      `/follows/following/${member.id}`,
      "/blocks",
      `/followed-artists/${member.id}`,
      `/reviews/${review.id}/comments`,
      "/notifications",
    ];

    for (const path of lists) {
      const { status, body } = await apiJson(`${path}?${query}`, { token: member.token });
      expect([path, status, body.code]).toEqual([path, 400, "malformed"]);
    }
  },
);

test("odd ids find nothing and break nothing", async () => {
  const member = await makeMember();

  for (const odd of ["%00", "%27%20or%201=1--", "%F0%9F%8E%B8", "a".repeat(2000), "%ff", "__proto__", "..%2f.."]) {
    const found = await Promise.all([
      api(`/follows/followers/${odd}`),
      api(`/follows/following/${odd}`),
      api(`/followed-artists/${odd}`),
      api(`/reviews/${odd}/comments`),
      api(`/reviews/comments/${odd}`),
      post(`/reviews/${odd}/comments`, member, { content: "Hello" }),
      post(`/reviews/comments/${odd}/like`, member),
      take(`/reviews/comments/${odd}`, member),
      api(`/notifications/${odd}/read`, { method: "PATCH", token: member.token }),
    ]);
    const checked = await Promise.all([
      api(`/follows/check/${odd}/${odd}`),
      api(`/blocks/check/${odd}`, { token: member.token }),
      api(`/followed-artists/check/${odd}/${odd}`),
    ]);
    const taken = await Promise.all([
      take(`/follows/${member.id}/${odd}`, member),
      take(`/blocks/${odd}`, member),
      take(`/followed-artists/${member.id}/${odd}`, member),
      take(`/reviews/comments/${odd}/like`, member),
    ]);

    expect([odd, found.map(({ status }) => status)]).toEqual([odd, found.map(() => 404)]);
    expect([odd, checked.map(({ status }) => status)]).toEqual([odd, checked.map(() => 200)]);
    expect([odd, taken.map(({ status }) => status)]).toEqual([odd, taken.map(() => 204)]);
  }
});

test("a batch about odd ids answers for each of them", async () => {
  const member = await makeMember();
  const odd = ["__proto__", "constructor", "", "🎧", "' or 1=1 --", "\u0000"];

  const response = await api("/follows/check-batch", {
    method: "POST",
    token: member.token,
    body: { followingIds: odd },
  });

  const { followStatusMap } = JSON.parse(await response.text()) as { followStatusMap: Record<string, boolean> };
  expect(Object.keys(followStatusMap).sort()).toEqual([...odd].sort());
  expect(Object.values(followStatusMap)).toEqual(odd.map(() => false));
});

test("a comment comes back as text, whatever it looks like", async () => {
  const author = await makeMember();
  const { review } = await makeCommentBy(author);
  const content = `<script>alert(1)</script> '; drop table reviews; -- "x" \\u0000 %00 {{7*7}}`;

  const { status, body } = await apiJson<ReviewComment>(`/reviews/${review.id}/comments`, {
    method: "POST",
    token: author.token,
    body: { content },
  });

  expect([status, body.content]).toEqual([201, content]);
});

test("a comment cannot bring its own likes, time or author", async () => {
  const [author, other] = [await makeMember(), await makeMember()];
  const { review } = await makeCommentBy(author);

  const { body } = await apiJson<ReviewComment>(`/reviews/${review.id}/comments`, {
    method: "POST",
    token: other.token,
    body: { content: "Hi", id: "mine", likes_count: 99, created_at: 1, removed_at: 1, user: { id: author.id } },
  });

  expect(body).toMatchObject({ user_id: other.id, likes_count: 0, removed_at: null });
  expect(body.id).not.toBe("mine");
});

test("a huge comment is refused, in code points and in bytes", async () => {
  const author = await makeMember();
  const { review } = await makeCommentBy(author);
  const path = `/reviews/${review.id}/comments`;

  expect((await post(path, author, { content: "x".repeat(60_000) })).status).toBe(422);
  expect((await post(path, author, { content: "x".repeat(70_000) })).status).toBe(413);
});

test("nothing of a member leaves that others may not read", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const { review } = await makeCommentBy(ada);
  await follow(ada, bo);
  await post("/blocks", bo, { blocked_id: (await makeMember()).id });

  const answers = await Promise.all([
    api(`/follows/followers/${bo.id}`),
    api(`/follows/following/${ada.id}`),
    api(`/reviews/${review.id}/comments`),
    api("/notifications", { token: bo.token }),
    api("/blocks", { token: bo.token }),
  ]);

  for (const answer of answers) expect(await answer.text()).not.toMatch(/email|password|example\.com|_key/);
});
