import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { hashPassword, needsRehash } from "#worker/domain/passwords.server.ts";
import { hashToken, newToken, SESSION_LIFETIME } from "#worker/domain/sessions.server.ts";
import { db, makeMember, makeMemberWithPassword, PASSWORD } from "../factories.ts";
import { api, apiJson, ORIGIN, somewhere } from "../http.ts";

type Problem = { code: string; message: string; errors?: Record<string, string[]> };
type SignedIn = { access_token: string; expires_at: string; user: Record<string, unknown> };

const DAY = 24 * 60 * 60 * 1000;
const ana = { username: "Ana_Ruiz", email: "Ana@Example.com", password: "secret1", confirmPassword: "secret1" };

test("signing up makes a member who is signed in, by cookie and by token", async () => {
  const response = await api("/auth/sign-up", { method: "POST", body: ana, headers: somewhere() });
  const body = await response.json<SignedIn>();

  expect(response.status).toBe(201);
  expect(body.user).toEqual({
    id: expect.any(String),
    username: "Ana_Ruiz",
    name: null,
    email: "Ana@Example.com",
    bio: null,
    profile_image_url: null,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    followers_count: 0,
    following_count: 0,
    reviews_count: 0,
    packs_count: 0,
    is_admin: false,
  });
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("session=")) ?? "";
  expect(cookie).toContain(`session=${body.access_token};`);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
  const session = await apiJson("/auth/session", { token: body.access_token });
  expect(session.body).toEqual({ user: body.user, expires_at: body.expires_at });
});

test("over https the cookie is __Host-session and Secure", async () => {
  const { email } = await makeMemberWithPassword();
  const response = await exports.default.fetch("https://sleevenotes.example/api/auth/sign-in", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...somewhere() },
    body: JSON.stringify({ email, password: PASSWORD }),
  });

  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("__Host-session=")) ?? "";
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).not.toMatch(/Domain/i);
});

test.each([
  [{ ...ana, username: "ab" }, "username", "Username must be at least 3 characters"],
  [{ ...ana, username: "a".repeat(21) }, "username", "Username cannot exceed 20 characters"],
  [{ ...ana, username: "no spaces" }, "username", "Username can only contain letters, numbers and underscores"],
  [{ ...ana, username: undefined }, "username", "Username must be at least 3 characters"],
  [{ ...ana, email: "nobody" }, "email", "Please enter a valid email address"],
  [{ ...ana, email: 7 }, "email", "Please enter a valid email address"],
  [{ ...ana, password: "12345", confirmPassword: "12345" }, "password", "Password must be at least 6 characters"],
  [{ ...ana, confirmPassword: "secret2" }, "confirmPassword", "Passwords do not match"],
])("sign-up says by field what is wrong: %j", async (body, field, message) => {
  const { status, body: problem } = await apiJson<Problem>("/auth/sign-up", {
    method: "POST",
    body,
    headers: somewhere(),
  });

  expect(status).toBe(422);
  expect(problem.code).toBe("invalid");
  expect(problem.errors?.[field]).toEqual([message]);
});

test("a taken username and a taken email are told apart", async () => {
  const { username, email } = await makeMember();

  const byName = await apiJson<Problem>("/auth/sign-up", {
    method: "POST",
    body: { ...ana, username, email: "free@example.com" },
    headers: somewhere(),
  });
  const byEmail = await apiJson<Problem>("/auth/sign-up", {
    method: "POST",
    body: { ...ana, username: "somebody_new", email },
    headers: somewhere(),
  });

  expect([byName.status, byName.body.code, byName.body.message]).toEqual([
    409,
    "username_taken",
    "Username already exists",
  ]);
  expect([byEmail.status, byEmail.body.code, byEmail.body.message]).toEqual([
    409,
    "email_taken",
    "duplicate key: this email is already registered",
  ]);
});

test("signing in ignores the email's case", async () => {
  const member = await makeMemberWithPassword();

  const { status, body } = await apiJson<SignedIn>("/auth/sign-in", {
    method: "POST",
    body: { email: ` ${member.email.toUpperCase()} `, password: PASSWORD },
    headers: somewhere(),
  });

  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: member.id, email: member.email });
});

