import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { html, jsonLd } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

const HOUR = 3_600_000;

async function makeScene(given: Partial<typeof schema.reviews.$inferInsert> = {}) {
  const author = await makeMember();
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Plain words.", ...given });
  return { author, album, review };
}

async function follow(followerId: string, followingId: string) {
  await db.insert(schema.follows).values({ followerId, followingId, createdAt: Date.now() });
}

test("a review's page shows it whole: who, what, how much, when and why", async () => {
  const { author, album, review } = await makeScene({
    rating: 3,
    content: `${"Long sentence after sentence. ".repeat(30)}The very end.`,
    createdAt: Date.now() - 5 * HOUR,
  });

  const body = await html(`/review/${review.id}`);

  expect(body).toContain(`href="/profile/${author.username}"`);
  expect(body).toContain(`href="/album/${album.id}"`);
  expect(body).toMatch(/Rated <\/span>3<span[^>]*> out of 10/);
  expect(body).toContain("5 hours ago");
  expect(body).toContain("The very end.");
  expect(body).not.toContain("Read more");
});

test("elsewhere it is cut after 400 characters, and Read more leads to the rest", async () => {
  const { album, review } = await makeScene({ content: `${"Long sentence after sentence. ".repeat(30)}The very end.` });

  const body = await html(`/album/${album.id}`);

  expect(body).not.toContain("The very end.");
  expect(body).toMatch(new RegExp(`href="/review/${review.id}"[^>]*>Read more`));
});

test("four hundred characters, emoji counted as people do, are not cut", async () => {
  const { album } = await makeScene({ content: "🎧".repeat(400) });

  expect(await html(`/album/${album.id}`)).not.toContain("Read more");
});

test("what somebody writes is text, never markup, in the page and in what machines read", async () => {
  const { review } = await makeScene({ content: `<img src=x onerror=alert(1)></script><script>alert(2)</script>` });

  const body = await html(`/review/${review.id}`);

  expect(body).not.toContain("<img src=x");
  expect(body).not.toContain("<script>alert(2)");
  expect(jsonLd(body)).toMatchObject({
    "@type": "Review",
    reviewBody: `<img src=x onerror=alert(1)></script><script>alert(2)</script>`,
  });
});

test("a review that is not there says so, with a way home", async () => {
  const response = await page("/review/nothing");

  const body = await response.text();
  expect(response.status).toBe(404);
  expect(body).toContain("Review not found");
  expect(body).toContain("Return to Home");
});

test("what moderation removed is there for its author alone", async () => {
  const { author, review } = await makeScene({ removedAt: Date.now() });

  const own = await html(`/review/${review.id}`, author.token);

  expect(own).toContain("A moderator has removed this review.");
  expect((await page(`/review/${review.id}`)).status).toBe(404);
  expect((await page(`/review/${review.id}`, { token: (await makeMember()).token })).status).toBe(404);
});

test("without a script a like is a form: on, off, and back to where one was", async () => {
  const { review } = await makeScene();
  const { token } = await makeMember();
  const like = (on: string) =>
    postForm("/actions/like-review", { review_id: review.id, on, redirectTo: `/review/${review.id}` }, { token });

  const liked = await like("true");
  const on = await html(`/review/${review.id}`, token);
  await like("false");
  const off = await html(`/review/${review.id}`, token);

  expect(liked.headers.get("Location")).toBe(`/review/${review.id}`);
  expect(on).toMatch(/aria-label="Like"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*aria-label="Like"/);
  expect(off).not.toContain('aria-pressed="true"');
});

test("a stranger who likes is led to sign-in and back, and told why", async () => {
  const { review } = await makeScene();
  const fields = { review_id: review.id, on: "true", redirectTo: `/review/${review.id}` };

  const response = await postForm("/actions/like-review", fields);

  const told = decodeURIComponent(response.headers.getSetCookie().join());
  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(`/review/${review.id}`)}`);
  expect(told).toContain("Authentication required");
  expect(told).toContain("Please sign in to like reviews");
});

test("a like that fails leads back with the spec's words", async () => {
  const { token } = await makeMember();

  const response = await postForm(
    "/actions/like-review",
    { review_id: "gone", on: "true", redirectTo: "/" },
    { token },
  );

  expect(response.headers.get("Location")).toBe("/");
  expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain(
    "There was a problem processing your request",
  );
});

test("deleting is asked for first, done once, and leads to the album", async () => {
  const { author, album, review } = await makeScene();

  const question = await html(`/review/${review.id}?delete=ask`, author.token);
  const fields = { review_id: review.id, redirectTo: `/album/${album.id}`, leave: "true" };
  const deleted = await postForm("/actions/delete-review", fields, { token: author.token });

  expect(question).toContain("Delete this review?");
  expect(question).toContain("Cancel");
  expect(deleted.headers.get("Location")).toBe(`/album/${album.id}`);
  expect((await page(`/review/${review.id}`)).status).toBe(404);
});

test("nobody but the author is asked or obeyed", async () => {
  const { review } = await makeScene();
  const { token } = await makeMember();

  const question = await html(`/review/${review.id}?delete=ask`, token);
  const refused = await postForm("/actions/delete-review", { review_id: review.id, redirectTo: "/" }, { token });
  const stranger = await postForm("/actions/delete-review", { review_id: review.id, redirectTo: "/" });

  const told = decodeURIComponent(refused.headers.getSetCookie().join());
  expect(question).not.toContain("Delete this review?");
  expect(told).toContain("Permission Denied");
  expect(told).toContain("You can only delete your own reviews");
  expect(stranger.headers.get("Location")).toBe("/auth");
  expect((await page(`/review/${review.id}`)).status).toBe(200);
});

test("reviews from followed people ask a stranger to sign in, and come back", async () => {
  const response = await page("/reviews/following");

  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Freviews%2Ffollowing");
});

test("reviews from followed people are theirs alone, twenty a page; Load More only after a full one", async () => {
  const viewer = await makeMember();
  const followed = await makeMember();
  await follow(viewer.id, followed.id);
  await makeScene({ content: "Words of somebody else." });
  for (let index = 0; index < 20; index++) {
    const album = await makeAlbum();
    await makeReview({ userId: followed.id, albumId: album.id, content: `Followed words ${index}.` });
  }

  const full = await html("/reviews/following", viewer.token);
  const after = await html("/reviews/following?offset=20", viewer.token);

  expect(full).toContain("Followed words 19.");
  expect(full).not.toContain("Words of somebody else.");
  expect(full).toMatch(/href="\/reviews\/following\?offset=20"[^>]*>Load More/);
  expect(after).not.toContain("Load More");
});

test("whoever follows nobody is told so", async () => {
  const { token } = await makeMember();

  expect(await html("/reviews/following", token)).toContain("No reviews from people you follow");
});
