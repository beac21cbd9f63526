import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeAlbum, makeMember } from "#tests/factories.ts";
import { api, apiJson, ORIGIN } from "#tests/http.ts";
import type { ShelvedAlbum } from "#worker/domain/dto.ts";

const SHELVES = ["favorites", "album-likes", "watchlist"];

test("of eleven favourites at once ten stand", async () => {
  const member = await makeMember();
  const albums = await Promise.all(Array.from({ length: 11 }, () => makeAlbum()));

  const answers = await Promise.all(
    albums.map(({ id }) => api("/favorites", { method: "POST", token: member.token, body: { album_id: id } })),
  );

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(201), 409]);
  expect((await apiJson(`/favorites/count/${member.id}`)).body).toEqual({ count: 10 });
});

for (const shelf of SHELVES) {
  test(`${shelf}: the same album many times at once stands once`, async () => {
    const member = await makeMember();
    const album = await makeAlbum();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        api(`/${shelf}`, { method: "POST", token: member.token, body: { album_id: album.id } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
    expect((await apiJson<ShelvedAlbum[]>(`/${shelf}/${member.id}`)).body).toHaveLength(1);
  });

  test(`${shelf}: nobody changes another's`, async () => {
    const [owner, other] = [await makeMember(), await makeMember()];
    const album = await makeAlbum();
    await api(`/${shelf}`, { method: "POST", token: owner.token, body: { album_id: album.id } });

    const put = await apiJson(`/${shelf}`, {
      method: "POST",
      token: other.token,
      body: { user_id: owner.id, album_id: album.id },
    });
    const take = await api(`/${shelf}/${owner.id}/${album.id}`, { method: "DELETE", token: other.token });
    const takeOfNobody = await api(`/${shelf}/nobody/${album.id}`, { method: "DELETE", token: other.token });

    expect(put).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect([take.status, takeOfNobody.status]).toEqual([403, 403]);
    expect((await apiJson<ShelvedAlbum[]>(`/${shelf}/${owner.id}`)).body).toHaveLength(1);
  });

  test(`${shelf}: nobody at all changes anything`, async () => {
    const owner = await makeMember();
    const album = await makeAlbum();

    const put = await api(`/${shelf}`, { method: "POST", body: { user_id: owner.id, album_id: album.id } });
    const take = await api(`/${shelf}/${owner.id}/${album.id}`, { method: "DELETE" });

    expect([put.status, take.status]).toEqual([401, 401]);
    expect(put.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  test(`${shelf}: with a cookie and from another site nothing changes`, async () => {
    const owner = await makeMember();
    const album = await makeAlbum();

    const response = await exports.default.fetch(`${ORIGIN}/api/${shelf}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Cookie: `session=${owner.token}`,
        Origin: "https://elsewhere.example",
      },
      body: JSON.stringify({ album_id: album.id }),
    });

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "cross_origin" });
    expect((await apiJson<ShelvedAlbum[]>(`/${shelf}/${owner.id}`)).body).toEqual([]);
  });

  test(`${shelf}: an unknown album cannot be put there, and taking it away changes nothing`, async () => {
    const member = await makeMember();

    const put = await apiJson(`/${shelf}`, { method: "POST", token: member.token, body: { album_id: "d-no-such" } });
    const take = await api(`/${shelf}/${member.id}/d-no-such`, { method: "DELETE", token: member.token });

    expect(put).toMatchObject({ status: 404, body: { message: "Album not found" } });
    expect(take.status).toBe(204);
  });

  test.each([
    [{}, 422],
    [{ album_id: "" }, 422],
    [{ album_id: 7 }, 422],
    [{ album_id: null }, 422],
    [{ album_id: ["a"] }, 422],
    [{ album_id: "a".repeat(201) }, 422],
    [{ album_id: "' or 1=1 --" }, 404],
    [{ album_id: "\u0000" }, 404],
    [[], 422],
    ["text", 422],
  ])(`${shelf}: the body %j is refused`, async (body, status) => {
    const member = await makeMember();

    const response = await api(`/${shelf}`, { method: "POST", token: member.token, body });

    expect(response.status).toBe(status);
  });

  test(`${shelf}: odd ids in a path find nothing`, async () => {
    const member = await makeMember();

    for (const odd of ["%00", "%27%20or%201", "%F0%9F%8E%B8", "a".repeat(2000), "%ff"]) {
      expect((await apiJson(`/${shelf}/check/${member.id}/${odd}`)).status, odd).toBe(200);
      expect((await api(`/${shelf}/${odd}`)).status, odd).toBe(404);
      expect((await api(`/${shelf}/${member.id}/${odd}`, { method: "DELETE", token: member.token })).status, odd).toBe(
        204,
      );
    }
  });
}
