import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makePack, makeReview, makeTrack } from "#tests/factories.ts";
import { html, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const PAGES = [
  ["favorites", "Favorite Albums", "No favorite albums yet", "Find albums"],
  ["tracks", "Likes", "No liked songs yet", "Find albums"],
  ["tracks?tab=albums", "Likes", "No liked albums yet", "Find albums"],
  ["artists", "Followed Artists", "No followed artists yet", "Find artists"],
  ["packs", "Music Packs", "No music packs created yet", "Create Pack"],
  ["reviews", "Album Reviews", "No reviews yet", "Find albums"],
  ["watchlist", "Next Listen Watchlist", "No albums in watchlist yet", "Find albums"],
] as const;

async function makeCollector() {
  const member = await makeMember();
  const [album, favorite, waiting] = [await makeAlbum(), await makeAlbum(), await makeAlbum()];
  const song = await makeTrack();
  const userId = member.id;
  await db.batch([
    db.insert(schema.favoriteAlbums).values({ userId, albumId: favorite.id, slot: 1, createdAt: 1 }),
    db.insert(schema.likedAlbums).values({ userId, albumId: album.id, createdAt: 1 }),
    db.insert(schema.likedTracks).values({ userId, trackId: song.id, createdAt: 1 }),
    db.insert(schema.watchlist).values({ userId, albumId: waiting.id, createdAt: 1 }),
    db.insert(schema.followedArtists).values({ userId, artistId: album.artistId, createdAt: 1 }),
  ]);
  return { member, album, favorite, waiting, song };
}

function at(member: Member, section: string) {
  return `/profile/${member.username}/${section}`;
}

/** The message that a redirect leaves for the page it leads to. */
function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

/** What the page's script gets of an action that it calls. */
async function pressed(action: string, fields: Record<string, string>, member: { token?: string }) {
  const response = await postForm(`/actions/${action}.data`, fields, member);
  return { status: response.status, text: await response.text() };
}

test.each(PAGES)("%s is %s; empty it says %s, and offers its owner %s", async (section, title, text, step) => {
  const owner = await makeMember();

  const own = await html(at(owner, section), owner.token);
  const others = await html(at(owner, section));

  for (const body of [own, others]) {
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(body).toContain(text);
    expect(body).toMatch(new RegExp(`by(?:<!-- -->)? <a[^>]*href="/profile/${owner.username}"`));
  }
  expect(main(own)).toContain(step);
  expect(main(others)).not.toContain(step);
});

test.each(PAGES)("%s of nobody is User Not Found", async (section) => {
  for (const name of ["nobody_at_all", "%00", "a".repeat(300)]) {
    const response = await page(`/profile/${name}/${section}`);

    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).toContain("User Not Found");
    expect(body).toContain("We couldn&#x27;t find a user with that username");
  }
});

test.each(PAGES)("%s leads to the other sections, and marks itself", async (section) => {
  const owner = await makeMember();
  const [here] = section.split("?");

  const body = await html(at(owner, section));

  const nav = body.match(/<nav aria-label="Profile sections".*?<\/nav>/s)?.[0] ?? "";
  const hrefs = ["favorites", "tracks", "artists", "packs", "reviews", "watchlist"].map((part) => at(owner, part));
  for (const href of hrefs) expect(nav).toContain(`href="${href}"`);
  expect(nav).toMatch(new RegExp(`<a(?=[^>]*href="${at(owner, here ?? "")}")(?=[^>]*aria-current="page")`));
  expect(nav.match(/aria-current/g)).toHaveLength(1);
});

