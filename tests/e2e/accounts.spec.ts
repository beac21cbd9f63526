import {
  DEMO,
  expect,
  expectErrorToast,
  hydrated,
  newcomer,
  open,
  type Page,
  signIn,
  signUp,
  test,
  toast,
} from "./fixtures.ts";

type Credentials = { username: string; email: string; password: string };

test("a visitor signs up, is welcomed and lands where they wanted to go", async ({ page }) => {
  const person = newcomer();
  await open(page, "/signup");
  await expect(page).toHaveURL("/auth?tab=signup");
  await open(page, "/auth?tab=signup&redirectTo=%2Fsettings");

  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();

  await expect(toast(page, "Welcome to Sleevenotes!")).toBeVisible();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Signed in as").first()).toContainText(person.username);
});

test("the sign-up form says what is wrong in each field", async ({ page, complaints }) => {
  // What judges a form in the browser comes when it is touched; until then the server does.
  complaints.expectStatus(422, 6);
  await open(page, "/auth?tab=signup");
  const refusals = [
    [{ username: "ab" }, "Username", "Username must be at least 3 characters"],
    [{ username: "a".repeat(21) }, "Username", "Username cannot exceed 20 characters"],
    [{ username: "no spaces" }, "Username", "Username can only contain letters, numbers and underscores"],
    [{ email: "nowhere" }, "Email", "Please enter a valid email address"],
    [{ password: "12345" }, "Password", "Password must be at least 6 characters"],
    [{ confirm: "different" }, "Confirm Password", "Passwords do not match"],
  ] as const;

  for (const [wrong, label, text] of refusals) {
    const { confirm, ...credentials }: Partial<Credentials> & { confirm?: string } = wrong;
    await fillSignUp(page, { ...newcomer(), ...credentials }, confirm);
    await page.getByRole("button", { name: "Sign Up" }).click();
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(text));
    await expect(field).toBeFocused();
  }
  await expect(page).toHaveURL("/auth?tab=signup");
});

test("a username and an email belong to one member", async ({ page, complaints }) => {
  complaints.expectStatus(409, 2);
  await open(page, "/auth?tab=signup");

  await fillSignUp(page, { ...newcomer(), username: "Demo" });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectErrorToast(page, "Signup Failed", "This username is already taken. Please choose another.");

  await fillSignUp(page, { ...newcomer(), email: DEMO.email.toUpperCase() });
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expectErrorToast(page, "Signup Failed", "This email is already registered.");
  await expect(page.getByLabel("Email")).toHaveValue(DEMO.email.toUpperCase());
});

test("signing in refuses in the same words whether the email or the password is wrong", async ({
  page,
  complaints,
}) => {
  complaints.expectStatus(401, 2);
  complaints.expectStatus(422);
  await open(page, "/auth");

  for (const email of [newcomer().email, DEMO.email]) {
    await fillSignIn(page, { email, password: "not-the-password" });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectErrorToast(page, "Login Failed", "Invalid email or password. Please try again.");
    await expect(page.getByLabel("Email")).toHaveValue(email);
  }

  await fillSignIn(page, { email: "nowhere", password: "short" });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password must be at least 6 characters");
});

test("signing in leads back to where one came from, and never to another site", async ({ page, another }) => {
  await open(page, "/settings/change-password");
  await expect(page).toHaveURL("/auth?redirectTo=%2Fsettings%2Fchange-password");
  await fillSignIn(page, DEMO);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/settings/change-password");

  for (const path of ["/auth", "/login", "/auth?redirectTo=%2F%2Fevil.example"]) {
    await page.goto(path);
    await expect(page, `${path} of a member`).toHaveURL("/");
  }

  const stranger = await another();
  await open(stranger, "/auth?redirectTo=https%3A%2F%2Fevil.example%2F");
  await fillSignIn(stranger, DEMO);
  await stranger.getByRole("button", { name: "Sign In" }).click();
  await expect(stranger).toHaveURL("/");
});

test("the header's Sign In leads back to the page it stood on", async ({ page }) => {
  await open(page, "/search?q=radiohead");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, DEMO);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/search?q=radiohead");
});

test("signing out leaves nothing behind, in this tab or another", async ({ page, context }) => {
  await signUp(page);
  const otherTab = await context.newPage();
  await open(otherTab, "/search?q=radiohead");
  await expect(otherTab.getByText("Signed in as")).toBeVisible();
  await open(page, "/settings");
  await page.evaluate(() => localStorage.setItem("kept", "yes"));

  await page.getByRole("button", { name: "Sign Out", exact: true }).click();

  await expect(page).toHaveURL("/auth");
  await expect(toast(page, "Signed out")).toBeVisible();
  await expect(otherTab.getByText("Signed in as")).toBeHidden();
  await expect(otherTab.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  for (const tab of [page, otherTab]) {
    expect(await tab.evaluate(() => localStorage.length + sessionStorage.length), "what storage holds").toBe(0);
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).filter((name) => !["flash", "bookmark"].includes(name))).toEqual([]);
  await page.goto("/settings");
  await expect(page).toHaveURL("/auth?redirectTo=%2Fsettings");
});

