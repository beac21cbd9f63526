import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { hashToken, newToken, SESSION_LIFETIME } from "#worker/domain/sessions.server.ts";
import { db, makeMember, makeMemberWithPassword, PASSWORD } from "../factories.ts";
import { api, apiJson, ORIGIN, somewhere } from "../http.ts";
import { mailsTo, tokenIn } from "../mailbox.ts";

type Problem = { code: string; message: string; errors?: Record<string, string[]> };

const NEW_PASSWORD = "Sinnerman1965";

function post<T = Problem>(path: string, body: unknown, { token, headers = somewhere() }: Caller = {}) {
  return apiJson<T>(path, { method: "POST", body, token, headers });
}
type Caller = { token?: string; headers?: Record<string, string> };

function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)));
}

test("a second account whose username or email differs in case alone is refused", async () => {
  await makeMember({ username: "case_fold", email: "case.fold@example.com" });
  const signUp = (username: string, email: string) => post("/auth/sign-up", { username, email, password: "secret1" });

  const byName = await signUp("CASE_FOLD", "other@example.com");
  const byEmail = await signUp("other_name", "CASE.Fold@EXAMPLE.com");

  expect([byName.status, byName.body.code]).toEqual([409, "username_taken"]);
  expect([byEmail.status, byEmail.body.code]).toEqual([409, "email_taken"]);
});

test("of ten sign-ups at once for one name, one wins, and the others leave nothing behind", async () => {
  const answers = await times(10, (n) =>
    post("/auth/sign-up", {
      username: n % 2 ? "one_name" : "ONE_NAME",
      email: `racer-${n}@example.com`,
      password: "secret1",
    }),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const made = await db.select().from(schema.users).where(eq(schema.users.usernameKey, "one_name"));
  expect(made).toHaveLength(1);
  const keys = Array.from({ length: 10 }, (_, n) => `racer-${n}@example.com`);
  expect(await db.select().from(schema.users).where(inArray(schema.users.emailKey, keys))).toHaveLength(1);
});

test("of ten sign-ups at once for one email, one wins", async () => {
  const answers = await times(10, (n) =>
    post("/auth/sign-up", { username: `mail_racer_${n}`, email: "One.Mail@example.com", password: "secret1" }),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(["email_taken"]),
  );
});

test("guesses sent side by side, from many addresses, get no further than five", async () => {
  const { email } = await makeMemberWithPassword();

  const answers = await times(40, (n) => post("/auth/sign-in", { email, password: `guess-number-${n}` }));

  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(35);
});

test("the right password among guesses sent side by side opens nothing", async () => {
  const { id, email } = await makeMemberWithPassword();

  const answers = await times(40, (n) =>
    post("/auth/sign-in", { email, password: n === 39 ? PASSWORD : `guess-number-${n}` }),
  );

  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect(await db.select().from(schema.sessions).where(eq(schema.sessions.userId, id))).toHaveLength(1);
});

test("guesses at an email that nobody has are limited the same way", async () => {
  const statuses = [];
  for (const email of ["Nobody@Example.com", "nobody@example.com", "NOBODY@example.com"]) {
    for (let n = 0; n < 2; n += 1)
      statuses.push((await post("/auth/sign-in", { email, password: "guess-one" })).status);
  }

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("guessing at the current password side by side gets no further than five either", async () => {
  const { token } = await makeMemberWithPassword();

  const answers = await times(20, (n) =>
    post(
      "/auth/change-password",
      { currentPassword: `guess-${n}`, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
      { token },
    ),
  );

  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5);
});

test("sign-ups by one address are limited", async () => {
  const headers = somewhere();

  const answers = await times(25, (n) =>
    post(
      "/auth/sign-up",
      { username: `flood_${n}`, email: `flood-${n}@example.com`, password: "secret1" },
      { headers },
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("an ended session opens nothing, by cookie or by token", async () => {
  const { id, token } = await makeMember();
  await db.update(schema.sessions).set({ createdAt: 1, expiresAt: 2 }).where(eq(schema.sessions.userId, id));

  const byToken = await apiJson(`/settings/${id}`, { token });
  const byCookie = await apiJson(`/settings/${id}`, { headers: { Cookie: `session=${token}` } });

  expect([byToken.status, byCookie.status]).toEqual([401, 401]);
});

test("what is stored of a session is not what opens it", async () => {
  const { id, token } = await makeMember();

  const stored = await apiJson(`/settings/${id}`, { token: hashToken(token) });

  expect(stored.status).toBe(401);
});

test("a newer reset mail makes the older link void", async () => {
  const { email } = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email });
  const [older] = await mailsTo(email);
  const olderToken = tokenIn(older);
  await post("/auth/forgot-password", { email });
  const mails = await mailsTo(email, 2);
  const newerToken = mails.map(tokenIn).find((token) => token !== olderToken) ?? "";
  const reset = (token: string) =>
    post("/auth/reset-password", { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });

  const replaced = await reset(olderToken);
  const current = await reset(newerToken);

  expect([replaced.status, replaced.body.code]).toEqual([400, "invalid_reset_token"]);
  expect(current.status).toBe(200);
});

test("of two resets at once by one link, one wins, and its password is the one that is set", async () => {
  const { email } = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);
  const token = tokenIn(mail);
  const passwords = Array.from({ length: 6 }, (_, n) => `${NEW_PASSWORD}-${n}`);

  const answers = await Promise.all(
    passwords.map((password) => post("/auth/reset-password", { token, password, confirmPassword: password })),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)];
  expect((await post("/auth/sign-in", { email, password: winner })).status).toBe(200);
});

test("signing in with the old password while it is reset leaves no session behind", async () => {
  const { id, email } = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);
  const body = { token: tokenIn(mail), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

  const [, reset] = await Promise.all([
    times(4, () => post("/auth/sign-in", { email, password: PASSWORD })),
    post("/auth/reset-password", body),
  ]);

  expect(reset.status).toBe(200);
  expect(await db.select().from(schema.sessions).where(eq(schema.sessions.userId, id))).toEqual([]);
});

test("another member's link is no way into one's own account, nor the other way round", async () => {
  const mine = await makeMemberWithPassword();
  const theirs = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email: theirs.email });
  const [mail] = await mailsTo(theirs.email);

  await post(
    "/auth/reset-password",
    {
      token: tokenIn(mail),
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      user_id: mine.id,
      email: mine.email,
    },
    { token: mine.token },
  );

  expect((await post("/auth/sign-in", { email: mine.email, password: PASSWORD })).status).toBe(200);
  expect((await post("/auth/sign-in", { email: theirs.email, password: NEW_PASSWORD })).status).toBe(200);
});

test("a reset token is no access token, and an access token no reset token", async () => {
  const { email, token } = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);

  const asAccess = await api("/health", { token: tokenIn(mail) });
  const asReset = await post("/auth/reset-password/verify", { token });

  expect([asAccess.status, asReset.status]).toEqual([401, 400]);
});

