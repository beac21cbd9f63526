import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { page } from "#tests/http.ts";

async function html(path: string) {
  const response = await page(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** What a person sees: without the data that the page's scripts carry. */
function markup(body: string): string {
  return body.slice(0, body.indexOf("</main>"));
}

async function makeAlbums(count: number, word: string) {
  for (let index = 0; index < count; index++) await makeAlbum({ title: `${word} number ${index}` });
}

test("the box is a GET form labelled Search that needs a query", async () => {
  const body = markup(await html("/search"));

  expect(body).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/search")/);
  expect(body).toMatch(/<label for="search"[^>]*>Search<\/label>/);
  expect(body).toMatch(/<input(?=[^>]*id="search")(?=[^>]*name="q")(?=[^>]*required)[^>]*>/);
});

/** What stands under a heading, up to the next one. */
function under(body: string, heading: string): string {
  const [, section = ""] = body.split(new RegExp(`<h2[^>]*>${heading}</h2>`));
  return section.split("<h2")[0] ?? "";
}

test("with nothing that trends it says so, and still leads to the genres", async () => {
  await env.CACHE.put("trending:1", JSON.stringify({ albums: [], artists: [], reviewers: [] }));

  const body = markup(await html("/search"));
  await env.CACHE.delete("trending:1");

  expect(body).toContain("No trending albums, artists or reviewers available");
  expect(body).toContain("Explore Genres");
});

test("without a query it shows five albums, artists by the catalogue's ids, and reviewers with their reviews", async () => {
  const [busy, once] = [await makeMember(), await makeMember()];
  const [album, other] = [await makeAlbum({ title: "Everywhere" }), await makeAlbum()];
  for (const { id } of [album, other]) await makeReview({ userId: busy.id, albumId: id });
  await makeReview({ userId: once.id, albumId: album.id });
  await env.CACHE.delete("trending:1");

  const body = markup(await html("/search"));

  const albums = [...under(body, "Trending Albums").matchAll(/href="\/album\/([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(albums).size).toBe(5);
  expect(albums[0]).toBe(album.id);
  expect(under(body, "Trending Artists")).toContain(`href="/artist/${album.artistId}"`);
  const reviewers = under(body, "Trending Reviewers").replaceAll("<!-- -->", "");
  expect(reviewers).toMatch(
    new RegExp(`href="/profile/${busy.username}".*2 reviews.*href="/profile/${once.username}".*1 review<`, "s"),
  );
});

test("a blank query is none", async () => {
  expect(markup(await html("/search?q=%20%20"))).toContain("Trending Albums");
});

test("results stand in four tabs with their counts, and the box keeps the query", async () => {
  await makeAlbums(3, "Zanzibar");

  const body = markup(await html("/search?q=zanzibar"));

  for (const tab of ["Albums", "Artists", "Packs", "Users"]) expect(body).toMatch(new RegExp(`role="tab"[^>]*>${tab}`));
  expect(body).toMatch(/aria-selected="true"[^>]*>Albums<span[^>]*>3</);
  expect(body).toContain('value="zanzibar"');
  expect(body).toContain("No more results");
  expect(body).not.toContain("Show more");
});

test("a full page leads to the next by a link", async () => {
  await makeAlbums(23, "Quixotic");

  const first = markup(await html("/search?q=quixotic"));
  const second = markup(await html("/search?q=quixotic&tab=albums&offset=20"));

  expect(first).toContain("20+");
  expect(first).toMatch(/href="\/search\?q=quixotic&amp;tab=albums&amp;offset=20"/);
  expect(second.match(/alt="Quixotic number/g)).toHaveLength(3);
  expect(second).toContain("No more results");
});

test("where only members are found, their tab is the one that is open", async () => {
  const member = await makeMember({ username: "xylophonist" });

  const body = markup(await html("/search?q=xylophonist"));

  expect(body).toMatch(/aria-selected="true"[^>]*>Users/);
  expect(body).toContain(`href="/profile/${member.username}"`);
});

test("the tab of the address is open, whatever it holds", async () => {
  await makeAlbums(1, "Wolverine");

  expect(markup(await html("/search?q=wolverine&tab=packs"))).toContain("No packs found");
});

test("nothing found says so", async () => {
  expect(markup(await html("/search?q=zzzzqqqqxxxx"))).toContain(
    "No albums, artists, packs or users found matching the query",
  );
});

test("a query is text, in the box, the title and the results", async () => {
  const body = await html(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);

  expect(body).not.toContain("<script>alert(1)");
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test.each(["?q=a&tab=nonsense", "?q=a&offset=-3", `?q=${"x".repeat(5000)}`, "?q=%00", "?q=%25%22*"])(
  "/search%s is answered like any other search",
  async (query) => {
    expect(markup(await html(`/search${query}`))).toContain("Search");
  },
);

test("a search that fails says so, and keeps the query", async () => {
  await db.run("alter table packs rename to away");
  try {
    const body = await html("/search?q=zanzibar");

    expect(body).toMatch(/role="alert"[^>]*>(?:(?!<\/div>).)*Search error/s);
    expect(markup(body)).toContain("There was a problem connecting to Spotify. Please try again.");
    expect(body).toContain('value="zanzibar"');
  } finally {
    await db.run("alter table away rename to packs");
  }
});
