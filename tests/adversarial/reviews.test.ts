import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Album, Review } from "#worker/domain/dto.ts";
import { VIBES } from "#worker/domain/reviews.schema.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Problem = { code: string; message: string; errors?: Record<string, string[]> };

function create(member: Member, body: Record<string, unknown>) {
  return apiJson<Review & Problem>("/reviews", { method: "POST", token: member.token, body });
}

async function block(blocker: Member, blocked: Member) {
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
}

async function makeReviewBy(author: Member) {
  const album = await makeAlbum();
  return makeReview({ userId: author.id, albumId: album.id, rating: 3, content: "mine" });
}

test("nobody but the author edits a review", async () => {
  const [author, other] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);
  await db.insert(schema.reviewGenres).values({ reviewId: review.id, position: 0, genre: "Jazz" });
  const body = { rating: 10, content: "defaced", genres: ["Pop"], vibes: ["Chill"] };

  const { status } = await apiJson(`/reviews/${review.id}`, { method: "PATCH", token: other.token, body });

  expect(status).toBe(403);
  expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({
    rating: 3,
    content: "mine",
    genres: ["Jazz"],
    vibes: [],
  });
});

test("nobody but the author and admins deletes a review", async () => {
  const [author, other] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);

  const { status, body } = await apiJson(`/reviews/${review.id}`, { method: "DELETE", token: other.token });

  expect([status, body.message]).toEqual([403, "You can only delete your own reviews"]);
  expect((await api(`/reviews/${review.id}`)).status).toBe(200);
});

test("strangers change nothing", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);
  const calls = [
    api("/reviews", { method: "POST", body: { album_id: review.albumId, rating: 5 } }),
    api(`/reviews/${review.id}`, { method: "PATCH", body: { rating: 1 } }),
    api(`/reviews/${review.id}`, { method: "DELETE" }),
    api(`/reviews/${review.id}/likes`, { method: "POST" }),
    api(`/reviews/${review.id}/likes/${author.id}`, { method: "DELETE" }),
  ];

  const statuses = (await Promise.all(calls)).map(({ status }) => status);

  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect((await api(`/reviews/${review.id}`)).status).toBe(200);
});

test("nobody writes or likes in another's name", async () => {
  const [member, victim] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(await makeMember());
  await db.insert(schema.reviewLikes).values({ reviewId: review.id, userId: victim.id, createdAt: 1 });
  const token = member.token;

  const created = await create(member, { user_id: victim.id, album_id: review.albumId, rating: 1 });
  const liked = await apiJson(`/reviews/${review.id}/likes`, { method: "POST", token, body: { user_id: victim.id } });
  const unliked = await api(`/reviews/${review.id}/likes/${victim.id}`, { method: "DELETE", token });

  expect([created.status, liked.status, unliked.status]).toEqual([403, 403, 403]);
  expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({ likes_count: 1 });
  expect((await apiJson<Review[]>(`/reviews/user/${victim.id}`)).body).toEqual([]);
});

test("an edit cannot move a review to another album or author", async () => {
  const [author, other] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);
  const elsewhere = await makeAlbum();

  const { status, body } = await apiJson(`/reviews/${review.id}`, {
    method: "PATCH",
    token: author.token,
    body: {
      user_id: other.id,
      album_id: elsewhere.id,
      id: "x",
      likes_count: 99,
      created_at: 1,
      removed_at: 1,
      rating: 4,
    },
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: review.id,
    user_id: author.id,
    album_id: review.albumId,
    rating: 4,
    likes_count: 0,
  });
});

for (const direction of ["viewer blocks author", "author blocks viewer"]) {
  test(`no list shows a review across a block, its own id does: ${direction}`, async () => {
    const [viewer, author] = [await makeMember(), await makeMember()];
    const album = await makeAlbum();
    const now = Date.now() + 10_000_000;
    const review = await makeReview({ userId: author.id, albumId: album.id, createdAt: now });
    await db.insert(schema.follows).values({ followerId: viewer.id, followingId: author.id, createdAt: 1 });
    await (direction === "viewer blocks author" ? block(viewer, author) : block(author, viewer));
    const lists = [
      "/reviews/trending",
      "/reviews/trending?excludeFollowing=true",
      `/reviews/feed/${viewer.id}`,
      `/reviews/carousel/${viewer.id}`,
      `/reviews/user/${author.id}`,
      `/reviews/user/${author.id}/top-10`,
      `/reviews/album/${album.id}`,
      `/reviews/following/${viewer.id}/${album.id}`,
    ];

    for (const path of lists) {
      const { status, body } = await apiJson<Review[]>(path, { token: viewer.token });
      expect(status).toBe(200);
      expect([path, body.filter(({ id }) => id === review.id)]).toEqual([path, []]);
    }
    const of = await apiJson(`/reviews/user/${author.id}/album/${album.id}`, { token: viewer.token });
    expect(of.body).toBeNull();
    expect((await api(`/reviews/${review.id}`, { token: viewer.token })).status).toBe(200);
    expect((await apiJson<Review[]>(`/reviews/album/${album.id}`)).body).toHaveLength(1);
  });

  test(`no like crosses a block, and none is told: ${direction}`, async () => {
    const [viewer, author] = [await makeMember(), await makeMember()];
    const review = await makeReviewBy(author);
    await (direction === "viewer blocks author" ? block(viewer, author) : block(author, viewer));

    const { status, body } = await apiJson(`/reviews/${review.id}/likes`, { method: "POST", token: viewer.token });

    expect([status, body.code]).toEqual([403, "blocked"]);
    expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({ likes_count: 0 });
    expect(await db.select().from(schema.notifications).where(eq(schema.notifications.userId, author.id))).toEqual([]);
  });
}

