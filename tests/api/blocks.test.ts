import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Block, User } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function block(by: Member, blocked: { id: string }) {
  return apiJson("/blocks", { method: "POST", token: by.token, body: { blocked_id: blocked.id } });
}

function follow(by: Member, followed: { id: string }) {
  return apiJson("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

test("a block is made once, and asking again says the same", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];

  const first = await block(ada, bo);
  const second = await block(ada, bo);

  expect(first).toEqual({ status: 201, body: { blocked_id: bo.id, created_at: expect.stringMatching(/Z$/) } });
  expect(second).toEqual({ status: 200, body: first.body });
});

test("only whoever blocks is told so", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await block(ada, bo);

  expect((await apiJson(`/blocks/check/${bo.id}`, { token: ada.token })).body).toEqual({ isBlocked: true });
  expect((await apiJson(`/blocks/check/${ada.id}`, { token: bo.token })).body).toEqual({ isBlocked: false });
  expect((await apiJson<Block[]>("/blocks", { token: bo.token })).body).toEqual([]);
});

test("unblocking is done once, asking again is no error, and a follow is possible again", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await block(ada, bo);
  const unblock = () => api(`/blocks/${bo.id}`, { method: "DELETE", token: ada.token });

  const [first, second] = [await unblock(), await unblock()];

  expect([first.status, second.status]).toEqual([204, 204]);
  expect((await apiJson(`/blocks/check/${bo.id}`, { token: ada.token })).body).toEqual({ isBlocked: false });
  expect((await follow(bo, ada)).status).toBe(201);
});

test("a block ends follows both ways, counts included, and takes back what was told of them", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await follow(ada, bo);
  await follow(bo, ada);

  await block(ada, bo);
  await api(`/blocks/${bo.id}`, { method: "DELETE", token: ada.token });

  for (const [one, other] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    expect((await apiJson(`/follows/check/${one.id}/${other.id}`)).body).toEqual({ isFollowing: false });
    expect((await apiJson<User>(`/users/${one.id}`)).body).toMatchObject({ followers_count: 0, following_count: 0 });
    expect((await apiJson("/notifications", { token: one.token })).body).toEqual([]);
  }
});

test("the list shows who is blocked, the newest first, a page at a time", async () => {
  const ada = await makeMember();
  const [bo, cy] = [await makeMember({ name: "Bo" }), await makeMember()];
  await db.insert(schema.blocks).values([
    { blockerId: ada.id, blockedId: bo.id, createdAt: 1000 },
    { blockerId: ada.id, blockedId: cy.id, createdAt: 2000 },
  ]);

  const { body } = await apiJson<Block[]>("/blocks", { token: ada.token });
  const first = await api("/blocks?limit=1", { token: ada.token });

  expect(body).toEqual([
    {
      blocked_id: cy.id,
      created_at: "1970-01-01T00:00:02.000Z",
      users: { username: cy.username, name: null, profile_image_url: null },
    },
    {
      blocked_id: bo.id,
      created_at: "1970-01-01T00:00:01.000Z",
      users: { username: bo.username, name: "Bo", profile_image_url: null },
    },
  ]);
  expect(await first.json()).toEqual(body.slice(0, 1));
  expect(first.headers.get("Link")).toBe('<http://localhost/api/blocks?limit=1&offset=1>; rel="next"');
});