test("a wrong password, an unknown email and an account without a password get one answer", async () => {
  const known = await makeMemberWithPassword();
  const oauthOnly = await makeMember();
  const answers = [];
  for (const email of [known.email, "nobody-at-all@example.com", oauthOnly.email]) {
    const { status, body } = await apiJson("/auth/sign-in", {
      method: "POST",
      body: { email, password: "not-the-one" },
      headers: somewhere(),
    });
    answers.push({ status, body });
  }

  expect(answers[0]?.status).toBe(401);
  expect(answers[0]?.body).toMatchObject({
    code: "invalid_credentials",
    message: "Invalid email or password. Please try again.",
  });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("signing in with what cannot be an email is 422", async () => {
  const { status, body } = await apiJson<Problem>("/auth/sign-in", {
    method: "POST",
    body: { email: "not an email", password: PASSWORD },
    headers: somewhere(),
  });

  expect([status, body.errors?.email]).toEqual([422, ["Please enter a valid email address"]]);
});

test("the sixth wrong password in a minute is refused, and so is the right one then, in words", async () => {
  const { email } = await makeMemberWithPassword();
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    const { status } = await apiJson("/auth/sign-in", {
      method: "POST",
      body: { email, password: "wrong-one" },
      headers: somewhere(),
    });
    statuses.push(status);
  }

  const right = await api("/auth/sign-in", {
    method: "POST",
    body: { email, password: PASSWORD },
    headers: somewhere(),
  });

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(right.status).toBe(429);
  const seconds = Number(right.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const { code, message } = await right.json<Problem>();
  expect(code).toBe("rate_limited");
  expect(message).toMatch(/^Too many attempts\. Please wait \d+ seconds? and try again\.$/);
});

test("one address may fail twenty times a minute, whatever the accounts", async () => {
  const headers = somewhere();
  const statuses = [];
  for (let n = 0; n < 22; n += 1) {
    const { status } = await apiJson("/auth/sign-in", {
      method: "POST",
      body: { email: `guess-${n}@example.com`, password: "wrong-one" },
      headers,
    });
    statuses.push(status);
  }

  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test("when the minute is over, signing in works again", async () => {
  const { email } = await makeMemberWithPassword();
  for (let n = 0; n < 6; n += 1) {
    await apiJson("/auth/sign-in", { method: "POST", body: { email, password: "wrong-one" }, headers: somewhere() });
  }
  await db.update(schema.rateCounters).set({ expiresAt: Date.now() - 1 });

  const { status } = await apiJson("/auth/sign-in", {
    method: "POST",
    body: { email, password: PASSWORD },
    headers: somewhere(),
  });

  expect(status).toBe(200);
});

test("many devices with the right password all get in at once", async () => {
  const { email } = await makeMemberWithPassword();
  const headers = somewhere();

  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      api("/auth/sign-in", { method: "POST", body: { email, password: PASSWORD }, headers }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
});

test("a hash that is cheaper than today's is renewed by signing in, and the password stays", async () => {
  const weak = hashPassword({ PASSWORD_COST: "256" }, PASSWORD);
  const { id, email } = await makeMember({ passwordHash: weak });

  const both = await Promise.all(
    [1, 2].map(() =>
      api("/auth/sign-in", { method: "POST", body: { email, password: PASSWORD }, headers: somewhere() }),
    ),
  );

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await vi.waitFor(async () => {
    const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
    expect(needsRehash(env, user?.passwordHash ?? weak)).toBe(false);
  });
  const again = await apiJson("/auth/sign-in", {
    method: "POST",
    body: { email, password: PASSWORD },
    headers: somewhere(),
  });
  expect(again.status).toBe(200);
});

test("a password typed in another Unicode form is the same password", async () => {
  const { email } = await makeMember({ passwordHash: hashPassword(env, "Caf\u00e9-1965") });

  const { status } = await apiJson("/auth/sign-in", {
    method: "POST",
    body: { email, password: "Cafe\u0301-1965" },
    headers: somewhere(),
  });

  expect(status).toBe(200);
});

test("signing out ends the session and clears the cookie", async () => {
  const { token } = await makeMember();

  const response = await api("/auth/sign-out", {
    method: "POST",
    headers: { Cookie: `session=${token}`, Origin: ORIGIN },
  });

  expect(response.status).toBe(204);
  expect(response.headers.getSetCookie().join()).toMatch(/session=; Max-Age=0/);
  expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "cookies", "storage"');
  expect((await apiJson("/auth/session", { token })).body).toEqual({ user: null, expires_at: null });
});

test.each([
  ["without a body", {}],
  ["with a type and nothing in it", { headers: { "Content-Type": "application/json" } }],
  ["with an empty object", { body: {} }],
])("sign-out comes %s", async (_, call) => {
  const { token } = await makeMember();

  const response = await api("/auth/sign-out", { method: "POST", token, ...call });

  expect(response.status).toBe(204);
});

test("signing out here leaves other devices signed in; everywhere does not", async () => {
  const { id, token } = await makeMember();
  const [second, third] = [newToken(), newToken()];
  const times = { createdAt: Date.now(), expiresAt: Date.now() + SESSION_LIFETIME };
  await db.insert(schema.sessions).values([
    { userId: id, tokenHash: hashToken(second), ...times },
    { userId: id, tokenHash: hashToken(third), ...times },
  ]);

  await api("/auth/sign-out", { method: "POST", token });
  const afterOne = await apiJson("/auth/session", { token: second });
  await api("/auth/sign-out", { method: "POST", token: second, body: { everywhere: true } });
  const afterAll = await apiJson("/auth/session", { token: third });

  expect(afterOne.body).toMatchObject({ user: { id } });
  expect(afterAll.body).toEqual({ user: null, expires_at: null });
});

test("signing out without a session is 204", async () => {
  const response = await api("/auth/sign-out", { method: "POST" });

  expect(response.status).toBe(204);
});

test("a stranger's session is null, and no shared cache keeps that", async () => {
  const response = await api("/auth/session");

  expect(await response.json()).toEqual({ user: null, expires_at: null });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("a session used on a later day lasts another thirty", async () => {
  const { id } = await makeMember();
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = Date.now() + 10 * DAY;
  await db
    .insert(schema.sessions)
    .values({ userId: id, tokenHash, createdAt: expiresAt - SESSION_LIFETIME, expiresAt });

  const response = await api("/auth/session", { headers: { Cookie: `session=${token}` } });
  const { expires_at } = await response.json<{ expires_at: string }>();

  expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 29 * DAY);
  expect(response.headers.getSetCookie().join()).toContain(`session=${token}`);
  await vi.waitFor(async () => {
    const [row] = await db.select().from(schema.sessions).where(eq(schema.sessions.tokenHash, tokenHash));
    expect(row?.expiresAt).toBe(Date.parse(expires_at));
  });
});

test("a member is found by id and by username in any case, without their email", async () => {
  const { id, username } = await makeMember({ username: "Odd_Case", name: "Odd", bio: "Listens." });

  const byId = await apiJson(`/users/${id}`);
  const byName = await apiJson("/users/username/oDD_cASE");

  expect(byId.status).toBe(200);
  expect(byId.body).toMatchObject({ id, username, name: "Odd", bio: "Listens." });
  expect(Object.keys(byId.body).sort()).toEqual(
    [
      ...["bio", "created_at", "followers_count", "following_count", "id", "is_admin", "name"],
      ...["packs_count", "profile_image_url", "reviews_count", "username"],
    ].sort(),
  );
  expect(byName.body).toEqual(byId.body);
});

test("nobody is found by an unknown id or username", async () => {
  const answers = [await apiJson<Problem>("/users/nope"), await apiJson<Problem>("/users/username/no_such_member")];

  expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
    [404, "not_found", "User not found"],
    [404, "not_found", "User not found"],
  ]);
});

test("the admin check answers true or false, to oneself alone", async () => {
  const admin = await makeMember({ isAdmin: true });
  const member = await makeMember();

  expect((await apiJson(`/admin/check/${admin.id}`, { token: admin.token })).body).toBe(true);
  expect((await apiJson(`/admin/check/${member.id}`, { token: member.token })).body).toBe(false);
  expect((await apiJson(`/admin/check/${admin.id}`, { token: member.token })).status).toBe(403);
  expect((await apiJson(`/admin/check/${admin.id}`)).status).toBe(401);
});

test("an account from OAuth chooses its username once", async () => {
  const { id, email, token } = await makeMember({ usernameChosen: false });
  const choose = (username: string) =>
    apiJson<Problem & { username: string }>("/users", { method: "POST", token, body: { id, email, username } });

  const first = await choose("Chosen_One");
  const same = await choose("Chosen_One");
  const other = await choose("Another_One");

  expect([first.status, first.body.username]).toEqual([200, "Chosen_One"]);
  expect(same.status).toBe(200);
  expect([other.status, other.body.code]).toEqual([409, "username_set"]);
  expect((await apiJson("/users/username/chosen_one")).body).toMatchObject({ id });
});

test("an account that signed up with its username may name it again, not another, and not for somebody else", async () => {
  const me = await makeMember();
  const other = await makeMember();
  const unnamed = await makeMember({ usernameChosen: false });
  const post = async (body: object, token: string) => (await apiJson("/users", { method: "POST", token, body })).status;

  expect(await post({ id: me.id, email: me.email.toUpperCase(), username: me.username }, me.token)).toBe(200);
  expect(await post({ id: me.id, email: me.email, username: "brand_new" }, me.token)).toBe(409);
  expect(await post({ id: other.id, email: other.email, username: "brand_new" }, me.token)).toBe(403);
  expect(await post({ id: me.id, email: other.email, username: me.username }, me.token)).toBe(403);
  expect(await post({ id: unnamed.id, email: unnamed.email, username: me.username.toUpperCase() }, unnamed.token)).toBe(
    409,
  );
});
