import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { selectOwnReviewsByName } from "#db/queries/catalog.ts";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import { db, makeAlbum, makeMember, makePack, makeReview } from "#tests/factories.ts";
import { orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

async function html(path: string, token: string) {
  const response = await page(path, { token });
  expect(response.status).toBe(200);
  return response.text();
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

test("a stranger is led to sign in, told why, and comes back to the tab", async () => {
  const response = await page("/catalog?tab=packs");

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent("/catalog?tab=packs")}`);
  expect(flashOf(response)).toContain("Authentication required");
  expect(flashOf(response)).toContain("Please sign in to view your catalog");
});

test.each([
  ["/catalog", "Album Reviews", "No reviews yet"],
  ["/catalog?tab=next-listen", "Next Listen", "No albums in watchlist yet"],
  ["/catalog?tab=packs", "Music Packs", "No music packs created yet"],
  ["/catalog?tab=other&sort=x&offset=-3", "Album Reviews", "No reviews yet"],
])("%s shows the tab %s, and empty it says %s and leads to search", async (path, tab, text) => {
  const { token } = await makeMember();

  const body = await html(path, token);

  expect(body).toMatch(/<h1[^>]*>Your Music Catalog<\/h1>/);
  expect(body).toMatch(new RegExp(`role="tab"[^>]*aria-selected="true"[^>]*>${tab}<`));
  expect(body).toContain(text);
  expect(body).toMatch(/<a[^>]*href="\/search"[^>]*>(?:<[^>]*>)*Find albums/);
});

test("the navigation leads to the catalog and marks it", async () => {
  const { token } = await makeMember();

  const body = await html("/catalog", token);

  expect(body).toMatch(/<a(?=[^>]*href="\/catalog")(?=[^>]*aria-current="page")/);
});

test("one's reviews come by rating, album or artist, and nobody else's among them", async () => {
  const me = await makeMember();
  const other = await makeMember();
  const albums = [
    await makeAlbum({ title: "Écho", artistName: "Zed" }),
    await makeAlbum({ title: "Aqua", artistName: "Mono" }),
    await makeAlbum({ title: "Zenith", artistName: "Ära" }),
  ];
  for (const [at, { id }] of albums.entries()) await makeReview({ userId: me.id, albumId: id, rating: [5, 9, 2][at] });
  await makeReview({ userId: other.id, albumId: (await makeAlbum({ title: "Banned" })).id });
  const order = async (sort: string) => {
    const body = await html(`/catalog?sort=${sort}`, me.token);
    return [...body.matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, title]) => title);
  };

  const sorts = ["Highest Rated", "Lowest Rated", "Album name A-Z", "Artist name A-Z"].map((name) => `>${name}<`);
  expect(orderIn(await html("/catalog", me.token), sorts)).toEqual(sorts);
  expect(await order("highestRated")).toEqual(["Aqua", "Écho", "Zenith"]);
  expect(await order("lowestRated")).toEqual(["Zenith", "Écho", "Aqua"]);
  expect(await order("albumName")).toEqual(["Aqua", "Écho", "Zenith"]);
  expect(await order("artistName")).toEqual(["Zenith", "Aqua", "Écho"]);
});

test("sorting by name reads no more rows however much others write", async () => {
  const me = await makeMember();
  for (let at = 0; at < 3; at += 1) await makeReview({ userId: me.id, albumId: (await makeAlbum()).id });
  const rowsRead = async () => {
    const query = selectOwnReviewsByName(makeCtx().db, me.id, { order: "albumName", limit: 20, offset: 0 }).toSQL();
    const { meta } = await env.DB.prepare(query.sql)
      .bind(...query.params)
      .all();
    return meta.rows_read;
  };

  const before = await rowsRead();
  for (let at = 0; at < 30; at += 1) {
    await makeReview({ userId: (await makeMember()).id, albumId: (await makeAlbum()).id });
  }

  // An index is read one row past its range, if there is one.
  expect(await rowsRead()).toBeLessThanOrEqual(before + 1);
});

test("more of each tab is a link to its next page", async () => {
  const me = await makeMember();
  const albums = [];
  for (let at = 0; at < 21; at += 1) albums.push(await makeAlbum());
  for (const { id } of albums) {
    await db.insert(schema.watchlist).values({ userId: me.id, albumId: id, createdAt: 1 });
    await makeReview({ userId: me.id, albumId: id });
    await makePack({ userId: me.id });
  }

  for (const [first, next] of [
    ["/catalog?sort=albumName", "/catalog?sort=albumName&amp;offset=20"],
    ["/catalog?tab=next-listen", "/catalog?tab=next-listen&amp;offset=20"],
    ["/catalog?tab=packs", "/catalog?tab=packs&amp;offset=20"],
  ] as const) {
    expect(await html(first, me.token)).toContain(`href="${next}"`);
    expect(await html(next.replaceAll("&amp;", "&"), me.token)).not.toContain("Show more");
  }
});

test("an album is removed from Next Listen without a script", async () => {
  const me = await makeMember();
  const album = await makeAlbum();
  await db.insert(schema.watchlist).values({ userId: me.id, albumId: album.id, createdAt: 1 });

  const before = await html("/catalog?tab=next-listen", me.token);
  const fields = { album_id: album.id, shelf: "watchlist", on: "false", redirectTo: "/catalog?tab=next-listen" };
  const response = await postForm("/actions/shelve-album", fields, me);

  expect(before).toContain(`alt="${album.title} by ${album.artistName}"`);
  expect(response.headers.get("Location")).toBe("/catalog?tab=next-listen");
  expect(await html("/catalog?tab=next-listen", me.token)).toContain("No albums in watchlist yet");
});

test("a pack is created without a script, and leads to itself", async () => {
  const me = await makeMember();

  const form = await html("/catalog?tab=packs&form=pack", me.token);
  const made = await postForm("/catalog?tab=packs&form=pack", { name: "Sunday", description: "Slow." }, me);
  const pack = await html(made.headers.get("Location") ?? "", me.token);

  expect(form).toMatch(/<h2[^>]*>Create Pack<\/h2>/);
  expect(flashOf(made)).toContain("Pack Created");
  expect(pack).toMatch(/<h1[^>]*>Sunday<\/h1>/);
  expect(await html("/catalog?tab=packs", me.token)).toContain("Sunday");
});

test("a tab costs a member one trip beyond the session's, or two for a shelf", async () => {
  const me = await makeMember();

  for (const path of ["/catalog", "/catalog?sort=artistName", "/catalog?tab=next-listen", "/catalog?tab=packs"]) {
    const timing = (await page(path, { token: me.token })).headers.get("Server-Timing");
    expect(Number(timing?.match(/(\d+) trips/)?.[1]), `${path}: ${timing}`).toBeLessThanOrEqual(3);
  }
});
