import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makePack, makeTrack } from "#tests/factories.ts";
import { apiJson, page, postForm } from "#tests/http.ts";
import type { Pack, PackAlbum, PackTrack } from "#worker/domain/dto.ts";

async function html(path: string, token?: string) {
  const response = await page(path, { token });
  expect(response.status).toBe(200);
  return response.text();
}

/** The message that a redirect leaves for the page it leads to. */
function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

async function makeFilledPack(given: Partial<typeof schema.packs.$inferInsert> = {}) {
  const owner = await makeMember();
  const pack = await makePack({ userId: owner.id, ...given });
  const album = await makeAlbum();
  const track = await makeTrack();
  await db.batch([
    db.insert(schema.packAlbums).values({ packId: pack.id, albumId: album.id, createdAt: 1 }),
    db.insert(schema.packTracks).values({ packId: pack.id, trackId: track.id, createdAt: 1 }),
  ]);
  return { owner, pack, album, track };
}

test("a pack shows its name, owner, date, description, albums and tracks to anybody", async () => {
  const createdAt = Date.UTC(2024, 2, 9);
  const { owner, pack, album, track } = await makeFilledPack({ name: "Night Drive", description: "Dark.", createdAt });

  const body = await html(`/packs/${pack.id}`);

  expect(body).toMatch(/<h1[^>]*>Night Drive<\/h1>/);
  expect(body).toContain(`href="/profile/${owner.username}"`);
  expect(body).toContain("March 9, 2024");
  expect(body).toContain("Dark.");
  expect(body).toMatch(/<h2[^>]*>Albums in this Pack<\/h2>/);
  expect(body).toContain(`alt="${album.title} by ${album.artistName}"`);
  expect(body).toMatch(/<h2[^>]*>Specific Tracks<\/h2>/);
  expect(body).toContain(track.name);
  expect(body).toContain(`href="/album/${track.albumId}"`);
});

test("a pack without a description says so", async () => {
  const { pack } = await makeFilledPack({ description: null });

  expect(await html(`/packs/${pack.id}`)).toContain("No description");
});

test("its owner alone sees Edit, Delete Pack and how to remove", async () => {
  const { owner, pack } = await makeFilledPack();
  const stranger = await makeMember();

  const owners = await html(`/packs/${pack.id}`, owner.token);
  const others = [await html(`/packs/${pack.id}`), await html(`/packs/${pack.id}`, stranger.token)];

  for (const control of ["Delete Pack", "Edit", "/actions/pack-item"]) {
    expect(owners).toContain(control);
    for (const body of others) expect(main(body)).not.toContain(control);
  }
});

test("a pack has cards for other sites, with its first cover", async () => {
  const { owner, pack, album } = await makeFilledPack({ name: "Night Drive", description: "Dark." });

  const body = await html(`/packs/${pack.id}`);

  expect(body).toContain(`<meta property="og:title" content="Night Drive by ${owner.username}"/>`);
  expect(body).toContain(`<link rel="canonical" href="http://localhost/packs/${pack.id}"/>`);
  expect(body).toContain(`<meta property="og:image" content="http://localhost/covers/${album.id}.svg"/>`);
  expect(body).toContain('"@type":"MusicPlaylist"');
});

test("what is no pack is Pack Not Found, with a way home; the other form of its address leads to it", async () => {
  const missing = await page("/packs/nothing");
  const alias = await page("/pack/some");

  const body = await missing.text();
  expect(missing.status).toBe(404);
  expect(body).toContain("Pack Not Found");
  expect(body).toContain("Go to Home");
  expect([alias.status, alias.headers.get("Location")]).toEqual([301, "/packs/some"]);
});

test("without a script its owner takes out an album and a track", async () => {
  const { owner, pack, album, track } = await makeFilledPack();
  const fields = { pack_id: pack.id, on: "false", redirectTo: `/packs/${pack.id}` };

  const one = await postForm("/actions/pack-item", { ...fields, album_id: album.id }, owner);
  const other = await postForm("/actions/pack-item", { ...fields, album_id: track.albumId, track_id: track.id }, owner);

  expect([one.status, one.headers.get("Location")]).toEqual([302, `/packs/${pack.id}`]);
  expect(flashOf(one)).toContain("Album Removed");
  expect(flashOf(other)).toContain("Track Removed");
  expect((await apiJson<Pack>(`/packs/${pack.id}`)).body).toMatchObject({ albums_count: 0, tracks_count: 0 });
});