test.each(PAGES)(
  "%s costs a member at most three trips, and has a title and an address of its own",
  async (section) => {
    const owner = await makeMember();
    const [part] = section.split("?");

    const response = await page(`/profile/${owner.username.toUpperCase()}/${section}`, { token: owner.token });

    const timing = response.headers.get("Server-Timing");
    expect(Number(timing?.match(/(\d+) trips/)?.[1]), `${timing}`).toBeLessThanOrEqual(3);
    const body = await response.text();
    expect(body).toMatch(new RegExp(`<title>[^<]+ by @${owner.username} · Sleevenotes</title>`));
    expect(body).toContain(`<link rel="canonical" href="http://localhost${at(owner, part ?? "")}`);
  },
);

test("each section shows what its member keeps, and how much", async () => {
  const { member, album, favorite, waiting, song } = await makeCollector();
  await makePack({ userId: member.id, name: "Sunday", description: null });
  await makePack({ userId: member.id, name: "Monday", description: "Slow and grey." });
  const cover = ({ title, artistName }: typeof album) => `alt="${title} by ${artistName}"`;

  expect(await html(at(member, "favorites"))).toContain(cover(favorite));
  const tracks = await html(at(member, "tracks"));
  expect(tracks).toContain(song.name);
  expect(tracks).toContain(String(song.artists[0]?.name));
  expect(tracks).toContain(`href="/album/${song.albumId}"`);
  expect(await html(at(member, "tracks?tab=albums"))).toContain(cover(album));
  const artists = await html(at(member, "artists"));
  expect(artists).toContain(`href="/artist/${album.artistId}"`);
  expect(artists).toContain(album.artistName);
  expect(await html(at(member, "watchlist"))).toContain(cover(waiting));
  const packs = await html(at(member, "packs"));
  expect(orderIn(packs, ["Sunday", "Monday", "Slow and grey.", "No description"])).toHaveLength(4);

  for (const [section, count] of [
    ["favorites", "1 album"],
    ["tracks", "1 song"],
    ["tracks?tab=albums", "1 album"],
    ["artists", "1 artist"],
    ["packs", "2 packs"],
    ["watchlist", "1 album"],
  ] as const) {
    expect(await html(at(member, section))).toMatch(new RegExp(`${count}<`));
  }
});

test("likes have two tabs with their addresses", async () => {
  const owner = await makeMember();

  const songs = await html(at(owner, "tracks"));
  const albums = await html(at(owner, "tracks?tab=albums"));
  const other = await html(at(owner, "tracks?tab=nothing&offset=-1"));

  expect(songs).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Liked Songs</);
  expect(albums).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Liked Albums</);
  expect(other).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Liked Songs</);
  expect(songs).toContain(`href="${at(owner, "tracks")}?tab=albums"`);
});

test("its owner alone sees buttons that remove", async () => {
  const { member, album, favorite, waiting, song } = await makeCollector();
  const other = await makeMember();

  for (const [section, names] of [
    ["favorites", [favorite.title]],
    ["tracks", [song.name]],
    ["tracks?tab=albums", [album.title]],
    ["watchlist", [waiting.title]],
  ] as const) {
    const own = removeButtons(await html(at(member, section), member.token));
    expect(own).toEqual(names.map((name) => `Remove ${name}`));
    expect(removeButtons(await html(at(member, section), other.token))).toEqual([]);
    expect(removeButtons(await html(at(member, section)))).toEqual([]);
  }
  expect(await html(at(member, "artists"), member.token)).toMatch(
    new RegExp(`Unfollow.{0,40}<span class="sr-only">.{0,20}${album.artistName}`),
  );
  expect(main(await html(at(member, "artists"), other.token))).not.toContain("Unfollow");
});

