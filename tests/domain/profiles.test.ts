import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeArtist, makeMember, makePost, makeReview, makeTrack } from "#tests/factories.ts";
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

test("collections show four of the newest, one cover an album, and count to a hundred", async () => {
  const { id: userId, username } = await makeMember();
  const albums = [await makeAlbum(), await makeAlbum()];
  for (let at = 1; at <= 4; at += 1) {
    const { id: trackId } = await makeTrack({ albumId: albums[at % 2]?.id });
    await db.insert(schema.likedTracks).values({ userId, trackId, createdAt: at });
  }
  for (let at = 1; at <= 101; at += 1) {
    const { id: artistId } = await makeArtist({ name: `Nr. ${at}` });
    await db.insert(schema.followedArtists).values({ userId, artistId, createdAt: at });
  }

  const { collections } = await profilePage(makeCtx(), username);

  expect(collections.likes.count).toBe(4);
  expect(collections.likes.newest.map(({ album_id }) => album_id)).toEqual(albums.map(({ id }) => id));
  expect(collections.artists.newest.map(({ artist_name }) => artist_name)).toEqual([
    "Nr. 101",
    "Nr. 100",
    "Nr. 99",
    "Nr. 98",
  ]);
  expect([collections.artists.count, collections.countedUpTo]).toEqual([100, 100]);
  expect(collections.watchlist).toEqual({ newest: [], count: 0 });
});

test("a profile says what is between the viewer and its member", async () => {
  const [viewer, member] = [await makeMember(), await makeMember()];
  const seen = async (token?: string) => {
    const { isSelf, isFollowing, isBlocking, isApart } = await profilePage(makeCtx({ token }), member.username);
    return { isSelf, isFollowing, isBlocking, isApart };
  };
  const nothing = { isSelf: false, isFollowing: false, isBlocking: false, isApart: false };

  expect(await seen()).toEqual(nothing);
  expect(await seen(member.token)).toEqual({ ...nothing, isSelf: true });
  await db.insert(schema.follows).values({ followerId: viewer.id, followingId: member.id, createdAt: 1 });
  expect(await seen(viewer.token)).toEqual({ ...nothing, isFollowing: true });
  await db.insert(schema.blocks).values({ blockerId: member.id, blockedId: viewer.id, createdAt: 1 });
  expect(await seen(viewer.token)).toEqual({ ...nothing, isApart: true });
  await db.insert(schema.blocks).values({ blockerId: viewer.id, blockedId: member.id, createdAt: 1 });
  expect(await seen(viewer.token)).toEqual({ ...nothing, isBlocking: true, isApart: true });
});

test("a post says whether the viewer likes it, and where its picture is", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: author.id, imageKey: "posts/abc.jpg", createdAt: 5 });
  await db.insert(schema.postLikes).values({ postId: post.id, userId: fan.id, createdAt: 6 });
  const shown = async (token?: string) => (await profilePage(makeCtx({ token }), author.username)).posts;

  expect(await shown(fan.token)).toEqual([
    {
      id: post.id,
      user_id: author.id,
      user: { id: author.id, username: author.username, name: null, profile_image_url: null },
      content: "What are you spinning?",
      image_url: "/images/posts/abc.jpg",
      topic_type: "genre",
      topic_id: "rock",
      topic_name: "Rock",
      topic_image_url: null,
      likes_count: 1,
      comments_count: 0,
      isLikedByCurrentUser: true,
      created_at: "1970-01-01T00:00:00.005Z",
      removed_at: null,
    },
  ]);
  expect(await shown(author.token)).toMatchObject([{ likes_count: 1, isLikedByCurrentUser: false }]);
  expect(await shown()).toMatchObject([{ isLikedByCurrentUser: false }]);
});

test("a profile that does not exist is not found", async () => {
  await expect(profilePage(makeCtx(), "no_such_member")).rejects.toMatchObject({
    code: "not_found",
    message: "User not found",
  });
});

test("a profile answers across a block, without what its member made and keeps", async () => {
  const [viewer, member] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();
  await makeReview({ userId: member.id, albumId: album.id });
  await makePost({ userId: member.id });
  await db.insert(schema.watchlist).values({ userId: member.id, albumId: album.id, createdAt: 1 });
  await db.insert(schema.blocks).values({ blockerId: member.id, blockedId: viewer.id, createdAt: 1 });

  const profile = await profilePage(makeCtx({ token: viewer.token }), member.username);

  expect(profile).toMatchObject({
    user: { id: member.id, reviews_count: 1 },
    topReviews: [],
    reviews: [],
    posts: [],
    collections: { watchlist: { newest: [], count: 0 } },
  });
});
