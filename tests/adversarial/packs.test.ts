import { exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makePack, makeTrack } from "#tests/factories.ts";
import { api, apiJson, ORIGIN } from "#tests/http.ts";
import { demoProvider } from "#worker/catalogue/demo/demo-provider.ts";
import type { KeptTrack, Pack, PackTrack, User } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Problem = { code: string; message: string; errors?: Record<string, string[]> };

const SHELVES = ["favorite-tracks", "liked-tracks"];
const ODD_IDS = ["%00", "%27%20or%201", "%F0%9F%8E%B8", "a".repeat(2000), "%ff", "..%2F..%2Fetc"];
const SPOOFED = { track_name: "Spoofed", artist_name: "Spoofed", album_name: "Spoofed", name: "Spoofed" };

function create(member: Member, body: unknown) {
  return apiJson<Pack & Problem>("/packs", { method: "POST", token: member.token, body });
}

async function makeFullPack(owner: Member) {
  const pack = await makePack({ userId: owner.id, name: "Mine", description: "Words" });
  const track = await makeTrack();
  await db.batch([
    db.insert(schema.packAlbums).values({ packId: pack.id, albumId: track.albumId, createdAt: 1 }),
    db.insert(schema.packTracks).values({ packId: pack.id, trackId: track.id, createdAt: 1 }),
  ]);
  return { ...pack, trackId: track.id, albumId: track.albumId };
}

/** Every call that changes a pack, as anyone might send it. */
function changesOf(pack: { id: string; albumId: string; trackId: string }, other: { albumId: string; id: string }) {
  return [
    [`/packs/${pack.id}`, { method: "PATCH", body: { name: "Defaced" } }],
    [`/packs/${pack.id}`, { method: "PATCH", body: {} }],
    [`/packs/${pack.id}`, { method: "DELETE" }],
    ["/pack-items", { method: "POST", body: { pack_id: pack.id, album_id: other.albumId } }],
    ["/pack-items", { method: "POST", body: { pack_id: pack.id, album_id: pack.albumId } }],
    [`/pack-items/${pack.id}/${pack.albumId}`, { method: "DELETE" }],
    [`/pack-items/${pack.id}/absent`, { method: "DELETE" }],
    ["/pack-track-items", { method: "POST", body: { pack_id: pack.id, track_id: other.id } }],
    ["/pack-track-items", { method: "POST", body: { pack_id: pack.id, track_id: pack.trackId } }],
    [`/pack-track-items/${pack.id}/${pack.trackId}`, { method: "DELETE" }],
    [`/pack-track-items/${pack.id}/absent`, { method: "DELETE" }],
  ] as const;
}

async function inside(packId: string) {
  const [pack, albums, tracks] = await Promise.all([
    apiJson(`/packs/${packId}`),
    apiJson(`/pack-items/${packId}`),
    apiJson(`/pack-track-items/${packId}`),
  ]);
  return [pack, albums, tracks];
}

for (const who of ["another member", "an admin"]) {
  test(`${who} changes nothing of a pack`, async () => {
    const owner = await makeMember();
    const { token } = await makeMember({ isAdmin: who === "an admin" });
    const pack = await makeFullPack(owner);
    const before = await inside(pack.id);

    for (const [path, call] of changesOf(pack, await makeTrack())) {
      const answer = await apiJson(path, { ...call, token });
      expect([call.method, path, answer.status, answer.body.code]).toEqual([call.method, path, 403, "forbidden"]);
    }
    expect(await inside(pack.id)).toEqual(before);
  });
}

test("strangers change nothing of a pack", async () => {
  const pack = await makeFullPack(await makeMember());
  const before = await inside(pack.id);

  for (const [path, call] of changesOf(pack, await makeTrack())) {
    const response = await api(path, call);
    expect([path, response.status, response.headers.get("WWW-Authenticate")]).toEqual([path, 401, "Bearer"]);
  }
  expect((await api("/packs", { method: "POST", body: { name: "Nobody's" } })).status).toBe(401);
  expect(await inside(pack.id)).toEqual(before);
});

