import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Notification, User, UserSummary } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function follow(by: Member, followed: { id: string }) {
  return apiJson("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function unfollow(by: Member, followed: { id: string }) {
  return api(`/follows/${by.id}/${followed.id}`, { method: "DELETE", token: by.token });
}

async function linesOf(member: Member) {
  return (await apiJson<Notification[]>("/notifications", { token: member.token })).body;
}

test("a follow is made once, and asking again says the same", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  const first = await follow(ada, bo);
  const second = await follow(ada, bo);

  expect(first).toEqual({
    status: 201,
    body: {
      follower_id: ada.id,
      following_id: bo.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  });
  expect(second).toEqual({ status: 200, body: first.body });
});

test("a follow may name the caller", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  const { status } = await apiJson("/follows", {
    method: "POST",
    token: ada.token,
    body: { follower_id: ada.id, following_id: bo.id },
  });

  expect(status).toBe(201);
});

test("a follow is taken back once, and asking again is no error", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await follow(ada, bo);

  const [first, second] = [await unfollow(ada, bo), await unfollow(ada, bo)];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await apiJson(`/follows/check/${ada.id}/${bo.id}`)).body).toEqual({ isFollowing: false });
});

test("check tells anyone who follows whom, one way", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await follow(ada, bo);

  expect((await apiJson(`/follows/check/${ada.id}/${bo.id}`)).body).toEqual({ isFollowing: true });
  expect((await apiJson(`/follows/check/${bo.id}/${ada.id}`)).body).toEqual({ isFollowing: false });
});

test("both profiles count the follow", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  await follow(ada, bo);

  const [follower, followed] = [await apiJson<User>(`/users/${ada.id}`), await apiJson<User>(`/users/${bo.id}`)];
  expect(follower.body).toMatchObject({ following_count: 1, followers_count: 0 });
  expect(followed.body).toMatchObject({ following_count: 0, followers_count: 1 });
});

test("followers and following are the newest first, a page at a time", async () => {
  const [star, fan] = [await makeMember(), await makeMember()];
  const others = [await makeMember({ name: "Ada" }), await makeMember(), await makeMember()];
  await db
    .insert(schema.follows)
    .values([
      ...others.map(({ id }, at) => ({ followerId: id, followingId: star.id, createdAt: at })),
      ...others.map(({ id }, at) => ({ followerId: fan.id, followingId: id, createdAt: at })),
    ]);
  const newestFirst = others.toReversed().map(({ id }) => id);

  for (const path of [`/follows/followers/${star.id}`, `/follows/following/${fan.id}`]) {
    const all = await apiJson<UserSummary[]>(path);
    const first = await api(`${path}?limit=2`);
    const last = await api(`${path}?limit=2&offset=2`);

    expect(all.body.map(({ id }) => id)).toEqual(newestFirst);
    expect(all.body[2]).toEqual({
      id: others[0]?.id,
      username: others[0]?.username,
      name: "Ada",
      profile_image_url: null,
    });
    expect(((await first.json()) as UserSummary[]).map(({ id }) => id)).toEqual(newestFirst.slice(0, 2));
    expect(((await last.json()) as UserSummary[]).map(({ id }) => id)).toEqual(newestFirst.slice(2));
    expect(first.headers.get("Link")).toBe(`<http://localhost/api${path}?limit=2&offset=2>; rel="next"`);
    expect(last.headers.get("Link")).toBeNull();
  }
});

test("the lists of a member who does not exist are not found, of one who is alone empty", async () => {
  const alone = await makeMember();

  for (const list of ["followers", "following"]) {
    expect((await api(`/follows/${list}/nobody`)).status).toBe(404);
    expect((await apiJson(`/follows/${list}/${alone.id}`)).body).toEqual([]);
  }
});

test("a batch answers for each id that it was asked about", async () => {
  const [ada, bo, cy] = [await makeMember(), await makeMember(), await makeMember()];
  await follow(ada, bo);

  const { status, body } = await apiJson("/follows/check-batch", {
    method: "POST",
    token: ada.token,
    body: { followerId: ada.id, followingIds: [bo.id, cy.id, "nobody", bo.id] },
  });

  expect(status).toBe(200);
  expect(body).toEqual({ followStatusMap: { [bo.id]: true, [cy.id]: false, nobody: false } });
});

test("a batch takes two hundred ids and no more, and none at all", async () => {
  const ada = await makeMember();
  const ask = (followingIds: unknown) =>
    apiJson("/follows/check-batch", { method: "POST", token: ada.token, body: { followingIds } });
  const ids = Array.from({ length: 201 }, (_, at) => `id-${at}`);

  expect((await ask(ids.slice(0, 200))).status).toBe(200);
  expect((await ask(ids)).status).toBe(422);
  expect((await ask([])).body).toEqual({ followStatusMap: {} });
});

test("a new follower is told of, by name", async () => {
  const [ada, bo] = [await makeMember({ name: "Ada" }), await makeMember()];

  await follow(ada, bo);
  await follow(ada, bo);

  expect(await linesOf(bo)).toEqual([
    {
      id: expect.any(String),
      notification_type: "follow",
      entity_type: "user",
      entity_id: ada.id,
      comment_id: null,
      entity_title: null,
      is_read: false,
      created_at: expect.any(String),
      additional_count: 0,
      actor: { id: ada.id, username: ada.username, name: "Ada", profile_image_url: null },
    },
  ]);
  expect(await linesOf(ada)).toEqual([]);
});

test("followers do not merge into one line", async () => {
  const bo = await makeMember();

  await follow(await makeMember(), bo);
  await follow(await makeMember(), bo);

  expect(await linesOf(bo)).toHaveLength(2);
});

test("a follow that is taken back unread was never told; one that was read is not told again", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await follow(ada, bo);
  await unfollow(ada, bo);
  const takenBack = await linesOf(bo);

  await follow(ada, bo);
  await api("/notifications/mark-all-read", { method: "PATCH", token: bo.token });
  await unfollow(ada, bo);
  await follow(ada, bo);

  expect(takenBack).toEqual([]);
  expect(await linesOf(bo)).toEqual([expect.objectContaining({ is_read: true, notification_type: "follow" })]);
});
