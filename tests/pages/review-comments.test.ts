import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview, makeReviewComment } from "#tests/factories.ts";
import { html, orderIn } from "#tests/html.ts";
import { apiJson, page, postForm } from "#tests/http.ts";
import type { Review, ReviewComment } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function makeTalk() {
  const author = await makeMember();
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Plain words." });
  const path = `/review/${review.id}`;
  const post = (by: Member | null, content: string, more: Record<string, string> = {}) =>
    postForm(path, { content, ...more }, { token: by?.token });
  const say = (by: Member, content: string, given: Partial<typeof schema.reviewComments.$inferInsert> = {}) =>
    makeReviewComment({ reviewId: review.id, userId: by.id, content, ...given });
  const stored = async () =>
    (await apiJson<{ comments: ReviewComment[] }>(`/reviews/${review.id}/comments`, { token: author.token })).body
      .comments;
  return { author, review, path, post, say, stored };
}

/** From a comment's anchor to the next one's. */
function commentIn(body: string, id: string): string {
  return body.split(/(?=<div id="comment-)/).find((part) => part.startsWith(`<div id="comment-${id}"`)) ?? "";
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().join());
}

function hasDelete(body: string): boolean {
  return body.includes('aria-label="Delete"');
}

test("a review's page has a back button, the review card and the comments with their number", async () => {
  const { author, path, say } = await makeTalk();
  await say(author, "Hello");

  const body = await html(path);

  expect(orderIn(body, ['aria-label="Back"', "Plain words.", 'id="comments"', "Hello"])).toHaveLength(4);
  expect(body).toMatch(/Comments <span[^>]*>1<\/span>/);
  expect(body).toMatch(
    /aria-label="Comments"[^>]*href="\/review\/[^"]+#comments"|href="\/review\/[^"]+#comments"[^>]*aria-label="Comments"/,
  );
});

test("nobody has said anything yet", async () => {
  const { path } = await makeTalk();

  expect(await html(path)).toContain("No comments yet. Be the first to comment!");
});

test("a member finds a box named Comment, a counter tied to it, and the button Post", async () => {
  const { path } = await makeTalk();
  const { token } = await makeMember();

  const body = await html(path, token);

  const [box = ""] = body.match(/<textarea[^>]*>/) ?? [];
  const id = /id="([^"]+)"/.exec(box)?.[1] ?? "none";
  const count = /aria-describedby="([^"]+)"/.exec(box)?.[1] ?? "none";
  expect(body).toMatch(new RegExp(`<label for="${id}"[^>]*>Comment</label>`));
  expect(body).toMatch(new RegExp(`id="${count}"[^>]*>0<!-- -->/<!-- -->250`));
  expect(body).toMatch(/<button[^>]*type="submit"[^>]*>(<[^>]*>)*Post</);
});

test("a stranger reads everything and is asked to sign in where the box would be", async () => {
  const { author, path, say } = await makeTalk();
  await say(author, "Hello");

  const body = await html(path);

  expect(body).toContain("Hello");
  expect(body).not.toContain("<textarea");
  expect(body).toContain(`href="/auth?redirectTo=${encodeURIComponent(`${path}#write-comment`)}"`);
});

test("across a block there is no box, and the page says so", async () => {
  const { author, path } = await makeTalk();
  const fan = await makeMember();
  await db.insert(schema.blocks).values({ blockerId: author.id, blockedId: fan.id, createdAt: 1 });

  const body = await html(path, fan.token);

  expect(body).toContain("You cannot comment on this review");
  expect(body).not.toContain("<textarea");
});

test("a comment shows who, when and what, with its line breaks, and can be linked to", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "One\nTwo <b>bold</b>", { createdAt: Date.UTC(2026, 2, 5, 21, 4), likesCount: 0 });

  const shown = commentIn(await html(path), comment.id);

  expect(shown).toContain(`href="/profile/${author.username}"`);
  expect(shown).toMatch(/<time dateTime="2026-03-05T21:04:00.000Z"[^>]*>Mar 5, 2026 • 9:04 PM<\/time>/i);
  expect(shown).toContain(`href="${path}?comment=${comment.id}#comment-${comment.id}"`);
  expect(shown).toMatch(/whitespace-pre-line[^>]*>One\nTwo &lt;b&gt;bold&lt;\/b&gt;</);
});

test.each([
  [Date.UTC(2026, 0, 1, 0, 0), "Jan 1, 2026 • 12:00 AM"],
  [Date.UTC(2025, 11, 31, 12, 30), "Dec 31, 2025 • 12:30 PM"],
])("midnight and noon read as people say them: %s", async (createdAt, text) => {
  const { author, path, say } = await makeTalk();
  await say(author, "Hello", { createdAt });

  expect(await html(path)).toContain(text);
});

