import { callApi, expect, findAlbum, open, type Page, signUp, test, toast } from "./fixtures.ts";

const SEARCH_BOX = { name: "Search" } as const;

test("keys lead to search, home and the profile, and not while typing", async ({ page }) => {
  const member = await signUp(page);
  await open(page, "/settings");

  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("searchbox", SEARCH_BOX)).toBeFocused();

  await page.keyboard.type("gh/");
  await expect(page.getByRole("searchbox", SEARCH_BOX)).toHaveValue("gh/");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", SEARCH_BOX)).toBeFocused();

  await page.getByRole("searchbox", SEARCH_BOX).blur();
  await pressInTurn(page, "g", "h");
  await expect(page).toHaveURL("/");
  await pressInTurn(page, "g", "s");
  await expect(page).toHaveURL("/search");
  await page.getByRole("searchbox", SEARCH_BOX).blur();
  await pressInTurn(page, "g", "p");
  await expect(page).toHaveURL(`/profile/${member.username}`);
});

test("a question mark lists the keys, in a dialog that gives the focus back", async ({ page }) => {
  await open(page, "/search");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  await link.focus();

  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard Shortcuts" });
  await expect(dialog).toContainText("Go to Home");
  await expect(dialog).toBeFocused();
  for (const key of ["Tab", "Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await expect(dialog.locator(":focus"), "the focus stays in the dialog").toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test("the first Tab skips to the content", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("Back from an album returns to the last search, when one came from it", async ({ page }) => {
  await open(page, "/search?q=radiohead");
  await page.getByRole("link", { name: "Kid A by Radiohead" }).click();
  await expect(page).toHaveURL(/\/album\//);
  await page.getByRole("banner").getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/search?q=radiohead");
  await expect(page.getByRole("searchbox", SEARCH_BOX)).toHaveValue("radiohead");
});

test("Back obeys a given address, then the history, then leads to search; never to another site", async ({ page }) => {
  const { id, title } = await findAlbum(page, "Kid A", "Radiohead");
  const back = page.getByRole("banner").getByRole("button", { name: "Back" });

  await open(page, `/album/${id}?returnTo=%2Ftermsandconditions`);
  await back.click();
  await expect(page).toHaveURL("/termsandconditions");

  await open(page, "/?tab=news");
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>('nav[aria-label="Main"] a');
    link?.setAttribute("data-was", path);
  }, `/album/${id}`);
  await open(page, "/");
  await page.getByRole("list", { name: "Trending Albums" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/album\//);
  await back.click();
  await expect(page).toHaveURL("/");

  await page.goto("about:blank");
  await open(page, `/album/${id}?returnTo=%2F%2Fevil.example`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL("/search");
});

test("a theme holds at once, after a reload and on another device; system follows the device", async ({
  page,
  another,
}) => {
  const member = await signUp(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/settings");
  await expect(page.locator("html")).toHaveClass("dark");

  await page.route("**/actions/set-theme.data*", async (route) => {
    await expect(page.locator("html"), "before the server answers").toHaveClass("light");
    await route.continue();
  });
  await chooseTheme(page, "Light");
  await expect(page.locator("html")).toHaveClass("light");
  await page.unroute("**/actions/set-theme.data*");
  await page.reload();
  await expect(page.locator("html")).toHaveClass("light");

  const device = await another();
  await callApi(device, "POST", "/auth/sign-in", { email: member.email, password: member.password });
  await device.goto("/");
  await expect(device.locator("html")).toHaveClass("light");

  await open(page, "/settings");
  await chooseTheme(page, "System");
  await expect(page.locator("html")).toHaveClass("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator("html")).toHaveClass("light");
  await page.reload();
  await expect(page.locator("html")).toHaveClass("light");
});

test("an unknown address says so, with a way out", async ({ page, complaints }) => {
  complaints.expectStatus(404, 4);
  const { status } = await visit(page, "/no/such/page");
  expect(status).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();

  const unknown = [
    ["/album/no-such-album", "Album Not Found", "We couldn't find an album with that ID"],
    ["/profile/nobody_at_all", "User Not Found", "We couldn't find a user with that username"],
    ["/review/no-such-review", "Review not found", ""],
  ] as const;
  for (const [path, title, text] of unknown) {
    expect((await visit(page, path)).status, path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(text);
  }
  await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the address holds the query while one types, as one step of the history", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
  const box = page.getByRole("searchbox", SEARCH_BOX);
  await box.pressSequentially("radio", { delay: 30 });
  await expect(page).toHaveURL("/search?q=radio");
  await box.pressSequentially("head", { delay: 30 });
  await expect(page).toHaveURL("/search?q=radiohead");
  await expect(page.getByRole("link", { name: "OK Computer by Radiohead" })).toBeVisible();
  await expect(box).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(box).toHaveValue("");
  await page.goForward();
  await expect(box).toHaveValue("radiohead");

  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
});

test("going elsewhere right after a letter wins over the search for it", async ({ page }) => {
  await open(page, "/search");
  await page.route("**/_root.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole("searchbox", SEARCH_BOX).pressSequentially("radio");
  await page.getByRole("searchbox", SEARCH_BOX).blur();
  await pressInTurn(page, "g", "h");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
});

test("search forgives a misspelling, has a tab for each kind and says when there is nothing", async ({ page }) => {
  await open(page, "/search?q=radiohaed");
  await expect(page.getByRole("link", { name: "OK Computer by Radiohead" })).toBeVisible();
  await page.getByRole("tab", { name: /^Artists/ }).click();
  await expect(page.getByRole("tabpanel").getByRole("link", { name: "Radiohead" })).toBeVisible();
  await expect(page).toHaveURL(/tab=artists/);

  await page.getByRole("searchbox", SEARCH_BOX).fill("demo");
  await expect(page).toHaveURL(/q=demo/);
  await page.getByRole("tab", { name: /^Users/ }).click();
  await expect(page.getByRole("tabpanel").getByRole("link", { name: /^demo/ })).toBeVisible();
  await expect(page.getByText("No more results")).toBeVisible();

  await page.getByRole("searchbox", SEARCH_BOX).fill("zzzqqqxxx");
  await expect(page.getByText("No albums, artists, packs or users found matching the query")).toBeVisible();
});

test("a blank search is not sent", async ({ page }) => {
  await open(page, "/search");
  await page.getByRole("searchbox", SEARCH_BOX).fill("   ");
  await page.getByRole("searchbox", SEARCH_BOX).press("Enter");
  await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
  await expect(page).toHaveURL("/search");
});

test("back on a screen, it shows at once without a request", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("list", { name: "Trending Albums" }).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
  await page.waitForLoadState("networkidle");

  const asked = dataRequests(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Trending Albums" })).toBeVisible();
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("pointing at a link reads ahead, and the click needs no further request", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("list", { name: "Trending Albums" }).getByRole("link").nth(1);
  const path = (await link.getAttribute("href")) ?? "";
  const ahead = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await link.hover();
  await ahead;
  await page.waitForLoadState("networkidle");

  const asked = dataRequests(page);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("button", { name: "Back" })).toBeVisible();
  expect(asked.filter((url) => url.includes(path))).toEqual([]);
});

test("an own write shows everywhere at once, also where one has been before", async ({ page }) => {
  const member = await signUp(page);
  await open(page, "/");
  await pressInTurn(page, "g", "p");
  await expect(page.getByRole("heading", { level: 1, name: member.username })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Grace Hopper");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Profile saved")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("main")).toContainText("Grace Hopper");
});

test("Show more appends, and Back finds the list as long as it was left", async ({ page }) => {
  await open(page, "/");
  const feed = page.getByRole("region", { name: "Reviews", exact: true });
  const cards = feed.getByRole("list").first().locator(":scope > li");
  await expect(cards).toHaveCount(10);
  const first = await cards.first().textContent();
  await feed.getByRole("link", { name: "Show more" }).click();
  await expect(cards).toHaveCount(20);
  expect(await cards.first().textContent()).toBe(first);
  await expect(page).toHaveURL("/");

  await cards.nth(15).getByRole("link").first().click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(cards).toHaveCount(20);
});

test("the feed of people one follows asks a visitor to log in, and a member sees it end", async ({ page }) => {
  await open(page, "/?feed=following");
  const feed = page.getByRole("region", { name: "Reviews", exact: true });
  await expect(feed.getByRole("link", { name: "Log In" })).toHaveAttribute("href", /redirectTo=/);

  await signUp(page);
  await open(page, "/?feed=following");
  await expect(feed.getByText("No reviews from people you follow")).toBeVisible();
  await open(page, "/?tab=news");
  await expect(page.getByText("Coming Soon")).toBeVisible();
});

test("a member keeps ten favorites and no eleventh", async ({ page }) => {
  const member = await signUp(page);
  const { albums } = await callApi<{ albums: { id: string }[] }>(page, "GET", "/search?q=the&type=album&limit=20");
  const ids = albums.map(({ id }) => id);
  for (const album_id of ids.slice(0, 9)) await callApi(page, "POST", "/favorites", { album_id });

  await open(page, `/album/${ids[9]}`);
  const favorite = page.getByRole("button", { name: "Favorite", exact: true });
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => callApi(page, "GET", `/favorites/count/${member.id}`)).toEqual({ count: 10 });

  await open(page, `/album/${ids[10]}`);
  await expect(favorite).toBeDisabled();
  await favorite.press("Enter");
  await expect(toast(page, "Favorites Limit Reached", { role: "alert" })).toContainText("10 favorite albums");
  await expect(favorite).toHaveAttribute("aria-pressed", "false");

  await open(page, `/album/${ids[9]}`);
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => callApi(page, "GET", `/favorites/count/${member.id}`)).toEqual({ count: 9 });
  await open(page, `/album/${ids[10]}`);
  await expect(favorite).toBeEnabled();
});

test("one navigation leads everywhere, on a desktop and on a phone", async ({ page }) => {
  const { username } = await signUp(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/termsandconditions");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav).toHaveCount(1);
    await nav.getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
    await nav.getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveURL(`/profile/${username}`);
    await expect(nav.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("banner").getByRole("link", { name: "Sleevenotes" }).click();
    await expect(page).toHaveURL("/");
  }
});

async function pressInTurn(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function chooseTheme(page: Page, name: string) {
  const answered = page.waitForResponse((response) => response.url().includes("/actions/set-theme"));
  await page.getByRole("group", { name: "Theme" }).getByText(name, { exact: true }).click();
  await expect(page.getByRole("radio", { name })).toBeChecked();
  await answered;
}

async function visit(page: Page, path: string): Promise<{ status: number | undefined }> {
  const response = await page.goto(path);
  return { status: response?.status() };
}

/** The addresses of screens' data that are asked for from now on. */
function dataRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data") || request.resourceType() === "document") asked.push(request.url());
  });
  return asked;
}