test("what is another's is not changed, and the page says so", async () => {
  const { pack, album } = await makeFilledPack({ name: "Mine" });
  const stranger = await makeMember();
  const redirectTo = `/packs/${pack.id}`;

  const removed = await postForm(
    "/actions/pack-item",
    { pack_id: pack.id, album_id: album.id, on: "false", redirectTo },
    stranger,
  );
  const deleted = await postForm("/actions/delete-pack", { pack_id: pack.id }, stranger);
  const edited = await postForm("/actions/save-pack", { pack_id: pack.id, name: "Theirs" }, stranger);

  expect(flashOf(removed)).toContain("You can only change your own packs");
  expect(deleted.headers.get("Location")).toBe(`/packs/${pack.id}`);
  expect(edited.status).toBe(403);
  expect((await apiJson<Pack>(`/packs/${pack.id}`)).body).toMatchObject({ name: "Mine", albums_count: 1 });
});

test("a stranger who presses is led to sign in", async () => {
  const { pack, album } = await makeFilledPack();

  const response = await postForm("/actions/pack-item", {
    pack_id: pack.id,
    album_id: album.id,
    on: "true",
    redirectTo: "/album/some",
  });

  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Falbum%2Fsome");
  expect(flashOf(response)).toContain("Sign in required");
});

test("deleting asks on the page, then leads to the catalog with Pack Deleted", async () => {
  const { owner, pack } = await makeFilledPack();

  const asked = await html(`/packs/${pack.id}?delete=ask`, owner.token);
  const deleted = await postForm("/actions/delete-pack", { pack_id: pack.id }, owner);

  expect(asked).toContain("Delete this pack?");
  expect([deleted.status, deleted.headers.get("Location")]).toEqual([302, "/catalog"]);
  expect(flashOf(deleted)).toContain("Pack Deleted");
  expect((await page(`/packs/${pack.id}`)).status).toBe(404);
});

test("the form edits a pack without a script; an empty description takes it away", async () => {
  const { owner, pack } = await makeFilledPack({ name: "Before", description: "Words" });

  const form = await html(`/packs/${pack.id}?form=pack`, owner.token);
  const saved = await postForm(
    `/packs/${pack.id}?form=pack`,
    { pack_id: pack.id, name: " After ", description: "" },
    owner,
  );

  expect(form).toMatch(/<h2[^>]*>Edit Pack<\/h2>/);
  expect(form).toContain('value="Before"');
  expect(saved.headers.get("Location")).toBe(`/packs/${pack.id}`);
  expect((await apiJson<Pack>(`/packs/${pack.id}`)).body).toMatchObject({ name: "After", description: null });
});

test.each([
  ["", "Pack name required"],
  ["   ", "Please enter a name for your pack"],
  ["x".repeat(51), "at most 50"],
])("a pack named %j is refused, and what was written stays", async (name, words) => {
  const { token } = await makeMember();

  const response = await postForm(
    "/catalog?tab=packs&form=pack",
    { name, description: "Still here", redirectTo: "/catalog?tab=packs" },
    { token },
  );

  const body = await response.text();
  expect(response.status).toBe(422);
  expect(body).toContain(words);
  expect(body).toContain("Still here");
});

test("Add to Pack lists one's packs and tells which hold the album, and which the track", async () => {
  const { owner, album, track } = await makeFilledPack({ name: "Holds both" });
  await makePack({ userId: owner.id, name: "Holds none" });
  const switches = async (query: string) =>
    [
      ...(await html(`/add-to-pack?${query}`, owner.token)).matchAll(
        /aria-pressed="(\w+)"[\s\S]*?font-serif[^>]*>([^<]+)</g,
      ),
    ]
      .map(([, on, name]) => [name, on])
      .sort();

  const both = [
    ["Holds both", "true"],
    ["Holds none", "false"],
  ];
  const neither = both.map(([name]) => [name, "false"]);
  expect(await switches(`album_id=${album.id}`)).toEqual(both);
  expect(await switches(`album_id=${track.albumId}&track_id=${track.id}`)).toEqual(both);
  expect(await switches(`album_id=${track.albumId}`)).toEqual(neither);
});

