import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makePack, makeTrack } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Pack, PackAlbum, PackTrack, User } from "#worker/domain/dto.ts";
import { packPage, setPackAlbum, setPackTrack } from "#worker/domain/pack-items.server.ts";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test("a pack made is answered whole, and counted", async () => {
  const member = await makeMember({ name: "Nina" });

  const { status, body } = await apiJson<Pack>("/packs", {
    method: "POST",
    token: member.token,
    body: { user_id: member.id, name: "  Sunday morning ", description: " Quiet ones. " },
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    name: "Sunday morning",
    description: "Quiet ones.",
    user_id: member.id,
    creator: { id: member.id, name: "Nina", username: member.username, profile_image_url: null },
    cover_image_url: null,
    albums_count: 0,
    tracks_count: 0,
    created_at: expect.stringMatching(TIME),
  });
  expect((await apiJson(`/packs/${body.id}`)).body).toEqual(body);
  expect((await apiJson<User>(`/users/${member.id}`)).body.packs_count).toBe(1);
});

test.each([[{}], [{ description: "" }], [{ description: "  \n" }], [{ description: null }]])(
  "a pack with %j has no description",
  async (given) => {
    const { token } = await makeMember();

    const { status, body } = await apiJson("/packs", { method: "POST", token, body: { name: "Plain", ...given } });

    expect([status, body.description]).toEqual([201, null]);
  },
);

test("a member's packs come newest first, in pages that link to the next", async () => {
  const member = await makeMember();
  for (let at = 0; at < 5; at += 1) await makePack({ userId: member.id, name: `Number ${at}`, createdAt: at });

  const first = await api(`/packs/user/${member.id}?limit=3`);
  const last = await api(`/packs/user/${member.id}?limit=3&offset=3`);

  const names = async (response: Response) => ((await response.json()) as Pack[]).map(({ name }) => name);
  expect(await names(first)).toEqual(["Number 4", "Number 3", "Number 2"]);
  expect(await names(last)).toEqual(["Number 1", "Number 0"]);
  expect(first.headers.get("Link")).toBe(`<http://localhost/api/packs/user/${member.id}?limit=3&offset=3>; rel="next"`);
  expect(last.headers.get("Link")).toBeNull();
});

test("the owner renames a pack and describes it, each alone; nothing at all changes nothing", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId, name: "Before", description: "Words" });
  const patch = (body: unknown) => apiJson<Pack>(`/packs/${id}`, { method: "PATCH", token, body });

  const untouched = await patch({});
  const renamed = await patch({ name: " After " });
  const described = await patch({ description: "Other words" });
  const bare = await patch({ description: null });

  expect(untouched).toMatchObject({ status: 200, body: { name: "Before", description: "Words" } });
  expect(renamed).toMatchObject({ status: 200, body: { name: "After", description: "Words" } });
  expect(described).toMatchObject({ status: 200, body: { name: "After", description: "Other words" } });
  expect(bare).toMatchObject({ status: 200, body: { name: "After", description: null } });
  expect((await apiJson(`/packs/${id}`)).body).toEqual(bare.body);
});

test("a renamed pack is found by its new name", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId, name: "Qwertzuiop" });

  await api(`/packs/${id}`, { method: "PATCH", token, body: { name: "Yxcvbnmasdf" } });

  expect((await apiJson<Pack[]>("/packs/search/yxcvbnm")).body.map((pack) => pack.id)).toEqual([id]);
  expect((await apiJson<Pack[]>("/packs/search/qwertzuiop")).body).toEqual([]);
});

test("a deleted pack is gone, with what was in it, and counted out", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const album = await makeAlbum();
  await api("/pack-items", { method: "POST", token, body: { pack_id: id, album_id: album.id } });

  const { status } = await api(`/packs/${id}`, { method: "DELETE", token });

  expect(status).toBe(204);
  expect((await api(`/packs/${id}`)).status).toBe(404);
  expect((await api(`/pack-items/${id}`)).status).toBe(404);
  expect((await api(`/pack-track-items/${id}`)).status).toBe(404);
  expect((await api(`/packs/${id}`, { method: "DELETE", token })).status).toBe(404);
  expect((await apiJson<User>(`/users/${userId}`)).body.packs_count).toBe(0);
});

