import {
  callApi,
  expect,
  expectErrorToast,
  findAlbum,
  open,
  type Page,
  postReview,
  signUp,
  test,
  toast,
} from "./fixtures.ts";
import {
  expectLikes,
  likeButton,
  openReviewDialog,
  pressLike,
  rate,
  reviewBy,
  reviewDialog,
  tick,
} from "./reviewing.ts";

const TEXT = "Half a page that I would hate to lose.";

test("a review without a rating is refused and keeps its text", async ({ page }) => {
  const dialog = await beginReview(page, "Homogenic", "Björk");
  await dialog.getByRole("textbox", { name: "Review" }).fill(TEXT);
  await tick(dialog, "Genres", "Pop");
  await dialog.getByRole("button", { name: "Submit Review" }).click();

  await expectErrorToast(page, "Rating Required", "Please provide a rating before submitting your review.");
  await expect(dialog.getByRole("textbox", { name: "Review" })).toHaveValue(TEXT);
  await expect(dialog.getByRole("checkbox", { name: "Pop", exact: true })).toBeChecked();
});

test("5000 characters are a review, one more is too long", async ({ page }) => {
  const dialog = await beginReview(page, "Homogenic", "Björk");
  const box = dialog.getByRole("textbox", { name: "Review" });
  await rate(dialog, 6);
  await box.fill("🎵".repeat(5001));
  await expect(box).toHaveAccessibleDescription(/5001\/5000/);
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expectErrorToast(page, "Review Too Long", "Please limit your review to 5000 characters.");
  await expect(box).toHaveValue("🎵".repeat(5001));

  await box.fill("🎵".repeat(5000));
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Review submitted")).toBeVisible();
});

test("a fourth genre and a fourth vibe are refused", async ({ page }) => {
  const dialog = await beginReview(page, "Homogenic", "Björk");
  await tick(dialog, "Genres", "Alternative", "Pop", "Experimental");
  await dialog.getByRole("group", { name: "Genres" }).getByText("Jazz", { exact: true }).click({ force: true });
  await expectErrorToast(page, "Genre Limit Reached", "You can only select up to 3 genres for a review.");
  await expect(dialog.getByRole("checkbox", { name: "Jazz", exact: true })).not.toBeChecked();

  await tick(dialog, "Vibes", "Dreamy", "Intense", "Chill");
  await dialog.getByRole("checkbox", { name: "Sunset", exact: true }).press("Space");
  await expectErrorToast(page, "Vibe Limit Reached", "You can only select up to 3 vibes for a review.");
  await expect(dialog.getByRole("checkbox", { name: "Sunset", exact: true })).not.toBeChecked();
});

test("a session that ends while one writes leads to sign-in and back to the text", async ({ page, context }) => {
  const { album, member } = await onAlbum(page, "Homogenic", "Björk");
  const dialog = await openReviewDialog(page);
  await rate(dialog, 8);
  await dialog.getByRole("textbox", { name: "Review" }).fill(TEXT);
  await tick(dialog, "Vibes", "Dreamy");
  await context.clearCookies({ name: "session" });
  await dialog.getByRole("button", { name: "Submit Review" }).click();

  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();

  await expect(page).toHaveURL(new RegExp(`/album/${album.id}`));
  const back = reviewDialog(page);
  await expect(back.getByRole("textbox", { name: "Review" })).toHaveValue(TEXT);
  await expect(back.getByRole("slider", { name: "Rating" })).toHaveAttribute("aria-valuetext", "8 out of 10");
  await expect(back.getByRole("checkbox", { name: "Dreamy", exact: true })).toBeChecked();
  await back.getByRole("button", { name: "Submit Review" }).click();
  await expect(back).toBeHidden();
  await expect(reviewBy(page, member.username)).toContainText(TEXT);
});