test("a forged host does not make the mail link elsewhere than where it was asked", async () => {
  const { email } = await makeMemberWithPassword();

  await post("/auth/forgot-password", { email }, { headers: { ...somewhere(), "X-Forwarded-Host": "evil.example" } });

  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(`${ORIGIN}/auth/reset-password#`);
  expect(`${mail?.text}${mail?.html}`).not.toContain("evil.example");
});

const greedy = {
  is_admin: true,
  isAdmin: true,
  id: "chosen-id",
  username_chosen: false,
  followers_count: 1000,
  created_at: "2001-01-01T00:00:00.000Z",
};

test("nobody signs up as an admin", async () => {
  const body = { ...greedy, username: "not_an_admin", email: "not-an-admin@example.com", password: "secret1" };

  const { status, body: made } = await post<{ user: Record<string, unknown> }>("/auth/sign-up", body);

  expect(status).toBe(201);
  expect(made.user).toMatchObject({ is_admin: false, followers_count: 0 });
  expect(made.user.id).not.toBe("chosen-id");
  expect(String(made.user.created_at)).not.toMatch(/^2001/);
});

test("settings change what they name and nothing else", async () => {
  const { id, username, email, token } = await makeMember();
  const body = {
    ...greedy,
    id: undefined,
    username: "stolen",
    email: "stolen@example.com",
    password_hash: "x",
    theme: "light",
  };

  const { status } = await apiJson("/settings", { method: "PUT", token, body });

  expect(status).toBe(200);
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
  expect(user).toMatchObject({
    username,
    email,
    isAdmin: false,
    followersCount: 0,
    passwordHash: null,
    usernameChosen: true,
  });
});

test("a prototype is no field", async () => {
  const { token } = await makeMember();

  const response = await api("/settings", {
    method: "PUT",
    token,
    body: JSON.parse('{"__proto__": {"is_admin": true}, "constructor": {"prototype": {"is_admin": true}}}'),
  });

  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ is_admin: false });
});

