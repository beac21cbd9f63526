import { Buffer } from "node:buffer";
import { makeJpeg } from "#tests/pictures.ts";
import { expect, open, type Page, signIn, signUp, test, toast } from "./fixtures.ts";
import { ORIGIN } from "./origin.ts";

const ADMIN = { email: "admin@sleevenotes.example", password: "Sleevenotes1" };

/** A post with a picture, past the form. */
async function post(page: Page, content: string): Promise<{ id: string; path: string }> {
  const response = await page.request.post("/api/community/posts", {
    headers: { Origin: ORIGIN },
    multipart: {
      content,
      topic_type: "genre",
      topic_id: "jazz",
      topic_name: "Jazz",
      image: { name: "ad.jpg", mimeType: "image/jpeg", buffer: Buffer.from(makeJpeg()) },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = await response.json();
  return { id, path: `/community/post/${id}` };
}

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Report Content" });
}

async function openReport(page: Page, words: string) {
  const card = page.getByRole("article").filter({ hasText: words });
  await card.getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await expect(dialog(page)).toContainText(words);
}

function reportCard(admin: Page, words: string) {
  return admin
    .getByRole("region", { name: "Content Reports" })
    .getByRole("listitem")
    .filter({ has: admin.getByRole("article"), hasText: words });
}

function decisions(admin: Page, words: string) {
  return admin.getByRole("region", { name: "Decision Log" }).getByRole("listitem").filter({ hasText: words });
}

async function pendingCount(admin: Page): Promise<number> {
  const text = await admin.getByRole("tab", { name: /^Reports/ }).innerText();
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}

test("a post is reported, removed by an admin in two tabs, told to its author, and given back from the log", async ({
  page: author,
  another,
  complaints,
}) => {
  complaints.expectStatus(409);
  complaints.expectStatus(404, 2);
  const { username } = await signUp(author);
  const words = `Watches, half the price, ask ${username}`;
  const { path } = await post(author, words);
  await open(author, "/");

  const reader = await another();
  await signUp(reader);
  await open(reader, path);
  await openReport(reader, words);
  const submit = dialog(reader).getByRole("button", { name: "Submit Report" });
  await expect(submit).toBeDisabled();
  await dialog(reader).getByRole("radio", { name: "Spam or promotional content" }).check();
  await expect(submit).toBeEnabled();
  await dialog(reader).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(reader)).toBeHidden();
  await openReport(reader, words);
  await expect(submit, "what was chosen before is forgotten").toBeDisabled();
  await dialog(reader).getByRole("radio", { name: "Spam or promotional content" }).check();
  await submit.click();
  await expect(toast(reader, "Report submitted")).toBeVisible();
  await expect(dialog(reader)).toBeHidden();
  await openReport(reader, words);
  await dialog(reader).getByRole("radio", { name: "Other violation" }).check();
  await submit.click();
  await expect(toast(reader, "Already reported")).toBeVisible();
  await expect(dialog(reader)).toBeHidden();

  const admin = await another();
  await signIn(admin, ADMIN);
  await open(admin, "/admin");
  const second = await admin.context().newPage();
  await open(second, "/admin");
  const waiting = await pendingCount(admin);
  await expect(reportCard(admin, words)).toContainText("Spam or promotional content");
  await reportCard(admin, words).getByRole("button", { name: "Remove Content" }).press("Enter");
  await expect(toast(admin, "Report moderated").filter({ hasText: "Content has been removed" })).toBeVisible();
  await expect(reportCard(admin, words)).toHaveCount(0);
  await expect.poll(() => pendingCount(admin)).toBe(waiting - 1);
  await expect(admin.locator("li:focus"), "the focus goes on to a neighbour").toHaveCount(1);
  await reportCard(second, words).getByRole("button", { name: "Remove Content" }).click();
  await expect(reportCard(second, words)).toHaveCount(0);
  await expect(decisions(second, words)).toHaveCount(1);

  const bell = author.getByRole("banner").getByRole("link", { name: "Notifications, 1 unread", exact: true });
  await expect(bell).toBeVisible();
  await bell.click();
  await author.getByRole("main").getByRole("link", { name: "A moderator removed your post" }).click();
  await expect(author).toHaveURL(path);
  await expect(author.getByText("A moderator has removed this post.")).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "Post not found" })).toBeVisible();

  await decisions(admin, words).getByRole("button", { name: "Restore Content" }).click();
  await expect(toast(admin, "Report moderated").filter({ hasText: "Content has been approved" })).toBeVisible();
  await expect(decisions(admin, words)).toHaveCount(2);
  await expect(decisions(admin, words).getByRole("button")).toHaveCount(0);
  await open(reader, path);
  await expect(reader.getByRole("article").filter({ hasText: words })).toBeVisible();
  await open(author, "/notifications");
  await expect(author.getByText("No notifications yet")).toBeVisible();
});

test("an admin's navigation has Admin besides Catalog, on a phone in its place; the way there says that it is checked", async ({
  page,
}) => {
  await signIn(page, ADMIN);
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Catalog" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Admin" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav.getByRole("link", { name: "Catalog" })).toBeHidden();
  await nav.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");

  let letThrough = () => undefined as unknown;
  const held = new Promise((resolve) => {
    letThrough = () => resolve(undefined);
  });
  await page.route("**/admin.data*", async (route) => {
    await held;
    await route.continue();
  });
  await nav.getByRole("link", { name: "Admin" }).click();
  await expect(page.getByText("Verifying admin access...")).toBeVisible();
  letThrough();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page.getByText("Verifying admin access...")).toBeHidden();
});