test("a visitor who wants to review signs in first and finds the form open", async ({ page, another }) => {
  const member = await signUp(await another());
  const album = await findAlbum(page, "Homogenic", "Björk");
  await open(page, `/album/${album.id}`);
  await page.getByRole("button", { name: "Add Review" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(reviewDialog(page)).toBeVisible();
});

test("a lost connection is shown, keeps the text and lets one try again", async ({ page, context, complaints }) => {
  complaints.expectLostRequests();
  const { member } = await onAlbum(page, "Homogenic", "Björk");
  const dialog = await openReviewDialog(page);
  await rate(dialog, 9);
  await dialog.getByRole("textbox", { name: "Review" }).fill(TEXT);
  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeAttached();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog.getByRole("alert")).toContainText("could not be sent");
  await expect(dialog.getByRole("textbox", { name: "Review" })).toHaveValue(TEXT);

  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  await expect(reviewBy(page, member.username)).toContainText(TEXT);
  await expect(page.getByText("You're offline.")).toBeHidden();
});

test("a screen that cannot be read offline says so and is there again afterwards", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectLostRequests();
  await open(page, "/search");
  await page.getByRole("searchbox", { name: "Search" }).fill("radiohead");
  await expect(page.getByRole("link", { name: "Kid A by Radiohead" })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole("alert").filter({ hasText: "You're offline" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search" }).fill("bowie");
  await expect(page.getByRole("heading", { name: "You're Offline" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /David Bowie$/ })
      .first(),
  ).toBeVisible();
});

test("a review that is sent twice is one review", async ({ page }) => {
  const { album, member } = await onAlbum(page, "Post", "Björk");
  const dialog = await openReviewDialog(page);
  await rate(dialog, 7);
  await dialog.getByRole("textbox", { name: "Review" }).fill(TEXT);
  const button = dialog.getByRole("button", { name: "Submit Review" });
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
    element.click();
  });
  await expect(dialog).toBeHidden();

  const reviews = await callApi<unknown[]>(page, "GET", `/reviews/user/${member.id}`);
  expect(reviews).toHaveLength(1);
  await expect(reviewBy(page, member.username)).toHaveCount(1);
  const { review_count, rating_histogram } = await callApi<{ review_count: number; rating_histogram: number[] }>(
    page,
    "GET",
    `/albums/${album.id}`,
  );
  expect(rating_histogram.reduce((sum, count) => sum + count, 0)).toBe(review_count);
});

test("a review written in two tabs is one review, and the later text holds", async ({ page, context }) => {
  const { album, member } = await onAlbum(page, "Post", "Björk");
  const second = await context.newPage();
  await open(second, `/album/${album.id}`);
  for (const [tab, text] of [
    [page, "From the first tab."],
    [second, "From the second tab."],
  ] as const) {
    const dialog = await openReviewDialog(tab);
    await rate(dialog, 5);
    await dialog.getByRole("textbox", { name: "Review" }).fill(text);
    await dialog.getByRole("button", { name: /^(Submit|Save) Review$/ }).click();
    await expect(dialog).toBeHidden();
  }
  const reviews = await callApi<{ content: string }[]>(page, "GET", `/reviews/user/${member.id}`);
  expect(reviews.map(({ content }) => content)).toEqual(["From the second tab."]);
});

test("a like that does not arrive is taken back, with a message", async ({ page, another, complaints }) => {
  complaints.expectLostRequests();
  const { author, album } = await someonesReview(await another());
  await signUp(page);
  await open(page, `/album/${album.id}/reviews`);
  const card = reviewBy(page, author);
  const like = likeButton(card);

  let letThrough = () => undefined as unknown;
  const held = new Promise((resolve) => {
    letThrough = () => resolve(undefined);
  });
  await page.route("**/actions/like-review*", async (route) => {
    await held;
    await route.abort();
  });
  await like.click();
  await expect(like, "at once").toHaveAttribute("aria-pressed", "true");
  await expectLikes(card, 1);
  letThrough();
  await expectErrorToast(page, "Error", "There was a problem processing your request");
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expectLikes(card, 0);
  await page.unroute("**/actions/like-review*");

  await pressLike(page, card);
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a like that the server fails at is taken back too", async ({ page, another, complaints }) => {
  const { author, album } = await someonesReview(await another());
  await signUp(page);
  await open(page, `/album/${album.id}/reviews`);
  await page.route("**/actions/like-review*", (route) => route.fulfill({ status: 429, body: "" }));
  complaints.expectStatus(429);
  const like = likeButton(reviewBy(page, author));
  await like.click();
  await expect(toast(page, "Error", { role: "alert" })).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("fast presses of Like end where the last one wanted", async ({ page, another }) => {
  const { author, album, id } = await someonesReview(await another());
  await signUp(page);
  await open(page, `/album/${album.id}/reviews`);
  const like = likeButton(reviewBy(page, author));
  await like.click({ clickCount: 3 });
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await callApi<{ likes_count: number }>(page, "GET", `/reviews/${id}`)).likes_count)
    .toBe(1);
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a visitor who likes is asked to sign in, and comes back", async ({ page, another }) => {
  const { author, album } = await someonesReview(await another());
  const member = await signUp(await another());
  await open(page, `/album/${album.id}/reviews`);
  await likeButton(reviewBy(page, author)).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await expect(toast(page, "Authentication required")).toContainText("Please sign in to like reviews");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`/album/${album.id}/reviews`);
});