test("a like from before a block can be taken back", async () => {
  const [viewer, author] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);
  const path = `/reviews/${review.id}/likes`;
  await api(path, { method: "POST", token: viewer.token });
  await block(author, viewer);

  expect((await api(`${path}/${viewer.id}`, { method: "DELETE", token: viewer.token })).status).toBe(204);
  expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({ likes_count: 0 });
});

test("of twenty creates at once one is made and nineteen are refused", async () => {
  const member = await makeMember();
  const album = await makeAlbum();

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      create(member, { album_id: album.id, rating: (index % 10) + 1, genres: ["Jazz"], vibes: ["Chill"] }),
    ),
  );

  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === "review_exists")).toHaveLength(19);
  const { body } = await apiJson<Album>(`/albums/${album.id}`);
  expect(body).toMatchObject({ review_count: 1, average_rating: made[0]?.body.rating, top_genres: ["Jazz"] });
});

test("twenty edits at once leave one whole edit and true counts", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const { body: review } = await create(member, { album_id: album.id, rating: 5, genres: ["Rock"] });
  const edits = ["Jazz", "Pop", "Funk", "Soul"].map((genre, index) => ({
    rating: index + 1,
    content: genre,
    genres: [genre, "Blues"],
  }));

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api(`/reviews/${review.id}`, { method: "PATCH", token: member.token, body: edits[index % 4] }),
    ),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { body: after } = await apiJson<Review>(`/reviews/${review.id}`);
  expect(edits).toContainEqual({ rating: after.rating, content: after.content, genres: after.genres });
  const { body: albumAfter } = await apiJson<Album>(`/albums/${album.id}`);
  expect(albumAfter.average_rating).toBe(after.rating);
  expect([...albumAfter.top_genres].sort()).toEqual([...after.genres].sort());
});

test("twenty likes at once from one member are one like and one line", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => apiJson(`/reviews/${review.id}/likes`, { method: "POST", token: fan.token })),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  for (const { body } of answers) expect(body).toEqual({ likes_count: 1, isLikedByCurrentUser: true });
  expect(await db.select().from(schema.notifications).where(eq(schema.notifications.userId, author.id))).toMatchObject([
    { actorsCount: 1 },
  ]);
});

test("twenty likes at once from twenty members are twenty likes and one line", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);
  const fans = await Promise.all(Array.from({ length: 20 }, () => makeMember()));

  const answers = await Promise.all(
    fans.map(({ token }) => apiJson(`/reviews/${review.id}/likes`, { method: "POST", token })),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect((await apiJson(`/reviews/${review.id}`)).body).toMatchObject({ likes_count: 20 });
  expect(await db.select().from(schema.notifications).where(eq(schema.notifications.userId, author.id))).toMatchObject([
    { actorsCount: 20 },
  ]);
});

test("a storm of likes and unlikes leaves nothing half done", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);
  const path = `/reviews/${review.id}/likes`;

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? api(path, { method: "POST", token: fan.token })
        : api(`${path}/${fan.id}`, { method: "DELETE", token: fan.token }),
    ),
  );

  const { body } = await apiJson<Review>(`/reviews/${review.id}`, { token: fan.token });
  const deeds = await db
    .select()
    .from(schema.notificationDeeds)
    .where(and(eq(schema.notificationDeeds.actorId, fan.id)));
  const lines = await db.select().from(schema.notifications).where(eq(schema.notifications.userId, author.id));
  const liked = body.isLikedByCurrentUser ? 1 : 0;
  expect([body.likes_count, deeds.length, lines.length]).toEqual([liked, liked, liked]);
});

