import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { page } from "#tests/http.ts";
import { GENRES, type Genre } from "#worker/domain/genres.schema.ts";

async function html(path: string) {
  const response = await page(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** What a person sees: without the data that the page's scripts carry. */
function markup(body: string): string {
  return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
}

async function makeRated(genre: Genre, rating: number) {
  const album = await makeAlbum();
  await db.insert(schema.albumGenres).values({ albumId: album.id, genre, position: 0 });
  await makeReview({ userId: (await makeMember()).id, albumId: album.id, rating });
  await env.CACHE.delete(`genre:1:${genre}`);
  return album;
}

function titles(body: string, heading: string): string[] {
  const [, section = ""] = markup(body).split(new RegExp(`<h2[^>]*>${heading}</h2>`));
  const [list = ""] = section.split("</section>");
  return [...list.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt = ""]) => alt);
}

test.each(["/genres", "/search"])("%s leads to every genre, each with colours of its own", async (path) => {
  const body = markup(await html(path));

  const tiles = [...body.matchAll(/<a(?=[^>]*style="([^"]*)")[^>]*href="(\/genre\/[^"]+)"[^>]*>.*?<\/a>/g)];
  expect(tiles.map(([, , href]) => href)).toEqual(
    GENRES.map((genre) => `/genre/${encodeURIComponent(genre.toLowerCase())}`),
  );
  expect(new Set(tiles.map(([, style]) => style)).size).toBe(25);
  expect(body).toContain("/genre/r%26b");
});

test("the search page heads them Explore Genres, until somebody searches", async () => {
  expect(markup(await html("/search"))).toMatch(/<h2[^>]*>Explore Genres<\/h2>/);
  expect(markup(await html("/search?q=jazz"))).not.toContain("Explore Genres");
});

test("a genre's page names it, leads back to the search, and shows its albums", async () => {
  const [good, better] = [await makeRated("Hip-Hop", 7), await makeRated("Hip-Hop", 9)];

  const body = await html("/genre/hip-hop");

  expect(markup(body)).toMatch(/<h1[^>]*>Hip-Hop<\/h1>/);
  expect(markup(body)).toMatch(/<a[^>]*href="\/search"[^>]*>(?:<svg.*?<\/svg>)?Back to Search<\/a>/);
  expect(titles(body, "Top Rated Albums")).toEqual(
    [better, good].map(({ title, artistName }) => `${title} by ${artistName}`),
  );
  expect(titles(body, "Trending Albums")).toHaveLength(2);
  expect(markup(body)).toContain(`href="/album/${better.id}"`);
  expect(body).toContain('<link rel="canonical" href="http://localhost/genre/hip-hop"/>');
  expect(body).toContain("<title>Hip-Hop · Sleevenotes</title>");
});

test("at most five are the best, and ten are trending", async () => {
  for (let count = 0; count < 12; count += 1) await makeRated("Soul", 8);

  const body = await html("/genre/soul");

  expect(titles(body, "Top Rated Albums")).toHaveLength(5);
  expect(titles(body, "Trending Albums")).toHaveLength(10);
});

test("a genre without reviewed albums says so", async () => {
  const body = markup(await html("/genre/religious"));

  expect(body).toContain("No top rated albums available for this genre");
  expect(body).toContain("No trending albums available for this genre");
});

test.each(["/genre/r%26b", "/genre/R%26B", "/genre/r&b"])("%s is R&B, under its one address", async (path) => {
  const body = await html(path);

  expect(markup(body)).toMatch(/<h1[^>]*>R&amp;B<\/h1>/);
  expect(body).toContain('<link rel="canonical" href="http://localhost/genre/r%26b"/>');
});

test("a genre's page has the header's Back button", async () => {
  expect(await html("/genre/jazz")).toMatch(/<button[^>]*aria-label="Back"/);
});

test("an unknown genre is not found", async () => {
  const response = await page("/genre/polka");

  expect(response.status).toBe(404);
  expect(await response.text()).toContain("We couldn&#x27;t find a genre with that name");
});
