import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { hashToken } from "#worker/domain/sessions.server.ts";
import { db, makeAlbum, makeMember, makeReview } from "../factories.ts";
import { api, apiJson, ORIGIN } from "../http.ts";

function remove(id: string, call: { token?: string; headers?: Record<string, string> }) {
  return apiJson<{ code: string } | null>(`/users/${id}`, { method: "DELETE", ...call });
}

async function stands(id: string): Promise<boolean> {
  return (await db.select().from(schema.users).where(eq(schema.users.id, id))).length === 1;
}

test("another's account cannot be deleted, and the refusal does not say whether it exists", async () => {
  const [attacker, victim, admin] = [await makeMember(), await makeMember(), await makeMember({ isAdmin: true })];

  const refusals = [
    await remove(victim.id, { token: attacker.token }),
    await remove("nobody", { token: attacker.token }),
    await remove(victim.id, { token: admin.token }),
  ];

  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await remove(victim.id, {})).status).toBe(401);
  expect(await stands(victim.id)).toBe(true);
  expect(await stands(attacker.id)).toBe(true);
});

test("neither another site nor a session that has ended deletes anything", async () => {
  const { id, token } = await makeMember();
  const cookie = { Cookie: `session=${token}` };

  const elsewhere = await remove(id, { headers: { ...cookie, Origin: "https://evil.example" } });
  const nowhere = await remove(id, { headers: cookie });
  await db
    .update(schema.sessions)
    .set({ createdAt: 1, expiresAt: 2 })
    .where(eq(schema.sessions.tokenHash, hashToken(token)));
  const late = await remove(id, { headers: { ...cookie, Origin: ORIGIN } });

  expect(elsewhere).toMatchObject({ status: 403, body: { code: "cross_origin" } });
  expect(nowhere).toMatchObject({ status: 403, body: { code: "cross_origin" } });
  expect(late.status).toBe(401);
  expect(await stands(id)).toBe(true);
});

test("two deletions at once are one; a third finds nobody", async () => {
  const { id, token } = await makeMember();

  const both = await Promise.all([remove(id, { token }), remove(id, { token })]);
  const third = await remove(id, { token });

  expect(both.map(({ status }) => status).sort()).toContain(204);
  expect(both.every(({ status }) => status === 204 || status === 401)).toBe(true);
  expect(third.status).toBe(401);
  expect(await stands(id)).toBe(false);
});

test("what is written while the account goes leaves no rest and breaks no counter", async () => {
  const { id, token } = await makeMember();
  const other = await makeMember();
  const [album, another] = [await makeAlbum(), await makeAlbum()];
  await makeReview({ userId: id, albumId: album.id, rating: 4 });

  const writes = [
    api("/reviews", { method: "POST", token, body: { album_id: another.id, rating: 10 } }),
    api("/album-likes", { method: "POST", token, body: { album_id: album.id } }),
    api("/follows", { method: "POST", token, body: { following_id: other.id } }),
    remove(id, { token }),
    api("/follows", { method: "POST", token: other.token, body: { following_id: id } }),
    api("/packs", { method: "POST", token, body: { name: "Too late" } }),
    api("/settings", { method: "PUT", token, body: { theme: "light" } }),
  ];
  const answers = await Promise.all(writes);

  // A refusal is an answer; nothing is an error of the server's.
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(await stands(id)).toBe(false);
  for (const table of ["reviews", "liked_albums", "packs", "settings", "sessions"]) {
    const left = await env.DB.prepare(`select count(*) as rows from ${table} where user_id = ?`).bind(id).first();
    expect(left, table).toEqual({ rows: 0 });
  }
  const counted = await env.DB.prepare("select sum(review_count) as reviews from albums where id in (?, ?)")
    .bind(album.id, another.id)
    .first();
  expect(counted).toEqual({ reviews: 0 });
  expect(
    await env.DB.prepare("select followers_count, following_count from users where id = ?").bind(other.id).first(),
  ).toEqual({
    followers_count: 0,
    following_count: 0,
  });
});

test("a write that refers to what is not there is an error of the server's, not a lost session, while the member stands", async () => {
  const { token } = await makeMember();
  await env.DB.prepare(
    "create trigger broken before insert on packs when new.name = 'Broken' begin select raise(abort, 'FOREIGN KEY constraint failed'); end",
  ).run();

  const { status, body } = await apiJson<{ code: string; request_id: string }>("/packs", {
    method: "POST",
    token,
    body: { name: "Broken" },
  });

  await env.DB.prepare("drop trigger broken").run();
  expect([status, body.code, typeof body.request_id]).toEqual([500, "internal", "string"]);
});

test("an export is no way to read of another: path, case and tricks in the id are refused alike", async () => {
  const [attacker, victim] = [await makeMember(), await makeMember()];

  for (const id of [victim.id, victim.username, `${attacker.id}%00`, `${attacker.id}' or '1'='1`, "%2e%2e"]) {
    const { status, body } = await apiJson<{ code: string }>(`/users/${encodeURIComponent(id)}/export`, {
      token: attacker.token,
    });
    expect([status, body.code], id).toEqual([403, "forbidden"]);
  }
});

test("words that look like JSON, or like the end of it, are words in the archive", async () => {
  const nasty = '"],"profile":{"is_admin":true},"x":["\u2028</script>\\';
  const { id, token } = await makeMember({ bio: nasty });
  await makeReview({ userId: id, albumId: (await makeAlbum()).id, content: nasty });

  const { body } = await apiJson<{ profile: object; reviews: { content: string }[] }>(`/users/${id}/export`, { token });

  expect(body.profile).toMatchObject({ bio: nasty, is_admin: false });
  expect(body.reviews[0]?.content).toBe(nasty);
});
