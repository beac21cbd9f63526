import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { ShelvedAlbum } from "#worker/domain/dto.ts";

const SHELVES = [
  ["favorites", "isFavorite"],
  ["album-likes", "isLiked"],
  ["watchlist", "isInWatchlist"],
] as const;

function put(shelf: string, token: string, albumId: string) {
  return apiJson(`/${shelf}`, { method: "POST", token, body: { album_id: albumId } });
}

async function titlesOn(shelf: string, userId: string, query = "") {
  const { body } = await apiJson<ShelvedAlbum[]>(`/${shelf}/${userId}${query}`);
  return body.map(({ title }) => title);
}

for (const [shelf, flag] of SHELVES) {
  test(`${shelf}: putting an album there answers the pair with its time, and again the same`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();

    const first = await put(shelf, member.token, album.id);
    const second = await put(shelf, member.token, album.id);

    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      user_id: member.id,
      album_id: album.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(second).toEqual({ status: 200, body: first.body });
  });

  test(`${shelf}: check tells anyone whether it is there, before, after and when it is gone`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();
    const path = `/${shelf}/check/${member.id}/${album.id}`;

    const before = await apiJson(path);
    await put(shelf, member.token, album.id);
    const there = await apiJson(path);
    const gone = await api(`/${shelf}/${member.id}/${album.id}`, { method: "DELETE", token: member.token });
    const after = await apiJson(path);

    expect([before.body, there.body, after.body]).toEqual([{ [flag]: false }, { [flag]: true }, { [flag]: false }]);
    expect(gone.status).toBe(204);
  });

  test(`${shelf}: an album that nobody has opened yet is stored on the way`, async () => {
    const member = await makeMember();

    const { status } = await put(shelf, member.token, "d-nirvana-in-utero");

    expect(status).toBe(201);
    expect(await titlesOn(shelf, member.id)).toEqual(["In Utero"]);
  });

  test(`${shelf}: another catalogue's id means the same album`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();
    const externalId = `x-${album.id}`;
    await db.insert(schema.externalIds).values({ kind: "album", externalId, provider: "spotify", entityId: album.id });

    const { body } = await put(shelf, member.token, externalId);
    const check = await apiJson(`/${shelf}/check/${member.id}/${externalId}`);
    await api(`/${shelf}/${member.id}/${externalId}`, { method: "DELETE", token: member.token });

    expect(body).toMatchObject({ album_id: album.id });
    expect(check.body).toEqual({ [flag]: true });
    expect(await titlesOn(shelf, member.id)).toEqual([]);
  });

  test(`${shelf}: a list shows albums with what people think of them, and when they were added`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();
    await makeReview({ userId: member.id, albumId: album.id, rating: 9 });
    const { body } = await put(shelf, member.token, album.id);

    const list = await apiJson<ShelvedAlbum[]>(`/${shelf}/${member.id}`);

    expect(list.body).toEqual([
      {
        id: album.id,
        title: album.title,
        artist: album.artistName,
        artist_id: album.artistId,
        cover_image_url: `/covers/${album.id}.svg`,
        release_date: "1997-05-21",
        album_type: "album",
        average_rating: 9,
        review_count: 1,
        added_at: body.created_at,
      },
    ]);
  });

  test(`${shelf}: pages follow one another, and a full one links to the next`, async () => {
    const member = await makeMember();
    const albums = [];
    for (let at = 0; at < 5; at += 1) albums.push(await makeAlbum({ title: `Number ${at}` }));
    await db.batch([
      db.insert(schema.likedAlbums).values(albums.map(({ id }, at) => ({ ...own(member.id, id), createdAt: at }))),
      db.insert(schema.watchlist).values(albums.map(({ id }, at) => ({ ...own(member.id, id), createdAt: at }))),
      db
        .insert(schema.favoriteAlbums)
        .values(albums.map(({ id }, at) => ({ ...own(member.id, id), slot: 9 - at, createdAt: at }))),
    ]);

    const first = await api(`/${shelf}/${member.id}?limit=3`);
    const last = await api(`/${shelf}/${member.id}?limit=3&offset=3`);

    const order = [0, 1, 2, 3, 4].map((at) => `Number ${at}`);
    const expected = shelf === "favorites" ? order : order.toReversed();
    const titles = async (response: Response) => ((await response.json()) as ShelvedAlbum[]).map(({ title }) => title);
    expect([await titles(first), await titles(last)]).toEqual([expected.slice(0, 3), expected.slice(3)]);
    expect(first.headers.get("Link")).toBe(`<http://localhost/api/${shelf}/${member.id}?limit=3&offset=3>; rel="next"`);
    expect(last.headers.get("Link")).toBeNull();
  });

  test(`${shelf}: the list of a member who does not exist is not found`, async () => {
    expect((await api(`/${shelf}/nobody`)).status).toBe(404);
  });

  test.each(["limit=0", "limit=51", "limit=x", "offset=-1", "limit=1.5"])(
    `${shelf}: %s is malformed`,
    async (query) => {
      const member = await makeMember();

      const { status, body } = await apiJson(`/${shelf}/${member.id}?${query}`);

      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "malformed" });
    },
  );
}

test("an eleventh favourite is refused, one that is there already is not, and a freed place is taken again", async () => {
  const member = await makeMember();
  const albums = [];
  for (let at = 0; at < 11; at += 1) albums.push(await makeAlbum());
  const ids = albums.map(({ id }) => id);
  for (const id of ids.slice(0, 10)) await put("favorites", member.token, id);

  const eleventh = await put("favorites", member.token, ids[10] ?? "");
  const again = await put("favorites", member.token, ids[3] ?? "");
  await api(`/favorites/${member.id}/${ids[3]}`, { method: "DELETE", token: member.token });
  const freed = await put("favorites", member.token, ids[10] ?? "");

  expect(eleventh).toMatchObject({ status: 409, body: { code: "favorites_limit", title: "Conflict" } });
  expect(again.status).toBe(200);
  expect(freed.status).toBe(201);
  expect((await apiJson(`/favorites/count/${member.id}`)).body).toEqual({ count: 10 });
  const { body } = await apiJson<ShelvedAlbum[]>(`/favorites/${member.id}`);
  expect(body.map(({ id }) => id)).toEqual([...ids.slice(0, 3), ...ids.slice(4)]);
});

test("the count of a member who has none is 0, of nobody not found", async () => {
  const member = await makeMember();

  expect((await apiJson(`/favorites/count/${member.id}`)).body).toEqual({ count: 0 });
  expect((await api("/favorites/count/nobody")).status).toBe(404);
});

function own(userId: string, albumId: string) {
  return { userId, albumId };
}
