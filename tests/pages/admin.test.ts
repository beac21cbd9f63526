import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import {
  db,
  makeAlbum,
  makeMember,
  makePost,
  makePostComment,
  makeReview,
  makeReviewComment,
} from "#tests/factories.ts";
import { html, orderIn } from "#tests/html.ts";
import { apiJson, page, postForm } from "#tests/http.ts";
import type { Report } from "#worker/domain/dto.ts";

async function makeScene() {
  const [author, reader, admin] = [await makeMember(), await makeMember(), await makeMember({ isAdmin: true })];
  const album = await makeAlbum({ title: "Kid A" });
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Buy my watches" });
  return { author, reader, admin, album, review };
}

async function report(by: { token: string }, type: string, id: string, reason = "spam") {
  const { body } = await apiJson<Report>("/reports", {
    method: "POST",
    token: by.token,
    body: { content_type: type, content_id: id, reason },
  });
  return body;
}

test("strangers are led to sign-in and members home", async () => {
  const member = await makeMember();

  const asStranger = await page("/admin");
  const asMember = await page("/admin", member);

  expect(asStranger.headers.get("Location")).toMatch(/^\/auth\b/);
  expect(asMember.headers.get("Location")).toBe("/");
});

test("the dashboard has its heading, three tabs and, for an admin alone, a place in the navigation", async () => {
  const { admin, reader, review } = await makeScene();
  await report(reader, "review", review.id);

  const body = await html("/admin", admin.token);

  expect(body).toContain("Manage content, users, and platform settings");
  const tabs = [...body.matchAll(/role="tab"[^>]*>(.*?)<\/a>/g)].map(([, inside = ""]) =>
    inside.replace(/<[^>]+>/g, " ").trim(),
  );
  expect(tabs).toEqual([expect.stringMatching(/^Reports\s+\d+$/), "Users", "Analytics"]);
  expect(body).toContain("Content Reports");
  expect(body).toMatch(/<nav aria-label="Main".*href="\/admin"/s);
  expect(await html("/", reader.token)).not.toContain('href="/admin"');
});

test("users and analytics are to come", async () => {
  const { admin } = await makeScene();

  expect(await html("/admin?tab=users", admin.token)).toContain(
    "User management features will be available in a future update.",
  );
  expect(await html("/admin?tab=analytics", admin.token)).toContain(
    "Analytics dashboard will be available in a future update.",
  );
});

test("with nothing to decide it says so", async () => {
  const admin = await makeMember({ isAdmin: true });
  await db.delete(schema.reports);

  expect(await html("/admin", admin.token)).toContain("No pending reports to review.");
});

test("each report says what, why, when and by whom, quotes the words, and leads to the original", async () => {
  const { author, reader, admin, review } = await makeScene();
  const comment = await makeReviewComment({ reviewId: review.id, userId: author.id, content: "x".repeat(151) });
  const post = await makePost({ userId: author.id, content: "Fake news" });
  const reply = await makePostComment({ postId: post.id, userId: author.id, content: "Copied" });
  await report(reader, "review", review.id, "spam");
  await report(reader, "review_comment", comment.id, "harassment");
  await report(reader, "community_post", post.id, "misinformation");
  await report(reader, "community_post_comment", reply.id, "copyright");

  const body = await html("/admin", admin.token);

  const labels = ["Review Comment", "Community Post", "Post Comment"];
  expect(orderIn(body, labels)).toEqual(labels);
  for (const text of [
    "Spam or promotional content",
    "Harassment or bullying",
    "False or misleading information",
    "Copyright violation",
    "Just now",
    reader.username,
    review.id,
    "Buy my watches",
    `${"x".repeat(150)}...`,
    "Approve Content",
    "Remove Content",
  ]) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain("x".repeat(151));
  for (const path of [`/review/${review.id}`, `/community/post/${post.id}`]) {
    expect(body.match(new RegExp(`href="${path}"[^>]*>View Original`, "g"))).toHaveLength(2);
  }
});

test("of deleted content the dashboard says so", async () => {
  const { reader, admin, review } = await makeScene();
  await report(reader, "review", review.id);
  await db.delete(schema.reviews).where(eq(schema.reviews.id, review.id));

  expect(await html("/admin", admin.token)).toContain("Content has been deleted or is no longer available.");
});

