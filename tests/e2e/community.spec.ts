import { callApi, expect, expectErrorToast, open, type Page, signUp, test, toast } from "./fixtures.ts";
import { expectLikes, likeButton } from "./reviewing.ts";

type PostFacts = { id: string; topic_name: string; image_url: string | null };

const TEXT = "Strings and beats.\nhttps://example.org/strings";

function cards(page: Page) {
  return page.getByRole("list", { name: "Posts" }).getByRole("article");
}

function dialogOf(page: Page) {
  return page.getByRole("dialog", { name: "Create Post" });
}

async function makePost(page: Page, content = "Late at night."): Promise<PostFacts> {
  const multipart = { content, topic_type: "genre", topic_id: "jazz", topic_name: "Jazz" };
  const response = await page.request.post("/api/community/posts", {
    multipart,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as PostFacts;
}

/** A red square. */
async function drawPicture(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 60;
    canvas.height = 60;
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("no canvas");
    brush.fillStyle = "red";
    brush.fillRect(0, 0, 60, 60);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return { name: "square.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

test("a member posts about an album with a picture; another likes and answers it; the author deletes it", async ({
  page,
  another,
}) => {
  const member = await signUp(page);
  await open(page, "/community");
  const dialog = dialogOf(page);

  await test.step("finds the album by keyboard; the text stays on the way back to the choice", async () => {
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await dialog.getByRole("button", { name: "Genre" }).click();
    await dialog.getByRole("button", { name: "Jazz" }).click();
    await dialog.getByRole("textbox", { name: "Your post" }).fill(TEXT);
    await dialog.getByRole("button", { name: "Change topic" }).click();
    await dialog.getByRole("button", { name: "Album" }).click();
    await dialog.getByRole("searchbox", { name: "Search" }).fill("Ho");
    await expect(dialog).toContainText("Type at least 3 characters.");
    await dialog.getByRole("searchbox", { name: "Search" }).fill("Homogenic");
    await expect(dialog.getByRole("button", { name: /^Homogenic/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Your post" })).toHaveValue(TEXT);
  });

  await test.step("is told what is no picture and what is too large, and adds one", async () => {
    const file = dialog.locator("input[type=file]");
    await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
    await expect(dialog.getByRole("alert")).toHaveText("Please select a JPEG, PNG or WebP image.");
    const heavy = { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await file.setInputFiles(heavy);
    await expect(dialog.getByRole("alert")).toHaveText("Image must be smaller than 5MB. Please choose a smaller file.");
    await file.setInputFiles(await drawPicture(page));
    await expect(dialog.getByRole("img", { name: "Preview of square.png" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toHaveCount(0);
  });

  await test.step("finds the text again after leaving, and posts once", async () => {
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await open(page, "/community?post=write");
    await expect(dialog.getByRole("textbox", { name: "Your post" })).toHaveValue(TEXT);
    await dialog.locator("input[type=file]").setInputFiles(await drawPicture(page));
    await dialog.getByRole("button", { name: "Post", exact: true }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/community$/);
    await expect(cards(page).first()).toContainText("Strings and beats.");
    await expect(cards(page).first().getByRole("link", { name: "https://example.org/strings" })).toHaveAttribute(
      "rel",
      "nofollow ugc noopener",
    );
    const mine = await callApi<PostFacts[]>(page, "GET", `/community/posts/user/${member.id}`);
    expect(mine).toMatchObject([{ topic_name: "Homogenic", image_url: expect.stringMatching(/\.png$/) }]);
  });

  await cards(page).first().getByRole("link", { name: "Comments" }).click();
  await expect(page).toHaveURL(/\/community\/post\/.+#comments/);
  const section = page.getByRole("region", { name: /^Comments/ });
  await section.getByRole("textbox", { name: "Comment" }).fill("First!");
  await section.getByRole("button", { name: "Post", exact: true }).click();
  await expect(section).toContainText("First!");
  await expect(section.getByRole("heading", { name: "Comments 1" })).toBeVisible();
  const path = new URL(page.url()).pathname;

  await test.step("another likes it, answers, hides and shows the answer", async () => {
    const other = await another();
    await signUp(other);
    await open(other, path);
    const card = other.getByRole("article", { name: `Post by ${member.username}` });
    await likeButton(card).click();
    await expect(likeButton(card)).toHaveAttribute("aria-pressed", "true");
    await expectLikes(card, 1);
    await expect(card.getByRole("button", { name: "Delete" })).toHaveCount(0);
    await other.getByRole("button", { name: "Reply", exact: true }).click();
    const reply = other.getByRole("textbox", { name: "Reply" });
    await expect(reply).toBeFocused();
    await expect(reply).toHaveValue(`@${member.username} `);
    await other.getByRole("button", { name: "Cancel" }).click();
    await expect(reply).toHaveCount(0);
    await expect(other.getByRole("button", { name: "Reply", exact: true })).toBeFocused();
    await other.getByRole("button", { name: "Reply", exact: true }).click();
    await reply.fill("Second that");
    await other.locator("#write-reply").getByRole("button", { name: "Post" }).click();
    await expect(other.getByText(`@${member.username} Second that`)).toBeVisible();
    await expect(reply).toHaveCount(0);
    await other.getByRole("button", { name: "Hide replies" }).click();
    await expect(other.getByText(`@${member.username} Second that`)).toHaveCount(0);
    await other.getByRole("button", { name: "Show replies" }).click();
    await expect(other.getByText(`@${member.username} Second that`)).toBeVisible();
  });

  await test.step("the author deletes the comment with its reply, then the post, and is back where it was opened", async () => {
    await open(page, "/community");
    await cards(page).filter({ hasText: TEXT }).getByRole("link", { name: "Comments" }).click();
    await section.getByRole("button", { name: "Delete" }).click();
    const asked = page.getByRole("dialog", { name: "Delete this comment?" });
    await expect(asked).toContainText("all replies to it");
    await asked.getByRole("button", { name: "Delete" }).click();
    await expect(section).toContainText("No comments yet. Be the first to comment!");
    await page.getByRole("article").getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete this post?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await page.getByRole("article").getByRole("button", { name: "Delete" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(page.getByText("Strings and beats.")).toHaveCount(0);
  });
});

test("an anchor finds a hidden reply; a lost connection keeps the words and takes the like back", async ({
  page,
  complaints,
}) => {
  complaints.expectLostRequests();
  await page.goto("/community");
  const member = await signUp(page);
  const { id } = await makePost(page);
  const say = (content: string, parent?: string) =>
    callApi<{ id: string }>(page, "POST", `/community/posts/${id}/comments`, { content, parent_comment_id: parent });
  const comment = await say("A question");
  const answer = await say("An answer", comment.id);

  await open(page, `/community/post/${id}#comment-${answer.id}`);
  await expect(page.locator(`#comment-${answer.id}`)).toBeInViewport();
  await expect(page.locator(`#comment-${answer.id}`)).toHaveClass(/(^| )bg-accent-soft/);

  await page.getByRole("textbox", { name: "Comment" }).fill("Hold on to this");
  await page.route(`**/community/post/${id}.data*`, (route) => route.abort());
  await page
    .getByRole("region", { name: /^Comments/ })
    .getByRole("button", { name: "Post", exact: true })
    .click();
  await expectErrorToast(page, "Error", "Failed to post your comment. Please try again.");
  await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Hold on to this");
  const card = page.getByRole("article", { name: `Post by ${member.username}` });
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("like-post"));
  await page.route("**/actions/like-post*", (route) => route.abort());
  await likeButton(card).click();
  await lost;
  await expect(likeButton(card)).toHaveAttribute("aria-pressed", "false");
  await expectLikes(card, 0);
});

test("a stranger who likes is told to sign in", async ({ page, another }) => {
  const author = await another();
  await author.goto("/community");
  await signUp(author);
  const { id } = await makePost(author, "For strangers too.");
  await open(page, `/community/post/${id}`);
  await likeButton(page.getByRole("article")).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await expect(toast(page, "Sign in required")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a post is made in two steps, answered, and deleted", async ({ page }) => {
    await signUp(page);
    await page.goto("/community");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await page.getByRole("button", { name: "Track" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("Hunter");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: /^Hunter/ }).click();
    await page.getByRole("textbox", { name: "Your post" }).fill("What an opening.");
    await page.getByRole("button", { name: "Change topic" }).click();
    await page.getByRole("button", { name: "Genre" }).click();
    await page.getByRole("link", { name: "Pop", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Your post" })).toHaveValue("What an opening.");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL(/\/community$/);
    const card = cards(page).filter({ hasText: "What an opening." });
    await expect(card).toContainText("What an opening.");
    await card.getByRole("link", { name: "Comments" }).click();
    await page.getByRole("textbox", { name: "Comment" }).fill("Indeed.");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await page.getByRole("textbox", { name: "Reply" }).pressSequentially("quite");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL(/#comment-/);
    await expect(page.getByText("quite")).toBeVisible();
    await page.getByRole("button", { name: "Hide replies" }).click();
    await expect(page.getByText("quite")).toHaveCount(0);
    await page.getByRole("article").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("region", { name: "Delete this post?" }).getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(/\/community$/);
    await expect(page.getByText("What an opening.")).toHaveCount(0);
  });
});
