import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { demoProvider } from "#worker/catalogue/demo/demo-provider.ts";
import type { AlbumSummary, Artist, Pack, User } from "#worker/domain/dto.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { searchAll } from "#worker/domain/search.server.ts";
import { foldText } from "#worker/domain/text.schema.ts";

type Found = { albums: AlbumSummary[]; artists: Artist[] };

async function search(query: string, more = "") {
  return (await apiJson<Found>(`/search?q=${encodeURIComponent(query)}${more}`)).body;
}

async function searchUsers(query: string, token?: string) {
  const { body } = await apiJson<User[]>(`/users/search/${encodeURIComponent(query)}`, { token });
  return body.map(({ username }) => username);
}

async function searchPacks(query: string, token?: string) {
  const { body } = await apiJson<Pack[]>(`/packs/search/${encodeURIComponent(query)}`, { token });
  return body.map(({ name }) => name);
}

async function makePack(userId: string, name: string, description: string | null = null) {
  const pack = { id: newId(), userId, name, nameKey: foldText(name), description, createdAt: 1 };
  await db.insert(schema.packs).values(pack);
  return pack;
}

/** Runs with a catalogue that does not answer: only what is stored is found. */
async function withoutCatalogue<T>(work: () => Promise<T>): Promise<T> {
  const down = vi
    .spyOn(demoProvider, "search")
    .mockImplementation(async () => ({ ok: false, kind: "unavailable" }) as const);
  try {
    return await work();
  } finally {
    down.mockRestore();
  }
}

test("the catalogue is searched for what nobody has opened yet", async () => {
  const { albums, artists } = await search("ok computer");

  expect(albums[0]).toEqual({
    id: "d-radiohead-ok-computer",
    title: "OK Computer",
    artist: "Radiohead",
    artist_id: "d-radiohead",
    cover_image_url: "/covers/d-radiohead-ok-computer.svg",
    release_date: "1997-05-21",
    album_type: "album",
    average_rating: null,
    review_count: 0,
  });
  expect(artists).toEqual([]);
});

test.each([
  ["radiohead", "Radiohead"],
  ["radiohaed", "Radiohead"],
  ["bjork", "Björk"],
  ["beyonce", "Beyoncé"],
])("%s finds %s and their albums", async (query, name) => {
  const { albums, artists } = await search(query);

  expect(artists[0]?.name).toBe(name);
  expect(albums.filter(({ artist }) => artist === name).length).toBeGreaterThan(2);
});

test.each([
  ["qradiohaed", "Qradiohead"],
  ["QRADIOHEAD", "Qradiohead"],
  ["adioh", "Qradiohead"],
  ["qbjork", "Qbjörk"],
  ["qbjrok", "Qbjörk"],
  ["QBJÖRK", "Qbjörk"],
  ["qbeyonsey", "Qbeyoncé"],
  ["muze", "Muse"],
  ["msue", "Muse"],
  ["쿼라디오", "쿼라디오헤드"],
  ["東京", "東京事変"],
  ["việt", "Việt Nam"],
  ["viet", "Việt Nam"],
])("what is stored is found too: %s finds %s", async (query, artistName) => {
  const album = (await db.select().from(schema.albums)).find((row) => row.artistName === artistName);
  const { id, artistId } = album ?? (await makeAlbum({ artistName, title: "Something Else" }));

  const { albums, artists } = await withoutCatalogue(() => search(query));

  expect(artists.map((artist) => artist.id)).toContain(artistId);
  expect(albums.map((found) => found.id)).toContain(id);
});

test("a long word may be off by two letters, a short one by one", async () => {
  await makeAlbum({ title: "Zyxophone", artistName: "Wqrs" });

  const titles = async (query: string) =>
    (await withoutCatalogue(() => search(query))).albums.map(({ title }) => title);

  expect(await titles("zyxofone")).toEqual(["Zyxophone"]);
  expect(await titles("zixofone")).toEqual([]);
  expect(await titles("wqrz")).toEqual(["Zyxophone"]);
  expect(await titles("wqzz")).toEqual([]);
});

test("every word has to be there, in the title or the artist's name", async () => {
  const artist = { artistId: `a-${newId()}`, artistName: "Plover Quartet" };
  await makeAlbum({ ...artist, title: "Marsh Songs" });
  await makeAlbum({ ...artist, title: "Field Songs" });

  const { albums } = await withoutCatalogue(() => search("plover marsh"));

  expect(albums.map(({ title }) => title)).toEqual(["Marsh Songs"]);
});