test("the albums in a pack keep the order added, and the first is its cover", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const [first, second, third] = [await makeAlbum(), await makeAlbum(), await makeAlbum()];
  await db.insert(schema.packAlbums).values([
    { packId: id, albumId: second.id, createdAt: 2 },
    { packId: id, albumId: third.id, createdAt: 3 },
    { packId: id, albumId: first.id, createdAt: 1 },
  ]);

  const all = await apiJson<PackAlbum[]>(`/pack-items/${id}`);
  const page = await api(`/pack-items/${id}?limit=1&offset=1`);
  const pack = await apiJson<Pack>(`/packs/${id}`);
  await api(`/pack-items/${id}/${first.id}`, { method: "DELETE", token });
  const later = await apiJson<Pack>(`/packs/${id}`);

  expect(all.body.map((album) => album.id)).toEqual([first.id, second.id, third.id]);
  expect(((await page.json()) as PackAlbum[]).map((album) => album.id)).toEqual([second.id]);
  expect(page.headers.get("Link")).toMatch(/limit=1&offset=2>; rel="next"$/);
  expect(pack.body).toMatchObject({ cover_image_url: `/covers/${first.id}.svg`, albums_count: 3 });
  expect(later.body).toMatchObject({ cover_image_url: `/covers/${second.id}.svg`, albums_count: 2 });
});

test("an album put in a pack answers the pair with its time, and again the same", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const album = await makeAlbum({ coverImageUrl: "https://covers.example/1.jpg" });
  const put = () => apiJson("/pack-items", { method: "POST", token, body: { pack_id: id, album_id: album.id } });

  const [first, second] = [await put(), await put()];

  expect(first).toEqual({
    status: 201,
    body: { pack_id: id, album_id: album.id, created_at: expect.stringMatching(TIME) },
  });
  expect(second).toEqual({ status: 200, body: first.body });
  expect((await apiJson<PackAlbum[]>(`/pack-items/${id}`)).body).toEqual([
    {
      id: album.id,
      title: album.title,
      artist: album.artistName,
      artist_id: album.artistId,
      cover_image_url: "https://covers.example/1.jpg",
      release_date: "1997-05-21",
      added_at: first.body.created_at,
    },
  ]);
});

test("an album that nobody has opened yet is stored on its way into a pack", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const album_id = "d-nirvana-in-utero";

  const { status } = await api("/pack-items", { method: "POST", token, body: { pack_id: id, album_id } });

  expect(status).toBe(201);
  expect((await apiJson<PackAlbum[]>(`/pack-items/${id}`)).body.map(({ title }) => title)).toEqual(["In Utero"]);
});

test("an album is taken out of a pack, and taking it out again changes nothing", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const album = await makeAlbum();
  await api("/pack-items", { method: "POST", token, body: { pack_id: id, album_id: album.id } });
  const take = () => api(`/pack-items/${id}/${album.id}`, { method: "DELETE", token });

  const [first, second] = [await take(), await take()];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await apiJson<Pack>(`/packs/${id}`)).body.albums_count).toBe(0);
});

test("a track put in a pack answers the pair with its time, again the same, and is shown as the catalogue names it", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const album = await makeAlbum();
  const artists = [
    { id: null, name: "One" },
    { id: null, name: "Two" },
  ];
  const track = await makeTrack({ albumId: album.id, artists });
  const put = () => apiJson("/pack-track-items", { method: "POST", token, body: { pack_id: id, track_id: track.id } });

  const [first, second] = [await put(), await put()];

  expect(first).toEqual({
    status: 201,
    body: { pack_id: id, track_id: track.id, created_at: expect.stringMatching(TIME) },
  });
  expect(second).toEqual({ status: 200, body: first.body });
  const { body } = await apiJson<PackTrack[]>(`/pack-track-items/${id}`);
  expect(body).toEqual([
    {
      id: expect.any(String),
      track_id: track.id,
      track_name: track.name,
      artist_name: "One, Two",
      album_name: album.title,
      album_id: album.id,
      added_at: first.body.created_at,
    },
  ]);
  expect((await apiJson<Pack>(`/packs/${id}`)).body).toMatchObject({ tracks_count: 1, cover_image_url: null });
});

test("a track that nobody has seen yet is found on the album that is named with it", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const body = { pack_id: id, track_id: "d-radiohead-pablo-honey-2", album_id: "d-radiohead-pablo-honey" };

  const alone = await api("/pack-track-items", { method: "POST", token, body: { ...body, album_id: undefined } });
  const elsewhere = await api("/pack-track-items", {
    method: "POST",
    token,
    body: { ...body, album_id: "d-nirvana-nevermind" },
  });
  const found = await api("/pack-track-items", { method: "POST", token, body });

  expect([alone.status, elsewhere.status, found.status]).toEqual([404, 404, 201]);
  const { body: tracks } = await apiJson<PackTrack[]>(`/pack-track-items/${id}`);
  expect(tracks).toMatchObject([
    { track_name: "Creep", artist_name: "Radiohead", album_name: "Pablo Honey", album_id: "d-radiohead-pablo-honey" },
  ]);
});

