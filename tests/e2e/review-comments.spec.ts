import { callApi, expect, expectErrorToast, findAlbum, open, type Page, postReview, signUp, test } from "./fixtures.ts";
import { expectLikes, likeButton } from "./reviewing.ts";

const TEXT = "Side two alone is worth the price.\nReally.";

async function makeTalk(author: Page) {
  await signUp(author);
  const album = await findAlbum(author, "Homogenic", "Björk");
  const { id } = await postReview(author, album, { content: "Icy and warm at once." });
  return { id, path: `/review/${id}` };
}

function section(page: Page) {
  return page.getByRole("region", { name: /^Comments/ });
}

function box(page: Page) {
  return section(page).getByRole("textbox", { name: "Comment" });
}

function postButton(page: Page) {
  return section(page).getByRole("button", { name: "Post", exact: true });
}

function comments(page: Page) {
  return section(page).getByRole("list", { name: "Comments" }).getByRole("listitem");
}

test("a member comments: once however often pressed, at once, counted, and liked by another", async ({
  page,
  another,
}) => {
  const { id, path } = await makeTalk(await another());
  const member = await signUp(page);
  await open(page, path);
  await expect(section(page)).toContainText("No comments yet. Be the first to comment!");
  await expect(postButton(page)).toBeDisabled();
  await box(page).fill("   \n ");
  await expect(postButton(page)).toBeDisabled();

  await box(page).fill("🎵".repeat(260));
  await expect(box(page)).toHaveValue("🎵".repeat(250));
  await expect(box(page)).toHaveAccessibleDescription(/250\/250/);
  const counter = section(page).getByText("250/250");
  await expect(counter.locator("..")).toHaveClass(/text-danger/);
  await box(page).fill("a".repeat(240));
  await expect(section(page).getByText("240/250").locator("..")).not.toHaveClass(/text-danger/);

  await box(page).fill(TEXT);
  let letThrough = () => undefined as unknown;
  const held = new Promise((resolve) => {
    letThrough = () => resolve(undefined);
  });
  await page.route(`**${path}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  await postButton(page).evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.click();
  });
  await expect(comments(page), "before the server has answered").toContainText("Side two alone");
  await expect(box(page)).toHaveValue(TEXT);
  letThrough();
  await expect(box(page)).toHaveValue("");
  await expect(box(page)).toBeFocused();
  await expect(comments(page)).toHaveCount(1);
  await expect(comments(page)).toContainText(member.username);
  await expect(comments(page)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} • \d{1,2}:\d\d [AP]M/);
  await expect(section(page).getByRole("heading", { name: "Comments 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Comments" }).locator("xpath=following-sibling::*")).toHaveText("1");
  const { comments: kept } = await callApi<{ comments: unknown[] }>(page, "GET", `/reviews/${id}/comments`);
  expect(kept).toHaveLength(1);

  const other = await another();
  await signUp(other);
  await open(other, path);
  await likeButton(comments(other)).click();
  await expect(likeButton(comments(other))).toHaveAttribute("aria-pressed", "true");
  await expectLikes(comments(other), 1);
  await expect(comments(other).getByRole("button", { name: "Delete" })).toHaveCount(0);
});

test("prohibited language and a lost connection keep the words; a failed like is taken back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectStatus(422);
  complaints.expectLostRequests();
  const { path } = await makeTalk(page);
  await open(page, path);
  await box(page).fill("what a shit take");
  await postButton(page).click();
  await expectErrorToast(page, "Content Blocked", "This content contains prohibited language and cannot be posted");
  await expect(box(page)).toHaveValue("what a shit take");
  await expect(comments(page)).toHaveCount(0);

  await box(page).fill(TEXT);
  await context.setOffline(true);
  await postButton(page).click();
  await expectErrorToast(page, "Error", "Failed to post your comment. Please try again.");
  await expect(box(page)).toHaveValue(TEXT);
  await context.setOffline(false);
  await page.reload();
  await expect(box(page)).toHaveValue(TEXT);
  await postButton(page).click();
  await expect(box(page)).toHaveValue("");
  await page.reload();
  await expect(comments(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue("");

  await page.route("**/actions/like-review-comment*", (route) => route.abort());
  await likeButton(comments(page)).click();
  await expectErrorToast(page, "Error", "Failed to like the comment.");
  await expect(likeButton(comments(page))).toHaveAttribute("aria-pressed", "false");
});

test("a session that ends while one writes leads to sign-in and back to the words", async ({
  page,
  context,
  another,
}) => {
  const { path } = await makeTalk(await another());
  const member = await signUp(page);
  // Without a session the stream would be refused, and the browser complain of it.
  const streaming = page.waitForEvent("websocket").then((stream) => stream.waitForEvent("framereceived"));
  await open(page, path);
  await streaming;
  await box(page).fill(TEXT);
  await context.clearCookies({ name: "session" });
  await postButton(page).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(box(page)).toHaveValue(TEXT);
});

test("its author deletes a comment once asked, by keyboard, and the focus goes to its neighbour", async ({ page }) => {
  const { id, path } = await makeTalk(page);
  for (const content of ["One", "Two"]) await callApi(page, "POST", `/reviews/${id}/comments`, { content });
  await open(page, path);
  await comments(page).first().getByRole("button", { name: "Delete" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete this comment?" });
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(comments(page)).toHaveCount(2);

  await comments(page).first().getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
  await expect(comments(page)).toHaveCount(1);
  await expect(comments(page)).toContainText("Two");
  await expect(section(page).getByRole("heading", { name: "Comments 1" })).toBeVisible();
  await expect(comments(page).locator("[id^=comment-]")).toBeFocused();
});

test("of many comments an anchor finds any, and more are appended", async ({ page }) => {
  const { id, path } = await makeTalk(page);
  const ids: string[] = [];
  for (let index = 0; index < 52; index += 1) {
    const content = `Number ${index}.`;
    ids.push((await callApi<{ id: string }>(page, "POST", `/reviews/${id}/comments`, { content })).id);
  }
  await open(page, path);
  await expect(comments(page)).toHaveCount(50);
  await section(page).getByRole("link", { name: "Show more" }).click();
  await expect(comments(page)).toHaveCount(52);

  await open(page, `${path}#comment-${ids[51]}`);
  await expect(page.locator(`#comment-${ids[51]}`)).toBeInViewport();
  await expect(page.locator(`#comment-${ids[51]}`)).toHaveClass(/(^| )bg-accent-soft/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a comment is refused with its words, posted, liked and deleted", async ({ page, complaints }) => {
    complaints.expectStatus(422);
    const { path } = await makeTalk(page);
    await page.goto(path);
    await box(page).fill("what a shit take");
    await postButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Content Blocked" })).toBeVisible();
    await expect(box(page)).toHaveValue("what a shit take");
    await box(page).fill("What a take.");
    await postButton(page).click();
    await expect(page).toHaveURL(/#comment-/);
    await expect(comments(page)).toContainText("What a take.");
    await likeButton(comments(page)).click();
    await expectLikes(comments(page), 1);
    await comments(page).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("region", { name: "Delete this comment?" }).getByRole("button", { name: "Delete" }).click();
    await expect(section(page)).toContainText("No comments yet. Be the first to comment!");
  });
});