test("the exact title comes first, then what begins with it, then what holds it, then what is close to it", async () => {
  for (const title of ["A Gloaming", "Gloaming", "Gloamings", "Gloamimg"]) await makeAlbum({ title });

  const { albums } = await withoutCatalogue(() => search("gloaming"));

  expect(albums.map(({ title }) => title)).toEqual(["Gloaming", "Gloamings", "A Gloaming", "Gloamimg"]);
});

test("among equals the one that people talk about comes first", async () => {
  const quiet = await makeAlbum({ title: "Twin Harbour" });
  const loud = await makeAlbum({ title: "Twin Harbour" });
  for (let at = 0; at < 3; at += 1) await makeReview({ userId: (await makeMember()).id, albumId: loud.id });

  const { albums } = await withoutCatalogue(() => search("twin harbour"));

  expect(albums.map(({ id }) => id)).toEqual([loud.id, quiet.id]);
});

test("one and two letters find what begins with them", async () => {
  await makeAlbum({ title: "Öxi", artistName: "Öx" });

  const { albums, artists } = await withoutCatalogue(() => search("ox"));

  expect(albums.map(({ title }) => title)).toContain("Öxi");
  expect(artists.map(({ name }) => name)).toContain("Öx");
});

test("an opened album is listed once, with what people think of it", async () => {
  await api("/albums/d-kendrick-lamar-damn");
  await makeReview({ userId: (await makeMember()).id, albumId: "d-kendrick-lamar-damn", rating: 9 });

  const { albums } = await search("damn");

  const hits = albums.filter(({ id }) => id === "d-kendrick-lamar-damn");
  expect(hits).toEqual([expect.objectContaining({ average_rating: 9, review_count: 1 })]);
});

test("pages follow one another without a gap or a repeat, also while what they show gets opened", async () => {
  const whole = (await search("the", "&limit=50")).albums.map(({ id }) => id);
  const pages: string[][] = [];
  for (let offset = 0; offset < 50; offset += 10) {
    const { albums } = await search("the", `&limit=10&offset=${offset}`);
    pages.push(albums.map(({ id }) => id));
    for (const { id } of albums) await api(`/albums/${id}`);
  }

  expect(whole).toHaveLength(50);
  expect(new Set(pages.flat()).size).toBe(50);
  expect(pages.flat().toSorted()).toEqual(whole.toSorted());
});

test("a full page links to the next", async () => {
  const full = await api("/search?q=the&limit=5&type=album");
  const last = await api("/search?q=the&limit=5&offset=500&type=album");

  expect(full.headers.get("Link")).toBe('<http://localhost/api/search?q=the&limit=5&type=album&offset=5>; rel="next"');
  expect(last.headers.get("Link")).toBeNull();
});

test("only what is asked for is searched", async () => {
  expect((await search("radiohead", "&type=album")).artists).toEqual([]);
  expect((await search("radiohead", "&type=artist")).albums).toEqual([]);
  expect((await api("/search?q=a&type=track")).status).toBe(400);
  expect((await api("/search?q=a&type=")).status).toBe(400);
});

test.each(["", "%20%20", "%00", "%E2%80%8B"])("the query %j finds nothing", async (query) => {
  expect(await apiJson(`/search?q=${query}`)).toEqual({ status: 200, body: { albums: [], artists: [] } });
});

test("without a query nothing is found", async () => {
  expect((await apiJson("/search")).body).toEqual({ albums: [], artists: [] });
});

test("members are found by username and by name, whatever the case or accents", async () => {
  const member = await makeMember({ username: "quill_and_ink", name: "Zoë Quillfeather" });

  for (const query of ["quill_and", "QUILL", "zoe", "Zoë quillf", "feather", "quilfeather", "qu"]) {
    expect(await searchUsers(query), query).toContain(member.username);
  }
  expect(await searchUsers("nobodyhasthisname")).toEqual([]);
});

test("a member comes back as others may see them", async () => {
  const member = await makeMember({ username: "public_face", bio: "Hello" });

  const { body } = await apiJson<User[]>("/users/search/public_face");

  expect(body[0]).toMatchObject({ id: member.id, bio: "Hello", followers_count: 0, is_admin: false });
  expect(JSON.stringify(body)).not.toContain("@example.com");
});