test("without a script a favourite, a like, a wish and an artist are removed, and one is back on the page", async () => {
  const { member, album, favorite, waiting, song } = await makeCollector();
  const remove = async (action: string, section: string, fields: Record<string, string>) => {
    const redirectTo = at(member, section);
    const response = await postForm(`/actions/${action}`, { ...fields, on: "false", redirectTo }, member);
    expect(response.headers.get("Location")).toBe(redirectTo);
    return html(redirectTo, member.token);
  };

  expect(await remove("shelve-album", "favorites", { album_id: favorite.id, shelf: "favorites" })).toContain(
    "No favorite albums yet",
  );
  expect(
    await remove("shelve-track", "tracks", { track_id: song.id, album_id: song.albumId, shelf: "liked-tracks" }),
  ).toContain("No liked songs yet");
  expect(await remove("shelve-album", "tracks?tab=albums", { album_id: album.id, shelf: "album-likes" })).toContain(
    "No liked albums yet",
  );
  expect(await remove("shelve-album", "watchlist", { album_id: waiting.id, shelf: "watchlist" })).toContain(
    "No albums in watchlist yet",
  );
  expect(await remove("follow-artist", "artists", { artist_id: album.artistId })).toContain("No followed artists yet");
});

test("fifty are a page; Show more is a link to the next, and the last says so", async () => {
  const member = await makeMember();
  const userId = member.id;
  for (let index = 0; index < 51; index += 1) {
    const track = await makeTrack();
    const [album] = await db.select().from(schema.albums).where(eq(schema.albums.id, track.albumId));
    await db.batch([
      db.insert(schema.likedAlbums).values({ userId, albumId: track.albumId, createdAt: index }),
      db.insert(schema.likedTracks).values({ userId, trackId: track.id, createdAt: index }),
      db.insert(schema.watchlist).values({ userId, albumId: track.albumId, createdAt: index }),
      db.insert(schema.followedArtists).values({ userId, artistId: album?.artistId ?? "", createdAt: index }),
    ]);
    await makePack({ userId });
  }

  for (const section of ["tracks", "tracks?tab=albums", "artists", "packs", "watchlist"]) {
    const next = `${at(member, section)}${section.includes("?") ? "&" : "?"}offset=50`;
    const first = await html(at(member, section));
    expect(first).toMatch(
      new RegExp(`href="${next.replace("?", "\\?").replace("&", "&amp;")}"[^>]*>(?:<[^>]*>)*Show more`),
    );
    expect(first).toMatch(/51 \w+</);
    expect(await html(next)).not.toContain("Show more");
  }
});

test("a thousand is as far as a list is counted", async () => {
  const member = await makeMember();
  const { albumId } = await makeTrack();
  const numbers = sql`with recursive n (i) as (select 0 union all select i + 1 from n where i < 1000)`;
  await db.run(sql`insert into tracks (id, album_id, name, name_key, artists, disc_number, track_number)
    ${numbers} select 'many-' || i, ${sql.raw(`'${albumId}'`)}, 'T', 't', '[]', 2, i + 1 from n`);
  await db.run(sql`insert into liked_tracks ${numbers} select ${sql.raw(`'${member.id}'`)}, 'many-' || i, i from n`);

  expect(await html(at(member, "tracks"))).toContain("1,000+ songs");
});

test("packs and reviews stay hidden across a block, their number too", async () => {
  const member = await makeMember();
  const viewer = await makeMember();
  await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });
  await makePack({ userId: member.id, name: "Behind the wall" });
  await db.insert(schema.blocks).values({ blockerId: member.id, blockedId: viewer.id, createdAt: 1 });

  expect(await html(at(member, "packs"))).toContain("Behind the wall");
  expect(await html(at(member, "packs"), viewer.token)).not.toContain("Behind the wall");
  for (const [section, one] of [
    ["packs", "pack"],
    ["reviews", "review"],
  ] as const) {
    expect(await html(at(member, section))).toContain(`1 ${one}<`);
    expect(await html(at(member, section), viewer.token)).toContain(`0 ${one}s<`);
  }
});

test("reviews can be put in four orders", async () => {
  const member = await makeMember();
  await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });

  const body = await html(at(member, "reviews?sort=oldest"));

  const sorts = ["Most Recent", "Oldest First", "Highest Rated", "Lowest Rated"].map((name) => `>${name}<`);
  expect(orderIn(body, sorts)).toEqual(sorts);
  expect(body).toMatch(/<option[^>]*value="oldest"[^>]*selected/);
  expect(body).toContain("1 review<");
});

