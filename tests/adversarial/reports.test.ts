import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Report } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function makeReported() {
  const [author, reporter, admin] = [await makeMember(), await makeMember(), await makeMember({ isAdmin: true })];
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, content: "Spam" });
  const { body } = await apiJson<Report>("/reports", {
    method: "POST",
    token: reporter.token,
    body: { content_type: "review", content_id: review.id, reason: "spam" },
  });
  return { author, reporter, admin, album, review, report: body };
}

function decide(by: Member, id: string, action: unknown) {
  return api(`/reports/${id}`, { method: "PATCH", token: by.token, body: { action } });
}

async function removedAt(reviewId: string) {
  const [row] = await db.select().from(schema.reviews).where(eq(schema.reviews.id, reviewId));
  return row?.removedAt;
}

test("a stranger is asked to sign in, whatever they send", async () => {
  const { review } = await makeReported();

  const right = await apiJson("/reports", {
    method: "POST",
    body: { content_type: "review", content_id: review.id, reason: "spam" },
  });
  const wrong = await apiJson("/reports", { method: "POST", body: { content_type: "house" } });

  expect(right).toMatchObject({ status: 401, body: { message: "You need to be logged in to report content." } });
  expect(wrong.status).toBe(401);
  expect((await api("/reports")).status).toBe(401);
});

test("members, the reporter and the author among them, can neither read nor decide reports", async () => {
  const { author, reporter, review, report } = await makeReported();

  for (const member of [author, reporter, await makeMember()]) {
    expect((await api("/reports", { token: member.token })).status).toBe(403);
    expect((await decide(member, report.id, "remove")).status).toBe(403);
    expect((await decide(member, "unknown", "remove")).status).toBe(403);
  }
  expect(await removedAt(review.id)).toBeNull();
});

test("rights that were taken away a second ago are gone", async () => {
  const { admin, review, report } = await makeReported();
  await db.update(schema.users).set({ isAdmin: false }).where(eq(schema.users.id, admin.id));

  expect((await decide(admin, report.id, "remove")).status).toBe(403);
  expect((await api("/reports", { token: admin.token })).status).toBe(403);
  expect(await removedAt(review.id)).toBeNull();
});

test("an unknown report is 404, and an unknown deed 422", async () => {
  const { admin, report } = await makeReported();

  expect((await decide(admin, "unknown", "okay")).status).toBe(404);
  for (const action of ["delete", "", null, 1, ["okay"]]) {
    expect([action, (await decide(admin, report.id, action)).status]).toEqual([action, 422]);
  }
});

test("twenty reports at once by one member are one", async () => {
  const { review } = await makeReported();
  const eager = await makeMember();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      api("/reports", {
        method: "POST",
        token: eager.token,
        body: { content_type: "review", content_id: review.id, reason: "spam" },
      }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const rows = await db.select().from(schema.reports).where(eq(schema.reports.reporterId, eager.id));
  expect(rows).toHaveLength(1);
});

test("two admins who remove at once count it once and tell the author once", async () => {
  const { author, admin, album, review, report } = await makeReported();
  const second = await makeMember({ isAdmin: true });

  const answers = await Promise.all([admin, second, admin, second].map((by) => decide(by, report.id, "remove")));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [counted] = await db.select().from(schema.albums).where(eq(schema.albums.id, album.id));
  expect(counted).toMatchObject({ reviewCount: 0, ratingSum: 0 });
  const lines = await db.select().from(schema.notifications).where(eq(schema.notifications.userId, author.id));
  expect(lines).toHaveLength(1);
  const decisions = await db
    .select()
    .from(schema.moderationDecisions)
    .where(eq(schema.moderationDecisions.contentId, review.id));
  expect(decisions).toHaveLength(1);
});

test("one admin removes while another gives back: the last word holds for content, reports and counts alike", async () => {
  const { admin, album, review, report } = await makeReported();
  await decide(admin, report.id, "remove");

  await Promise.all(["okay", "remove", "okay", "remove", "okay"].map((action) => decide(admin, report.id, action)));

  const [row] = await db.select().from(schema.reports).where(eq(schema.reports.id, report.id));
  const gone = (await removedAt(review.id)) !== null;
  const [counted] = await db.select().from(schema.albums).where(eq(schema.albums.id, album.id));
  expect(row?.status).toBe(gone ? "removed" : "approved");
  expect(counted?.reviewCount).toBe(gone ? 0 : 1);
});

test("an author cannot edit or like back to life what was removed", async () => {
  const { author, admin, review, report } = await makeReported();
  await decide(admin, report.id, "remove");

  const edit = await api(`/reviews/${review.id}`, { method: "PATCH", token: author.token, body: { content: "Hi" } });
  const like = await api(`/reviews/${review.id}/likes`, { method: "POST", token: author.token });

  expect([edit.status, like.status]).toEqual([403, 404]);
  expect(await removedAt(review.id)).not.toBeNull();
});

test("a report by a member who left remains, by nobody", async () => {
  const { admin, reporter, report } = await makeReported();
  await db.delete(schema.users).where(eq(schema.users.id, reporter.id));

  const { body } = await apiJson<Report[]>("/reports?limit=50", { token: admin.token });

  expect(body.find(({ id }) => id === report.id)?.reporter).toBeNull();
});