test("a link with signout=true signs out, says so and cleans the address", async ({ page }) => {
  await signUp(page);
  await open(page, "/auth?signout=true");
  await expect(page).toHaveURL("/auth");
  await expect(toast(page, "Signed out")).toBeVisible();
  await expect(page.getByText("Signed in as")).toBeHidden();
});

test("a forgotten password is reset by mail, once", async ({ page, another, complaints }) => {
  complaints.expectStatus(422, 2);
  const member = await signUp(await another());
  await open(page, "/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill("nowhere");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("button", { name: "Send Again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Login" })).toBeVisible();

  const link = await mailedLink(page, member.email);
  expect(link).toContain("/auth/reset-password#access_token=");
  await open(page, link);
  await page.getByLabel("New Password", { exact: true }).fill("alllowercase1");
  await page.getByLabel(/^Confirm/).fill("alllowercase1");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByLabel("New Password", { exact: true })).toHaveAccessibleDescription(
    /Password must contain at least one uppercase letter, one lowercase letter, and one number/,
  );
  const password = "Another2Password";
  await page.getByLabel("New Password", { exact: true }).fill(password);
  await page.getByLabel(/^Confirm/).fill(password);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page).toHaveURL("/auth");

  await fillSignIn(page, { email: member.email, password });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Signed in as")).toContainText(member.username);

  complaints.expectStatus(400);
  const late = await another();
  await open(late, link);
  await expectInvalidLink(late, "Invalid or expired password reset link. Please request a new one.");
  await late.getByRole("link", { name: "Request New Reset Link" }).click();
  await expect(late).toHaveURL("/auth/forgot-password");
});

test("a reset link without its secret, or with half of it, says so", async ({ page }) => {
  await open(page, "/auth/reset-password");
  await expectInvalidLink(page, "Invalid password reset link. Please request a new one.");

  await page.goto("about:blank");
  await open(page, "/auth/reset-password#access_token=abc");
  await expectInvalidLink(page, "Invalid password reset link format. Please request a new one.");
});

test("a reset link whose check fails or never ends says so", async ({ page, complaints }) => {
  await page.route("**/api/auth/reset-password/verify", (route) => route.abort());
  complaints.expectLostRequests();
  await open(page, "/auth/reset-password#access_token=abc&type=recovery");
  await expectInvalidLink(page, "Something went wrong. Please try again or request a new reset link.");

  await page.unroute("**/api/auth/reset-password/verify");
  await page.route("**/api/auth/reset-password/verify", () => new Promise<void>(() => undefined));
  await page.goto("about:blank");
  await open(page, "/auth/reset-password#access_token=abc&type=recovery");
  await expect(page.getByText("Password reset link processing timed out. Please try again.")).toBeVisible({
    timeout: 10_000,
  });
});

test("a member changes their password, which ends their other sessions", async ({ page, another, complaints }) => {
  const member = await signUp(page);
  complaints.expectStatus(422, 2);
  const elsewhere = await another();
  await signIn(elsewhere, member);
  const password = "Changed3Password";
  await open(page, "/settings");
  await page.getByRole("link", { name: "Change Password" }).click();

  await fillChange(page, { current: "", next: password });
  await expect(page.getByLabel("Current Password")).toHaveAccessibleDescription("Current password is required");

  await fillChange(page, { current: "Wrong1Password", next: password });
  await expect(page.getByText("Current password is incorrect").first()).toBeVisible();

  await fillChange(page, { current: member.password, next: password });
  await expect(page).toHaveURL("/settings");

  await elsewhere.goto("/settings");
  await expect(elsewhere).toHaveURL(/\/auth\?/);
  await hydrated(elsewhere);
  await fillSignIn(elsewhere, { email: member.email, password });
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere).toHaveURL("/settings");
});

test("settings keep a name and a bio", async ({ page }) => {
  await signUp(page);
  await open(page, "/settings");
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Bio").fill("Counts everything.");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Lovelace");
  await expect(page.getByLabel("Bio")).toHaveValue("Counts everything.");
});

async function fillSignUp(page: Page, { username, email, password }: Credentials, confirm = password) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(confirm);
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

async function fillChange(page: Page, { current, next }: { current: string; next: string }) {
  await page.getByLabel("Current Password").fill(current);
  await page.getByLabel("New Password", { exact: true }).fill(next);
  await page.getByLabel("Confirm New Password").fill(next);
  await page.getByRole("button", { name: "Change Password" }).click();
}

/** Opens the mailbox of development and finds the link in the newest mail to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await page.goto("/dev/mailbox");
  const mail = page.getByRole("article").filter({ hasText: email }).first();
  return (await mail.getByRole("link").first().getAttribute("href")) ?? "";
}

async function expectInvalidLink(page: Page, text: string) {
  await expect(page.getByRole("heading", { level: 1, name: "Invalid Reset Link" })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole("link", { name: "Request New Reset Link" })).toBeVisible();
}
