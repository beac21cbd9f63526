import { expect, findAlbum, open, type Page, postReview, signUp, test } from "./fixtures.ts";
import { reviewBy } from "./reviewing.ts";

function bell(page: Page, unread = 0) {
  const name = unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

test("a like counts at the other's bell at once, on every tab, and is read by looking at it", async ({
  page: author,
  another,
}) => {
  const fan = await another();
  const member = await signUp(author);
  const stranger = await signUp(fan);
  const album = await findAlbum(author, "The Bends", "Radiohead");
  const review = await postReview(author, album, { content: "Every song here leans on the next one." });

  await open(author, "/");
  const tab = await author.context().newPage();
  await open(tab, "/search");
  await expect(bell(author)).toBeVisible();

  await open(fan, `/review/${review.id}`);
  await reviewBy(fan, member.username).getByRole("button", { name: "Like", exact: true }).click();

  await expect(bell(author, 1)).toBeVisible();
  await expect(bell(tab, 1)).toBeVisible();

  await bell(author, 1).click();
  const row = author.getByRole("main").getByRole("link", { name: `${stranger.username} liked your review` });
  await expect(row).toContainText("“The Bends”");
  await expect(row).toContainText("Unread");
  await expect(bell(author)).toBeVisible();
  await expect(bell(tab)).toBeVisible();

  await author.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Unread");
  await expect(author.getByRole("button", { name: "Mark all as read" })).toBeHidden();
  await row.click();
  await expect(author).toHaveURL(`/review/${review.id}`);
});

test("an open list shows what comes in, and what it showed keeps its look", async ({ page: author, another }) => {
  const fan = await another();
  const member = await signUp(author);
  const stranger = await signUp(fan);
  await open(author, "/notifications");
  await expect(author.getByText("No notifications yet")).toBeVisible();

  const answer = await fan.request.post("/api/follows", {
    data: { following_id: member.id },
    headers: { Origin: new URL(author.url()).origin },
  });
  expect(answer.ok()).toBe(true);

  const row = author.getByRole("main").getByRole("link", { name: `${stranger.username} started following you` });
  await expect(row).toContainText("Unread");
  await expect(bell(author)).toBeVisible();
  await author.getByRole("button", { name: "Mark all as read" }).click();
  await expect(row).not.toContainText("Unread");
});

test("on the way to the list there are five placeholders", async ({ page }) => {
  await signUp(page);
  await open(page, "/");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/notifications.data*", async (route) => {
    await held;
    await route.continue();
  });

  await bell(page).click();

  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page.locator("main [aria-busy=true] > span[aria-hidden=true]")).toHaveCount(5);
  answer();
  await expect(page.getByText("No notifications yet")).toBeVisible();
});
