import { AxeBuilder } from "@axe-core/playwright";
import { callApi, expect, findAlbum, open, type Page, postReview, signInAsDemo, signUp, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 60_000 });

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const OF_COLOUR = ["color-contrast", "link-in-text-block"];
const GRAVE = ["serious", "critical"];

const FOR_VISITORS = [
  ["home", ["/", "/?tab=news", "/?feed=following"]],
  ["search", ["/search", "/search?q=radiohead", "/search?q=zzzqqqxxx"]],
  ["kinds of results", ["/search?q=radiohead&tab=artists", "/search?q=a&tab=users", "/search?q=a&tab=packs"]],
  ["signing in and up", ["/auth", "/auth?tab=signup", "/auth/forgot-password", "/auth/reset-password"]],
  ["legal pages", ["/privacypolicy", "/termsandconditions"]],
  ["a member", ["/profile/demo", "/profile/demo/reviews"]],
  ["what a member keeps", ["/profile/demo/favorites", "/profile/demo/tracks", "/profile/demo/connections"]],
  ["the community", ["/community", "/community?tab=following", "/user/demo/posts", "/genre/jazz"]],
  ["an unknown page, the test page", ["/no/such/page", "/test-review-length"]],
] as const;

for (const [name, paths] of FOR_VISITORS) {
  test(`a visitor finds no barrier: ${name}`, async ({ page, complaints }) => {
    complaints.expectStatus(404);
    for (const path of paths) {
      await open(page, path);
      await expectNoBarrier(page, path);
    }
  });
}

test("a visitor finds no barrier: an album, its reviews, its artist, a review", async ({ page }) => {
  const album = await findAlbum(page, "OK Computer", "Radiohead");
  const [review] = await reviewsOf(page, album.id);
  for (const path of [
    `/album/${album.id}`,
    `/album/${album.id}/reviews`,
    `/artist/${album.artist_id}`,
    `/artist/${album.artist_id}?tab=timeline`,
    `/review/${review?.id}`,
  ]) {
    await open(page, path);
    await expectNoBarrier(page, path);
  }
});

test("a member finds no barrier: home, what they follow, their settings", async ({ page }) => {
  await signInAsDemo(page);
  for (const path of ["/", "/reviews/following", "/settings", "/settings/change-password", "/profile/demo"]) {
    await open(page, path);
    await expectNoBarrier(page, path);
  }
});

test("a member finds no barrier: the community, a post with its answers, writing one", async ({ page }) => {
  await signInAsDemo(page);
  await open(page, "/community");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await page.getByRole("dialog", { name: "Create Post" }).getByRole("button", { name: "Genre" }).click();
  await expectNoBarrier(page, "choosing a topic");
  await page.getByRole("dialog", { name: "Create Post" }).getByRole("button", { name: "Jazz" }).click();
  await expectNoBarrier(page, "writing a post");

  const posts = await callApi<{ id: string; comments_count: number }[]>(page, "GET", "/community/posts?limit=50");
  const [busiest] = posts.sort((one, other) => other.comments_count - one.comments_count);
  await open(page, `/community/post/${busiest?.id}`);
  await page.getByRole("button", { name: "Show replies" }).first().click();
  await page.getByRole("button", { name: "Reply", exact: true }).first().click();
  await expectNoBarrier(page, "answering");
  await open(page, "/community/new?topic_type=album&q=radiohead");
  await expectNoBarrier(page, "/community/new");
});

test("a member finds no barrier: their notifications, their picture, leaving, reporting, connections", async ({
  page,
}) => {
  await signInAsDemo(page);
  const [review] = await reviewsOf(page, (await findAlbum(page, "OK Computer", "Radiohead")).id);
  for (const path of [
    "/notifications",
    "/settings/profile-image",
    "/settings/delete-account",
    `/report?content_type=review&content_id=${review?.id}`,
  ]) {
    await open(page, path);
    await expectNoBarrier(page, path);
  }
  await open(page, "/profile/demo");
  await page.getByRole("main").getByRole("link", { name: "Followers" }).click();
  await expect(page.getByRole("dialog", { name: "demo's Connections" }).getByRole("listitem").first()).toBeVisible();
  await expectNoBarrier(page, "the connections");
});

test("a member finds no barrier: an album, and the dialogs on it", async ({ page }) => {
  await signUp(page);
  const album = await findAlbum(page, "Amnesiac", "Radiohead");
  await open(page, `/album/${album.id}`);
  await expectNoBarrier(page, "the album");
  await page.getByRole("button", { name: "Add Review" }).click();
  await expect(page.getByRole("dialog", { name: "Write a Review" })).toBeVisible();
  await expectNoBarrier(page, "the dialog");
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Rating Required" })).toBeVisible();
  await expectNoBarrier(page, "the dialog with an error and a message");

  const { id } = await postReview(page, album, { content: "Dark and dense." });
  await open(page, `/review/${id}`);
  await page.getByRole("main").getByRole("button", { name: "More options" }).first().click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoBarrier(page, "the menu");
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expectNoBarrier(page, "the confirmation");
});

test("a member finds no barrier: forms with errors, the list of keys", async ({ page, complaints }) => {
  complaints.expectStatus(422);
  await open(page, "/auth?tab=signup");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expectNoBarrier(page, "sign-up with errors");
  await open(page, "/");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoBarrier(page, "the list of keys");
});

test("every page has one main heading, one main landmark and a title of its own", async ({ page }) => {
  const titles = new Map<string, string>();
  for (const path of [...FOR_VISITORS.flatMap(([, paths]) => paths).filter((path) => !/[?]|no.such/.test(path))]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await expect(page.getByRole("main"), path).toHaveCount(1);
    const title = await page.title();
    expect(titles.get(title), `the title of ${path}`).toBeUndefined();
    titles.set(title, path);
    await expect(page.locator('meta[name="description"]'), path).toHaveAttribute("content", /.{20,}/);
  }
});

/** In both themes, at both sizes. */
async function expectNoBarrier(page: Page, what: string) {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of ["dark", "light"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await expect(page.locator("html")).toHaveClass(theme);
      // Within the page: there are no frames, and a second page for each look would take as long as the look.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
      // A theme changes colours and nothing else.
      const { violations } = await (theme === "dark" ? axe : axe.withRules(OF_COLOUR)).analyze();
      for (const { id, impact, help, nodes } of violations) {
        if (!GRAVE.includes(impact ?? "")) continue;
        const where = nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`);
        found.push(`${what}, ${theme}, ${size.width} px: ${id} (${help}), ${nodes.length}x\n${where.join("\n")}`);
      }
    }
  }
  expect(found.join("\n\n")).toBe("");
}

async function reviewsOf(page: Page, albumId: string): Promise<{ id: string }[]> {
  const response = await page.request.get(`/api/reviews/album/${albumId}?limit=1`);
  return response.json();
}
