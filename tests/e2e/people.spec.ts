import {
  callApi,
  expect,
  findAlbum,
  type Member,
  open,
  type Page,
  postReview,
  signUp,
  test,
  toast,
} from "./fixtures.ts";
import { expectLikes, pressLike, reviewBy } from "./reviewing.ts";

const REMARK = "I could not agree more, and I tried.";

function bell(page: Page, unread = 0) {
  const name = unread === 0 ? "Notifications" : `Notifications, ${unread} unread`;
  return page.getByRole("banner").getByRole("link", { name, exact: true });
}

function comments(page: Page) {
  return page.getByRole("region", { name: /^Comments/ });
}

function main(page: Page) {
  return page.getByRole("main");
}

test("two members meet: one follows, likes and comments, is blocked and forgiven, and leaves for good", async ({
  page: host,
  another,
}) => {
  test.setTimeout(90_000);
  const guest = await another();
  const [ann, bea] = [await signUp(guest), await signUp(host)];
  const album = await findAlbum(host, "Debut", "Björk");
  const review = await postReview(host, album, { content: "A party that one joins late and leaves last." });
  const reviewPath = `/review/${review.id}`;
  await open(host, "/");
  await expect(bell(host)).toBeVisible();

  async function follow() {
    await open(guest, `/profile/${bea.username}`);
    await main(guest).getByRole("button", { name: "Follow", exact: true }).click();
    await expect(toast(guest, "You are now following this user")).toBeVisible();
  }

  /** Whether the one who looks finds the other: as a member, in the world's feed, on the review, among the followers. */
  async function expectToMeet(page: Page, other: Member, meets: boolean) {
    const times = meets ? 1 : 0;
    await open(page, `/search?q=${other.username}&tab=users`);
    await expect(main(page).getByRole("link", { name: other.username })).toHaveCount(times);
    const world = await callApi<{ user_id: string }[]>(page, "GET", "/reviews/trending?limit=50");
    expect(world.some(({ user_id }) => user_id === bea.id)).toBe(page === host || meets);
    await open(page, reviewPath);
    await expect(comments(page).getByText(REMARK)).toHaveCount(meets || page === guest ? 1 : 0);
    await expect(comments(page).getByText("You cannot comment on this review")).toHaveCount(
      page === guest && !meets ? 1 : 0,
    );
  }

  await test.step("each deed counts at the other's bell, live", async () => {
    await follow();
    await expect(bell(host, 1)).toBeVisible();
    await open(guest, reviewPath);
    await pressLike(guest, reviewBy(guest, bea.username));
    await expect(bell(host, 2)).toBeVisible();
    await comments(guest).getByRole("textbox", { name: "Comment" }).fill(REMARK);
    await comments(guest).getByRole("button", { name: "Post", exact: true }).click();
    await expect(bell(host, 3)).toBeVisible();
  });

  await test.step("the list says who did what, leads there, and is read by looking at it", async () => {
    await bell(host, 3).click();
    const rows = main(host).getByRole("link", { name: new RegExp(`^Unread: ${ann.username} `) });
    await expect(rows).toHaveCount(3);
    for (const [at, deed, quote, leadsTo] of [
      [0, "commented on your review", "“Debut”", reviewPath],
      [1, "liked your review", "“Debut”", reviewPath],
      [2, "started following you", "", `/profile/${ann.username}`],
    ] as const) {
      await expect(rows.nth(at)).toContainText(`${ann.username} ${deed}${quote}`);
      await expect(rows.nth(at)).toContainText("Just now");
      await expect(rows.nth(at)).toHaveAttribute("href", leadsTo);
    }
    await expect(bell(host)).toBeVisible();
    await rows.first().click();
    await expect(host).toHaveURL(reviewPath);
    await expect(comments(host).getByText(REMARK)).toBeVisible();
    await expectLikes(reviewBy(host, bea.username), 1);
    await expectToMeet(host, ann, true);
    await expectToMeet(guest, bea, true);
  });

  await test.step("a block hides each from the other, everywhere", async () => {
    await open(host, `/profile/${ann.username}`);
    await main(host).getByRole("button", { name: "More options" }).click();
    await host.getByRole("menuitem", { name: "Block User", exact: true }).click();
    await host.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
    await expect(toast(host, "User blocked")).toBeVisible();

    await expectToMeet(host, ann, false);
    await expectToMeet(guest, bea, false);
    await open(host, `/profile/${bea.username}/connections`);
    await expect(main(host).getByRole("tab", { name: "Followers (0)" })).toBeVisible();
    await expect(main(host).getByText("No followers yet")).toBeVisible();
    await open(host, "/notifications");
    await expect(main(host).getByText("No notifications yet")).toBeVisible();
  });

  await test.step("unblocked in the settings, both are there again, and strangers", async () => {
    await open(host, "/settings");
    await main(host)
      .getByRole("button", { name: `Unblock ${ann.username}` })
      .click();
    await expect(toast(host, "User unblocked")).toBeVisible();
    await expect(main(host).getByText("You haven't blocked anyone")).toBeVisible();
    await expectToMeet(host, ann, true);
    await expectToMeet(guest, bea, true);
    await follow();
    await open(host, `/profile/${bea.username}`);
    await expect(main(host).getByRole("list", { name: "Counts" })).toContainText("1 Followers");
  });

  await test.step("who leaves takes along the follow, the like and the comment", async () => {
    await open(guest, "/settings");
    await guest.getByRole("button", { name: "Delete Account" }).click();
    const dialog = guest.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("textbox", { name: "Type your username to confirm" }).fill(ann.username);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(guest).toHaveURL("/auth");

    await open(host, `/profile/${bea.username}`);
    await expect(main(host).getByRole("list", { name: "Counts" })).toContainText("0 Followers");
    await open(host, reviewPath);
    await expectLikes(reviewBy(host, bea.username), 0);
    await expect(host.getByRole("region", { name: "Comments 0" })).toContainText(
      "No comments yet. Be the first to comment!",
    );
    await expect(bell(host)).toBeVisible();
    await open(host, "/notifications");
    await expect(main(host).getByText("No notifications yet")).toBeVisible();
  });
});

test("what another wrote is reported once: a reason is chosen first, and a second report is told of the first", async ({
  page,
  another,
  complaints,
}) => {
  complaints.expectStatus(409);
  const author = await another();
  const { username } = await signUp(author);
  const { id } = await postReview(author, await findAlbum(author, "Debut", "Björk"), {
    content: "Buy my other record.",
  });
  await signUp(page);
  await open(page, `/review/${id}`);
  const dialog = page.getByRole("dialog", { name: "Report Content" });
  const submit = dialog.getByRole("button", { name: "Submit Report" });
  async function report() {
    await reviewBy(page, username).getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    await expect(submit).toBeDisabled();
    await dialog.getByText("Spam or promotional content").click();
    await submit.click();
  }

  await report();
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Report submitted")).toBeVisible();

  await report();
  await expect(toast(page, "Already reported")).toBeVisible();
  await expect(dialog).toBeHidden();
});
