import { callApi, expect, expectErrorToast, open, signIn, signUp, test, toast } from "./fixtures.ts";

test("switches move at once and stay, go back when saving fails, and so does the theme", async ({
  page,
  complaints,
}) => {
  await signUp(page);
  await open(page, "/settings");
  const email = page.getByRole("switch", { name: "Email Notifications" });

  const saved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/actions/update-switch"),
  );
  await email.press("Space");
  await expect(email).not.toBeChecked();
  await saved;
  await open(page, "/settings");
  await expect(email).not.toBeChecked();

  complaints.expectLostRequests();
  await page.route("**/actions/**", (route) => route.abort());
  await page.getByText("Email Notifications").click();
  await expectErrorToast(page, "Error", "Failed to update settings. Please try again.");
  await expect(email).not.toBeChecked();
  await page.getByText("Light", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(toast(page, "Sign Out Error", { role: "alert" })).toBeVisible();
  await expect(page).toHaveURL("/settings");
});

test("the blocked leave the list as they are unblocked, and come back when that fails", async ({
  page,
  another,
  complaints,
}) => {
  const [first, second] = [await signUp(await another()), await signUp(await another())];
  await signUp(page);
  for (const { id } of [first, second]) await callApi(page, "POST", "/blocks", { blocked_id: id });
  await open(page, "/settings");
  const list = page.getByRole("list", { name: "Blocked Users" });

  await list.getByRole("button", { name: `Unblock ${second.username}` }).click();
  await expect(list.getByText(second.username, { exact: true })).toBeHidden();
  await expect(toast(page, "User unblocked")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  complaints.expectLostRequests();
  await page.route("**/actions/**", (route) => route.abort());
  await list.getByRole("button", { name: `Unblock ${first.username}` }).click();
  await expect(toast(page, "Failed to unblock user", { role: "alert" })).toBeVisible();
  await expect(list.getByRole("button", { name: `Unblock ${first.username}` })).toBeVisible();
});

test("a member takes their data along and leaves for good, by keyboard, in every tab", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectStatus(422);
  complaints.expectStatus(401);
  const member = await signUp(page);
  const otherTab = await context.newPage();
  await open(otherTab, "/");
  await open(page, "/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^sleevenotes-${member.username}-.*\\.json$`));

  const opener = page.getByRole("button", { name: "Delete Account" });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const typed = dialog.getByRole("textbox", { name: "Type your username to confirm" });
  await expect(typed).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await typed.fill("somebody");
  await typed.press("Enter");
  await expect(dialog.getByText("This is not your username.")).toBeVisible();
  await typed.fill(member.username);
  await dialog.getByRole("button", { name: "Delete" }).click();

  await expect(page).toHaveURL("/auth");
  await expect(toast(page, "Account deleted")).toBeVisible();
  await expect(otherTab.getByText("Signed in as")).toBeHidden();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectErrorToast(page, "Login Failed", "Invalid email or password. Please try again.");
  await callApi(page, "POST", "/auth/sign-up", member);
  await signIn(page, member);
});