test("without a script a comment is posted and one is led to it", async () => {
  const { path, post, stored } = await makeTalk();
  const fan = await makeMember();

  const response = await post(fan, "  Side two!\r\nReally.  ", { once: "box" });

  const [comment] = await stored();
  expect(comment).toMatchObject({ user_id: fan.id, content: "Side two!\nReally." });
  expect(response.headers.get("Location")).toBe(`${path}?comment=${comment?.id}#comment-${comment?.id}`);
  expect(await html(path)).toMatch(/Comments <span[^>]*>1<\/span>/);
});

test("pressed twice, a form makes one comment; the same words from another form make another", async () => {
  const { author, review, post, stored } = await makeTalk();
  const fan = await makeMember();

  await Promise.all([post(fan, "Yes!", { once: "a" }), post(fan, "Yes!", { once: "a" })]);
  const afterTwo = (await stored()).length;
  await post(fan, "Yes! And no.", { once: "a" });
  await post(fan, "Yes!", { once: "b" });

  expect(afterTwo).toBe(1);
  expect((await stored()).map(({ content }) => content)).toEqual(["Yes!", "Yes! And no.", "Yes!"]);
  expect((await apiJson<Review>(`/reviews/${review.id}`)).body.comments_count).toBe(3);
  expect((await apiJson<unknown[]>("/notifications", { token: author.token })).body).toHaveLength(3);
});

test.each(["", "   \n\t "])("nothing but %j cannot be posted", async (content) => {
  const { post, stored } = await makeTalk();

  const response = await post(await makeMember(), content);

  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Please write something first");
  expect(await stored()).toEqual([]);
});

test("250 characters fit, emoji counted as people do; one more is refused and kept", async () => {
  const { post, stored } = await makeTalk();
  const fan = await makeMember();

  const over = await post(fan, `${"🎧".repeat(250)}!`);
  const body = await over.text();
  const before = await stored();
  await post(fan, "🎧".repeat(250));

  expect(over.status).toBe(422);
  expect(body).toContain("Please use at most 250 characters");
  expect(body).toContain(`${"🎧".repeat(250)}!</textarea>`);
  expect(before).toEqual([]);
  expect(await stored()).toHaveLength(1);
});

test("prohibited language is refused in the spec's words, and the text stays in the box", async () => {
  const { post, stored } = await makeTalk();

  const response = await post(await makeMember(), "what a shit take");

  const body = await response.text();
  expect(response.status).toBe(422);
  expect(body).toContain("Content Blocked");
  expect(body).toContain("This content contains prohibited language and cannot be posted");
  expect(body).toContain("what a shit take</textarea>");
  expect(await stored()).toEqual([]);
});

test("a session that has ended leads to sign-in and back to the words", async () => {
  const { path, post, stored } = await makeTalk();

  const response = await post(null, "Hard to find & say again");

  const location = response.headers.get("Location") ?? "";
  const back = new URL(location, "http://localhost").searchParams.get("redirectTo") ?? "";
  expect(location).toMatch(/^\/auth\?redirectTo=/);
  expect(back).toBe(`${path}?draft=${encodeURIComponent("Hard to find & say again")}#write-comment`);
  expect(flashOf(response)).toContain("Sign in required");
  expect(await stored()).toEqual([]);
  expect(await html(back.split("#")[0] ?? "", (await makeMember()).token)).toContain(
    "Hard to find &amp; say again</textarea>",
  );
});

test("without a script a comment is liked and unliked, and one stays with it", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "Hello");
  const { token } = await makeMember();
  const like = (on: string) =>
    postForm("/actions/like-review-comment", { comment_id: comment.id, on, redirectTo: path }, { token });

  const liked = await like("true");
  const on = commentIn(await html(path, token), comment.id);
  await like("false");
  const off = commentIn(await html(path, token), comment.id);

  expect(liked.headers.get("Location")).toBe(`${path}#comment-${comment.id}`);
  expect(on).toMatch(/aria-label="Like"[^>]*aria-pressed="true"/);
  expect(on).toMatch(/text-accent">1<\/span>/);
  expect(off).toMatch(/aria-label="Like"[^>]*aria-pressed="false"/);
});

test("a stranger who likes a comment is told to sign in, and comes back to it", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "Hello");

  const response = await postForm("/actions/like-review-comment", {
    comment_id: comment.id,
    on: "true",
    redirectTo: path,
  });

  expect(response.headers.get("Location")).toBe(
    `/auth?redirectTo=${encodeURIComponent(`${path}#comment-${comment.id}`)}`,
  );
  expect(flashOf(response)).toContain("Sign in required");
});

