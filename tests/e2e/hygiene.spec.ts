import { callApi, expect, findAlbum, hydrated, open, type Page, signInAsDemo, test } from "./fixtures.ts";
import { ORIGIN } from "./origin.ts";

// Console errors, page errors, refused content (CSP) and requests to other hosts fail any test: fixtures.ts.

const SHIFT_THAT_NOBODY_SEES = 0.01;

test("no page is wider than its window, on the smallest phones too", async ({ page }) => {
  test.slow();
  await signInAsDemo(page);
  const paths = [...(await screens(page)), "/settings", "/settings/change-password", "/reviews/following"];
  for (const path of paths) {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const { over, culprits } = await page.evaluate(overflow);
      expect(over, `${path} at ${width} px: ${culprits.join(", ")}`).toBeLessThanOrEqual(0);
    }
  }
});

test("pictures say how large they are and what they show", async ({ page }) => {
  for (const path of await screens(page)) {
    await page.goto(path);
    const lacking = await page.evaluate(() =>
      [...document.images]
        .filter((img) => !img.getAttribute("width") || !img.getAttribute("height") || img.getAttribute("alt") === null)
        .map((img) => img.outerHTML),
    );
    expect(lacking, path).toEqual([]);
  }
});

test("nothing shifts while a page loads, nor when its script takes over", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "?"));
        shifts.push({ value: entry.value, what: nodes.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of await screens(page)) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      );
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > 0) console.log(`layout shift ${sum.toFixed(4)} on ${path} at ${width} px`);
      expect(sum, `${path} at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(SHIFT_THAT_NOBODY_SEES);
    }
  }
});

test("every link leads somewhere", async ({ page }) => {
  test.slow();
  await signInAsDemo(page);
  const album = await findAlbum(page, "OK Computer", "Radiohead");
  const links = new Map<string, string>();
  for (const path of [
    "/",
    `/album/${album.id}`,
    `/album/${album.id}/reviews`,
    `/artist/${album.artist_id}`,
    "/profile/demo",
    "/settings",
  ]) {
    await page.goto(path);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const url = new URL(href);
      // To sign in elsewhere is another site's, which plays in its own test.
      const leavesUs = /^\/auth\/(?:google|discord|github)$/.test(url.pathname);
      if (url.origin === ORIGIN && !leavesUs) links.set(`${url.pathname}${url.search}`, path);
    }
  }

  const dead: string[] = [];
  const left = [...links];
  async function follow() {
    for (let next = left.pop(); next; next = left.pop()) {
      const response = await page.request.get(next[0]);
      if (response.status() >= 400) dead.push(`${next[0]} on ${next[1]}: ${response.status()}`);
    }
  }
  await Promise.all([follow(), follow(), follow(), follow()]);
  expect(dead).toEqual([]);
  expect(links.size).toBeGreaterThan(20);
});

test("covers are drawn, and a broken picture falls back to the drawn one", async ({ page, complaints }) => {
  const album = await findAlbum(page, "OK Computer", "Radiohead");
  await open(page, `/album/${album.id}`);
  const cover = page.getByRole("main").getByRole("img", { name: "OK Computer by Radiohead" });
  expect(await cover.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);

  complaints.expectStatus(404, 50);
  await page.route("**/broken.jpg", (route) => route.fulfill({ status: 404, body: "" }));
  await page.route(`**/album/${album.id}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(`/covers/${album.id}.svg`, "/broken.jpg");
    await route.fulfill({ response, body: html });
  });
  await page.goto(`/album/${album.id}`);
  await hydrated(page);
  await expect(cover).toHaveAttribute("src", `/covers/${album.id}.svg`);
});

test("a page is a whole document with what search engines and chats want", async ({ page }) => {
  const album = await findAlbum(page, "OK Computer", "Radiohead");
  await page.goto(`/album/${album.id}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${ORIGIN}/album/${album.id}`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /OK Computer/);
  await expect(page.locator('meta[name="twitter:card"]')).toHaveCount(1);
  const [data = "{}"] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data)).toMatchObject({ "@type": "MusicAlbum", name: "OK Computer" });
  for (const path of ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/favicon.svg"]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

/** Every kind of screen that a visitor sees, with something in it. */
async function screens(page: Page): Promise<string[]> {
  const album = await findAlbum(page, "OK Computer", "Radiohead");
  const [review] = await callApi<{ id: string }[]>(page, "GET", `/reviews/album/${album.id}?sort=mostLiked&limit=1`);
  return [
    "/",
    "/search",
    "/search?q=radiohead",
    "/search?q=a&tab=users",
    `/album/${album.id}`,
    `/album/${album.id}/reviews`,
    `/artist/${album.artist_id}`,
    `/review/${review?.id}`,
    "/profile/demo",
    "/profile/demo/reviews",
    "/auth",
    "/auth?tab=signup",
    "/privacypolicy",
  ];
}

/** How many pixels the page is wider than its window, and what sticks out. */
function overflow() {
  const width = document.documentElement.clientWidth;
  const clipped = (element: Element): boolean => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (box !== document.body && getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  const culprits = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !clipped(element))
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 120));
  return { over: document.documentElement.scrollWidth - width, culprits };
}
