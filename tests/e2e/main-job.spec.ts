import { expect, findAlbum, hydrated, newcomer, open, signUp, test, toast } from "./fixtures.ts";
import {
  expectLikes,
  expectVerdict,
  likeButton,
  openReviewDialog,
  pressLike,
  rate,
  reviewBy,
  tick,
  verdictOn,
  withRating,
} from "./reviewing.ts";

const TEXT = "Every song here leans on the next one.\n\nBy the end I believed all of it.";

test("a newcomer finds an album, reviews it, is liked, thinks again and takes it back", async ({ page, another }) => {
  test.setTimeout(60_000);
  const member = newcomer();

  await test.step("signs up", async () => {
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await page.getByLabel("Username").fill(member.username);
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByLabel("Confirm Password").fill(member.password);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Signed in as")).toContainText(member.username);
  });

  const album = await findAlbum(page, "The Bends", "Radiohead");
  const before = await verdictOn(page, album);

  await test.step("finds the album, misspelt too", async () => {
    await page.keyboard.press("/");
    const box = page.getByRole("searchbox", { name: "Search" });
    await box.pressSequentially("radiohaed", { delay: 20 });
    await expect(page.getByRole("link", { name: "The Bends by Radiohead" })).toBeVisible();
    await box.fill("radiohead");
    await expect(page).toHaveURL("/search?q=radiohead");
    await page.getByRole("link", { name: "The Bends by Radiohead" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The Bends" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Fake Plastic Trees" })).toBeVisible();
    await expectVerdict(page, before);
  });

  await test.step("reviews it", async () => {
    const dialog = await openReviewDialog(page);
    await rate(dialog, 9);
    await dialog.getByRole("textbox", { name: "Review" }).fill(TEXT);
    await tick(dialog, "Genres", "Alternative", "Rock");
    await tick(dialog, "Vibes", "Late Night Drive", "Melancholy");
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, "Review submitted")).toBeVisible();
  });

  const reviewed = withRating(before, 9, 1);
  await test.step("sees the average, the histogram and the count change", async () => {
    expect(reviewed.average_rating, "a 9 moves this album's average").not.toBe(before.average_rating);
    await expectVerdict(page, reviewed);
    expect(await verdictOn(page, album)).toMatchObject(reviewed);
    await expect(page.getByRole("button", { name: "Edit Your Review" })).toBeVisible();
  });

  await test.step("finds it on home, on the album and on the profile", async () => {
    await expectWhole(reviewBy(page, member.username));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expectWhole(reviewBy(page, member.username));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: member.username })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "The Bends" }).first()).toContainText("Rated 9 out of 10");
    await open(page, `/album/${album.id}/reviews`);
    await expectWhole(reviewBy(page, member.username));
  });

  await test.step("is liked by somebody else, and both see it", async () => {
    const stranger = await another();
    await signUp(stranger);
    await open(stranger, "/");
    const card = reviewBy(stranger, member.username);
    const like = likeButton(card);
    await pressLike(stranger, card);
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expectLikes(card, 1);
    await stranger.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expectLikes(card, 1);

    await page.reload();
    await hydrated(page);
    await expectLikes(reviewBy(page, member.username), 1);
  });

  await test.step("thinks again", async () => {
    await open(page, `/album/${album.id}`);
    const dialog = await openReviewDialog(page, { edit: true });
    await expect(dialog.getByRole("slider", { name: "Rating" })).toHaveAttribute("aria-valuetext", "9 out of 10");
    await expect(dialog.getByRole("textbox", { name: "Review" })).toHaveValue(TEXT);
    await expect(dialog.getByRole("checkbox", { name: "Rock", exact: true })).toBeChecked();
    await rate(dialog, 10);
    await dialog.getByRole("textbox", { name: "Review" }).fill("Ten. I was wrong.");
    await dialog.getByRole("button", { name: "Save Review" }).click();
    await expect(dialog).toBeHidden();
    await expectVerdict(page, withRating(before, 10, 1));
    await expect(reviewBy(page, member.username)).toContainText("Ten. I was wrong.");
    await expectLikes(reviewBy(page, member.username), 1);
  });

  await test.step("takes it back, when asked twice", async () => {
    const card = reviewBy(page, member.username);
    await card.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(card).toBeVisible();

    await card.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Review deleted")).toBeVisible();
    await expect(card).toBeHidden();
    await expectVerdict(page, before);
    await expect(page.getByRole("button", { name: "Add Review" })).toBeVisible();

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
    await expect(reviewBy(page, member.username)).toBeHidden();
  });

  async function expectWhole(card: ReturnType<typeof reviewBy>) {
    await expect(card).toHaveCount(1);
    await expect(card).toContainText("Every song here leans on the next one.");
    await expect(card).toContainText("Rated 9 out of 10");
    await expect(card).toContainText("Just now");
    for (const chip of ["Alternative", "Rock", "Late Night Drive", "Melancholy"])
      await expect(card).toContainText(chip);
  }
});
