import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Review } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function ids(path: string, member?: Member) {
  const { status, body } = await apiJson<Review[]>(path, { token: member?.token });
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

async function follow(follower: Member, ...followed: Member[]) {
  await db
    .insert(schema.follows)
    .values(followed.map(({ id }) => ({ followerId: follower.id, followingId: id, createdAt: 1 })));
}

/** A member's reviews, one for each time, oldest first, ids in the same order. */
async function reviewsAt(member: Member, times: number[], given: Partial<typeof schema.reviews.$inferInsert> = {}) {
  const reviews = [];
  for (const time of times) {
    const album = await makeAlbum();
    reviews.push(
      await makeReview({ userId: member.id, albumId: album.id, createdAt: time, updatedAt: time, ...given }),
    );
  }
  return reviews.map(({ id }) => id);
}

test("a member's reviews come in each order, the newest first among equals", async () => {
  const member = await makeMember();
  const [a] = await reviewsAt(member, [10], { rating: 5 });
  const [b] = await reviewsAt(member, [20], { rating: 9 });
  const [c] = await reviewsAt(member, [30], { rating: 5 });
  const path = `/reviews/user/${member.id}`;

  expect(await ids(path)).toEqual([c, b, a]);
  expect(await ids(`${path}?sort=recent`)).toEqual([c, b, a]);
  expect(await ids(`${path}?sort=oldest`)).toEqual([a, b, c]);
  expect(await ids(`${path}?sort=highestRated`)).toEqual([b, c, a]);
  expect(await ids(`${path}?sort=lowestRated`)).toEqual([c, a, b]);
});

test("an album's reviews come in each order, the newest first among equals", async () => {
  const album = await makeAlbum();
  const write = async (createdAt: number, rating: number, likes: number) => {
    const review = await makeReview({ userId: (await makeMember()).id, albumId: album.id, createdAt, rating });
    for (let like = 0; like < likes; like += 1) {
      const userId = (await makeMember()).id;
      await db.insert(schema.reviewLikes).values({ reviewId: review.id, userId, createdAt: 1 });
    }
    return review.id;
  };
  const a = await write(10, 4, 1);
  const b = await write(20, 8, 0);
  const c = await write(30, 4, 1);
  const d = await write(40, 6, 2);
  const path = `/reviews/album/${album.id}`;

  expect(await ids(path)).toEqual([d, c, b, a]);
  expect(await ids(`${path}?sort=highestRated`)).toEqual([b, d, c, a]);
  expect(await ids(`${path}?sort=lowestRated`)).toEqual([c, a, d, b]);
  expect(await ids(`${path}?sort=mostLiked`)).toEqual([d, c, a, b]);
});

test("pages of a list join up, and a full one names the next", async () => {
  const member = await makeMember();
  const newestFirst = (await reviewsAt(member, [1, 2, 3, 4, 5])).reverse();
  const path = `/reviews/user/${member.id}`;

  const first = await api(`${path}?limit=2`);
  const rest = await api(`${path}?limit=4&offset=2`);

  expect(((await first.json()) as Review[]).map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
  expect(first.headers.get("Link")).toMatch(/^<.*\/api\/reviews\/user\/.*limit=2&offset=2>; rel="next"$/);
  expect(((await rest.json()) as Review[]).map(({ id }) => id)).toEqual(newestFirst.slice(2));
  expect(rest.headers.get("Link")).toBeNull();
});

test("the top ten are the highest rated, newest first among equals", async () => {
  const member = await makeMember();
  await reviewsAt(member, [90, 91], { rating: 2 });
  const nines = await reviewsAt(member, [1, 2, 3, 4, 5, 6], { rating: 9 });
  const tens = await reviewsAt(member, [1, 2, 3, 4, 5, 6], { rating: 10 });

  const top = await ids(`/reviews/user/${member.id}/top-10`);

  expect(top).toEqual([...tens.reverse(), ...nines.reverse().slice(0, 4)]);
});

test("a member's review of an album is found, or null", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();
  const review = await makeReview({ userId: member.id, albumId: album.id });

  const found = await apiJson<Review>(`/reviews/user/${member.id}/album/${album.id}`);
  const none = await apiJson(`/reviews/user/${other.id}/album/${album.id}`);

  expect(found.body.id).toBe(review.id);
  expect([none.status, none.body]).toEqual([200, null]);
});

test("lists of members and albums that do not exist are 404", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const paths = [
    "/reviews/user/nobody",
    "/reviews/user/nobody/top-10",
    `/reviews/user/nobody/album/${album.id}`,
    `/reviews/user/${member.id}/album/nothing`,
    "/reviews/album/nothing",
    `/reviews/following/${member.id}/nothing`,
  ];

  for (const path of paths) expect([path, (await api(path, { token: member.token })).status]).toEqual([path, 404]);
});

test("an unknown order, page or switch is 400", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const paths = [
    `/reviews/user/${member.id}?sort=mostLiked`,
    `/reviews/album/${album.id}?sort=oldest`,
    `/reviews/album/${album.id}?limit=51`,
    `/reviews/album/${album.id}?limit=0`,
    `/reviews/user/${member.id}?offset=-1`,
    "/reviews/trending?limit=ten",
    "/reviews/trending?excludeFollowing=maybe",
  ];

  for (const path of paths) expect([path, (await api(path)).status]).toEqual([path, 400]);
});

test("the world's reviews are everybody's, newest first", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const [older] = await reviewsAt(ada, [Date.now() + 1_000_000]);
  const [newer] = await reviewsAt(bo, [Date.now() + 2_000_000]);

  expect((await ids("/reviews/trending")).slice(0, 2)).toEqual([newer, older]);
});

