import {
  type AlbumFacts,
  callApi,
  expect,
  expectErrorToast,
  findAlbum,
  open,
  type Page,
  signUp,
  test,
  toast,
} from "./fixtures.ts";

type Pack = { id: string; albums_count: number; tracks_count: number };
type Track = { id: string; name: string };

test("a member makes a pack, fills it from an album's page, edits it and deletes it", async ({ page }) => {
  test.setTimeout(60_000);
  await signUp(page);
  const album = await findAlbum(page, "The Bends", "Radiohead");

  await test.step("creates it in the catalog, after a refusal", async () => {
    await open(page, "/catalog?tab=packs");
    await expect(page.getByText("No music packs created yet")).toBeVisible();
    await page.getByRole("button", { name: "Create Pack" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Pack" });
    await dialog.getByRole("button", { name: "Create Pack" }).click();
    await expectErrorToast(page, "Pack name required", "Please enter a name for your pack");
    await dialog.getByLabel("Name").fill("Late trains");
    await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription("11/50");
    await dialog.getByLabel("Description").fill("For the way home.");
    await dialog.getByRole("button", { name: "Create Pack" }).click();
    await expect(dialog).toBeHidden();
    await expect(toast(page, "Pack Created")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Late trains" })).toBeVisible();
  });

  await test.step("puts the album in it, and a track", async () => {
    await open(page, `/album/${album.id}`);
    const dialog = await openAddToPack(page, "Add to Pack");
    const choice = dialog.getByRole("button", { name: "Late trains" });
    await expect(choice).toHaveAttribute("aria-pressed", "false");
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await expect(toast(page, "Album Added")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();

    const track = await openAddToPack(page, "Add to Pack: Fake Plastic Trees");
    await track.getByRole("button", { name: "Late trains" }).click();
    await expect(toast(page, "Track Added")).toBeVisible();
    await track.getByRole("button", { name: "Done" }).click();
  });

  await test.step("sees both in the pack", async () => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Catalog" }).click();
    await page.getByRole("tab", { name: "Music Packs" }).click();
    await page.getByRole("main").getByRole("link", { name: "Late trains" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Late trains" })).toBeVisible();
    await expect(page.getByRole("link", { name: "The Bends by Radiohead" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Fake Plastic Trees" })).toBeVisible();
  });

  await test.step("edits it; an empty description is none", async () => {
    await page.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Pack" });
    await expect(dialog.getByLabel("Name")).toHaveValue("Late trains");
    await dialog.getByLabel("Name").fill("Last trains");
    await dialog.getByLabel("Description").fill("");
    await dialog.getByRole("button", { name: "Save Pack" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Last trains" })).toBeVisible();
    await expect(page.getByText("No description")).toBeVisible();
  });

  await test.step("takes the album and the track out", async () => {
    await page.getByRole("button", { name: "Remove The Bends" }).click();
    await expect(page.getByRole("link", { name: "The Bends by Radiohead" })).toBeHidden();
    await expect(toast(page, "Album Removed")).toBeVisible();
    await page.getByRole("button", { name: "Remove Fake Plastic Trees" }).click();
    await expect(toast(page, "Track Removed")).toBeVisible();
    await expect(page.getByText("No tracks in this pack yet")).toBeVisible();
  });

  await test.step("deletes it, when asked twice", async () => {
    await page.getByRole("button", { name: "Delete Pack" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete Pack" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/catalog");
    await expect(toast(page, "Pack Deleted")).toBeVisible();
    await page.getByRole("tab", { name: "Music Packs" }).click();
    await expect(page.getByText("No music packs created yet")).toBeVisible();
  });
});

test("a new pack made in the dialog holds the album at once", async ({ page }) => {
  await signUp(page);
  const album = await findAlbum(page, "Homogenic", "Björk");
  await open(page, `/album/${album.id}`);
  const dialog = await openAddToPack(page, "Add to Pack");
  await dialog.getByLabel("Name").fill("Made in place");
  await dialog.getByRole("button", { name: "Create Pack" }).click();
  await expect(dialog.getByRole("button", { name: "Made in place" })).toHaveAttribute("aria-pressed", "true");
});

test("what cannot be taken out of a pack comes back, and says so", async ({ page, complaints }) => {
  const { pack } = await onPack(page);
  complaints.expectLostRequests();
  await page.route("**/actions/pack-item.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Remove Homogenic" }).click();
  await expectErrorToast(page, "Error", "Failed to remove album from pack. Please try again.");
  await expect(page.getByRole("link", { name: "Homogenic by Björk" })).toBeVisible();
  expect((await callApi<Pack>(page, "GET", `/packs/${pack.id}`)).albums_count).toBe(1);
});

test("a pack that cannot be deleted stays, and says so", async ({ page, complaints }) => {
  const { pack } = await onPack(page);
  complaints.expectLostRequests();
  await page.route("**/actions/delete-pack.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Delete Pack" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectErrorToast(page, "Error", "Failed to delete the pack. Please try again.");
  await expect(page).toHaveURL(`/packs/${pack.id}`);
});

test("an eleventh favorite track is refused and rolled back", async ({ page, complaints }) => {
  await signUp(page);
  const album = await findAlbum(page, "The Bends", "Radiohead");
  const tracks = await callApi<Track[]>(page, "GET", `/albums/${album.id}/tracks`);
  for (const track of tracks.slice(0, 10)) {
    await callApi(page, "POST", "/favorite-tracks", { track_spotify_id: track.id, album_id: album.id });
  }
  await open(page, `/album/${album.id}`);
  const button = page.getByRole("button", { name: `Favorite: ${tracks[10]?.name}` });
  complaints.expectStatus(409);
  await button.click();
  await expectErrorToast(
    page,
    "Favorites Limit Reached",
    "You can only have 10 favorite tracks. Please remove one before adding another",
  );
  await expect(button).toHaveAttribute("aria-pressed", "false");

  const first = page.getByRole("button", { name: `Favorite: ${tracks[0]?.name}` });
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
});

test("a stranger who likes a track signs in and comes back", async ({ page, another }) => {
  const member = await signUp(await another());
  const album = await findAlbum(await another(), "The Bends", "Radiohead");
  await open(page, `/album/${album.id}`);
  await page.getByRole("button", { name: "Like: High and Dry" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await expect(toast(page, "Login Required")).toBeVisible();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(`/album/${album.id}`);
});

test("the catalog sends a stranger to sign in, and keeps a member's Next Listen", async ({ page }) => {
  await open(page, "/catalog");
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fcatalog/);
  await expect(toast(page, "Authentication required")).toContainText("Please sign in to view your catalog");

  await signUp(page);
  const album = await findAlbum(page, "Homogenic", "Björk");
  await callApi(page, "POST", "/watchlist", { album_id: album.id });
  await open(page, "/catalog");
  await page.getByRole("tab", { name: "Next Listen" }).click();
  await page.getByRole("button", { name: "Remove Homogenic" }).click();
  await expect(page.getByText("No albums in watchlist yet")).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a pack is made, filled, emptied and deleted", async ({ page }) => {
    await signUp(page);
    const album = await findAlbum(page, "Homogenic", "Björk");
    await page.goto("/catalog?tab=packs");
    await page.getByRole("button", { name: "Create Pack" }).click();
    const form = page.getByRole("region", { name: "Create Pack" });
    await form.getByLabel("Name").fill("Plain");
    await form.getByRole("button", { name: "Create Pack" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Plain" })).toBeVisible();
    const pack = page.url();

    await page.goto(`/album/${album.id}`);
    await page.getByRole("button", { name: "Add to Pack", exact: true }).click();
    await page.getByRole("button", { name: "Plain" }).click();
    await expect(page.getByRole("button", { name: "Plain" })).toHaveAttribute("aria-pressed", "true");

    await page.goto(pack);
    await page.getByRole("button", { name: "Remove Homogenic" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Album Removed" })).toBeVisible();
    await page.getByRole("button", { name: "Delete Pack" }).click();
    await page.getByRole("main").getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page).toHaveURL("/catalog");
    await expect(page.getByRole("status").filter({ hasText: "Pack Deleted" })).toBeVisible();
  });
});

async function openAddToPack(page: Page, button: string) {
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add to Pack" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A new member's pack with one album in it, opened. */
async function onPack(page: Page): Promise<{ pack: Pack; album: AlbumFacts }> {
  await signUp(page);
  const album = await findAlbum(page, "Homogenic", "Björk");
  const pack = await callApi<Pack>(page, "POST", "/packs", { name: "Mine" });
  await callApi(page, "POST", "/pack-items", { pack_id: pack.id, album_id: album.id });
  await open(page, `/packs/${pack.id}`);
  return { pack, album };
}
