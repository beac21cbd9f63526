import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";
import {
  db,
  makeAlbum,
  makeMember,
  makePost,
  makePostComment,
  makeReview,
  makeReviewComment,
} from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import { listen } from "#tests/live.ts";
import type { Album, Notification, Report, Review, ReviewComment, User } from "#worker/domain/dto.ts";
import { listDecisions, listReportsForReview } from "#worker/domain/moderation.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function report(by: Member, type: string, id: string, reason = "spam") {
  return apiJson<Report & { code: string; message: string; errors: Record<string, string[]> }>("/reports", {
    method: "POST",
    token: by.token,
    body: { content_type: type, content_id: id, reason },
  });
}

function decide(admin: Member, id: string, action: string) {
  return apiJson<Report>(`/reports/${id}`, { method: "PATCH", token: admin.token, body: { action } });
}

/** An author with one thing of each kind, a reader and an admin. */
async function makeScene() {
  const [author, reader] = [await makeMember(), await makeMember()];
  const admin = await makeMember({ isAdmin: true });
  const album = await makeAlbum({ title: "Kid A" });
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Buy my watches", rating: 9 });
  const comment = await makeReviewComment({ reviewId: review.id, userId: author.id, content: "Cheap watches" });
  const post = await makePost({ userId: author.id, content: "Watches for all" });
  const postComment = await makePostComment({ postId: post.id, userId: author.id, content: "More watches" });
  return { author, reader, admin, album, review, comment, post, postComment };
}

test("a report says what, why and by whom, and waits", async () => {
  const { reader, review } = await makeScene();

  const { status, body } = await report(reader, "review", review.id, "harassment");

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    content_type: "review",
    content_id: review.id,
    reason: "harassment",
    status: "pending",
    created_at: expect.stringMatching(/Z$/),
    reporter: { id: reader.id, username: reader.username },
  });
});

test("all four kinds of content can be reported, and each by several members", async () => {
  const { reader, admin, review, comment, post, postComment } = await makeScene();

  for (const [type, id] of [
    ["review", review.id],
    ["review_comment", comment.id],
    ["community_post", post.id],
    ["community_post_comment", postComment.id],
  ] as const) {
    expect((await report(reader, type, id)).status).toBe(201);
    expect((await report(admin, type, id)).status).toBe(201);
  }
});

test("reporting the same thing again is refused while the first report waits", async () => {
  const { reader, review } = await makeScene();
  await report(reader, "review", review.id, "spam");

  const again = await report(reader, "review", review.id, "other");

  expect(again).toMatchObject({ status: 409, body: { code: "already_reported", message: "Already reported" } });
});

test("a report needs a reason of the list, and a thing of the list", async () => {
  const { reader, review } = await makeScene();

  const noReason = await report(reader, "review", review.id, "");
  const noThing = await report(reader, "album", review.id);

  expect(noReason).toMatchObject({
    status: 422,
    body: { errors: { reason: ["Please select a reason for reporting"] } },
  });
  expect(noThing).toMatchObject({ status: 422, body: { errors: { content_type: [expect.any(String)] } } });
});

test("one's own content and what does not exist cannot be reported", async () => {
  const { author, reader, review } = await makeScene();

  expect(await report(author, "review", review.id)).toMatchObject({ status: 422, body: { code: "invalid" } });
  expect(await report(reader, "review", "nothing")).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await report(reader, "review_comment", review.id)).toMatchObject({ status: 404 });
});

test("a report is possible across a block", async () => {
  const { author, reader, review } = await makeScene();
  await db.insert(schema.blocks).values({ blockerId: author.id, blockedId: reader.id, createdAt: 1 });

  expect((await report(reader, "review", review.id)).status).toBe(201);
});

test("admins read what waits oldest first, by status and paged", async () => {
  const { reader, admin, review, comment } = await makeScene();
  const first = (await report(reader, "review", review.id)).body;
  const second = (await report(reader, "review_comment", comment.id)).body;
  await decide(admin, second.id, "okay");

  const ids = async (query: string) =>
    (await apiJson<Report[]>(`/reports${query}`, { token: admin.token })).body.map(({ id }) => id);

  expect(await ids("?limit=50")).toContain(first.id);
  expect(await ids("?limit=50")).not.toContain(second.id);
  expect(await ids("?status=approved")).toContain(second.id);
  const pageOne = await api("/reports?status=pending&limit=1", { token: admin.token });
  expect(pageOne.headers.get("Link")).toContain('rel="next"');
  expect((await api("/reports?status=open", { token: admin.token })).status).toBe(400);
});