test("a decision without a script leads back with the word of what was done, and the log knows it", async () => {
  const { reader, admin, review } = await makeScene();
  const { id } = await report(reader, "review", review.id);

  const removed = await postForm("/admin", { report_id: id, action: "remove" }, admin);
  const afterwards = await html("/admin", admin.token);
  const restored = await postForm("/admin", { report_id: id, action: "okay" }, admin);

  for (const [answer, said] of [
    [removed, "Content has been removed"],
    [restored, "Content has been approved"],
  ] as const) {
    expect(answer.headers.get("Location")).toBe("/admin");
    expect(decodeURIComponent(answer.headers.get("Set-Cookie") ?? "")).toContain(said);
  }
  expect(afterwards).toContain("Restore Content");
  expect(afterwards).toContain(`removed a review`);
  expect(await html("/admin", admin.token)).toContain("approved a review");
  expect((await page(`/review/${review.id}`)).status).toBe(200);
});

test("members who post to it change nothing", async () => {
  const { author, reader, review } = await makeScene();
  const { id } = await report(reader, "review", review.id);

  for (const by of [author, reader]) {
    await postForm("/admin", { report_id: id, action: "remove" }, by);
  }
  const asStranger = await postForm("/admin", { report_id: id, action: "remove" });

  expect(asStranger.headers.get("Location")).toMatch(/^\/auth\b/);
  expect((await page(`/review/${review.id}`)).status).toBe(200);
});

test("what the author reads of a removed review says so, and others find nothing", async () => {
  const { author, reader, admin, review } = await makeScene();
  const { id } = await report(reader, "review", review.id);
  await postForm("/admin", { report_id: id, action: "remove" }, admin);

  expect(await html(`/review/${review.id}`, author.token)).toContain("A moderator has removed this review.");
  expect(await html("/notifications", author.token)).toContain(
    "A moderator removed your review: Spam or promotional content",
  );
  expect((await page(`/review/${review.id}`, reader)).status).toBe(404);
});

test("what was removed cannot be reported again: its page offers an admin no Report", async () => {
  const { author, reader, admin, review } = await makeScene();
  const post = await makePost({ userId: author.id, content: "Fake news" });
  for (const [type, id] of [
    ["review", review.id],
    ["community_post", post.id],
  ] as const) {
    const path = type === "review" ? `/review/${id}` : `/community/post/${id}`;
    const link = `/report?content_type=${type}`;
    expect(await html(path, admin.token)).toContain(link);
    const { id: reportId } = await report(reader, type, id);
    await postForm("/admin", { report_id: reportId, action: "remove" }, admin);

    expect(await html(path, admin.token)).not.toContain(link);
  }
});

test("nothing to quote, and a reporter who has left, are said", async () => {
  const { author, reader, admin } = await makeScene();
  const untitled = await makeAlbum({ title: "" });
  const silent = await makeReview({ userId: author.id, albumId: untitled.id });
  await report(reader, "review", silent.id, "inappropriate");
  await db.delete(schema.users).where(eq(schema.users.id, reader.id));

  const body = await html("/admin", admin.token);

  const card = body.match(new RegExp(`<article(?:(?!</article>).)*${silent.id}.*?</article>`, "s"))?.[0];
  expect(card).toContain("Inappropriate content");
  expect(card).toContain("Unknown user");
  expect(card).toContain("No content preview available");
});

test("a decision that fails is told as an error with its reason, to whoever still is an admin", async () => {
  const { reader, admin, review } = await makeScene();
  const { id } = await report(reader, "review", review.id);
  const flashOf = (response: Response) => decodeURIComponent(response.headers.get("Set-Cookie") ?? "");

  const unknown = await postForm("/admin", { report_id: "nothing", action: "remove" }, admin);
  const odd = await postForm("/admin", { report_id: id, action: "burn" }, admin);
  await db.update(schema.users).set({ isAdmin: false }).where(eq(schema.users.id, admin.id));
  const noMore = await postForm("/admin", { report_id: id, action: "remove" }, admin);

  expect(flashOf(unknown)).toContain("Error moderating report");
  expect(flashOf(unknown)).toContain('"tone":"error"');
  expect(odd.status).toBe(400);
  expect(flashOf(noMore)).toContain("Error moderating report");
  expect((await page("/admin", admin)).headers.get("Location")).toBe("/");
  expect((await page(`/review/${review.id}`)).status).toBe(200);
});

test("reports that cannot be read say so, with a way to try again", async () => {
  const { admin } = await makeScene();
  await db.run("alter table reports rename to away");
  try {
    const body = await html("/admin", admin.token);

    expect(body).toContain("Failed to fetch reports");
    expect(body).toContain(">Try again<");
  } finally {
    await db.run("alter table away rename to reports");
  }
});
