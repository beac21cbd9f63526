import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson, page, postForm } from "#tests/http.ts";
import type { Notification } from "#worker/domain/dto.ts";
import { newId } from "#worker/domain/ids.server.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Line = typeof schema.notifications.$inferInsert;

const MINUTE = 60_000;

async function html(path: string, { token }: { token?: string } = {}) {
  const response = await page(path, { token });
  expect(response.status).toBe(200);
  return response.text();
}

/** A line of theirs, by `actor` and, where likes are counted, others. */
async function makeLine(
  member: Member,
  actor: { id: string } | null,
  line: Partial<Line> & Pick<Line, "notificationType" | "entityType" | "entityId">,
) {
  const row = { id: newId(), userId: member.id, createdAt: Date.now(), ...line };
  await db.insert(schema.notifications).values({ ...row, actorsCount: 0 });
  if (actor) {
    const deed = { notificationId: row.id, actorId: actor.id, deed: newId(), createdAt: row.createdAt };
    await db.insert(schema.notificationDeeds).values(deed);
  }
  return row.id;
}

async function makeFollows(member: Member, count: number) {
  const fan = await makeMember();
  for (let index = 0; index < count; index++) {
    await makeLine(member, fan, {
      notificationType: "follow",
      entityType: "user",
      entityId: fan.id,
      createdAt: Date.now() - index * MINUTE,
    });
  }
  return fan;
}

/** The rows of a page: what each says, where it leads, and whether it is unread. */
function rowsOf(body: string) {
  const main = body.slice(body.indexOf('<main id="main"'), body.indexOf("</main>"));
  return [...main.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = ""]) => ({
    href: /href="([^"]*)"/.exec(row)?.[1],
    text: row
      .replace(/<noscript>.*?<\/noscript>/g, "")
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}

async function unreadOf(member: Member) {
  return (await apiJson<{ count: number }>("/notifications/unread-count", { token: member.token })).body.count;
}

test("a stranger is led to sign in, and back", async () => {
  const response = await page("/notifications");

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fnotifications");
});

test("somebody of whom nobody took notice reads so, and has nothing to mark", async () => {
  const { token } = await makeMember();

  const body = await html("/notifications", { token });

  expect(body).toMatch(/<h1[^>]*>Notifications<\/h1>/);
  expect(body).toContain("No notifications yet");
  expect(body).toContain("You&#x27;ll see notifications here when people interact with your content");
  expect(body).not.toContain("Mark all as read");
  expect(body).toMatch(/<title>Notifications · /);
});

test("a row says who did what to what and leads there, for every kind of deed", async () => {
  const member = await makeMember();
  const fan = await makeMember();
  const kinds = [
    ["follow", "user", null, null, "started following you", `/profile/${fan.username}`],
    ["review_like", "review", "Dummy", null, "liked your review", "/review/x1"],
    ["post_like", "community_post", "A post", null, "liked your post", "/community/post/x1"],
    ["comment_like", "community_post_comment", "Yes", "c1", "liked your comment", "/community/post/x1#comment-c1"],
    ["comment_like", "review_comment", "Well said", "c3", "liked your comment", "/"],
    ["review_comment", "review", "Dummy", "c1", "commented on your review", "/review/x1"],
    ["post_comment", "community_post", "A post", "c1", "commented on your post", "/community/post/x1"],
    ["post_comment", "community_post_comment", "Yes", "c2", "commented on your post", "/community/post/x1#comment-c2"],
  ] as const;
  for (const [at, [notificationType, entityType, entityTitle, commentId]] of kinds.entries()) {
    const thing = { notificationType, entityType, entityId: "x1", entityTitle, commentId };
    await makeLine(member, fan, { ...thing, createdAt: Date.now() - at * 1000 });
  }

  const rows = rowsOf(await html("/notifications", { token: member.token }));

  expect(rows).toEqual(
    kinds.map(([, , title, , phrase, href]) => ({
      href,
      text: `Unread: ${fan.username} ${phrase}${title === null ? "" : ` “${title}”`} Just now`,
    })),
  );
});

test("others who did the same are counted, one in the singular", async () => {
  const author = await makeMember();
  const like = async (reviewId: string) =>
    api(`/reviews/${reviewId}/likes`, { method: "POST", token: (await makeMember()).token });
  for (const [title, fans] of [
    ["Two", 2],
    ["Three", 3],
  ] as const) {
    const review = await makeReview({ userId: author.id, albumId: (await makeAlbum({ title })).id });
    for (let fan = 0; fan < fans; fan++) await like(review.id);
  }

  const texts = rowsOf(await html("/notifications", { token: author.token })).map(({ text }) => text);

  expect(texts.find((text) => text.includes("“Two”"))).toMatch(/liked your review and 1 other “Two”/);
  expect(texts.find((text) => text.includes("“Three”"))).toMatch(/liked your review and 2 others “Three”/);
});

test("times are minutes under an hour, hours under a day, then days", async () => {
  const member = await makeMember();
  const fan = await makeMember();
  for (const minutes of [1, 59, 60, 1439, 1440, 30 * 1440]) {
    const createdAt = Date.now() - minutes * MINUTE - 5_000;
    await makeLine(member, fan, { notificationType: "follow", entityType: "user", entityId: fan.id, createdAt });
  }

  const texts = rowsOf(await html("/notifications", { token: member.token })).map(({ text }) => text);

  expect(texts.map((text) => text.split("following you ")[1])).toEqual([
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "1 day ago",
    "30 days ago",
  ]);
});