test("removing a review takes it from everybody's sight but its author's and admins', and out of the counts", async () => {
  const { author, reader, admin, album, review } = await makeScene();
  const { id } = (await report(reader, "review", review.id)).body;

  const decided = await decide(admin, id, "remove");

  expect(decided).toMatchObject({ status: 200, body: { id, status: "removed" } });
  expect((await api(`/reviews/${review.id}`)).status).toBe(404);
  expect((await api(`/reviews/${review.id}`, { token: reader.token })).status).toBe(404);
  for (const { token } of [author, admin]) {
    const { body } = await apiJson<Review>(`/reviews/${review.id}`, { token });
    expect(body.removed_at).toMatch(/Z$/);
  }
  expect((await apiJson<Review[]>(`/reviews/album/${album.id}`)).body).toEqual([]);
  expect((await apiJson<Album>(`/albums/${album.id}`)).body).toMatchObject({ review_count: 0, average_rating: null });
  expect((await apiJson<User>(`/users/${author.id}`)).body.reviews_count).toBe(0);
});

test("removing a comment hides it and lowers the review's count", async () => {
  const { reader, admin, review, comment } = await makeScene();
  const { id } = (await report(reader, "review_comment", comment.id)).body;

  await decide(admin, id, "remove");

  const { body } = await apiJson<{ comments: ReviewComment[] }>(`/reviews/${review.id}/comments`);
  expect(body.comments).toEqual([]);
  expect((await apiJson<Review>(`/reviews/${review.id}`)).body.comments_count).toBe(0);
});

test("removing settles every report on the thing, and giving it back approves them all", async () => {
  const { reader, admin, album, review } = await makeScene();
  const other = await makeMember();
  const first = (await report(reader, "review", review.id)).body;
  const second = (await report(other, "review", review.id, "other")).body;

  await decide(admin, first.id, "remove");
  const whileGone = await statusesOf(review.id);
  const restored = await decide(admin, first.id, "okay");

  expect(whileGone).toEqual(["removed", "removed"]);
  expect(restored.body.status).toBe("approved");
  expect(await statusesOf(review.id)).toEqual(["approved", "approved"]);
  expect(second.id).not.toBe(first.id);
  expect((await api(`/reviews/${review.id}`)).status).toBe(200);
  expect((await apiJson<Album>(`/albums/${album.id}`)).body).toMatchObject({ review_count: 1, average_rating: 9 });
});

test("letting a thing stand settles the one report, and it may be reported again", async () => {
  const { reader, admin, review } = await makeScene();
  const other = await makeMember();
  const first = (await report(reader, "review", review.id)).body;
  await report(other, "review", review.id);

  const { body } = await decide(admin, first.id, "okay");

  expect(body.status).toBe("approved");
  expect((await statusesOf(review.id)).toSorted()).toEqual(["approved", "pending"]);
  expect((await api(`/reviews/${review.id}`)).status).toBe(200);
  expect((await report(reader, "review", review.id)).status).toBe(201);
});

test("what was removed cannot be reported, nor comments under it", async () => {
  const { reader, admin, review, comment, post, postComment } = await makeScene();
  const other = await makeMember();

  for (const [type, { id }, commentType, { id: commentId }] of [
    ["review", review, "review_comment", comment],
    ["community_post", post, "community_post_comment", postComment],
  ] as const) {
    await decide(admin, (await report(reader, type, id)).body.id, "remove");

    expect([type, (await report(other, type, id)).status]).toEqual([type, 404]);
    expect([type, (await report(other, commentType, commentId)).status]).toEqual([type, 404]);
  }
});

test("a removed comment cannot be reported, and its review or post still can", async () => {
  const { reader, admin, review, comment, post, postComment } = await makeScene();
  const other = await makeMember();

  for (const [type, { id }, above, { id: aboveId }] of [
    ["review_comment", comment, "review", review],
    ["community_post_comment", postComment, "community_post", post],
  ] as const) {
    await decide(admin, (await report(reader, type, id)).body.id, "remove");

    expect([type, (await report(other, type, id)).status]).toEqual([type, 404]);
    expect([type, (await report(other, above, aboveId)).status]).toEqual([type, 201]);
  }
});

