import {
  callApi,
  expect,
  expectErrorToast,
  findAlbum,
  newcomer,
  open,
  type Page,
  signUp,
  test,
  toast,
} from "./fixtures.ts";
import { ORIGIN } from "./origin.ts";

type Suggestion = { id: string; title: string; event_date: string };
type TimelineEvent = { event_title: string };

const SUGGESTIONS = "/artists/timeline/suggestions";

async function artistOf(page: Page, title: string, artist: string): Promise<string> {
  return (await findAlbum(page, title, artist)).artist_id;
}

function suggest(page: Page, artistId: string, title: string): Promise<Suggestion> {
  return callApi<Suggestion>(page, "POST", SUGGESTIONS, {
    artist_spotify_id: artistId,
    title,
    event_type: "News",
    event_date: "1999-04-16",
    month_key: "1999-04",
  });
}

/** Votes as a member of their own, past the screen. */
async function voteAsAnother(page: Page, { id }: Suggestion, voteType: "yes" | "no") {
  const { access_token: token } = await callApi<{ access_token: string }>(page, "POST", "/auth/sign-up", newcomer());
  const response = await page.request.post(`/api${SUGGESTIONS}/${id}/vote`, {
    data: { vote_type: voteType },
    headers: { Origin: ORIGIN, Authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(201);
}

function cardOf(page: Page, title: string) {
  return page.getByRole("article", { name: title, exact: true });
}

test("five members vote, and with four for it the event joins the timeline", async ({ page, another }) => {
  const others = await another();
  await signUp(others);
  const artistId = await artistOf(others, "Post", "Björk");
  const suggestion = await suggest(others, artistId, "Sings on a roof");
  for (const vote of ["yes", "yes", "yes", "no"] as const) await voteAsAnother(others, suggestion, vote);

  await signUp(page);
  await open(page, `/timeline-votes/${artistId}`);
  const card = cardOf(page, "Sings on a roof");
  await expect(card.getByText("75% approval")).toBeVisible();

  await suggest(others, artistId, "Comes up meanwhile");
  const [yes, no] = [card.getByRole("button", { name: "Yes" }), card.getByRole("button", { name: "No" })];
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await expect(card.getByText("80% approval")).toBeVisible();
  await expect(toast(page, "Vote Recorded")).toBeVisible();
  await expect(cardOf(page, "Comes up meanwhile"), "the list is read again after a vote").toBeVisible();
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "false");
  await expect(toast(page, "Vote Removed")).toBeVisible();
  await no.click();
  await expect(card.getByText("60% approval")).toBeVisible();
  await yes.click();
  await expect(no).toHaveAttribute("aria-pressed", "false");
  await expect(card.getByText("5 votes", { exact: true })).toBeVisible();
  await expect(card.getByText("80% approval")).toBeVisible();
  await page.waitForLoadState("networkidle");

  const tally = await page.request.get("/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*");
  expect(tally.ok()).toBe(true);
  await open(page, `/timeline-votes/${artistId}`);
  await expect(card).toBeHidden();
  const events = await callApi<TimelineEvent[]>(page, "GET", `/artists/${artistId}/timeline`);
  expect(events.map(({ event_title }) => event_title)).toContain("Sings on a roof");
  await page.getByRole("link", { name: "Back to Timeline" }).click();
  await expect(page.getByRole("article", { name: "Sings on a roof" })).toBeVisible();
});

test("a vote that is not counted rolls back, and says so", async ({ page, complaints }) => {
  await signUp(page);
  const artistId = await artistOf(page, "Homogenic", "Björk");
  await suggest(page, artistId, "Loses a vote");
  await open(page, `/timeline-votes/${artistId}`);
  const yes = cardOf(page, "Loses a vote").getByRole("button", { name: "Yes" });

  complaints.expectLostRequests();
  await page.route("**/actions/vote-timeline.data*", (route) => route.abort());
  await yes.click();
  await expectErrorToast(page, "Error", "Failed to register your vote. Please try again.");
  await expect(yes).toHaveAttribute("aria-pressed", "false");
  await expect(cardOf(page, "Loses a vote").getByText("0 votes", { exact: true })).toBeVisible();
});

test("an event is suggested by keyboard, with the calendar, kept while unsent, and deleted again", async ({ page }) => {
  await signUp(page);
  const artistId = await artistOf(page, "Nevermind", "Nirvana");
  await open(page, `/timeline-votes/${artistId}`);
  const dialog = page.getByRole("dialog", { name: "Add Event" });
  const add = page.getByRole("button", { name: "Add Event" });

  await add.press("Enter");
  await dialog.getByRole("button", { name: "Submit Suggestion" }).press("Enter");
  await expectErrorToast(page, "Missing required field", "Please enter a title for the event");
  await dialog.getByLabel("Title").fill("Plays the last show of all in a hangar, and on and on");
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription(/50\/50/);
  await dialog.getByLabel("Title").fill("Plays the last show");
  await dialog.getByLabel("Event date").fill("1994-03-01");

  await dialog.getByRole("button", { name: "Choose a date" }).press("Enter");
  await expect(page.getByRole("grid", { name: "March 1994" })).toBeVisible();
  await expect(page.getByRole("button", { name: /March 1, 1994/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(dialog.getByLabel("Event date")).toHaveValue("1994-03-09");
  await expect(dialog.getByRole("button", { name: "Choose a date" })).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await add.press("Enter");
  await expect(dialog.getByText("We kept what you were writing.")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Plays the last show");
  await dialog.getByRole("button", { name: "Submit Suggestion" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(toast(page, "Suggestion submitted")).toBeVisible();

  const card = cardOf(page, "Plays the last show");
  await expect(card.getByText("March 9, 1994")).toBeVisible();
  await expect(card.getByText("Other", { exact: true })).toBeVisible();
  page.once("dialog", (question) => {
    expect(question.message()).toBe("Are you sure you want to delete this suggestion?");
    question.accept();
  });
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(card).toBeHidden();
  await expect(toast(page, "Suggestion deleted")).toBeVisible();
});
