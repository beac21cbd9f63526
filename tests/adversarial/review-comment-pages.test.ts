import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview, makeReviewComment } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { apiJson, ORIGIN, page, postForm } from "#tests/http.ts";
import type { Review, ReviewComment } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Answer = { status: number; text: string };

async function makeTalk() {
  const [author, fan] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id });
  const comment = await makeReviewComment({ reviewId: review.id, userId: fan.id, content: "Mine to delete." });
  const path = `/review/${review.id}`;
  return { author, fan, review, comment, path };
}

/** What the page's script sends, and gets as data. */
async function send(path: string, fields: Record<string, string>, by: Member | null): Promise<Answer> {
  const response = await exports.default.fetch(`${ORIGIN}${path}.data`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: ORIGIN,
      "Content-Type": "application/x-www-form-urlencoded",
      ...(by && { Cookie: `session=${by.token}` }),
    },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
}

async function commentsOn(reviewId: string): Promise<string[]> {
  const rows = await db.select().from(schema.reviewComments).where(eq(schema.reviewComments.reviewId, reviewId));
  return rows.map(({ content }) => content);
}

async function block(blocker: Member, blocked: Member) {
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
}

test("nobody deletes another's comment, neither asked nor told", async () => {
  const { author, review, comment, path } = await makeTalk();
  const fields = { comment_id: comment.id, redirectTo: path };

  const question = await html(`${path}?delete-comment=${comment.id}`, author.token);
  const byScript = await send("/actions/delete-review-comment", fields, author);
  const byForm = await postForm("/actions/delete-review-comment", fields, { token: author.token });
  const stranger = await postForm("/actions/delete-review-comment", fields);

  expect(question).not.toContain("Delete this comment?");
  expect(byScript.status).toBe(403);
  expect(byScript.text).toContain("Failed to delete the comment.");
  expect(byForm.headers.get("Location")).toBe(`${path}#comments`);
  expect(stranger.headers.get("Location")).toMatch(/^\/auth/);
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("an admin deletes any comment from the page", async () => {
  const { review, comment } = await makeTalk();

  const { text } = await send(
    "/actions/delete-review-comment",
    { comment_id: comment.id },
    await makeMember({ isAdmin: true }),
  );

  expect(text).toContain("Comment deleted");
  expect(await commentsOn(review.id)).toEqual([]);
});

test("whom the review's author blocks posts nothing, and keeps the words", async () => {
  const { author, fan, review, path } = await makeTalk();
  await block(author, fan);

  const byScript = await send(path, { content: "Let me in." }, fan);
  const byForm = await postForm(path, { content: "Let me in." }, { token: fan.token });

  expect(byScript.status).toBe(403);
  expect(byScript.text).toContain("You cannot comment on this review.");
  expect(byScript.text).toContain("Let me in.");
  expect(byForm.status).toBe(403);
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("across a block between two readers neither sees nor likes the other's comment", async () => {
  const { fan, comment, path } = await makeTalk();
  const other = await makeMember();
  await block(fan, other);

  const liked = await send("/actions/like-review-comment", { comment_id: comment.id, on: "true" }, other);

  expect(await html(path, other.token)).not.toContain("Mine to delete.");
  expect(liked.status).toBe(403);
  expect((await apiJson<ReviewComment>(`/reviews/comments/${comment.id}`)).body.likes_count).toBe(0);
});

test("an anonymous post, like or deletion changes nothing and leads to sign-in", async () => {
  const { review, comment, path } = await makeTalk();

  const answers = [
    await send(path, { content: "Boo" }, null),
    await send("/actions/like-review-comment", { comment_id: comment.id, on: "true", redirectTo: path }, null),
    await send("/actions/delete-review-comment", { comment_id: comment.id, redirectTo: path }, null),
  ];

  for (const { text } of answers) expect(text).toContain(`/auth?redirectTo=${encodeURIComponent(path)}`);
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("a session that has expired meanwhile posts nothing", async () => {
  const { fan, review, path } = await makeTalk();
  await db.update(schema.sessions).set({ createdAt: 0, expiresAt: 1 }).where(eq(schema.sessions.userId, fan.id));

  const { text } = await send(path, { content: "Too late." }, fan);

  expect(text).toContain("/auth?redirectTo=");
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("a review that was deleted meanwhile is said to be gone, and the page with the words stays", async () => {
  const { fan, review, comment, path } = await makeTalk();
  await db.delete(schema.reviews).where(eq(schema.reviews.id, review.id));

  const posted = await send(path, { content: "Into the void." }, fan);
  const liked = await send("/actions/like-review-comment", { comment_id: comment.id, on: "true" }, fan);
  const unscripted = await postForm(path, { content: "Into the void." }, { token: fan.token });

  expect(posted.status).toBe(404);
  expect(posted.text).toContain("Review not found");
  expect(posted.text).toContain("Into the void.");
  expect(liked.text).toContain("Failed to like the comment.");
  expect(unscripted.status).toBe(404);
  expect(await unscripted.text()).toContain("Return to Home");
});

test("a comment that was deleted meanwhile is neither liked nor deleted again", async () => {
  const { fan, comment, path } = await makeTalk();
  await db.delete(schema.reviewComments).where(eq(schema.reviewComments.id, comment.id));
  const fields = { comment_id: comment.id, redirectTo: path };

  const liked = await send("/actions/like-review-comment", { ...fields, on: "true" }, fan);
  const deleted = await send("/actions/delete-review-comment", fields, fan);

  expect([liked.status, deleted.status]).toEqual([404, 404]);
  expect(deleted.text).toContain("Failed to delete the comment.");
});

test.each([
  ["251 characters", "a".repeat(251), 422],
  ["40 KB", "a".repeat(40_000), 422],
  ["nothing but controls", "\u0000\u0007", 422],
])("%s are refused and nothing is posted", async (_name, content, status) => {
  const { fan, review, path } = await makeTalk();

  const answer = await send(path, { content }, fan);

  expect(answer.status).toBe(status);
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("a body without end is refused before it is read", async () => {
  const { fan, review, path } = await makeTalk();

  const { status } = await send(path, { content: "a".repeat(20_000_000) }, fan);

  expect(status).toBe(413);
  expect(await commentsOn(review.id)).toEqual(["Mine to delete."]);
});

test("markup in a comment is text wherever it comes back", async () => {
  const { fan, path } = await makeTalk();
  const content = "</textarea></script><script>alert(1)</script><img src=x onerror=alert(2)>";
  await postForm(path, { content }, { token: fan.token });

  const shown = await (await page(path)).text();
  const draft = await (await page(`${path}?draft=${encodeURIComponent(content)}`, { token: fan.token })).text();

  for (const body of [shown, draft]) {
    expect(body).not.toContain("<script>alert(1)");
    expect(body).not.toContain("<img src=x");
  }
});

test("twenty presses at once make one comment, one count and one line for the review's author", async () => {
  const { author, review, path } = await makeTalk();
  const other = await makeMember();

  await Promise.all(Array.from({ length: 20 }, () => send(path, { content: "Once.", once: "box" }, other)));

  expect((await commentsOn(review.id)).filter((content) => content === "Once.")).toHaveLength(1);
  expect((await apiJson<Review>(`/reviews/${review.id}`)).body.comments_count).toBe(2);
  expect((await apiJson<unknown[]>("/notifications", { token: author.token })).body).toHaveLength(1);
});

test("the mark of one member's box takes nothing from another who sends the same", async () => {
  const { author, fan, review, path } = await makeTalk();

  await send(path, { content: "Same.", once: "shared" }, fan);
  await send(path, { content: "Same.", once: "shared" }, author);

  expect((await commentsOn(review.id)).filter((content) => content === "Same.")).toHaveLength(2);
});

test("a like leads back to this site alone", async () => {
  const { fan, comment } = await makeTalk();
  const fields = { comment_id: comment.id, on: "true", redirectTo: "https://elsewhere.example/" };

  const response = await postForm("/actions/like-review-comment", fields, { token: fan.token });

  expect(response.headers.get("Location")).toBe(`/#comment-${comment.id}`);
});

test("an address with nonsense in it shows the page", async () => {
  const { path } = await makeTalk();

  for (const query of [
    "offset=-1",
    "offset=x",
    "comment=",
    "comment=%00",
    `comment=${"x".repeat(500)}`,
    "delete-comment=1",
  ]) {
    expect((await page(`${path}?${query}`)).status, query).toBe(200);
  }
});
