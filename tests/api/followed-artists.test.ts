import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { FollowedArtist } from "#worker/domain/dto.ts";

function follow(token: string, artistId: string, more: Record<string, unknown> = {}) {
  return apiJson("/followed-artists", { method: "POST", token, body: { artist_spotify_id: artistId, ...more } });
}

function isFollowing(userId: string, artistId: string) {
  return apiJson(`/followed-artists/check/${userId}/${artistId}`);
}

test("following an artist answers the pair with its time, and again the same", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum();

  const first = await follow(member.token, artistId, { user_id: member.id, artist_name: "Whoever" });
  const second = await follow(member.token, artistId);

  expect(first.status).toBe(201);
  expect(first.body).toEqual({
    user_id: member.id,
    artist_spotify_id: artistId,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(second).toEqual({ status: 200, body: first.body });
});

test("the artist's name is the catalogue's, whatever the caller says", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum({ artistName: "Massive Attack" });

  await follow(member.token, artistId, { artist_name: "<b>Me</b>" });

  expect((await apiJson<FollowedArtist[]>(`/followed-artists/${member.id}`)).body).toEqual([
    {
      artist_spotify_id: artistId,
      artist_name: "Massive Attack",
      artist_image_url: `/covers/artists/${artistId}.svg`,
    },
  ]);
});

test("an artist whom nobody has opened yet is stored on the way", async () => {
  const member = await makeMember();

  const { status } = await follow(member.token, "d-radiohead");

  expect(status).toBe(201);
  const { body } = await apiJson<FollowedArtist[]>(`/followed-artists/${member.id}`);
  expect(body).toMatchObject([{ artist_spotify_id: "d-radiohead", artist_name: "Radiohead" }]);
});

test("another catalogue's id means the same artist", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum();
  const externalId = `x-${artistId}`;
  await db.insert(schema.externalIds).values({ kind: "artist", externalId, provider: "spotify", entityId: artistId });

  const { body } = await follow(member.token, externalId);
  const check = await isFollowing(member.id, externalId);
  await api(`/followed-artists/${member.id}/${externalId}`, { method: "DELETE", token: member.token });

  expect(body).toMatchObject({ artist_spotify_id: artistId });
  expect(check.body).toEqual({ isFollowing: true });
  expect((await isFollowing(member.id, artistId)).body).toEqual({ isFollowing: false });
});

test("the artist counts their followers", async () => {
  const { artistId } = await makeAlbum();
  const [ada, bo] = [await makeMember(), await makeMember()];
  await follow(ada.token, artistId);
  await follow(bo.token, artistId);
  await api(`/followed-artists/${ada.id}/${artistId}`, { method: "DELETE", token: ada.token });

  const [row] = await db.query.artists.findMany({ where: (artists, { eq }) => eq(artists.id, artistId) });

  expect(row?.followersCount).toBe(1);
});

test("taking a follow back is done once, and asking again is no error", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum();
  await follow(member.token, artistId);
  const take = () => api(`/followed-artists/${member.id}/${artistId}`, { method: "DELETE", token: member.token });

  const [first, second] = [await take(), await take()];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await isFollowing(member.id, artistId)).body).toEqual({ isFollowing: false });
});

test("the list is the newest first, a page at a time, and for anyone to see", async () => {
  const member = await makeMember();
  const albums = [await makeAlbum(), await makeAlbum(), await makeAlbum()];
  await db
    .insert(schema.followedArtists)
    .values(albums.map(({ artistId }, at) => ({ userId: member.id, artistId, createdAt: at })));
  const newestFirst = albums.toReversed().map(({ artistId }) => artistId);

  const all = await apiJson<FollowedArtist[]>(`/followed-artists/${member.id}`);
  const first = await api(`/followed-artists/${member.id}?limit=2`);
  const last = await apiJson<FollowedArtist[]>(`/followed-artists/${member.id}?limit=2&offset=2`);

  expect(all.body.map(({ artist_spotify_id }) => artist_spotify_id)).toEqual(newestFirst);
  expect(last.body.map(({ artist_spotify_id }) => artist_spotify_id)).toEqual(newestFirst.slice(2));
  expect(first.headers.get("Link")).toMatch(/limit=2&offset=2>; rel="next"$/);
});

test("the list of a member who does not exist is not found", async () => {
  expect((await api("/followed-artists/nobody")).status).toBe(404);
});

test("an artist whom no catalogue knows cannot be followed, and is easily not followed", async () => {
  const member = await makeMember();

  const put = await follow(member.token, "d-no-such-artist");
  const take = await api(`/followed-artists/${member.id}/d-no-such-artist`, { method: "DELETE", token: member.token });

  expect(put).toMatchObject({ status: 404, body: { message: "Artist not found" } });
  expect(take.status).toBe(204);
  expect((await isFollowing(member.id, "d-no-such-artist")).body).toEqual({ isFollowing: false });
});