test("the tracks in a pack keep the order added, and each is taken out by its track's id", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const tracks = [await makeTrack(), await makeTrack(), await makeTrack()];
  await db
    .insert(schema.packTracks)
    .values(tracks.map((track, at) => ({ packId: id, trackId: track.id, createdAt: 9 - at })));
  const taken = tracks[1]?.id;

  const { status } = await api(`/pack-track-items/${id}/${taken}`, { method: "DELETE", token });
  const again = await api(`/pack-track-items/${id}/${taken}`, { method: "DELETE", token });

  expect([status, again.status]).toEqual([204, 204]);
  const { body } = await apiJson<PackTrack[]>(`/pack-track-items/${id}`);
  expect(body.map(({ track_id }) => track_id)).toEqual([tracks[2]?.id, tracks[0]?.id]);
});

test("another catalogue's ids mean the same album and track", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const track = await makeTrack();
  const [albumsOther, tracksOther] = [`x-${track.albumId}`, `x-${track.id}`];
  await db.insert(schema.externalIds).values([
    { kind: "album", externalId: albumsOther, provider: "spotify", entityId: track.albumId },
    { kind: "track", externalId: tracksOther, provider: "spotify", entityId: track.id },
  ]);

  const album = await apiJson("/pack-items", { method: "POST", token, body: { pack_id: id, album_id: albumsOther } });
  const put = await apiJson("/pack-track-items", {
    method: "POST",
    token,
    body: { pack_id: id, track_id: tracksOther },
  });
  await api(`/pack-items/${id}/${albumsOther}`, { method: "DELETE", token });
  await api(`/pack-track-items/${id}/${tracksOther}`, { method: "DELETE", token });

  expect(album).toMatchObject({ status: 201, body: { album_id: track.albumId } });
  expect(put).toMatchObject({ status: 201, body: { track_id: track.id } });
  expect((await apiJson<Pack>(`/packs/${id}`)).body).toMatchObject({ albums_count: 0, tracks_count: 0 });
});

test("a pack's page takes one trip beyond the session's, and says whose it is", async () => {
  const owner = await makeMember();
  const { id } = await makePack({ userId: owner.id });
  const track = await makeTrack();
  await db.batch([
    db.insert(schema.packAlbums).values({ packId: id, albumId: track.albumId, createdAt: 1 }),
    db.insert(schema.packTracks).values({ packId: id, trackId: track.id, createdAt: 1 }),
  ]);
  const ctx = makeCtx({ token: owner.token });

  const page = await packPage(ctx, id);
  const strangers = await packPage(makeCtx(), id);

  expect(page).toMatchObject({
    pack: { id, albums_count: 1, tracks_count: 1 },
    albums: [{ id: track.albumId }],
    tracks: [{ track_id: track.id }],
    isOwner: true,
  });
  expect(strangers.isOwner).toBe(false);
  expect(ctx.tally.trips).toBe(2);
});

test("what a pack's form says is so afterwards, however often it is said", async () => {
  const { id: userId, token } = await makeMember();
  const { id: packId } = await makePack({ userId });
  const { id: trackId, albumId } = await makeTrack();

  for (const on of [true, true, false, false]) {
    await setPackAlbum(makeCtx({ token }), { packId, albumId, on });
    await setPackTrack(makeCtx({ token }), { packId, trackId, on });
    const count = on ? 1 : 0;
    expect((await apiJson(`/packs/${packId}`)).body).toMatchObject({ albums_count: count, tracks_count: count });
  }
});

test("what is in a pack that is stored costs one trip beyond the session's to put there", async () => {
  const { id: userId, token } = await makeMember();
  const { id: packId } = await makePack({ userId });
  const { albumId } = await makeTrack();
  const ctx = makeCtx({ token });

  await setPackAlbum(ctx, { packId, albumId, on: true });

  expect(ctx.tally.trips).toBe(2);
});

test("packs, albums and tracks of what does not exist are not found", async () => {
  for (const path of ["/packs/nothing", "/packs/user/nobody", "/pack-items/nothing", "/pack-track-items/nothing"]) {
    expect([path, (await api(path)).status]).toEqual([path, 404]);
  }
});

test.each(["/packs/user/m", "/pack-items/p", "/pack-track-items/p"])(
  "%s with a bad page is malformed",
  async (path) => {
    for (const query of ["limit=0", "limit=51", "limit=x", "offset=-1"]) {
      expect(await apiJson(`${path}?${query}`)).toMatchObject({ status: 400, body: { code: "malformed" } });
    }
  },
);