test("an artist is followed and unfollowed from their page, and the page tells which", async () => {
  const member = await makeMember();
  const { artistId } = await makeAlbum();
  const path = `/artist/${artistId}`;
  const press = (on: string) =>
    postForm("/actions/follow-artist", { artist_id: artistId, on, redirectTo: path }, member);

  expect(await html(path, member.token)).toMatch(/<button[^>]*type="submit"[^>]*>.*?<span[^>]*>Follow<\/span>/s);
  const followed = await press("true");
  const following = await html(path, member.token);
  const unfollowed = await press("false");

  expect([followed.headers.get("Location"), flashOf(followed)]).toEqual([
    path,
    expect.stringContaining("Artist Followed"),
  ]);
  expect(following).toContain(">Following<");
  expect(following).toContain("1 follower<");
  expect(flashOf(unfollowed)).toContain("Artist Unfollowed");
  expect(await html(path, member.token)).toContain(">Follow<");
});

test("a stranger who follows an artist is told to sign in, and comes back", async () => {
  const { artistId } = await makeAlbum();

  const response = await postForm("/actions/follow-artist", {
    artist_id: artistId,
    on: "true",
    redirectTo: `/artist/${artistId}`,
  });

  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(`/artist/${artistId}`)}`);
  expect(flashOf(response)).toContain("Authentication Required");
  expect(flashOf(response)).toContain("Please sign in to follow artists");
});

test("an artist that nobody knows cannot be followed, in the spec's words", async () => {
  const member = await makeMember();

  const { status, text } = await pressed("follow-artist", { artist_id: "nobody-at-all", on: "true" }, member);

  expect(status).toBe(404);
  expect(text).toContain("Failed to update follow status. Please try again.");
});

test("the carousel on Home is the newest ten of whom one follows", async () => {
  const [me, followed] = [await makeMember(), await makeMember()];
  await db.insert(schema.follows).values({ followerId: me.id, followingId: followed.id, createdAt: 1 });
  for (let index = 0; index < 11; index += 1) {
    const { id: albumId } = await makeAlbum();
    await makeReview({ userId: followed.id, albumId, content: `Carousel words ${index}.`, createdAt: 1000 - index });
  }

  const body = await html("/", me.token);

  const carousel = body.slice(body.indexOf(">Following<"), body.search(/<h2[^>]*>Reviews<\/h2>/));
  expect(carousel.match(/Carousel words \d+\./g)).toHaveLength(10);
  expect(carousel).not.toContain("Carousel words 10.");
  expect(carousel).toContain('href="/reviews/following"');
});

test("each review of people one follows leads to its page, and stands in a grid", async () => {
  const [me, followed] = [await makeMember(), await makeMember()];
  await db.insert(schema.follows).values({ followerId: me.id, followingId: followed.id, createdAt: 1 });
  const reviews = [];
  for (let index = 0; index < 2; index += 1) {
    reviews.push(await makeReview({ userId: followed.id, albumId: (await makeAlbum()).id }));
  }

  const body = await html("/reviews/following", me.token);

  expect(body).toMatch(/<ul class="grid/);
  for (const { id } of reviews) expect(body).toContain(`href="/review/${id}"`);
  expect(body).not.toContain("Load More");
});

function removeButtons(body: string): string[] {
  const labels = [...main(body).matchAll(/<button[^>]*aria-label="(Remove [^"]+)"/g)].map(([, label]) => String(label));
  const texts = [...main(body).matchAll(/>Remove<[^>]*>(?:<!-- -->|<[^>]*>)*\s*(?:<!-- -->)?([^<]+)</g)].map(
    ([, what]) => `Remove ${what}`,
  );
  return [...texts, ...labels];
}

function main(body: string): string {
  return body.match(/<main.*<\/main>/s)?.[0] ?? "";
}