test("Add to Pack shows nobody else's packs, and a stranger signs in first", async () => {
  const { pack, album } = await makeFilledPack({ name: "Not yours" });
  const other = await makeMember();

  const body = await html(`/add-to-pack?album_id=${album.id}`, other.token);
  const strangers = await page(`/add-to-pack?album_id=${album.id}`);

  expect(body).not.toContain(pack.name);
  expect(strangers.headers.get("Location")).toBe(
    `/auth?redirectTo=${encodeURIComponent(`/add-to-pack?album_id=${album.id}`)}`,
  );
});

test.each(["/add-to-pack", "/add-to-pack?album_id=nothing", "/add-to-pack?album_id=a&track_id=nothing"])(
  "%s has nothing to add",
  async (path) => {
    const { token } = await makeMember();

    expect((await page(path, { token })).status).toBe(404);
  },
);

test("a new pack made in Add to Pack holds the album or the track at once", async () => {
  const member = await makeMember();
  const track = await makeTrack();
  const here = `/add-to-pack?album_id=${track.albumId}`;

  const one = await postForm(here, { name: "For an album", album_id: track.albumId }, member);
  const other = await postForm(here, { name: "For a track", album_id: track.albumId, track_id: track.id }, member);

  const [albums, tracks] = [one, other].map((response) => response.headers.get("Location")?.replace("/packs/", ""));
  expect((await apiJson<PackAlbum[]>(`/pack-items/${albums}`)).body).toMatchObject([{ id: track.albumId }]);
  expect((await apiJson<PackTrack[]>(`/pack-track-items/${tracks}`)).body).toMatchObject([{ track_id: track.id }]);
});

test("no pack is made for an album that does not exist", async () => {
  const member = await makeMember();

  const response = await postForm("/add-to-pack", { name: "For nothing", album_id: "nothing" }, member);

  expect(response.status).toBe(404);
  expect((await apiJson<Pack[]>(`/packs/user/${member.id}`)).body).toEqual([]);
});

test("a track is liked and favorited without a script, and the album's page shows it", async () => {
  const member = await makeMember();
  const track = await makeTrack({ name: "Idioteque" });
  const fields = { track_id: track.id, album_id: track.albumId, on: "true", redirectTo: `/album/${track.albumId}` };

  await postForm("/actions/shelve-track", { ...fields, shelf: "liked-tracks" }, member);
  await postForm("/actions/shelve-track", { ...fields, shelf: "favorite-tracks" }, member);

  const body = await html(`/album/${track.albumId}`, member.token);
  for (const name of ["Like: Idioteque", "Favorite: Idioteque"]) {
    const button = body.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`))?.[0];
    expect(button).toContain('aria-pressed="true"');
  }
  expect(body).toContain('aria-label="Add to Pack: Idioteque"');
  expect(body).toContain('aria-label="Add to Pack"');
});

test("an eleventh favorite track is refused in the spec's words", async () => {
  const member = await makeMember();
  const tracks: Awaited<ReturnType<typeof makeTrack>>[] = [];
  for (let at = 0; at < 11; at += 1) tracks.push(await makeTrack());
  const press = (track: Awaited<ReturnType<typeof makeTrack>>) =>
    postForm(
      "/actions/shelve-track",
      { track_id: track.id, album_id: track.albumId, shelf: "favorite-tracks", on: "true", redirectTo: "/album/some" },
      member,
    );

  const answers = [];
  for (const track of tracks) answers.push(await press(track));

  expect(answers.slice(0, 10).map(flashOf)).toEqual(Array(10).fill(""));
  const last = answers[10] as Response;
  expect(last.headers.get("Location")).toBe("/album/some");
  expect(flashOf(last)).toContain("Favorites Limit Reached");
  expect(flashOf(last)).toContain("You can only have 10 favorite tracks. Please remove one before adding another");
});

test("a stranger who likes a track reads Login Required on the way to sign-in and back", async () => {
  const track = await makeTrack();

  const response = await postForm("/actions/shelve-track", {
    track_id: track.id,
    album_id: track.albumId,
    shelf: "liked-tracks",
    on: "true",
    redirectTo: `/album/${track.albumId}`,
  });

  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(`/album/${track.albumId}`)}`);
  expect(flashOf(response)).toContain("Login Required");
});

function main(body: string): string {
  return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
}
