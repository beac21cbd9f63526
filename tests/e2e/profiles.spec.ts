import { callApi, expect, expectErrorToast, open, type Page, signUp, test, toast } from "./fixtures.ts";

const count = (page: Page, label: "Followers" | "Following") =>
  page.getByRole("main").getByRole("link", { name: label }).first();

test("a member follows another, looks through their connections, and blocks and unblocks them", async ({
  page,
  another,
  complaints,
}) => {
  test.setTimeout(60_000);
  const others = await another();
  const host = await signUp(others);
  const fanPage = await another();
  const fan = await signUp(fanPage);
  await callApi(fanPage, "POST", "/follows", { following_id: host.id });
  const viewer = await signUp(page);
  await open(page, `/profile/${host.username}`);
  const main = page.getByRole("main");
  const follow = main.getByRole("button", { name: "Follow", exact: true });
  const unfollow = main.getByRole("button", { name: "Unfollow", exact: true });

  await test.step("a follow that does not arrive is taken back", async () => {
    complaints.expectLostRequests();
    await page.route("**/actions/follow-user.data*", (route) => route.abort());
    await follow.click();
    await expectErrorToast(page, "Error", "Failed to follow user. Please try again.");
    await expect(follow).toBeVisible();
    await expect(count(page, "Followers")).toHaveText("1 Followers");
    await page.unroute("**/actions/follow-user.data*");
  });

  await test.step("follows, and the count moves with the press", async () => {
    await follow.click();
    await expect(unfollow).toBeVisible();
    await expect(count(page, "Followers")).toHaveText("2 Followers");
    await expect(toast(page, "You are now following this user")).toBeVisible();
  });

  await test.step("the count that is pressed opens its tab", async () => {
    await count(page, "Followers").click();
    const dialog = page.getByRole("dialog", { name: `${host.username}'s Connections` });
    await expect(dialog.getByRole("tab", { name: "Followers (2)" })).toHaveAttribute("aria-selected", "true");
    const rows = dialog.getByRole("listitem");
    await expect(rows.filter({ hasText: viewer.username }).getByRole("button")).toHaveCount(0);
    await rows.filter({ hasText: fan.username }).getByRole("button", { name: "Follow", exact: true }).click();
    await expect(
      rows.filter({ hasText: fan.username }).getByRole("button", { name: "Unfollow", exact: true }),
    ).toBeVisible();
    await dialog.getByRole("tab", { name: "Following (0)" }).click();
    await expect(dialog.getByText("Not following anyone yet")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(count(page, "Followers")).toBeFocused();

    await count(page, "Following").click();
    await expect(dialog.getByRole("tab", { name: "Following (0)" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
  });

  await test.step("one's own counts follow what one does in the dialog", async () => {
    await open(page, `/profile/${viewer.username}`);
    await count(page, "Following").click();
    const dialog = page.getByRole("dialog");
    const row = dialog.getByRole("listitem").filter({ hasText: fan.username });
    await row.getByRole("button", { name: "Unfollow", exact: true }).click();
    await expect(dialog.getByRole("tab", { name: "Following (1)" })).toBeVisible();
    await expect(row.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
    await dialog.getByRole("link", { name: host.username }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: host.username })).toBeVisible();
  });

  await test.step("blocks, when asked twice, and unblocks", async () => {
    await main.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Block User", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: `Block ${host.username}?` });
    await dialog.getByRole("button", { name: "Block", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, "User blocked")).toBeVisible();
    await expect(main.getByText(`You have blocked ${host.username}`)).toBeVisible();
    await expect(follow.or(unfollow)).toHaveCount(0);
    await expect(count(page, "Followers")).toHaveText("1 Followers");

    await main.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "Unblock User" }).click();
    await expect(toast(page, "User unblocked")).toBeVisible();
    await expect(follow).toBeVisible();
  });
});
