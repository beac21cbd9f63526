import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { page } from "#tests/http.ts";

async function html(path: string, token?: string) {
  const response = await page(path, { token });
  expect(response.status).toBe(200);
  return response.text();
}

async function makeReviews(count: number, userId: string, { from = Date.now() } = {}) {
  const albums = [];
  for (let index = 0; index < count; index++) {
    const album = await makeAlbum();
    await makeReview({
      userId,
      albumId: album.id,
      content: `Words about ${album.title}.`,
      createdAt: from - index * 1000,
    });
    albums.push(album);
  }
  return albums;
}

function shown(body: string, albums: { title: string }[]) {
  return albums.filter(({ title }) => body.includes(`Words about ${title}.`)).length;
}

test("a stranger meets Trending Albums, a prompt to log in, and everybody's reviews", async () => {
  const author = await makeMember();
  const [album] = await makeReviews(1, author.id);

  const body = await html("/");

  expect(body).toMatch(/<h2[^>]*>Trending Albums<\/h2>/);
  expect(body).toContain("Log in to see reviews from people you follow.");
  expect(body).toContain(`Words about ${album?.title}.`);
  expect(body).toContain(`alt="${album?.title} by ${album?.artistName}"`);
  expect(body).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Explore/);
});

test("News is a tab with its own address and says Coming Soon", async () => {
  const body = await html("/?tab=news");

  expect(body).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>News/);
  expect(body).toContain("Coming Soon");
  expect(body).not.toContain("Trending Albums");
});

test("ten reviews are a page; Show more is a link to the next, and a short page says that it is the last", async () => {
  const author = await makeMember();
  const albums = await makeReviews(13, author.id, { from: Date.now() + 60_000 });

  const first = await html("/");
  const second = await html("/?offset=10");

  expect(shown(first, albums)).toBe(10);
  expect(first).toMatch(/<a[^>]*href="\/\?offset=10"[^>]*>(?:<[^>]*>)*Show more/);
  expect(shown(second, albums)).toBe(3);
  expect(second).not.toContain("Trending Albums");
  expect(await html("/?offset=5000")).toContain("You&#x27;ve reached the end of reviews!");
});

test("World shows a member their own reviews, and not those of whom they follow, which are under Following", async () => {
  const [me, followed, stranger] = await Promise.all([makeMember(), makeMember(), makeMember()]);
  await db.insert(schema.follows).values({ followerId: me.id, followingId: followed.id, createdAt: Date.now() });
  const soon = Date.now() + 120_000;
  const mine = await makeReviews(1, me.id, { from: soon });
  const theirs = await makeReviews(1, followed.id, { from: soon });
  const others = await makeReviews(1, stranger.id, { from: soon });

  const world = feedOf(await html("/", me.token));
  const following = feedOf(await html("/?feed=following", me.token));

  expect([shown(world, mine), shown(world, others), shown(world, theirs)]).toEqual([1, 1, 0]);
  expect([shown(following, mine), shown(following, others), shown(following, theirs)]).toEqual([0, 0, 1]);
});

test("who follows nobody reads so, in the carousel and in the list", async () => {
  const me = await makeMember();

  const body = await html("/?feed=following", me.token);

  expect(body.match(/No reviews from people you follow/g)).toHaveLength(2);
});

test("a stranger who asks for Following is asked to log in, and is led back to it", async () => {
  const body = await html("/?feed=following");

  expect(body).toContain('href="/auth?redirectTo=%2F%3Ffeed%3Dfollowing"');
});

test.each(["/?offset=-1", "/?offset=abc", "/?tab=x&feed=y", "/?offset=999999999"])(
  "%s is read as the home page, not as an error",
  async (path) => {
    expect(await html(path)).toContain("Trending Albums");
  },
);

test("a page costs a member at most three trips after another, however many reviews there are", async () => {
  const me = await makeMember();
  await page("/", { token: me.token });

  const response = await page("/", { token: me.token });

  // The session's, then the bell's and those of the three parts at the same time.
  expect(response.headers.get("Server-Timing")).toMatch(/desc="5 queries, [23] trips/);
});

test("a part that cannot be read says so in its own words, and the rest of the page stands", async () => {
  await env.DB.prepare("alter table review_vibes rename to review_vibes_away").run();

  const body = await html("/");
  await env.DB.prepare("alter table review_vibes_away rename to review_vibes").run();

  expect(body).toContain("Error loading reviews. Please try again later.");
  expect(body).toContain("Try again");
  expect(body).toContain("Trending Albums");
});

test("the page has its description, canonical address, cards and structured data", async () => {
  const body = await html("/");

  expect(body).toContain('<link rel="canonical" href="http://localhost/"/>');
  expect(body).toContain('<meta property="og:site_name" content="Sleevenotes"/>');
  expect(body).toContain('<meta name="twitter:card" content="summary"/>');
  expect(body).toMatch(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"WebSite"/);
});

/** The part under the heading Reviews. */
function feedOf(body: string): string {
  const markup = body.slice(0, body.indexOf("<script nonce", body.indexOf("</main>")));
  return markup.slice(markup.search(/<h2[^>]*>Reviews<\/h2>/));
}
