import { callApi, expect, expectErrorToast, findAlbum, open, type Page, signUp, test, toast } from "./fixtures.ts";

type Track = { id: string; name: string };

test("an owner removes a favourite and a liked song; what cannot be removed comes back", async ({
  page,
  complaints,
}) => {
  const { username, song, other } = await makeKeeper(page);
  complaints.expectLostRequests();

  await test.step("a failure rolls back", async () => {
    await open(page, `/profile/${username}/favorites`);
    await page.route("**/actions/shelve-*", (route) => route.abort());
    await page.getByRole("button", { name: "Remove The Bends" }).click();
    await expectErrorToast(page, "Failed to remove track or album from favorites", "Please try again");
    await expect(page.getByRole("link", { name: "The Bends by Radiohead" })).toBeVisible();

    await page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: "Likes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Likes" })).toBeVisible();
    await page.getByRole("button", { name: `Remove ${song.name}` }).click();
    await expectErrorToast(page, "Failed to remove song", "Please try again");
    await expect(page.getByRole("button", { name: `Remove ${song.name}` })).toBeVisible();
    await page.unroute("**/actions/shelve-*");
  });

  await test.step("a liked song goes, and the focus goes on to the next", async () => {
    await page.getByRole("button", { name: `Remove ${song.name}` }).click();
    await expect(page.getByRole("button", { name: `Remove ${song.name}` })).toBeHidden();
    await expect(page.getByRole("button", { name: `Remove ${other.name}` })).toBeFocused();
    await expect(page.getByText("· 1 song")).toBeVisible();
  });

  await test.step("tabs go by the keyboard", async () => {
    await page.getByRole("tab", { name: "Liked Songs" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/profile/${username}/tracks?tab=albums`);
    await expect(page.getByText("No liked albums yet")).toBeVisible();
  });

  await test.step("a favourite goes", async () => {
    await page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: "Favorites" }).click();
    await page.getByRole("button", { name: "Remove The Bends" }).click();
    await expect(page.getByText("No favorite albums yet")).toBeVisible();
  });
});

test("an artist is followed at once, shown on one's page, and unfollowed there", async ({ page }) => {
  const { username } = await signUp(page);
  const { artist_id } = await findAlbum(page, "Homogenic", "Björk");
  await open(page, `/artist/${artist_id}`);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Following" })).toBeVisible();
  await expect(toast(page, "Artist Followed")).toBeVisible();

  await open(page, `/profile/${username}/artists`);
  await page.getByRole("button", { name: "Unfollow Björk" }).click();
  await expect(page.getByText("No followed artists yet")).toBeVisible();
  await expect(toast(page, "Artist Unfollowed")).toBeVisible();
});

/** A new member with a favourite album and two liked songs, the newest first. */
async function makeKeeper(page: Page) {
  const { username } = await signUp(page);
  const album = await findAlbum(page, "The Bends", "Radiohead");
  const [other, , song] = await callApi<[Track, Track, Track]>(page, "GET", `/albums/${album.id}/tracks`);
  await callApi(page, "POST", "/favorites", { album_id: album.id });
  for (const { id } of [other, song]) {
    await callApi(page, "POST", "/liked-tracks", { track_spotify_id: id, album_id: album.id });
  }
  return { username, song, other };
}
