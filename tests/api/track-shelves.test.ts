import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeTrack } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { albumPage } from "#worker/domain/albums.server.ts";
import type { KeptTrack, Track } from "#worker/domain/dto.ts";
import { setTrackShelf } from "#worker/domain/track-shelves.server.ts";

const SHELVES = ["favorite-tracks", "liked-tracks"] as const;
type Shelf = (typeof SHELVES)[number];

const UNOPENED = { "favorite-tracks": "d-nick-drake-pink-moon", "liked-tracks": "d-nirvana-in-utero" };

function put(shelf: Shelf, token: string, body: Record<string, unknown>) {
  return apiJson(`/${shelf}`, { method: "POST", token, body });
}

function listPath(shelf: Shelf, userId: string) {
  return shelf === "liked-tracks" ? `/liked-tracks?userId=${userId}` : `/favorite-tracks/${userId}?`;
}

async function tracksOn(shelf: Shelf, userId: string) {
  return (await apiJson<KeptTrack[]>(listPath(shelf, userId))).body;
}

for (const shelf of SHELVES) {
  test(`${shelf}: putting a track there answers the pair with its time, and again the same`, async () => {
    const member = await makeMember();
    const track = await makeTrack();

    const first = await put(shelf, member.token, { user_id: member.id, track_spotify_id: track.id });
    const second = await put(shelf, member.token, { track_spotify_id: track.id });

    expect(first).toEqual({
      status: 201,
      body: {
        user_id: member.id,
        track_spotify_id: track.id,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
    expect(second).toEqual({ status: 200, body: first.body });
  });

  test(`${shelf}: a list shows tracks as the catalogue names them, and when they were added`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();
    const track = await makeTrack({ albumId: album.id, artists: [{ id: null, name: "Nina Simone" }] });
    const { body } = await put(shelf, member.token, { track_spotify_id: track.id });

    expect(await tracksOn(shelf, member.id)).toEqual([
      {
        track_spotify_id: track.id,
        track_name: track.name,
        artist_name: "Nina Simone",
        album_id: album.id,
        album_name: album.title,
        added_at: body.created_at,
      },
    ]);
  });

  test(`${shelf}: a track that names no artist is its album's artist's`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();
    const track = await makeTrack({ albumId: album.id, artists: [] });
    await put(shelf, member.token, { track_spotify_id: track.id });

    expect(await tracksOn(shelf, member.id)).toMatchObject([{ artist_name: album.artistName }]);
  });

  test(`${shelf}: a track of an album that nobody has opened yet is stored on the way`, async () => {
    const member = await makeMember();
    const album_id = UNOPENED[shelf];
    const track_spotify_id = `${album_id}-1`;

    const alone = await put(shelf, member.token, { track_spotify_id });
    const withAlbum = await put(shelf, member.token, { track_spotify_id, album_id });

    expect(alone).toMatchObject({ status: 404, body: { message: "Track not found" } });
    expect(withAlbum.status).toBe(201);
    expect(await tracksOn(shelf, member.id)).toMatchObject([{ track_spotify_id, album_id }]);
  });

  test(`${shelf}: another catalogue's id means the same track`, async () => {
    const member = await makeMember();
    const track = await makeTrack();
    const externalId = `x-${track.id}`;
    await db.insert(schema.externalIds).values({ kind: "track", externalId, provider: "spotify", entityId: track.id });

    const { body } = await put(shelf, member.token, { track_spotify_id: externalId });
    await api(`/${shelf}/${member.id}/${externalId}`, { method: "DELETE", token: member.token });

    expect(body).toMatchObject({ track_spotify_id: track.id });
    expect(await tracksOn(shelf, member.id)).toEqual([]);
  });

  test(`${shelf}: a track taken off is gone, and taking it off again changes nothing`, async () => {
    const member = await makeMember();
    const track = await makeTrack();
    await put(shelf, member.token, { track_spotify_id: track.id });
    const take = () => api(`/${shelf}/${member.id}/${track.id}`, { method: "DELETE", token: member.token });

    const [first, second] = [await take(), await take()];

    expect([first.status, second.status]).toEqual([204, 204]);
    expect(await tracksOn(shelf, member.id)).toEqual([]);
  });

  test(`${shelf}: pages follow one another, and a full one links to the next`, async () => {
    const member = await makeMember();
    const tracks = [];
    for (let at = 0; at < 5; at += 1) tracks.push(await makeTrack({ name: `Number ${at}` }));
    const places = tracks.map(({ id }, at) => ({ userId: member.id, trackId: id, slot: 9 - at, createdAt: at }));
    await db.batch([db.insert(schema.likedTracks).values(places), db.insert(schema.favoriteTracks).values(places)]);
    const path = listPath(shelf, member.id);

    const first = await api(`${path}&limit=3`);
    const last = await api(`${path}&limit=3&offset=3`);

    const order = [0, 1, 2, 3, 4].map((at) => `Number ${at}`);
    const expected = shelf === "favorite-tracks" ? order : order.toReversed();
    const names = async (response: Response) =>
      ((await response.json()) as KeptTrack[]).map((track) => track.track_name);
    expect([await names(first), await names(last)]).toEqual([expected.slice(0, 3), expected.slice(3)]);
    expect(first.headers.get("Link")).toMatch(/limit=3&offset=3>; rel="next"$/);
    expect(last.headers.get("Link")).toBeNull();
  });

  test(`${shelf}: the list of a member who does not exist is not found`, async () => {
    expect((await api(listPath(shelf, "nobody"))).status).toBe(404);
  });

  test(`${shelf}: a bad page is malformed`, async () => {
    const member = await makeMember();

    for (const query of ["limit=0", "limit=51", "limit=x", "offset=-1"]) {
      const answer = await apiJson(`${listPath(shelf, member.id)}&${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: "malformed" } });
    }
  });

  test(`${shelf}: an album's tracklist and page tell its member which tracks they keep`, async () => {
    const member = await makeMember();
    const [kept, other] = ["d-nirvana-nevermind-1", "d-nirvana-nevermind-2"];
    await put(shelf, member.token, { track_spotify_id: kept, album_id: "d-nirvana-nevermind" });
    const flag = shelf === "liked-tracks" ? "is_liked" : "is_favorite";

    const { body } = await apiJson<Track[]>("/albums/d-nirvana-nevermind/tracks", { token: member.token });
    const page = await albumPage(makeCtx({ token: member.token }), "d-nirvana-nevermind");
    const strangers = await apiJson<Track[]>("/albums/d-nirvana-nevermind/tracks");

    for (const tracks of [body, page.tracks]) {
      const flags = Object.fromEntries(tracks.map((track) => [track.id, [track.is_liked, track.is_favorite]]));
      expect(flags[kept ?? ""]).toEqual([flag === "is_liked", flag === "is_favorite"]);
      expect(flags[other ?? ""]).toEqual([false, false]);
    }
    expect(strangers.body.some((track) => track[flag])).toBe(false);
  });

  test(`${shelf}: what a form says is so afterwards, however often it is said`, async () => {
    const member = await makeMember();
    const { id: trackId } = await makeTrack();

    for (const on of [true, true, false, false]) {
      await setTrackShelf(makeCtx({ token: member.token }), { shelf, trackId, on });
      expect(await tracksOn(shelf, member.id)).toHaveLength(on ? 1 : 0);
    }
  });
}

test("liked tracks without a member named are the caller's, and a stranger's are nobody's", async () => {
  const member = await makeMember();
  const track = await makeTrack();
  await put("liked-tracks", member.token, { track_spotify_id: track.id });

  const own = await apiJson<KeptTrack[]>("/liked-tracks", { token: member.token });
  const strangers = await apiJson("/liked-tracks");

  expect(own.body).toMatchObject([{ track_spotify_id: track.id }]);
  expect(strangers).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
});

test("an eleventh favourite track is refused in the spec's words; a freed place is taken again", async () => {
  const member = await makeMember();
  const ids: string[] = [];
  for (let at = 0; at < 11; at += 1) ids.push((await makeTrack()).id);
  for (const id of ids.slice(0, 10)) await put("favorite-tracks", member.token, { track_spotify_id: id });

  const eleventh = await put("favorite-tracks", member.token, { track_spotify_id: ids[10] });
  const again = await put("favorite-tracks", member.token, { track_spotify_id: ids[3] });
  await api(`/favorite-tracks/${member.id}/${ids[3]}`, { method: "DELETE", token: member.token });
  const freed = await put("favorite-tracks", member.token, { track_spotify_id: ids[10] });

  expect(eleventh).toMatchObject({
    status: 409,
    body: {
      code: "favorites_limit",
      message: "You can only have 10 favorite tracks. Please remove one before adding another",
    },
  });
  expect([again.status, freed.status]).toEqual([200, 201]);
  expect((await apiJson(`/favorite-tracks/count/${member.id}`)).body).toEqual({ count: 10 });
});

test("favourite tracks and favourite albums are counted apart", async () => {
  const member = await makeMember();
  const track = await makeTrack();

  await put("favorite-tracks", member.token, { track_spotify_id: track.id });

  expect((await apiJson(`/favorite-tracks/count/${member.id}`)).body).toEqual({ count: 1 });
  expect((await apiJson(`/favorites/count/${member.id}`)).body).toEqual({ count: 0 });
  expect((await api("/favorite-tracks/count/nobody")).status).toBe(404);
});

test("likes have no limit of ten", async () => {
  const member = await makeMember();

  for (let at = 0; at < 11; at += 1) {
    await put("liked-tracks", member.token, { track_spotify_id: (await makeTrack()).id });
  }

  expect(await tracksOn("liked-tracks", member.id)).toHaveLength(11);
});
