import { type AlbumFacts, callApi, expect, type Page } from "./fixtures.ts";

type Locator = ReturnType<Page["locator"]>;

/** Opens the form on an album's page. */
export async function openReviewDialog(page: Page, { edit = false } = {}): Promise<Locator> {
  await page
    .getByRole("main")
    .getByRole("button", { name: edit ? "Edit Your Review" : "Add Review" })
    .click();
  return reviewDialog(page, { edit });
}

export function reviewDialog(page: Page, { edit = false } = {}): Locator {
  return page.getByRole("dialog", { name: edit ? "Edit Your Review" : "Write a Review" });
}

/** Sets the slider named Rating by its keys. */
export async function rate(form: Locator, rating: number) {
  const slider = form.getByRole("slider", { name: "Rating" });
  await slider.press("End");
  for (let left = 10 - rating; left > 0; left -= 1) await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", `${rating} out of 10`);
}

/** Ticks genres or vibes, as a hand does: the chip is what one sees. */
export async function tick(form: Locator, group: "Genres" | "Vibes", ...names: string[]) {
  for (const name of names) {
    await form.getByRole("group", { name: group }).getByText(name, { exact: true }).click();
    await expect(form.getByRole("checkbox", { name, exact: true })).toBeChecked();
  }
}

/** A member's review, wherever it stands on the page. */
export function reviewBy(page: Page, username: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name: username, exact: true }) });
}

export function likeButton(card: Locator): Locator {
  return card.getByRole("button", { name: "Like", exact: true });
}

/** Presses Like and waits until it has been kept. */
export async function pressLike(page: Page, card: Locator) {
  const kept = page.waitForResponse((response) => response.url().includes("/actions/like-review") && response.ok());
  await likeButton(card).click();
  await kept;
}

/** The number stands beside the button. */
export async function expectLikes(card: Locator, count: number) {
  await expect(likeButton(card).locator("xpath=following-sibling::*")).toHaveText(String(count));
}

export type Verdict = { average_rating: number | null; review_count: number; rating_histogram: number[] };

export function verdictOn(page: Page, album: AlbumFacts): Promise<Verdict> {
  return callApi<Verdict>(page, "GET", `/albums/${album.id}`);
}

/** What an album's page says of all ratings. */
export async function expectVerdict(page: Page, { average_rating, review_count, rating_histogram }: Verdict) {
  const main = page.getByRole("main");
  const bars = main.getByRole("list", { name: "Ratings" }).getByRole("listitem");
  for (const rating of [8, 9, 10]) {
    await expect(bars.nth(rating - 1)).toContainText(
      new RegExp(`^${rating} out of 10: ${rating_histogram[rating - 1]} `),
    );
  }
  await expect(main.getByRole("paragraph").filter({ hasText: "Average rating" })).toHaveText(
    `Average rating ${average_rating?.toFixed(1)} out of 10`,
  );
  await expect(main.getByText(`${review_count} reviews`, { exact: true }).first()).toBeVisible();
}

/** The same, with one more rating, or one less: averages round half up to one decimal. */
export function withRating({ rating_histogram }: Verdict, rating: number, by: 1 | -1): Verdict {
  const counts = rating_histogram.map((count, index) => (index + 1 === rating ? count + by : count));
  const review_count = counts.reduce((sum, count) => sum + count, 0);
  const sum = counts.reduce((total, count, index) => total + count * (index + 1), 0);
  return { rating_histogram: counts, review_count, average_rating: Math.round((sum / review_count) * 10) / 10 };
}