test("Delete is there for its author and for admins, and for nobody else", async () => {
  const { author, path, say } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Hello");
  const seenBy = async (member?: Member) => hasDelete(commentIn(await html(path, member?.token), comment.id));

  expect(await seenBy(fan)).toBe(true);
  expect(await seenBy(await makeMember({ isAdmin: true }))).toBe(true);
  expect(await seenBy(author)).toBe(false);
  expect(await seenBy()).toBe(false);
});

test("Report is there on what others say, and not on one's own", async () => {
  const { author, path, say } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Hello");
  const report = `/report?content_type=review_comment&amp;content_id=${comment.id}`;
  const seenBy = async (member?: Member) => commentIn(await html(path, member?.token), comment.id);

  expect(await seenBy(author)).toContain(report);
  expect(await seenBy()).toContain(report);
  expect(await seenBy(fan)).not.toContain(report);
});

test("deleting is asked for first and done once", async () => {
  const { path, say, stored } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Regretted.");

  const question = await html(`${path}?delete-comment=${comment.id}`, fan.token);
  const fields = { comment_id: comment.id, redirectTo: path };
  const deleted = await postForm("/actions/delete-review-comment", fields, { token: fan.token });
  const again = await postForm("/actions/delete-review-comment", fields, { token: fan.token });

  expect(orderIn(question, ["Delete this comment?", "Regretted.", "Cancel"])).toHaveLength(3);
  expect(deleted.headers.get("Location")).toBe(`${path}#comments`);
  expect(flashOf(deleted)).toContain("Comment deleted");
  expect(await stored()).toEqual([]);
  expect(flashOf(again)).toContain("Failed to delete the comment.");
});

test("what moderation removed is there for who wrote it, with a note, and without a like", async () => {
  const { author, path, say } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Gone too far.", { removedAt: Date.now() });

  const own = commentIn(await html(path, fan.token), comment.id);

  expect(own).toContain("A moderator has removed this comment. Nobody else sees it.");
  expect(own).not.toContain('aria-label="Like"');
  expect(hasDelete(own)).toBe(true);
  expect(await html(path, author.token)).not.toContain("Gone too far.");
  expect(await html(path)).not.toContain("Gone too far.");
});

test("under a removed review its author reads the comments, and nobody adds one", async () => {
  const author = await makeMember();
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, removedAt: 1 });
  const comment = await makeReviewComment({ reviewId: review.id, userId: author.id, content: "Hello" });

  const body = await html(`/review/${review.id}`, author.token);

  expect(commentIn(body, comment.id)).toContain("Hello");
  expect(commentIn(body, comment.id)).not.toContain('aria-label="Like"');
  expect(body).toContain("You cannot comment on this review");
});

test("comments come oldest first, fifty a page, and an address finds any of them", async () => {
  const { author, review, path } = await makeTalk();
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: `${review.id}-${String(index).padStart(3, "0")}`,
    reviewId: review.id,
    userId: author.id,
    content: `Number ${index}.`,
    createdAt: 1000 + index,
  }));
  for (let start = 0; start < rows.length; start += 10) {
    await db.insert(schema.reviewComments).values(rows.slice(start, start + 10));
  }
  const numbers = (body: string) => [...body.matchAll(/>Number (\d+)\.</g)].map(([, number]) => Number(number));

  const first = await html(path);
  const last = await html(`${path}?offset=100`);
  const found = await html(`${path}?comment=${rows[77]?.id}`);
  const unknown = await html(`${path}?comment=nothing`);

  expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(first).toMatch(new RegExp(`href="${path.replace("?", "\\?")}\\?offset=50"[^>]*>Show more`));
  expect(first).not.toContain("Show earlier comments");
  expect(numbers(last)).toEqual(Array.from({ length: 20 }, (_, index) => 100 + index));
  expect(last).not.toContain("Show more");
  expect(last).toContain(`href="${path}?offset=50#comments"`);
  expect(numbers(found)).toEqual(Array.from({ length: 50 }, (_, index) => 50 + index));
  expect(found).toContain(`href="${path}?offset=100"`);
  expect(numbers(unknown)).toEqual(numbers(first));
});

test("the page takes no more than four trips to the database: the session, the bell, the review with its comments, the place of one", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "Hello");
  const trips = async (address: string) => {
    const response = await page(address, { token: author.token });
    return Number(/(\d+) trips/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);
  };

  expect(await trips(path)).toBeLessThanOrEqual(3);
  expect(await trips(`${path}?comment=${comment.id}`)).toBeLessThanOrEqual(4);
});