test("the world without those whom one follows is for members; strangers see all of it", async () => {
  const [viewer, followed, other] = [await makeMember(), await makeMember(), await makeMember()];
  await follow(viewer, followed);
  const [theirs] = await reviewsAt(followed, [Date.now() + 4_000_000]);
  const [others] = await reviewsAt(other, [Date.now() + 3_000_000]);
  const path = "/reviews/trending?excludeFollowing=true";

  expect((await ids(path, viewer))[0]).toBe(others);
  expect((await ids("/reviews/trending", viewer))[0]).toBe(theirs);
  expect((await ids(path)).slice(0, 2)).toEqual([theirs, others]);
});

test("the feed merges whom one follows, newest first, and nobody else", async () => {
  const [viewer, ada, bo, silent, stranger] = [
    await makeMember(),
    await makeMember(),
    await makeMember(),
    await makeMember(),
    await makeMember(),
  ];
  await follow(viewer, ada, bo, silent);
  const [a1, a4, a5] = await reviewsAt(ada, [100, 400, 500]);
  const [b2, b3, b6] = await reviewsAt(bo, [200, 300, 600]);
  await reviewsAt(stranger, [450]);
  const all = [b6, a5, a4, b3, b2, a1];

  expect(await ids(`/reviews/feed/${viewer.id}`, viewer)).toEqual(all);
  expect(await ids(`/reviews/carousel/${viewer.id}`, viewer)).toEqual(all);
  for (let offset = 0; offset < 6; offset += 1) {
    expect(await ids(`/reviews/feed/${viewer.id}?limit=1&offset=${offset}`, viewer)).toEqual([all[offset]]);
  }
});

test("pages of the feed join up when many reviewed at the same moment", async () => {
  const viewer = await makeMember();
  const followed = await Promise.all(Array.from({ length: 6 }, () => makeMember()));
  await follow(viewer, ...followed);
  for (const member of followed) await reviewsAt(member, [700, 800]);

  const whole = await ids(`/reviews/feed/${viewer.id}?limit=12`, viewer);
  const pages = [];
  for (let offset = 0; offset < 12; offset += 5) {
    pages.push(...(await ids(`/reviews/feed/${viewer.id}?limit=5&offset=${offset}`, viewer)));
  }

  expect(new Set(whole).size).toBe(12);
  expect(pages).toEqual(whole);
});

test("whoever follows nobody has an empty feed", async () => {
  const viewer = await makeMember();
  expect(await ids(`/reviews/feed/${viewer.id}`, viewer)).toEqual([]);
});

test("reviews of an album by whom one follows come newest first", async () => {
  const [viewer, ada, bo, stranger] = [await makeMember(), await makeMember(), await makeMember(), await makeMember()];
  const album = await makeAlbum();
  await follow(viewer, ada, bo);
  const older = await makeReview({ userId: ada.id, albumId: album.id, createdAt: 10 });
  const newer = await makeReview({ userId: bo.id, albumId: album.id, createdAt: 20 });
  await makeReview({ userId: stranger.id, albumId: album.id, createdAt: 30 });
  await reviewsAt(ada, [40]);

  expect(await ids(`/reviews/following/${viewer.id}/${album.id}`, viewer)).toEqual([newer.id, older.id]);
});

test("one's own lists are nobody else's", async () => {
  const [viewer, other] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();

  for (const path of ["feed", "carousel", "following"]) {
    const whole = `/reviews/${path}/${viewer.id}${path === "following" ? `/${album.id}` : ""}`;
    expect((await api(whole, { token: other.token })).status).toBe(403);
    expect((await api(whole)).status).toBe(401);
  }
});

test("each review in a list says whether the caller likes it", async () => {
  const [viewer, author] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id });
  await db.insert(schema.reviewLikes).values({ reviewId: review.id, userId: viewer.id, createdAt: 1 });
  const path = `/reviews/album/${album.id}`;

  const [mine] = (await apiJson<Review[]>(path, { token: viewer.token })).body;
  const [theirs] = (await apiJson<Review[]>(path, { token: author.token })).body;
  const [nobodys] = (await apiJson<Review[]>(path)).body;

  expect(mine).toMatchObject({ likes_count: 1, isLikedByCurrentUser: true });
  expect(theirs).toMatchObject({ likes_count: 1, isLikedByCurrentUser: false });
  expect(nobodys).toMatchObject({ likes_count: 1, isLikedByCurrentUser: false });
});

test("no list shows what moderation removed, not even to its author", async () => {
  const [author, viewer] = [await makeMember(), await makeMember()];
  await follow(viewer, author);
  const album = await makeAlbum();
  await makeReview({ userId: author.id, albumId: album.id, removedAt: 1 });

  expect(await ids(`/reviews/user/${author.id}`, author)).toEqual([]);
  expect(await ids(`/reviews/album/${album.id}`, author)).toEqual([]);
  expect(await ids(`/reviews/feed/${viewer.id}`, viewer)).toEqual([]);
  expect(await ids(`/reviews/following/${viewer.id}/${album.id}`, viewer)).toEqual([]);
  expect((await apiJson(`/reviews/user/${author.id}/album/${album.id}`, { token: viewer.token })).body).toBeNull();
  expect(
    (await apiJson<Review>(`/reviews/user/${author.id}/album/${album.id}`, { token: author.token })).body,
  ).toMatchObject({
    user_id: author.id,
  });
});
