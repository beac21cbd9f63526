import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { html, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

async function makeScene(content = "Buy my watches") {
  const [author, reader] = [await makeMember(), await makeMember()];
  const album = await makeAlbum({ title: "Kid A" });
  const review = await makeReview({ userId: author.id, albumId: album.id, content });
  return { author, reader, review, path: `/report?content_type=review&content_id=${review.id}` };
}

function reportsOn(contentId: string) {
  return db.select().from(schema.reports).where(eq(schema.reports.contentId, contentId));
}

test("the page quotes 100 characters of what is reported and asks for one of six reasons", async () => {
  const { reader, path } = await makeScene(`${"é".repeat(100)}X`);

  const body = await html(path, reader.token);

  expect(body).toContain(`${"é".repeat(100)}...`);
  expect(body).not.toContain("éX");
  const reasons = [
    "Spam or promotional content",
    "Harassment or bullying",
    "Inappropriate content",
    "Copyright violation",
    "False or misleading information",
    "Other violation",
  ];
  expect(orderIn(body, reasons)).toEqual(reasons);
  expect(body).not.toContain("checked");
});

test("a stranger is asked to log in, and comes back", async () => {
  const { path } = await makeScene();

  const response = await page(path);

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
  const flash = decodeURIComponent(response.headers.get("Set-Cookie") ?? "");
  expect(flash).toContain("Please log in");
  expect(flash).toContain("You need to be logged in to report content.");
});

test("without a script a report is made, and leads back to what was reported", async () => {
  const { reader, review, path } = await makeScene();

  const response = await postForm(path, { reason: "spam" }, reader);

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`/review/${review.id}`);
  expect(await reportsOn(review.id)).toMatchObject([{ reporterId: reader.id, reason: "spam", status: "pending" }]);
});

test("no reason, and a second report, are refused in words", async () => {
  const { reader, review, path } = await makeScene();

  const none = await postForm(path, {}, reader);
  await postForm(path, { reason: "spam" }, reader);
  const again = await postForm(path, { reason: "other" }, reader);

  expect(none.status).toBe(422);
  expect(await none.text()).toContain("Please select a reason for reporting");
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Already reported");
  expect(await reportsOn(review.id)).toHaveLength(1);
});

test("what is gone, or was never there, cannot be reported", async () => {
  const { reader, review, path } = await makeScene();
  await db.delete(schema.reviews).where(eq(schema.reviews.id, review.id));

  expect((await page(path, reader)).status).toBe(404);
  expect((await postForm(path, { reason: "spam" }, reader)).status).toBe(404);
  expect((await page("/report", reader)).status).toBe(404);
  expect((await page("/report?content_type=house&content_id=1", reader)).status).toBe(404);
});

test("one's own words cannot be reported", async () => {
  const { author, review, path } = await makeScene();

  const response = await postForm(path, { reason: "spam" }, author);

  expect(response.status).toBe(422);
  expect(await reportsOn(review.id)).toEqual([]);
});

test("what a moderator has removed meanwhile cannot be reported", async () => {
  const { reader, review, path } = await makeScene();
  expect((await page(path, reader)).status).toBe(200);
  await db.update(schema.reviews).set({ removedAt: 1 }).where(eq(schema.reviews.id, review.id));

  expect((await page(path, reader)).status).toBe(404);
  expect((await postForm(path, { reason: "spam" }, reader)).status).toBe(404);
  expect(await reportsOn(review.id)).toEqual([]);
});
