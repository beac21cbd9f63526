import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeArtist, makeMember, makePack, makePost, makeReview } from "#tests/factories.ts";
import { page } from "#tests/http.ts";
import { newToken } from "#worker/domain/sessions.server.ts";
import routes from "/app/routes.ts?raw";

/** Screens that answer nobody here: what a provider of sign-ins is asked, and asks back. */
const NO_PAGES = ["/auth/:provider", "/auth/:provider/callback"];
/** Their meaning depends on who asks, or on the moment: nothing for a search engine. */
const PRIVATE = [
  "/add-to-pack",
  "/admin",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/catalog",
  "/community/new",
  "/notifications",
  "/report",
  "/reviews/following",
  "/settings",
  "/settings/change-password",
  "/settings/delete-account",
  "/settings/profile-image",
  "/test-review-length",
  "/unsubscribe",
];
const LINK = newToken();
/** The first page that is asked for compiles the whole app, where it is not built. */
const PAGES_ARE_BUILT = 60_000;

const PATTERNS = [
  "/",
  ...[...routes.matchAll(/route\("([^"*]+)",\s*"routes\/[\w/-]+\.tsx"/g)].map(([, path]) => `/${path}`),
];

type Meta = { path: string; status: number; title: string; description: string; noIndex: boolean; body: string };
let metas: Map<string, Meta>;
let scene: Awaited<ReturnType<typeof makeScene>>;

async function makeScene() {
  const [admin, author] = [
    await makeMember({ isAdmin: true }),
    await makeMember({ name: "Robin Vale", bio: "Vinyl." }),
  ];
  const artist = await makeArtist({ name: "Radiohead" });
  const album = await makeAlbum({ title: "Kid A", artistId: artist.id, artistName: "Radiohead" });
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Cold & warm.", rating: 9 });
  const pack = await makePack({ userId: author.id, name: "Rainy days" });
  const post = await makePost({ userId: author.id, content: "Which pressing?" });
  await db.update(schema.settings).set({ unsubscribeToken: LINK }).where(eq(schema.settings.userId, author.id));
  return { admin, author, artist, album, review, pack, post };
}

/** An address of this pattern that there is. @throws Error for a pattern that this test has not met */
function pathOf(pattern: string): string {
  const { artist, album, review, pack, post, author } = scene;
  const queries: Record<string, string> = {
    "/report": `?content_type=review&content_id=${review.id}`,
    "/add-to-pack": `?album_id=${album.id}`,
    "/unsubscribe": `?token=${LINK}`,
  };
  const ids: [prefix: string, id: string][] = [
    ["/album/", album.id],
    ["/artist/", artist.id],
    ["/timeline-votes/", artist.id],
    ["/review/", review.id],
    ["/packs/", pack.id],
    ["/pack/", pack.id],
    ["/community/post/", post.id],
    ["/post/", post.id],
  ];
  const id = ids.find(([prefix]) => pattern.startsWith(prefix))?.[1];
  const filled = pattern
    .replace(":username", author.username)
    .replace(":genre", "jazz")
    .replace(":id", id ?? ":id");
  if (filled.includes(":")) throw new Error(`Say in this test what ${pattern} is about`);
  return `${filled}${queries[pattern] ?? ""}`;
}

async function read(pattern: string): Promise<Meta> {
  const path = pathOf(pattern);
  const response = await page(path, pattern.startsWith("/auth") ? {} : scene.admin);
  const body = await response.text();
  return {
    path,
    status: response.status,
    title: /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? "",
    description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? "",
    noIndex: body.includes('<meta name="robots" content="noindex"'),
    body,
  };
}

beforeAll(async () => {
  scene = await makeScene();
  const patterns = PATTERNS.filter((pattern) => !NO_PAGES.includes(pattern));
  const answers = await Promise.all(patterns.map(async (pattern) => [pattern, await read(pattern)] as const));
  metas = new Map(answers.filter(([, { status }]) => status !== 302));
}, PAGES_ARE_BUILT);

test("every page has a title and a description of its own", () => {
  expect(metas.size).toBeGreaterThan(35);
  for (const { path, status, body } of metas.values()) {
    expect([path, status]).toEqual([path, 200]);
    expect([path, body.match(/<title>/g)?.length]).toEqual([path, 1]);
  }
  for (const key of ["title", "description"] as const) {
    const pages = Map.groupBy([...metas.values()], (meta) => meta[key]);
    const shared = [...pages].filter(([text, of]) => text === "" || of.length > 1);
    expect(shared.map(([text, of]) => [text, of.map(({ path }) => path)])).toEqual([]);
  }
});

test("what is for everybody has a canonical address and cards; what is not is kept from search engines", () => {
  for (const [pattern, { path, noIndex, body }] of metas) {
    expect([path, noIndex]).toEqual([path, PRIVATE.includes(pattern)]);
    if (noIndex) continue;
    const canonical = path === "/profile" ? `/profile/${scene.admin.username}` : path;
    expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(`http://localhost${canonical}`);
    for (const card of ["og:title", "og:description", "og:url", "twitter:card"]) expect(body, path).toContain(card);
  }
});

test.each([
  ["/album/:id", "MusicAlbum"],
  ["/artist/:id", "MusicGroup"],
  ["/review/:id", "Review"],
  ["/packs/:id", "MusicPlaylist"],
  ["/profile/:username", "ProfilePage"],
  ["/profile/:username/favorites", "CollectionPage"],
  ["/community/post/:id", "DiscussionForumPosting"],
])("%s tells search engines that it is a %s", (pattern, type) => {
  const body = metas.get(pattern)?.body ?? "";
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? "{}";

  expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org", "@type": type });
});

test("robots.txt names the sitemap and what is not for robots", async () => {
  const response = await page("/robots.txt");
  const lines = (await response.text()).split("\n");

  expect(response.headers.get("Content-Type")).toContain("text/plain");
  expect(lines).toContain("Sitemap: http://localhost/sitemap.xml");
  for (const path of PRIVATE) {
    const covered = lines.some((line) => line.startsWith("Disallow: ") && path.startsWith(line.slice(10)));
    expect([path, covered]).toEqual([path, true]);
  }
});

async function sitemap(of?: string) {
  const response = await page(`/sitemap.xml${of === undefined ? "" : `?of=${of}`}`);
  const body = await response.text();
  const entries = [...body.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return { response, locs: entries.map(([, loc]) => loc), changed: new Map(entries.map(([, loc, at]) => [loc, at])) };
}

test("the sitemap is an index of parts, and each part answers with pages that there are", async () => {
  const { response, locs } = await sitemap();
  const parts = locs.map((loc) => new URL(loc ?? "").searchParams.get("of") ?? "");

  expect(response.headers.get("Content-Type")).toContain("application/xml");
  expect(parts).toEqual(["pages", "albums", "artists", "profiles", "packs", "reviews", "posts"]);
  for (const part of parts) {
    const { locs: pages } = await sitemap(part);
    expect(pages.length, part).toBeGreaterThan(part === "profiles" ? -1 : 0);
    for (const loc of pages) expect([loc, (await page((loc ?? "").slice(16))).status]).toEqual([loc, 200]);
  }
  expect((await page("/sitemap.xml?of=users")).status).toBe(404);
  expect((await sitemap("pages")).locs).toEqual(
    expect.arrayContaining(["http://localhost/genre/r%26b", "http://localhost/genre/hip-hop"]),
  );
});

test("the sitemap names what stands, escaped and with the day of its last change; nothing that a moderator removed", async () => {
  const { author, album, review } = scene;
  const odd = await makeAlbum({ id: "a&b<c" });
  const gone = await makeReview({ userId: scene.admin.id, albumId: album.id, removedAt: Date.now() });
  const goneToo = await makePost({ userId: author.id, removedAt: Date.now() });
  await db.insert(schema.follows).values({ followerId: scene.admin.id, followingId: author.id, createdAt: 1 });

  const reviews = (await sitemap("reviews")).changed;
  expect((await sitemap("albums")).locs).toContain(`http://localhost/album/${encodeURIComponent(odd.id)}`);
  expect((await sitemap("profiles")).locs).toEqual([`http://localhost/profile/${author.username}`]);
  expect(reviews.get(`http://localhost/review/${review.id}`)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect([...reviews.keys()].join()).not.toContain(gone.id);
  expect((await sitemap("posts")).locs.join()).not.toContain(goneToo.id);
});