test("the author is told once what was removed, by nobody in person", async () => {
  const { author, reader, admin, review, post, comment, postComment } = await makeScene();
  for (const [type, id] of [
    ["review_comment", comment.id],
    ["review", review.id],
    ["community_post_comment", postComment.id],
    ["community_post", post.id],
  ] as const) {
    const { id: reportId } = (await report(reader, type, id)).body;
    await decide(admin, reportId, "remove");
    await decide(admin, reportId, "remove");
  }

  const told = (await apiJson<Notification[]>("/notifications", { token: author.token })).body;

  const lines = told.map(({ entity_type, entity_id, entity_title }) => [entity_type, entity_id, entity_title]);
  expect(lines.toSorted()).toEqual([
    ["community_post", post.id, "Watches for all"],
    ["community_post_comment", post.id, "More watches"],
    ["review", review.id, "Kid A"],
    ["review_comment", comment.id, "Cheap watches"],
  ]);
  for (const line of told) {
    expect(line).toMatchObject({
      notification_type: "content_removed",
      actor: null,
      additional_count: 0,
      comment_id: null,
      is_read: false,
    });
  }
  expect((await apiJson("/notifications/unread-count", { token: author.token })).body).toEqual({ count: 4 });
});

test("giving a thing back takes back what its author was told", async () => {
  const { author, reader, admin, comment } = await makeScene();
  const { id } = (await report(reader, "review_comment", comment.id)).body;
  await decide(admin, id, "remove");

  await decide(admin, id, "okay");

  expect((await apiJson("/notifications", { token: author.token })).body).toEqual([]);
});

test("every decision is kept with who, when and what; deciding the same again adds none", async () => {
  const { reader, admin, post } = await makeScene();
  const { id } = (await report(reader, "community_post", post.id)).body;
  for (const action of ["remove", "remove", "okay", "okay"]) await decide(admin, id, action);

  const decisions = await listDecisions(makeCtx({ token: admin.token }), { limit: 50, offset: 0 });

  const ours = decisions.filter(({ report_id }) => report_id === id);
  expect(ours.map(({ action }) => action).toSorted()).toEqual(["okay", "remove"]);
  expect(ours[0]).toMatchObject({
    admin: { id: admin.id, username: admin.username },
    content_type: "community_post",
    content_id: post.id,
    report_status: "approved",
    content: { preview: "Watches for all", path: `/community/post/${post.id}` },
  });
});

test("the dashboard quotes 150 characters, says whose they are and where the original stands", async () => {
  const { author, reader, admin, album } = await makeScene();
  const other = await makeMember();
  const long = await makeReview({ userId: other.id, albumId: album.id, content: "é".repeat(151) });
  const silent = await makeReview({ userId: reader.id, albumId: album.id });
  const comment = await makeReviewComment({ reviewId: long.id, userId: author.id, content: "Short" });
  for (const [by, type, id] of [
    [reader, "review", long.id],
    [other, "review", silent.id],
    [reader, "review_comment", comment.id],
  ] as const) {
    await report(by, type, id);
  }

  const { reports, pendingCount } = await listReportsForReview(makeCtx({ token: admin.token }), {
    status: "pending",
    limit: 50,
    offset: 0,
  });

  const contentOf = (id: string) => reports.find(({ report: { content_id } }) => content_id === id)?.content;
  expect(pendingCount).toBeGreaterThanOrEqual(3);
  expect(contentOf(long.id)).toEqual({
    preview: `${"é".repeat(150)}...`,
    username: other.username,
    path: `/review/${long.id}`,
    removed_at: null,
  });
  expect(contentOf(silent.id)).toMatchObject({ preview: "Kid A" });
  expect(contentOf(comment.id)).toMatchObject({ preview: "Short", path: `/review/${long.id}` });
});

test("a report stays when its author deletes the content, and can still be decided", async () => {
  const { author, reader, admin, post } = await makeScene();
  const { id } = (await report(reader, "community_post", post.id)).body;
  await db.delete(schema.posts).where(eq(schema.posts.id, post.id));

  const { reports } = await listReportsForReview(makeCtx({ token: admin.token }), {
    status: "pending",
    limit: 50,
    offset: 0,
  });

  expect(reports.find(({ report: { id: reportId } }) => reportId === id)?.content).toBeNull();
  expect((await decide(admin, id, "remove")).body.status).toBe("removed");
  expect((await apiJson("/notifications", { token: author.token })).body).toEqual([]);
});

test("the author's open browsers learn of the removal", async () => {
  const { author, reader, admin, review } = await makeScene();
  const { id } = (await report(reader, "review", review.id)).body;
  const { socket, heard } = await listen(author.token);

  await decide(admin, id, "remove");

  const message = await heard(({ type }) => type === "notification");
  expect(message).toMatchObject({
    unread_count: 1,
    notification: { notification_type: "content_removed", entity_id: review.id },
  });
  socket.close();
});

async function statusesOf(contentId: string) {
  const rows = await db
    .select({ status: schema.reports.status })
    .from(schema.reports)
    .where(and(eq(schema.reports.contentType, "review"), eq(schema.reports.contentId, contentId)));
  return rows.map(({ status }) => status);
}