test.each([
  ["a username of 60,000 letters", { username: "a".repeat(60_000) }, "username"],
  ["a name of other scripts", { username: "анна" }, "username"],
  ["a name with an emoji", { username: "anna🎷" }, "username"],
  ["a name of full-width letters", { username: "ａｎｎａ" }, "username"],
  ["a name that hides a right-to-left mark", { username: "an\u202ena" }, "username"],
  ["an email of 300 characters", { email: `${"a".repeat(288)}@example.com` }, "email"],
  ["an email with a line break", { email: "a@example.com\nBcc: b@example.com" }, "email"],
  ["an email with a lone surrogate", { email: "a\ud800@example.com" }, "email"],
  ["two emails", { email: "a@example.com,b@example.com" }, "email"],
  ["a password of 201 characters", { password: "x".repeat(201) }, "password"],
  ["a password that is a list", { password: ["secret1"] }, "password"],
])("sign-up refuses %s by field", async (_, given, field) => {
  const valid = { username: "valid_name", email: "valid@example.com", password: "secret1" };

  const { status, body } = await post("/auth/sign-up", { ...valid, ...given });

  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test("passwords may hold anything that can be typed, NUL and lone surrogates among it", async () => {
  const odd = ["nul\u0000inside", "\ud83dlone-surrogate", "  spaces kept  ", "🎷🎺🎸🥁🎹🎻", "x".repeat(200)];

  for (const [n, password] of odd.entries()) {
    const email = `odd-password-${n}@example.com`;
    await post("/auth/sign-up", { username: `odd_${n}`, email, password });
    expect((await post("/auth/sign-in", { email, password })).status, password).toBe(200);
    expect((await post("/auth/sign-in", { email, password: `${password.trim()}.` })).status, password).not.toBe(200);
  }
});

test("a text with NUL and lone surrogates is stored without them", async () => {
  const { token } = await makeMember();

  const { body } = await apiJson("/settings", {
    method: "PUT",
    token,
    body: { name: "Ni\u0000na", bio: "half \ud83d of a note" },
  });

  expect(body).toMatchObject({ name: "Nina", bio: "half \ufffd of a note" });
});

test("markup in a name comes back as the text that it is", async () => {
  const { id, token } = await makeMember();
  const name = `<script>alert("x")</script>`;

  await apiJson("/settings", { method: "PUT", token, body: { name } });

  const response = await api(`/users/${id}`);
  expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({ name });
});

test("SQL in a name or a password is only text", async () => {
  const { email } = await makeMemberWithPassword();
  const injected = "' or '1'='1' --";

  expect((await post("/auth/sign-in", { email, password: injected })).status).toBe(401);
  expect((await apiJson(`/users/username/${encodeURIComponent(injected)}`)).status).toBe(404);
});

test("no answer holds a hash, an email of another, or what the server is made of", async () => {
  const { id, username, email } = await makeMemberWithPassword();
  const watcher = await makeMember();

  const texts = [
    await (await api(`/users/${id}`, { token: watcher.token })).text(),
    await (await api(`/users/username/${username}`)).text(),
    await (
      await api("/auth/sign-up", {
        method: "POST",
        body: { username, email, password: "secret1" },
        headers: somewhere(),
      })
    ).text(),
    await (await api(`/settings/${id}`, { token: watcher.token })).text(),
  ];

  for (const text of texts) expect(text).not.toMatch(/scrypt|sqlite|constraint failed|D1_|at worker|@example\.com/i);
});

test("a member cannot end another's sessions", async () => {
  const victim = await makeMember();
  const attacker = await makeMember();

  await post("/auth/sign-out", { everywhere: true, user_id: victim.id, userId: victim.id }, { token: attacker.token });

  expect((await apiJson("/auth/session", { token: victim.token })).body).toMatchObject({ user: { id: victim.id } });
});

test("a deleted member's session is nobody's", async () => {
  const { id } = await makeMember();
  const token = newToken();
  await db.insert(schema.sessions).values({
    userId: id,
    tokenHash: hashToken(token),
    createdAt: Date.now(),
    expiresAt: Date.now() + SESSION_LIFETIME,
  });
  await db.delete(schema.users).where(eq(schema.users.id, id));

  expect((await apiJson("/auth/session", { token })).body).toEqual({ user: null, expires_at: null });
});