test("a misspelt username is read as one only where nothing holds it as it is", async () => {
  for (const username of ["walrus_77", "walrus_78"]) await makeMember({ username });

  expect(await searchUsers("walrus_77")).toEqual(["walrus_77"]);
  expect((await searchUsers("warlus_77"))[0]).toEqual("walrus_77");
});

test("the exact username comes first", async () => {
  for (const username of ["ferrets_united", "ferret", "ferrets"]) await makeMember({ username });

  expect(await searchUsers("ferret")).toEqual(["ferret", "ferrets", "ferrets_united"]);
});

test("members are not found across a block, either way", async () => {
  const [one, other] = [await makeMember({ username: "blocker_bee" }), await makeMember({ username: "blocked_bee" })];
  await db.insert(schema.blocks).values({ blockerId: one.id, blockedId: other.id, createdAt: 1 });

  expect(await searchUsers("blocked_bee", one.token)).not.toContain("blocked_bee");
  expect(await searchUsers("blocker_bee", other.token)).not.toContain("blocker_bee");
  expect(await searchUsers("blocked_bee")).toEqual(["blocked_bee"]);
});

test("packs are found by name and description, with their creator and the first album's cover", async () => {
  const member = await makeMember();
  const pack = await makePack(member.id, "Ürsong Nights", "For the heather moors");
  const [first, second] = [await makeAlbum(), await makeAlbum()];
  await db.insert(schema.packAlbums).values([
    { packId: pack.id, albumId: second.id, createdAt: 2 },
    { packId: pack.id, albumId: first.id, createdAt: 1 },
  ]);

  const { body } = await apiJson<Pack[]>("/packs/search/ursong");

  expect(body).toEqual([
    {
      id: pack.id,
      name: "Ürsong Nights",
      description: "For the heather moors",
      user_id: member.id,
      creator: { id: member.id, username: member.username, name: null, profile_image_url: null },
      cover_image_url: `/covers/${first.id}.svg`,
      albums_count: 2,
      tracks_count: 0,
      created_at: "1970-01-01T00:00:00.001Z",
    },
  ]);
  expect(await searchPacks("heather")).toEqual(["Ürsong Nights"]);
  expect(await searchPacks("urzong")).toEqual(["Ürsong Nights"]);
});

test("packs are not found across a block, either way", async () => {
  const [one, other] = [await makeMember(), await makeMember()];
  await makePack(one.id, "Gannet one");
  await makePack(other.id, "Gannet two");
  await db.insert(schema.blocks).values({ blockerId: one.id, blockedId: other.id, createdAt: 1 });

  expect(await searchPacks("gannet", one.token)).toEqual(["Gannet one"]);
  expect(await searchPacks("gannet", other.token)).toEqual(["Gannet two"]);
  expect(await searchPacks("gannet")).toHaveLength(2);
});

test("the search page finds everything in two trips beyond the session's", async () => {
  const member = await makeMember({ username: "puffin_fan" });
  await makePack(member.id, "Puffin tunes");
  await makeAlbum({ title: "Puffin Island", artistName: "The Puffins" });
  const ctx = makeCtx({ token: member.token });

  const found = await searchAll(ctx, "puffin");

  expect(found.albums.map(({ title }) => title)).toEqual(["Puffin Island"]);
  expect(found.artists.map(({ name }) => name)).toEqual(["The Puffins"]);
  expect(found.packs.map(({ name }) => name)).toEqual(["Puffin tunes"]);
  expect(found.users.map(({ username }) => username)).toEqual(["puffin_fan"]);
  expect(ctx.tally.trips).toBeLessThanOrEqual(3);
});

test("new releases come newest first and are paged", async () => {
  const first = await api("/new-releases?limit=5");
  const { body } = await apiJson<AlbumSummary[]>("/new-releases?limit=10");

  expect(body.map(({ release_date }) => release_date)).toEqual(
    body
      .map(({ release_date }) => release_date)
      .toSorted()
      .toReversed(),
  );
  expect(await first.json()).toEqual(body.slice(0, 5));
  expect(first.headers.get("Link")).toContain("offset=5");
});

test("a catalogue that fails has no new releases", async () => {
  const down = vi
    .spyOn(demoProvider, "newReleases")
    .mockImplementation(async () => ({ ok: false, kind: "unavailable" }) as const);

  expect(await apiJson("/new-releases")).toEqual({ status: 200, body: [] });
  down.mockRestore();
});

test("a search does not write", async () => {
  const count = () => env.DB.prepare("select count(*) as n from albums").first<number>("n");
  const before = await count();

  await search("jazz");

  expect(await count()).toBe(before);
});
