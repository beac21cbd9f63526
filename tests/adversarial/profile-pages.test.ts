import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeTrack } from "#tests/factories.ts";
import { ORIGIN, postForm } from "#tests/http.ts";

/** What a member keeps, and the forms that would take each of it. */
async function makeKeeper() {
  const member = await makeMember();
  const album = await makeAlbum();
  const track = await makeTrack();
  const userId = member.id;
  await db.batch([
    db.insert(schema.favoriteAlbums).values({ userId, albumId: album.id, slot: 1, createdAt: 1 }),
    db.insert(schema.likedAlbums).values({ userId, albumId: album.id, createdAt: 1 }),
    db.insert(schema.watchlist).values({ userId, albumId: album.id, createdAt: 1 }),
    db.insert(schema.favoriteTracks).values({ userId, trackId: track.id, slot: 1, createdAt: 1 }),
    db.insert(schema.likedTracks).values({ userId, trackId: track.id, createdAt: 1 }),
    db.insert(schema.followedArtists).values({ userId, artistId: album.artistId, createdAt: 1 }),
  ]);
  const removals: [action: string, fields: Record<string, string>][] = [
    ["shelve-album", { album_id: album.id, shelf: "favorites" }],
    ["shelve-album", { album_id: album.id, shelf: "album-likes" }],
    ["shelve-album", { album_id: album.id, shelf: "watchlist" }],
    ["shelve-track", { track_id: track.id, album_id: track.albumId, shelf: "favorite-tracks" }],
    ["shelve-track", { track_id: track.id, album_id: track.albumId, shelf: "liked-tracks" }],
    ["follow-artist", { artist_id: album.artistId }],
  ];
  return { member, album, removals };
}

/** How many things a member keeps. */
async function keptBy(userId: string): Promise<number> {
  const tables = [
    schema.favoriteAlbums,
    schema.likedAlbums,
    schema.watchlist,
    schema.favoriteTracks,
    schema.likedTracks,
    schema.followedArtists,
  ];
  const counts = await Promise.all(tables.map((table) => db.$count(table, eq(table.userId, userId))));
  return counts.reduce((sum, count) => sum + count, 0);
}

test("across a block, whoever set it, nobody finds what the other keeps: on no page and in no list of the API", async () => {
  const { member, album } = await makeKeeper();
  const viewer = await makeMember();
  const { id, username } = member;
  const places = [
    ...["", "/favorites", "/tracks", "/tracks?tab=albums", "/artists", "/watchlist"].map(
      (at) => `/profile/${username}${at}`,
    ),
    ...[`/favorites/${id}`, `/album-likes/${id}`, `/watchlist/${id}`, `/followed-artists/${id}`].map(
      (at) => `/api${at}`,
    ),
    ...[`/favorite-tracks/${id}`, `/liked-tracks?userId=${id}`].map((at) => `/api${at}`),
  ];
  const [kept] = await db.select().from(schema.favoriteTracks).where(eq(schema.favoriteTracks.userId, id));
  const marks = [album.id, album.artistId, kept?.trackId ?? "no track"];
  const shows = async (path: string) => {
    const response = await exports.default.fetch(`${ORIGIN}${path}`, {
      headers: { Cookie: `session=${viewer.token}` },
    });
    const text = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    return marks.some((mark) => text.includes(mark));
  };

  for (const path of places) expect([path, await shows(path)]).toEqual([path, true]);
  for (const [blocker, blocked] of [
    [member, viewer],
    [viewer, member],
  ] as const) {
    await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
    for (const path of places) expect([path, await shows(path)]).toEqual([path, false]);
    await db.delete(schema.blocks).where(eq(schema.blocks.blockerId, blocker.id));
  }
});

test("another member who posts a removal takes nothing of somebody else's", async () => {
  const { member, removals } = await makeKeeper();
  const other = await makeMember();

  for (const [action, fields] of removals) {
    await postForm(`/actions/${action}`, { ...fields, on: "false", user_id: member.id, userId: member.id }, other);
  }

  expect(await keptBy(member.id)).toBe(6);
});

test("a stranger who posts a removal is led to sign in, and takes nothing", async () => {
  const { member, removals } = await makeKeeper();

  for (const [action, fields] of removals) {
    const response = await postForm(`/actions/${action}`, { ...fields, on: "false", redirectTo: "/profile/x/tracks" });
    expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fprofile%2Fx%2Ftracks");
  }

  expect(await keptBy(member.id)).toBe(6);
});

test("from another site a member's own cookie takes nothing, by a form or by the script's address", async () => {
  const { member, removals } = await makeKeeper();

  for (const [action, fields] of removals) {
    for (const path of [`/actions/${action}`, `/actions/${action}.data`]) {
      const response = await exports.default.fetch(`${ORIGIN}${path}`, {
        method: "POST",
        redirect: "manual",
        headers: {
          Origin: "https://elsewhere.example",
          "Content-Type": "application/x-www-form-urlencoded",
          Cookie: `session=${member.token}`,
        },
        body: new URLSearchParams({ ...fields, on: "false" }),
      });
      expect(response.status).toBe(403);
    }
  }

  expect(await keptBy(member.id)).toBe(6);
});

test("a removal twice, and many at once, is one removal", async () => {
  const { member, removals } = await makeKeeper();

  for (const [action, fields] of removals) {
    const press = () => postForm(`/actions/${action}.data`, { ...fields, on: "false" }, member);
    const answers = [...(await Promise.all([press(), press(), press()])), await press()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }

  expect(await keptBy(member.id)).toBe(0);
});

test("an artist followed many times at once has one follower more, and none after it is taken back as often", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum();
  const press = (on: string) => postForm("/actions/follow-artist.data", { artist_id: artistId, on }, member);
  const followers = async () => {
    const [artist] = await db.select().from(schema.artists).where(eq(schema.artists.id, artistId));
    return artist?.followersCount;
  };

  await Promise.all(Array.from({ length: 6 }, () => press("true")));
  expect(await followers()).toBe(1);
  await Promise.all(Array.from({ length: 6 }, () => press("false")));
  expect(await followers()).toBe(0);
});

test("removing what nobody knows changes nothing and is no error", async () => {
  const { member } = await makeKeeper();

  for (const [action, fields] of [
    ["shelve-album", { album_id: "no-such", shelf: "favorites" }],
    ["shelve-track", { track_id: "no-such", album_id: "no-such", shelf: "liked-tracks" }],
    ["follow-artist", { artist_id: "' or 1=1 --" }],
  ] as const) {
    const { status } = await postForm(`/actions/${action}.data`, { ...fields, on: "false" }, member);
    expect(status).toBe(200);
  }

  expect(await keptBy(member.id)).toBe(6);
});

test.each<Record<string, string>>([
  {},
  { artist_id: "" },
  { artist_id: "x", on: "maybe" },
  { artist_id: "x".repeat(201), on: "true" },
])("the form %j is none of ours", async (fields) => {
  const member = await makeMember();

  expect((await postForm("/actions/follow-artist.data", fields, member)).status).toBe(400);
});

test("the way back after a press never leaves this site", async () => {
  const { member, album } = await makeKeeper();

  const elsewhere = [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
  ];
  for (const redirectTo of [...elsewhere, "/.//elsewhere.example", "/a/..//elsewhere.example", "javascript:alert(1)"]) {
    const fields = { artist_id: album.artistId, on: "false", redirectTo };
    expect((await postForm("/actions/follow-artist", fields, member)).headers.get("Location")).toBe("/");
  }
});
