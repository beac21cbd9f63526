import { expect, test } from "vitest";
import { makeAlbum, makeMember } from "#tests/factories.ts";
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

test("without a query it shows what is trending", async () => {
  const body = markup(await html("/search"));

  expect(body).toContain("Trending Albums");
  expect(body).toContain("Trending Artists");
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
