import { expect, test } from "vitest";
import { makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { apiJson, page, postForm } from "#tests/http.ts";
import type { Review } from "#worker/domain/dto.ts";

const WORDS = { content: "Written without a script.", genres: ["Rock", "Indie"], vibes: ["Chill"] };

async function makeDesk() {
  const member = await makeMember();
  const album = await makeAlbum();
  const write = `/album/${album.id}?review=write`;
  const post = (fields: Record<string, string | string[]>) =>
    postForm(write, { album_id: album.id, ...fields }, { token: member.token });
  const stored = async () =>
    (await apiJson<Review | null>(`/reviews/user/${member.id}/album/${album.id}`, { token: member.token })).body;
  return { member, album, write, post, stored };
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().join());
}

test("without a script the form stands in the page, with ten radio buttons, 25 genres and 25 vibes", async () => {
  const { member, write } = await makeDesk();

  const body = await html(write, member.token);

  expect(body).toContain("Write a Review");
  expect(body.match(/type="radio"/g)).toHaveLength(10);
  expect(body.match(/name="genres"/g)).toHaveLength(25);
  expect(body.match(/name="vibes"/g)).toHaveLength(25);
  expect(body).toContain("0<!-- -->/<!-- -->5000");
});

test("a stranger who wants to write signs in first, and comes back to the form", async () => {
  const { write } = await makeDesk();

  const response = await page(write);

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(write)}`);
});

test("a review is written, and the album comes back with a word of thanks", async () => {
  const { album, post, stored } = await makeDesk();

  const response = await post({ ...WORDS, rating: "8" });

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/album/${album.id}`);
  expect(flashOf(response)).toContain("Review submitted");
  expect(await stored()).toMatchObject({ rating: 8, ...WORDS });
});

test("writing again edits the one that is there, which the form shows", async () => {
  const { member, write, post, stored } = await makeDesk();
  await post({ ...WORDS, rating: "8" });
  const first = await stored();

  const form = await html(write, member.token);
  const response = await post({ content: "Second thoughts.", rating: "4" });

  expect(form).toContain("Edit Your Review");
  expect(form).toContain("Written without a script.</textarea>");
  expect(form).toMatch(/<input[^>]*name="rating"[^>]*checked=""[^>]*value="8"|<input[^>]*value="8"[^>]*checked=""/);
  expect(flashOf(response)).toContain("Review updated");
  expect(await stored()).toMatchObject({
    id: first?.id,
    rating: 4,
    content: "Second thoughts.",
    genres: [],
    vibes: [],
  });
});

test("two posts of one form make one review", async () => {
  const { member, album, post } = await makeDesk();

  await Promise.all([post({ ...WORDS, rating: "8" }), post({ ...WORDS, rating: "8" })]);

  const { body } = await apiJson<Review[]>(`/reviews/album/${album.id}`);
  expect(body.filter(({ user_id }) => user_id === member.id)).toHaveLength(1);
});

test("a review without a rating is refused in the spec's words, and nothing that was written is lost", async () => {
  const { post, stored } = await makeDesk();

  const response = await post(WORDS);

  const body = await response.text();
  expect(response.status).toBe(422);
  expect(body).toContain("Rating Required");
  expect(body).toContain("Please provide a rating before submitting your review.");
  expect(body).toContain("Written without a script.</textarea>");
  expect(body.match(/checked=""/g)).toHaveLength(3);
  expect(await stored()).toBeNull();
});

test.each([
  ["0", "Please provide a rating before submitting your review."],
  ["11", "The rating is a whole number from 1 to 10."],
  ["7.5", "The rating is a whole number from 1 to 10."],
  ["ten", "Please provide a rating before submitting your review."],
])("a rating of %s is refused: %s", async (rating, text) => {
  const { post, stored } = await makeDesk();

  const response = await post({ ...WORDS, rating });

  expect(response.status).toBe(422);
  expect(await response.text()).toContain(text);
  expect(await stored()).toBeNull();
});

test("5000 characters fit, emoji counted as people do; one more is refused and kept", async () => {
  const { post, stored } = await makeDesk();

  const over = await post({ rating: "7", content: `${"🎧".repeat(5000)}!` });
  const body = await over.text();
  const before = await stored();
  const fits = await post({ rating: "7", content: "🎧".repeat(5000) });

  expect(over.status).toBe(422);
  expect(body).toContain("Review Too Long");
  expect(body).toContain("Please limit your review to 5000 characters.");
  expect(body).toContain(`${"🎧".repeat(5000)}!</textarea>`);
  expect(before).toBeNull();
  expect(fits.status).toBe(302);
});

test.each([
  [
    "genres",
    ["Rock", "Indie", "Jazz", "Pop"],
    "Genre Limit Reached",
    "You can only select up to 3 genres for a review.",
  ],
  [
    "vibes",
    ["Chill", "Sunset", "Dreamy", "Intense"],
    "Vibe Limit Reached",
    "You can only select up to 3 vibes for a review.",
  ],
])("more than three %s are refused", async (field, chosen, title, text) => {
  const { post, stored } = await makeDesk();

  const response = await post({ rating: "7", content: "Kept.", [field]: chosen });

  const body = await response.text();
  expect(response.status).toBe(422);
  expect(body).toContain(title);
  expect(body).toContain(text);
  expect(body).toContain("Kept.</textarea>");
  expect(await stored()).toBeNull();
});

test("a session that ended while one wrote leads to sign-in, and from there back to the form", async () => {
  const { album, write } = await makeDesk();

  for (const path of [write, "/actions/save-review"]) {
    const response = await postForm(path, { album_id: album.id, rating: "7", ...WORDS }, { token: "ended" });

    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(write)}`);
  }
});

test("nobody writes in another's name", async () => {
  const { album, post } = await makeDesk();
  const victim = await makeMember();

  await post({ ...WORDS, rating: "1", user_id: victim.id });

  const { body } = await apiJson<Review | null>(`/reviews/user/${victim.id}/album/${album.id}`);
  expect(body).toBeNull();
});

test("what moderation removed cannot be written over", async () => {
  const { member, album, post, stored } = await makeDesk();
  await makeReview({ userId: member.id, albumId: album.id, content: "Removed words.", removedAt: Date.now() });

  const response = await post({ ...WORDS, rating: "9" });

  expect(response.status).toBe(403);
  expect(await response.text()).toContain("A moderator has removed this review");
  expect((await stored())?.content).toBe("Removed words.");
});

test("a review of an album that nobody has is not found", async () => {
  const { member } = await makeDesk();

  const response = await postForm(
    "/album/nobody-knows-it?review=write",
    { album_id: "nobody-knows-it", rating: "7" },
    { token: member.token },
  );

  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Album Not Found");
});

test("the test page says how long a review was, and saves nothing", async () => {
  const opened = await html("/test-review-length?review=write");
  const sent = await postForm("/test-review-length?review=write", {
    album_id: "test-album",
    rating: "5",
    content: "héllo 🎧",
  });
  const refused = await postForm("/test-review-length?review=write", { album_id: "test-album", content: "Unrated." });

  expect(opened).toContain("Write a Review");
  expect(flashOf(sent)).toContain("A review with 7 characters was submitted.");
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Unrated.</textarea>");
});