test("where moderation spoke, nobody is named, and what happened is said", async () => {
  const member = await makeMember();
  const kinds = [
    ["review", "review", "/review/x1"],
    ["review_comment", "comment", "/"],
    ["community_post", "post", "/community/post/x1"],
    ["community_post_comment", "comment", "/community/post/x1"],
  ] as const;
  for (const [at, [entityType]] of kinds.entries()) {
    const thing = { entityType, entityId: "x1", entityTitle: "Dummy", createdAt: Date.now() - at * 1000 };
    await makeLine(member, null, { notificationType: "content_removed", ...thing });
  }

  const rows = rowsOf(await html("/notifications", { token: member.token }));

  expect(rows).toEqual(
    kinds.map(([, thing, href]) => ({
      href,
      text: `Unread: Someone performed an action A moderator removed your ${thing} “Dummy” Just now`,
    })),
  );
});

test("what a title holds is text, not markup", async () => {
  const member = await makeMember();
  const thing = { entityType: "review", entityId: "x1", entityTitle: "<img src=x onerror=alert(1)>" } as const;
  await makeLine(member, await makeMember(), { notificationType: "review_like", ...thing });

  const body = await html("/notifications", { token: member.token });

  expect(body).toContain("“&lt;img src=x onerror=alert(1)&gt;”");
  expect(body).not.toContain("<img src=x");
});

test("twenty lines are a page, and Show more leads to the next", async () => {
  const member = await makeMember();
  await makeFollows(member, 23);

  const [first, second] = [
    await html("/notifications", { token: member.token }),
    await html("/notifications?offset=20", { token: member.token }),
  ];

  expect(rowsOf(first)).toHaveLength(20);
  expect(first).toMatch(/<a[^>]*href="\/notifications\?offset=20"[^>]*>(?:<[^>]*>)*Show more/);
  expect(rowsOf(second)).toHaveLength(3);
  expect(second).toContain("No more notifications");
});

test("an address that no page of ours leads to shows the first lines", async () => {
  const member = await makeMember();
  await makeFollows(member, 1);

  for (const query of ["?offset=-1", "?offset=x", "?offset=99999999"]) {
    expect(rowsOf(await html(`/notifications${query}`, { token: member.token }))).toHaveLength(1);
  }
});

test("reading the page marks nothing by itself; without a script a button marks one line, another all", async () => {
  const member = await makeMember();
  await makeFollows(member, 3);
  const body = await html("/notifications", { token: member.token });
  expect(body).toContain("Mark all as read");
  const { body: lines } = await apiJson<Notification[]>("/notifications", { token: member.token });
  expect(await unreadOf(member)).toBe(3);

  const one = await postForm("/notifications", { intent: "read", id: lines[0]?.id ?? "" }, { token: member.token });
  expect([one.status, one.headers.get("Location")]).toEqual([302, "/notifications"]);
  expect(await unreadOf(member)).toBe(2);

  const all = await postForm("/notifications", { intent: "read-all" }, { token: member.token });
  expect([all.status, all.headers.get("Location")]).toEqual([302, "/notifications"]);
  expect(await unreadOf(member)).toBe(0);
  const after = await html("/notifications", { token: member.token });
  expect(after).not.toContain("Mark all as read");
  expect(after).not.toContain("Unread:");
});

test("nobody marks another's lines, and a form that is none of ours is refused", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  await makeFollows(member, 1);
  const { body: lines } = await apiJson<Notification[]>("/notifications", { token: member.token });

  await postForm("/notifications", { intent: "read", id: lines[0]?.id ?? "" }, { token: other.token });
  await postForm("/notifications", { intent: "read-all" }, { token: other.token });
  const odd = await postForm("/notifications", { intent: "forget" }, { token: member.token });
  const stranger = await postForm("/notifications", { intent: "read-all" });

  expect(await unreadOf(member)).toBe(1);
  expect(odd.status).toBe(400);
  expect(stranger.headers.get("Location")).toBe("/auth?redirectTo=%2Fnotifications");
});

test("the bell counts for members alone, up to 9+, and speaks the number", async () => {
  const [none, some, many] = [await makeMember(), await makeMember(), await makeMember()];
  await makeFollows(some, 3);
  await makeFollows(many, 12);
  const bellOf = async (token?: string) =>
    /<a[^>]*aria-label="(Notifications[^"]*)"[^>]*>(.*?)<\/a>/
      .exec(await html("/privacypolicy", { token }))
      ?.slice(1)
      .map((part) => part.replace(/<[^>]*>/g, ""));

  expect(await bellOf(none.token)).toEqual(["Notifications", ""]);
  expect(await bellOf(some.token)).toEqual(["Notifications, 3 unread", "3"]);
  expect(await bellOf(many.token)).toEqual(["Notifications, 9+ unread", "9+"]);
  expect(await bellOf()).toBeUndefined();
});

test("the page takes no more than three trips to the database", async () => {
  const member = await makeMember();
  await makeFollows(member, 2);

  const response = await page("/notifications", { token: member.token });

  const trips = Number(/(\d+) trips/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);
  expect(trips).toBeLessThanOrEqual(3);
});
