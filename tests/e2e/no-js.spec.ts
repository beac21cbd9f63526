import { expect, findAlbum, newcomer, type Page, postReview, signUp, test } from "./fixtures.ts";
import { expectLikes, likeButton, reviewBy } from "./reviewing.ts";

test.use({ javaScriptEnabled: false });

test("everything works without scripts: sign up, search, review, like, favorite, theme, sign out, sign in", async ({
  page,
  another,
  complaints,
}) => {
  test.setTimeout(60_000);
  complaints.expectStatus(422, 2);
  complaints.expectStatus(401);
  const member = newcomer();
  const other = await another();
  const author = await signUp(other);
  const album = await findAlbum(other, "Amnesiac", "Radiohead");
  await postReview(other, album, { rating: 8, content: "The other half of Kid A." });

  await test.step("signs up, after a refusal that keeps what was typed", async () => {
    await page.goto("/auth?tab=signup");
    await page.getByLabel("Username").fill(member.username);
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByLabel("Confirm Password").fill("something else");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expect(page.getByLabel("Username")).toHaveValue(member.username);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByLabel("Confirm Password").fill(member.password);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("status").filter({ hasText: "Welcome to Sleevenotes!" })).toBeVisible();
  });

  await test.step("searches", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("radiohaed");
    await page.getByRole("searchbox", { name: "Search" }).press("Enter");
    await expect(page).toHaveURL("/search?q=radiohaed");
    await page.getByRole("tab", { name: /^Artists/ }).click();
    await page.getByRole("tab", { name: /^Albums/ }).click();
    await page.getByRole("link", { name: "Amnesiac by Radiohead" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Amnesiac" })).toBeVisible();
  });

  await test.step("reviews, after a refusal that keeps the text", async () => {
    await page.getByRole("button", { name: "Add Review" }).click();
    const form = page.getByRole("region", { name: "Write a Review" });
    await form.getByRole("textbox", { name: "Review" }).fill("Written without a script.");
    await form.getByRole("group", { name: "Genres" }).getByText("Jazz", { exact: true }).click();
    await form.getByRole("button", { name: "Submit Review" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Rating Required" })).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Review" })).toHaveValue("Written without a script.");
    await expect(form.getByRole("checkbox", { name: "Jazz" })).toBeChecked();

    await expect(form.getByRole("radio")).toHaveCount(10);
    await form.getByRole("group", { name: "Rating" }).getByText("8", { exact: true }).click();
    await form.getByRole("button", { name: "Submit Review" }).click();
    await expect(page).toHaveURL(`/album/${album.id}`);
    await expect(page.getByRole("status").filter({ hasText: "Review submitted" })).toBeVisible();
    const card = reviewBy(page, member.username);
    await expect(card).toContainText("Written without a script.");
    await expect(card).toContainText("Rated 8 out of 10");
    await expect(card).toContainText("Jazz");
  });

  await test.step("likes another's review and unlikes it", async () => {
    const like = likeButton(reviewBy(page, author.username));
    await like.click();
    await expect(page).toHaveURL(`/album/${album.id}`);
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expectLikes(reviewBy(page, author.username), 1);
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("keeps the album", async () => {
    for (const name of ["Favorite", "Add to Next Listen"]) {
      const button = page.getByRole("button", { name, exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
    }
  });

  await test.step("edits and deletes the review", async () => {
    const card = reviewBy(page, member.username);
    await card.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    const form = page.getByRole("region", { name: "Edit Your Review" });
    await form.getByRole("textbox", { name: "Review" }).fill("Edited without a script.");
    await form.getByRole("button", { name: "Save Review" }).click();
    await expect(card).toContainText("Edited without a script.");

    await card.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Review deleted" })).toBeVisible();
    await page.goto(`/album/${album.id}`);
    await expect(page.getByRole("button", { name: "Add Review" })).toBeVisible();
  });

  await test.step("sorts the reviews", async () => {
    await page.goto(`/album/${album.id}/reviews`);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest Rated");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/sort=lowestRated/);
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("lowestRated");
  });

  await test.step("chooses a theme", async () => {
    await page.goto("/settings");
    await page.getByRole("group", { name: "Theme" }).getByText("Light", { exact: true }).click();
    await page.getByRole("button", { name: "Save Theme" }).click();
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    expect(await htmlClass(page)).toContain("light");
  });

  await test.step("signs out and in again", async () => {
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("status").filter({ hasText: "Signed out" })).toBeVisible();
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password").fill("wrong password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Login Failed" })).toContainText(
      "Invalid email or password. Please try again.",
    );
    await page.getByLabel("Password").fill(member.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Signed in as")).toContainText(member.username);
  });
});

test("without scripts a visitor who presses a button is led to sign in and back", async ({ page, another }) => {
  const album = await findAlbum(await another(), "Amnesiac", "Radiohead");
  const member = await signUp(await another());
  await page.goto(`/album/${album.id}`);
  await page.getByRole("button", { name: "Add Review" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("textbox", { name: "Review" })).toBeVisible();
});

test("without scripts more of a list is a link to the next page", async ({ page }) => {
  await page.goto("/");
  const first = await page.getByRole("article").last().textContent();
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page).toHaveURL("/?offset=10");
  await expect(page.getByRole("article").last()).not.toHaveText(first ?? "");
});

async function htmlClass(page: Page): Promise<string> {
  return (await page.locator("html").getAttribute("class")) ?? "";
}
