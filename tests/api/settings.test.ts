import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "../factories.ts";
import { apiJson } from "../http.ts";

type Settings = Record<string, unknown>;
type Problem = { code: string; errors?: Record<string, string[]> };

function put<T = Settings>(body: unknown, token?: string) {
  return apiJson<T>("/settings", { method: "PUT", body, token });
}

test("a new member's settings are the defaults", async () => {
  const { id, username, token } = await makeMember();

  const { status, body } = await apiJson(`/settings/${id}`, { token });

  expect(status).toBe(200);
  expect(body).toEqual({
    user_id: id,
    theme: "dark",
    email_notifications: true,
    push_notifications: true,
    username,
    name: null,
    bio: null,
    profile_image_url: null,
    is_admin: false,
  });
});

test("what is given changes, what is left out stays", async () => {
  const { id, token } = await makeMember();

  await put({ user_id: id, theme: "light" }, token);
  await put({ email_notifications: false }, token);
  const { status, body } = await put({ name: "  Nina  ", bio: "Two\r\nlines" }, token);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    theme: "light",
    email_notifications: false,
    push_notifications: true,
    name: "Nina",
    bio: "Two\nlines",
  });
  expect((await apiJson(`/settings/${id}`, { token })).body).toEqual(body);
});

test("empty name and bio become null, and null is one way to say so", async () => {
  const { token } = await makeMember({ name: "Nina", bio: "Listens." });

  const emptied = await put({ name: "   ", bio: null }, token);
  const untouched = await put({}, token);

  expect(emptied.body).toMatchObject({ name: null, bio: null });
  expect(untouched.body).toEqual(emptied.body);
});

test("a new name is what search by name goes by", async () => {
  const { id, token } = await makeMember();

  await put({ name: "Björk Guðmundsdóttir" }, token);

  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
  expect(user?.nameKey).toBe("bjork guðmundsdottir");
});

test("a member whose settings were never stored has the defaults, and can change them", async () => {
  const { id, token } = await makeMember();
  await db.delete(schema.settings).where(eq(schema.settings.userId, id));

  const before = await apiJson(`/settings/${id}`, { token });
  const { body } = await put({ push_notifications: false }, token);

  expect(before.body).toMatchObject({ theme: "dark", push_notifications: true });
  expect(body).toMatchObject({ theme: "dark", email_notifications: true, push_notifications: false });
});

test("50 characters of name and 300 of bio fit, counted as people count; one more is 422 by field", async () => {
  const { token } = await makeMember();

  const full = await put({ name: "🎷".repeat(50), bio: "é".repeat(300) }, token);
  const over = await put<Problem>({ name: "🎷".repeat(51), bio: "é".repeat(301) }, token);

  expect(full.status).toBe(200);
  expect(over.status).toBe(422);
  expect(Object.keys(over.body.errors ?? {}).sort()).toEqual(["bio", "name"]);
});

test.each([
  [{ theme: "sepia" }, "theme"],
  [{ email_notifications: "yes" }, "email_notifications"],
  [{ push_notifications: 1 }, "push_notifications"],
  [{ name: 7 }, "name"],
  [{ bio: ["a"] }, "bio"],
])("%j is refused by field", async (body, field) => {
  const { token } = await makeMember();

  const { status, body: problem } = await put<Problem>(body, token);

  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});

test("settings are for their member alone: 403 whether or not the other exists, 401 without a session", async () => {
  const { token } = await makeMember();
  const other = await makeMember();

  expect((await apiJson(`/settings/${other.id}`, { token })).status).toBe(403);
  expect((await apiJson("/settings/nobody", { token })).status).toBe(403);
  expect((await put({ user_id: other.id, theme: "light" }, token)).status).toBe(403);
  expect((await apiJson(`/settings/${other.id}`)).status).toBe(401);
  expect((await put({ theme: "light" })).status).toBe(401);
});
