import { expect, findAlbum, open, signUp, test } from "./fixtures.ts";

test("an artist's tabs go by the keyboard, and Back finds the tab that one left", async ({ page }) => {
  const { artist_id } = await findAlbum(page, "OK Computer", "Radiohead");
  const tab = (name: string) => page.getByRole("tablist", { name: "Artist" }).getByRole("tab", { name });
  await open(page, `/artist/${artist_id}`);
  await tab("Overview").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/artist/${artist_id}?tab=timeline`);
  await expect(tab("Timeline")).toHaveAttribute("aria-selected", "true");

  const timeline = page.getByRole("tabpanel", { name: "Timeline" });
  await expect(timeline.getByRole("region", { name: "1997" }).getByRole("heading", { name: "May" })).toBeVisible();
  const award = timeline.getByRole("article", { name: "A Grammy for OK Computer" });
  await expect(award.getByRole("link", { name: "Suggest a change to A Grammy for OK Computer" })).toBeVisible();
  await timeline.getByRole("link", { name: "OK Computer by Radiohead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "OK Computer" })).toBeVisible();
  await page.goBack();
  await expect(tab("Timeline")).toHaveAttribute("aria-selected", "true");

  await tab("Overview").click();
  await page.getByRole("link", { name: "See All Albums" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All Albums" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Artist" }).click();
  await expect(tab("Overview")).toHaveAttribute("aria-selected", "true");
});

test("what a member posts about an artist stands on their page at once", async ({ page }) => {
  await signUp(page);
  const { artist_id } = await findAlbum(page, "Homogenic", "Björk");
  await open(page, `/artist/${artist_id}?tab=community`);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create Post" });
  await dialog.getByRole("textbox", { name: "Your post" }).fill("Strings and beats, and nothing between.");
  await dialog.getByRole("button", { name: "Post", exact: true }).click();
  await expect(dialog).toBeHidden();
  const posts = page.getByRole("list", { name: "Posts" }).getByRole("article");
  await expect(posts.first()).toContainText("Strings and beats, and nothing between.");
});