test("a deletion that does not arrive leaves the review and says so", async ({ page, complaints }) => {
  complaints.expectLostRequests();
  const { album, member } = await onAlbum(page, "Debut", "Björk");
  await postReview(page, album, { content: "Stays." });
  await open(page, `/album/${album.id}`);
  await page.route("**/actions/delete-review*", (route) => route.abort());
  const card = reviewBy(page, member.username);
  await card.getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectErrorToast(page, "Error", "Failed to delete review. Please try again.");
  await expect(card).toContainText("Stays.");
});

test("nobody finds Edit or Delete on another's review", async ({ page, another }) => {
  const { author, id } = await someonesReview(await another());
  await signUp(page);
  await open(page, `/review/${id}`);
  await expect(reviewBy(page, author)).toBeVisible();
  const options = reviewBy(page, author).getByRole("button", { name: "More options" });
  if ((await options.count()) > 0) await options.click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
});

test("a deleted review leads back from its own page", async ({ page }) => {
  const { album } = await onAlbum(page, "Debut", "Björk");
  const { id } = await postReview(page, album, { content: "Gone soon." });
  await open(page, `/review/${id}`);
  await page.getByRole("main").getByRole("button", { name: "More options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/album/${album.id}`);
  await expect(toast(page, "Review deleted")).toBeVisible();
});

test("long reviews are cut in lists and whole on their own page", async ({ page }) => {
  const { album, member } = await onAlbum(page, "Debut", "Björk");
  const text = `${"Long and winding. ".repeat(40)}The very end.`;
  const { id } = await postReview(page, album, { content: text });
  await open(page, `/album/${album.id}`);
  const card = reviewBy(page, member.username);
  await expect(card).not.toContainText("The very end.");
  await card.getByRole("button", { name: "Read more" }).click();
  await expect(card).toContainText("The very end.");
  await card.getByRole("button", { name: "Show less" }).click();
  await expect(card).not.toContainText("The very end.");

  await open(page, `/review/${id}`);
  await expect(card).toContainText("The very end.");
  await expect(page.getByRole("button", { name: "Read more" })).toHaveCount(0);
});

test("what people write is text, never markup", async ({ page, complaints: _watched }) => {
  const { album, member } = await onAlbum(page, "Debut", "Björk");
  const text = `<img src=x onerror="document.title='owned'"> <b>bold</b> </script><script>document.title='owned'</script>`;
  await postReview(page, album, { content: text });
  await open(page, `/album/${album.id}`);
  await expect(reviewBy(page, member.username)).toContainText(text);
  expect(await page.title()).not.toBe("owned");
});

test("the test page opens the form and counts the characters of what would have been sent", async ({ page }) => {
  await open(page, "/test-review-length");
  await page.getByRole("main").getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await rate(dialog, 4);
  await dialog.getByRole("textbox", { name: "Review" }).fill("12345");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByRole("status").filter({ hasText: "5 characters" })).toBeVisible();
});

async function onAlbum(page: Page, title: string, artist: string) {
  const member = await signUp(page);
  const album = await findAlbum(page, title, artist);
  await open(page, `/album/${album.id}`);
  return { album, member };
}

async function beginReview(page: Page, title: string, artist: string) {
  await onAlbum(page, title, artist);
  return openReviewDialog(page);
}

async function someonesReview(page: Page) {
  const { username } = await signUp(page);
  const album = await findAlbum(page, "Debut", "Björk");
  const { id } = await postReview(page, album, { content: "A review to like." });
  return { author: username, album, id };
}
