import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { profilePage } from "#worker/domain/profiles.server.ts";

test("a profile shows its ten best, its ten newest and its favourites in the order added", async () => {
  const member = await makeMember({ name: "Ada" });
  const reviews = [];
  for (let index = 0; index < 12; index += 1) {
    const album = await makeAlbum();
    reviews.push(
      await makeReview({ userId: member.id, albumId: album.id, createdAt: index, rating: index < 6 ? 9 : 4 }),
    );
  }
  const favorites = [await makeAlbum({ title: "First" }), await makeAlbum({ title: "Second" })];
  for (const [index, { id }] of favorites.entries()) {
    await db
      .insert(schema.favoriteAlbums)
      .values({ userId: member.id, albumId: id, slot: 2 - index, createdAt: 1000 + index });
  }
  const ids = reviews.map(({ id }) => id);

  const profile = await profilePage(makeCtx(), member.username.toUpperCase());

  expect(profile.user).toMatchObject({ id: member.id, name: "Ada", reviews_count: 12, followers_count: 0 });
  expect(profile.user).not.toHaveProperty("email");
  expect(profile.topReviews.map(({ id }) => id)).toEqual([...ids.slice(0, 6).reverse(), ...ids.slice(8).reverse()]);
  expect(profile.reviews.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
  expect(profile.favorites.map(({ title, added_at }) => [title, added_at])).toEqual([
    ["First", "1970-01-01T00:00:01.000Z"],
    ["Second", "1970-01-01T00:00:01.001Z"],
  ]);
  expect(profile.isSelf).toBe(false);
});

test("a profile takes two trips: the session's and one for all the rest", async () => {
  const member = await makeMember();
  const ctx = makeCtx({ token: member.token });

  const { isSelf } = await profilePage(ctx, member.username);

  expect(isSelf).toBe(true);
  expect(ctx.tally.trips).toBe(2);
});

test("a profile that does not exist is not found", async () => {
  await expect(profilePage(makeCtx(), "no_such_member")).rejects.toMatchObject({
    code: "not_found",
    message: "User not found",
  });
});

test("a profile answers across a block, without its reviews", async () => {
  const [viewer, member] = [await makeMember(), await makeMember()];
  await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });
  await db.insert(schema.blocks).values({ blockerId: member.id, blockedId: viewer.id, createdAt: 1 });

  const profile = await profilePage(makeCtx({ token: viewer.token }), member.username);

  expect(profile).toMatchObject({ user: { id: member.id, reviews_count: 1 }, topReviews: [], reviews: [] });
});