test("5,000 characters are counted as people count them", async () => {
  const member = await makeMember();
  const emoji = "🎧".repeat(5000);

  const fits = await create(member, { album_id: (await makeAlbum()).id, rating: 5, content: `  ${emoji}\n` });
  const tooLong = await create(member, { album_id: (await makeAlbum()).id, rating: 5, content: `${emoji}!` });

  expect([fits.status, fits.body.content]).toEqual([201, emoji]);
  expect([tooLong.status, tooLong.body.errors]).toEqual([
    422,
    { content: ["Please limit your review to 5000 characters."] },
  ]);
});

for (const rating of [0, 11, -1, 7.5, "7", null, true, [7], {}]) {
  test(`a rating of ${JSON.stringify(rating)} is refused`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();

    const { status, body } = await create(member, { album_id: album.id, rating });

    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(["rating"]);
  });
}

test("a review without a rating is refused with the spec's words", async () => {
  const member = await makeMember();

  const { status, body } = await create(member, { album_id: (await makeAlbum()).id });

  expect([status, body.errors]).toEqual([422, { rating: ["Please provide a rating before submitting your review."] }]);
});

test("genres and vibes are of the lists, at most three, and the same one twice is one", async () => {
  const member = await makeMember();
  const write = async (given: Record<string, unknown>) =>
    create(member, { album_id: (await makeAlbum()).id, rating: 5, ...given });

  expect((await write({ genres: ["Polka"] })).status).toBe(422);
  expect((await write({ genres: ["jazz"] })).status).toBe(422);
  expect((await write({ genres: "Jazz" })).status).toBe(422);
  expect((await write({ vibes: ["Sleepy"] })).status).toBe(422);
  expect((await write({ genres: ["Jazz", "Rock", "Pop", "Funk"] })).body.errors).toEqual({
    genres: ["You can only select up to 3 genres for a review."],
  });
  expect((await write({ vibes: VIBES.slice(0, 4) })).body.errors).toEqual({
    vibes: ["You can only select up to 3 vibes for a review."],
  });
  expect((await write({ genres: ["Jazz", "Rock", "Jazz", "Rock"] })).body).toMatchObject({ genres: ["Jazz", "Rock"] });
});

test("text comes back as text, whatever it looks like", async () => {
  const member = await makeMember();
  const content = `<script>alert(1)</script> '; drop table reviews; -- "x" \\u0000 %00 {{7*7}}`;

  const { body } = await create(member, { album_id: (await makeAlbum()).id, rating: 5, content });

  expect((await apiJson<Review>(`/reviews/${body.id}`)).body.content).toBe(content);
});

test("NUL, lone surrogates and odd line ends are cleaned away", async () => {
  const member = await makeMember();
  const content = "a\u0000b\r\nc\ud800d\u0007 e\u0301";

  const { status, body } = await create(member, { album_id: (await makeAlbum()).id, rating: 5, content });

  expect([status, body.content]).toEqual([201, "ab\nc\ufffdd \u00e9"]);
});

test("odd ids find nothing and break nothing", async () => {
  const member = await makeMember();
  const token = member.token;

  for (const id of ["%00", "'%20or%201=1--", "..%2F..%2Fetc", "a".repeat(500), "%F0%9F%8E%A7"]) {
    expect([id, (await api(`/reviews/${id}`, { token })).status]).toEqual([id, 404]);
    expect([id, (await api(`/reviews/${id}/likes`, { method: "POST", token })).status]).toEqual([id, 404]);
    expect([id, (await api(`/reviews/user/${id}`, { token })).status]).toEqual([id, 404]);
  }
});

test("another's removed review is as good as none: no edit, no delete, no like", async () => {
  const [author, other] = [await makeMember(), await makeMember()];
  const review = await makeReviewBy(author);
  await db.update(schema.reviews).set({ removedAt: 1 }).where(eq(schema.reviews.id, review.id));
  const path = `/reviews/${review.id}`;
  const token = other.token;

  expect((await api(path, { method: "PATCH", token, body: { rating: 1 } })).status).toBe(404);
  expect((await api(path, { method: "DELETE", token })).status).toBe(404);
  expect((await api(`${path}/likes`, { method: "POST", token })).status).toBe(404);
  expect((await api(path, { token: author.token })).status).toBe(200);
});

test("a review shows no more of its author than anyone may see", async () => {
  const author = await makeMember();
  const review = await makeReviewBy(author);

  const { body } = await apiJson<Review>(`/reviews/${review.id}`);

  expect(Object.keys(body.user).sort()).toEqual(["id", "name", "profile_image_url", "username"]);
});