test("a call with a cookie and from another site changes nothing", async () => {
  const owner = await makeMember();
  const track = await makeTrack();
  const pack = await makeFullPack(owner);
  const before = await inside(pack.id);
  const calls: (readonly [string, { method: string; body?: unknown }])[] = [
    ...changesOf(pack, track),
    ["/packs", { method: "POST", body: { name: "Theirs" } }],
    ...SHELVES.map((shelf) => [`/${shelf}`, { method: "POST", body: { track_spotify_id: track.id } }] as const),
  ];

  for (const [path, { method, body }] of calls) {
    const response = await exports.default.fetch(`${ORIGIN}/api${path}`, {
      method,
      headers: {
        ...(body ? { "Content-Type": "application/json" } : {}),
        Cookie: `session=${owner.token}`,
        Origin: "https://elsewhere.example",
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    const { code } = await response.json<Problem>();
    expect([path, response.status, code]).toEqual([path, 403, "cross_origin"]);
  }
  expect(await inside(pack.id)).toEqual(before);
  expect((await apiJson<Pack[]>(`/packs/user/${owner.id}`)).body).toHaveLength(1);
});

test("nobody makes a pack in another's name, nor gives one away", async () => {
  const [member, victim] = [await makeMember(), await makeMember()];
  const pack = await makeFullPack(member);

  const made = await create(member, { user_id: victim.id, name: "Yours" });
  const given = await apiJson<Pack>(`/packs/${pack.id}`, {
    method: "PATCH",
    token: member.token,
    body: { user_id: victim.id, id: "x", created_at: 1, albums_count: 99, creator: victim, name: "Still mine" },
  });

  expect([made.status, made.body.code]).toEqual([403, "forbidden"]);
  expect(given).toMatchObject({
    status: 200,
    body: { id: pack.id, user_id: member.id, albums_count: 1, name: "Still mine" },
  });
  expect((await apiJson<User>(`/users/${victim.id}`)).body.packs_count).toBe(0);
});

test("of two tabs that delete one pack, one does, and it is counted out once", async () => {
  const owner = await makeMember();
  const pack = await makeFullPack(owner);
  await makePack({ userId: owner.id });

  const answers = await Promise.all(
    Array.from({ length: 2 }, () => api(`/packs/${pack.id}`, { method: "DELETE", token: owner.token })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await apiJson<User>(`/users/${owner.id}`)).body.packs_count).toBe(1);
});

test("nothing is put in a pack that is gone, and taking something out of it changes nothing", async () => {
  const owner = await makeMember();
  const pack = await makeFullPack(owner);
  const token = owner.token;
  await api(`/packs/${pack.id}`, { method: "DELETE", token });

  const put = [
    await apiJson("/pack-items", { method: "POST", token, body: { pack_id: pack.id, album_id: pack.albumId } }),
    await apiJson("/pack-track-items", { method: "POST", token, body: { pack_id: pack.id, track_id: pack.trackId } }),
  ];
  const taken = [
    await api(`/pack-items/${pack.id}/${pack.albumId}`, { method: "DELETE", token }),
    await api(`/pack-track-items/${pack.id}/${pack.trackId}`, { method: "DELETE", token }),
  ];

  for (const answer of put) expect(answer).toMatchObject({ status: 404, body: { message: "Pack not found" } });
  expect(taken.map(({ status }) => status)).toEqual([204, 204]);
});

test("a pack deleted while things are put in it leaves nothing behind", async () => {
  const owner = await makeMember();
  const { id } = await makePack({ userId: owner.id });
  const tracks = [];
  for (let at = 0; at < 10; at += 1) tracks.push(await makeTrack());
  const put = (path: string, body: unknown) => api(path, { method: "POST", token: owner.token, body });

  const answers = await Promise.all([
    ...tracks.map((track) => put("/pack-items", { pack_id: id, album_id: track.albumId })),
    api(`/packs/${id}`, { method: "DELETE", token: owner.token }),
    ...tracks.map((track) => put("/pack-track-items", { pack_id: id, track_id: track.id })),
  ]);

  for (const { status } of answers) expect([201, 204, 404]).toContain(status);
  expect((await api(`/packs/${id}`)).status).toBe(404);
  const left = await db.select().from(schema.packAlbums);
  expect(left.filter(({ packId }) => packId === id)).toEqual([]);
});

test("the same thing many times at once is in a pack once", async () => {
  const owner = await makeMember();
  const { id } = await makePack({ userId: owner.id });
  const track = await makeTrack();
  const put = (path: string, body: unknown) =>
    Promise.all(Array.from({ length: 8 }, () => api(path, { method: "POST", token: owner.token, body })));

  const albums = await put("/pack-items", { pack_id: id, album_id: track.albumId });
  const tracks = await put("/pack-track-items", { pack_id: id, track_id: track.id });

  for (const answers of [albums, tracks]) {
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
  }
  expect((await apiJson<Pack>(`/packs/${id}`)).body).toMatchObject({ albums_count: 1, tracks_count: 1 });
});

test("names sent along with a track are not believed", async () => {
  const { id: userId, token } = await makeMember();
  const [track, other] = [await makeTrack({ name: "True" }), await makeAlbum()];
  const { id } = await makePack({ userId });
  const spoofed = { ...SPOOFED, album_id: other.id };

  const packed = await apiJson("/pack-track-items", {
    method: "POST",
    token,
    body: { ...spoofed, pack_id: id, track_id: track.id },
  });
  const kept = [];
  for (const shelf of SHELVES) {
    kept.push(await apiJson(`/${shelf}`, { method: "POST", token, body: { ...spoofed, track_spotify_id: track.id } }));
  }

  expect([packed, ...kept].map(({ status }) => status)).toEqual([201, 201, 201]);
  const truth = { track_name: "True", artist_name: track.artists[0]?.name, album_id: track.albumId };
  expect((await apiJson<PackTrack[]>(`/pack-track-items/${id}`)).body).toMatchObject([truth]);
  expect((await apiJson<KeptTrack[]>(`/favorite-tracks/${userId}`)).body).toMatchObject([truth]);
  expect((await apiJson<KeptTrack[]>(`/liked-tracks?userId=${userId}`)).body).toMatchObject([truth]);
});

test("names of any type are no reason to refuse a track", async () => {
  const { token } = await makeMember();
  const { id } = await makeTrack();
  const body = { track_spotify_id: id, track_name: 7, artist_name: null, album_name: ["x"], album_id: null };

  expect((await api("/liked-tracks", { method: "POST", token, body })).status).toBe(201);
});

test("another's pack does not make the catalogue fetch anything", async () => {
  const pack = await makePack({ userId: (await makeMember()).id });
  const { token } = await makeMember();
  const asked = [vi.spyOn(demoProvider, "album"), vi.spyOn(demoProvider, "albumTracks")];
  const [album_id, track_id] = ["d-portishead-dummy", "d-portishead-dummy-1"];

  const album = await api("/pack-items", { method: "POST", token, body: { pack_id: pack.id, album_id } });
  const track = await api("/pack-track-items", {
    method: "POST",
    token,
    body: { pack_id: pack.id, track_id, album_id },
  });

  expect([album.status, track.status]).toEqual([403, 403]);
  for (const spy of asked) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

test("where the catalogue is down, what is stored goes in a pack and what is not is unavailable", async () => {
  const { id: userId, token } = await makeMember();
  const { id } = await makePack({ userId });
  const track = await makeTrack();
  const down = async () => ({ ok: false, kind: "unavailable" }) as const;
  const spies = [
    vi.spyOn(demoProvider, "album").mockImplementation(down),
    vi.spyOn(demoProvider, "albumTracks").mockImplementation(down),
  ];
  const put = (path: string, body: Record<string, unknown>) =>
    apiJson(path, { method: "POST", token, body: { pack_id: id, ...body } });
  const album_id = "d-massive-attack-mezzanine";

  const stored = [
    await put("/pack-items", { album_id: track.albumId }),
    await put("/pack-track-items", { track_id: track.id }),
  ];
  const unknown = [
    await put("/pack-items", { album_id }),
    await put("/pack-track-items", { track_id: `${album_id}-1`, album_id }),
    await apiJson("/liked-tracks", { method: "POST", token, body: { track_spotify_id: `${album_id}-1`, album_id } }),
  ];

  expect(stored.map(({ status }) => status)).toEqual([201, 201]);
  for (const answer of unknown) {
    expect(answer).toMatchObject({ status: 503, body: { code: "catalogue_unavailable" } });
  }
  for (const spy of spies) spy.mockRestore();
});

test("50 characters name a pack and 150 describe it, as people count them", async () => {
  const member = await makeMember();
  const [name, description] = ["🎧".repeat(50), "🎧".repeat(150)];

  const fits = await create(member, { name: ` ${name} `, description: `${description}\n` });
  const tooLong = await create(member, { name: `${name}!`, description: `${description}!` });

  expect(fits).toMatchObject({ status: 201, body: { name, description } });
  expect([tooLong.status, tooLong.body.errors]).toEqual([
    422,
    { name: ["Please use at most 50 characters"], description: ["Please use at most 150 characters"] },
  ]);
});

test("an edit is held to the same limits, and changes nothing where it is refused", async () => {
  const owner = await makeMember();
  const { id } = await makePack({ userId: owner.id, name: "Before", description: "Words" });
  const bad = [{ name: "" }, { name: "a".repeat(51) }, { name: null }, { description: "a".repeat(151) }, { name: 7 }];

  for (const body of bad) {
    const { status } = await api(`/packs/${id}`, {
      method: "PATCH",
      token: owner.token,
      body: { description: "x", ...body },
    });
    expect([body, status]).toEqual([body, 422]);
  }
  expect((await apiJson(`/packs/${id}`)).body).toMatchObject({ name: "Before", description: "Words" });
});

test.each([[undefined], [""], ["  \n\t "], ["\u0000\u0007"], [null], [7], [["a"]], [{}]])(
  "a pack named %j is refused with the spec's words",
  async (name) => {
    const { status, body } = await create(await makeMember(), { name });

    expect([status, body.errors]).toEqual([422, { name: ["Please enter a name for your pack"] }]);
  },
);

test("text comes back as text, cleaned of what no text holds", async () => {
  const member = await makeMember();
  const name = `<script>alert(1)</script> '; drop table --`;

  const plain = await create(member, { name, description: `"x" \\u0000 %00 {{7*7}}` });
  const cleaned = await create(member, { name: "a\u0000b\ud800 e\u0301", description: "\u0007\r\n" });

  expect(plain).toMatchObject({ status: 201, body: { name, description: `"x" \\u0000 %00 {{7*7}}` } });
  expect(cleaned).toMatchObject({ status: 201, body: { name: "ab\ufffd \u00e9", description: null } });
});

for (const direction of ["viewer blocks owner", "owner blocks viewer"]) {
  test(`no list shows a pack across a block, its own id does: ${direction}`, async () => {
    const [viewer, owner] = [await makeMember(), await makeMember()];
    const pack = await makeFullPack(owner);
    const [blocker, blocked] = direction === "viewer blocks owner" ? [viewer, owner] : [owner, viewer];
    await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
    const token = viewer.token;

    expect((await apiJson(`/packs/user/${owner.id}`, { token })).body).toEqual([]);
    expect((await apiJson<Pack[]>(`/packs/user/${owner.id}`)).body).toHaveLength(1);
    expect((await apiJson(`/packs/${pack.id}`, { token })).status).toBe(200);
    expect((await apiJson(`/pack-items/${pack.id}`, { token })).body).toHaveLength(1);
    expect((await apiJson(`/pack-track-items/${pack.id}`, { token })).body).toHaveLength(1);
  });
}

test("a pack shows no more of its maker than anyone may see", async () => {
  const { id } = await makePack({ userId: (await makeMember()).id });

  const { body } = await apiJson<Pack>(`/packs/${id}`);

  expect(Object.keys(body.creator).sort()).toEqual(["id", "name", "profile_image_url", "username"]);
});

test.each([
  ["/pack-items", "album_id"],
  ["/pack-track-items", "track_id"],
])("%s: bodies without the ids it needs are refused, and unknown ids not found", async (path, field) => {
  const owner = await makeMember();
  const { id: pack_id } = await makePack({ userId: owner.id });
  const send = async (body: unknown) => (await api(path, { method: "POST", token: owner.token, body })).status;

  for (const odd of [undefined, "", 7, null, ["a"], {}, "a".repeat(201)]) {
    expect([odd, await send({ pack_id, [field]: odd })]).toEqual([odd, 422]);
    expect([odd, await send({ pack_id: odd, [field]: "d-no-such" })]).toEqual([odd, 422]);
  }
  for (const odd of ["' or 1=1 --", "\u0000", "\ud800", "🎸", "d-no-such"]) {
    expect([odd, await send({ pack_id, [field]: odd })]).toEqual([odd, 404]);
    expect([odd, await send({ pack_id: odd, [field]: "d-no-such" })]).toEqual([odd, 404]);
  }
});

test("odd ids in a path find nothing and break nothing", async () => {
  const owner = await makeMember();
  const { id } = await makePack({ userId: owner.id });
  const token = owner.token;

  for (const odd of ODD_IDS) {
    for (const path of [`/packs/${odd}`, `/packs/user/${odd}`, `/pack-items/${odd}`, `/pack-track-items/${odd}`]) {
      expect([path, (await api(path, { token })).status]).toEqual([path, 404]);
    }
    expect([odd, (await api(`/packs/${odd}`, { method: "DELETE", token })).status]).toEqual([odd, 404]);
    for (const path of [`/pack-items/${id}/${odd}`, `/pack-track-items/${odd}/x`, `/liked-tracks/${owner.id}/${odd}`]) {
      expect([path, (await api(path, { method: "DELETE", token })).status]).toEqual([path, 204]);
    }
    expect([odd, (await api(`/favorite-tracks/${odd}`)).status]).toEqual([odd, 404]);
    expect([odd, (await api(`/liked-tracks?userId=${odd}`)).status]).toEqual([odd, 404]);
  }
});

test("of eleven favourite tracks at once ten stand", async () => {
  const member = await makeMember();
  const tracks = await Promise.all(Array.from({ length: 11 }, () => makeTrack()));

  const answers = await Promise.all(
    tracks.map(({ id }) =>
      api("/favorite-tracks", { method: "POST", token: member.token, body: { track_spotify_id: id } }),
    ),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409]);
  expect((await apiJson(`/favorite-tracks/count/${member.id}`)).body).toEqual({ count: 10 });
});

for (const shelf of SHELVES) {
  test(`${shelf}: the same track many times at once stands once`, async () => {
    const member = await makeMember();
    const { id } = await makeTrack();

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        api(`/${shelf}`, { method: "POST", token: member.token, body: { track_spotify_id: id } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
  });

  test(`${shelf}: nobody changes another's, and strangers nobody's`, async () => {
    const [owner, other] = [await makeMember(), await makeMember()];
    const { id } = await makeTrack();
    await api(`/${shelf}`, { method: "POST", token: owner.token, body: { track_spotify_id: id } });
    const body = { user_id: owner.id, track_spotify_id: (await makeTrack()).id };

    const statuses = [];
    for (const token of [other.token, undefined]) {
      statuses.push((await api(`/${shelf}`, { method: "POST", token, body })).status);
      statuses.push((await api(`/${shelf}/${owner.id}/${id}`, { method: "DELETE", token })).status);
    }

    expect(statuses).toEqual([403, 403, 401, 401]);
    const { body: kept } = await apiJson<KeptTrack[]>(`/${shelf}${shelf === "liked-tracks" ? "" : `/${owner.id}`}`, {
      token: owner.token,
    });
    expect(kept.map((track) => track.track_spotify_id)).toEqual([id]);
  });

  test.each([
    [{}, 422],
    [{ track_spotify_id: "" }, 422],
    [{ track_spotify_id: 7 }, 422],
    [{ track_spotify_id: "a".repeat(201) }, 422],
    [{ track_spotify_id: "d-no-such", album_id: "" }, 422],
    [{ track_spotify_id: "d-no-such", album_id: 7 }, 422],
    [{ track_spotify_id: "d-no-such", album_id: "d-no-such" }, 404],
    [{ track_spotify_id: "d-no-such", album_id: "d-nirvana-nevermind" }, 404],
    [{ track_spotify_id: "' or 1=1 --" }, 404],
    [{ track_spotify_id: "\u0000" }, 404],
    [{ track_spotify_id: "\ud800" }, 404],
    [[], 422],
    ["text", 422],
  ])(`${shelf}: the body %j is refused`, async (body, status) => {
    const { token } = await makeMember();

    expect((await api(`/${shelf}`, { method: "POST", token, body })).status).toBe(status);
  });
}
