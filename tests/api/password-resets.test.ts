import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { hashToken, newToken, SESSION_LIFETIME } from "#worker/domain/sessions.server.ts";
import { sendMail } from "#worker/mail/mailer.server.ts";
import { resetMail } from "#worker/mail/reset-mail.ts";
import { db, makeMember, makeMemberWithPassword, PASSWORD } from "../factories.ts";
import { api, apiJson, ORIGIN, page, somewhere } from "../http.ts";
import { mailsTo, tokenIn } from "../mailbox.ts";

type Problem = { code: string; message: string; errors?: Record<string, string[]> };

const NEW_PASSWORD = "Sinnerman1965";

function post<T = Problem>(path: string, body: unknown, token?: string) {
  return apiJson<T>(path, { method: "POST", body, token, headers: somewhere() });
}

async function signsInWith(email: string, password: string): Promise<boolean> {
  return (await post("/auth/sign-in", { email, password })).status === 200;
}

/** A member and the token of a link that was mailed to them. */
async function makeForgetful() {
  const member = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email: member.email });
  const [mail] = await mailsTo(member.email);
  return { ...member, link: tokenIn(mail) };
}

test("a forgotten password is mailed a link that works once and ends all sessions", async () => {
  const { email, token, link } = await makeForgetful();
  const body = { token: link, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

  const verified = await post("/auth/reset-password/verify", { token: link });
  const reset = await post("/auth/reset-password", body);
  const again = await post("/auth/reset-password", body);

  expect([verified.status, verified.body]).toEqual([200, {}]);
  expect([reset.status, reset.body]).toEqual([200, {}]);
  expect([again.status, again.body.code]).toEqual([400, "invalid_reset_token"]);
  expect(await signsInWith(email, NEW_PASSWORD)).toBe(true);
  expect(await signsInWith(email, PASSWORD)).toBe(false);
  expect((await apiJson("/auth/session", { token })).body).toEqual({ user: null, expires_at: null });
});

test("the mail links to this site, in text and in HTML, with the token in the fragment alone", async () => {
  const { email, username, link } = await makeForgetful();
  const [mail] = await mailsTo(email);
  const url = `${ORIGIN}/auth/reset-password#access_token=${link}&type=recovery`;

  expect(mail?.subject).toBe("Reset your Sleevenotes password");
  expect(mail?.text).toContain(url);
  expect(mail?.text).toContain(username);
  expect(mail?.html).toContain(`href="${url.replace("&", "&amp;")}"`);
});

test("the mail escapes what members choose", () => {
  const { html } = resetMail({ username: `<img src=x onerror="alert(1)">`, url: "http://localhost/" });

  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("an unknown email gets the same answer, and nobody a mail", async () => {
  const known = await makeMemberWithPassword();

  const answers = [
    await api("/auth/forgot-password", { method: "POST", body: { email: known.email }, headers: somewhere() }),
    await api("/auth/forgot-password", {
      method: "POST",
      body: { email: "not-here@example.com" },
      headers: somewhere(),
    }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{}, {}]);
  await mailsTo(known.email);
  expect(await mailsTo("not-here@example.com", 0)).toEqual([]);
});

test("the email's case does not matter, and the mail goes where the member said", async () => {
  const { email } = await makeMember({ email: "Mixed.Case@example.com" });

  await post("/auth/forgot-password", { email: "mixed.case@EXAMPLE.com" });

  const [mail] = await mailsTo(email);
  expect(mail?.to).toBe("Mixed.Case@example.com");
});

test("an account without a password gets one by the mail", async () => {
  const { email } = await makeMember({ passwordHash: null });
  await post("/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);

  await post("/auth/reset-password", { token: tokenIn(mail), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });

  expect(await signsInWith(email, NEW_PASSWORD)).toBe(true);
});

test("a link is void after 60 minutes", async () => {
  const { id } = await makeMemberWithPassword();
  const link = newToken();
  const hourAgo = Date.now() - 60 * 60 * 1000;
  await db
    .insert(schema.passwordResets)
    .values({ userId: id, tokenHash: hashToken(link), createdAt: hourAgo, expiresAt: hourAgo + 60 * 60 * 1000 });

  const verified = await post("/auth/reset-password/verify", { token: link });
  const reset = await post("/auth/reset-password", {
    token: link,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });

  expect([verified.status, verified.body.code]).toEqual([400, "invalid_reset_token"]);
  expect(verified.body.message).toBe("Invalid or expired password reset link. Please request a new one.");
  expect(reset.status).toBe(400);
});

test("a link lives an hour and is stored hashed", async () => {
  const { id, link } = await makeForgetful();

  const [row] = await db.select().from(schema.passwordResets).where(eq(schema.passwordResets.userId, id));

  expect(row?.tokenHash).toBe(hashToken(link));
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(60 * 60 * 1000);
});

test.each([
  ["Sh0rt", "Password must be at least 8 characters"],
  ["lowercase1", "Password must contain at least one uppercase letter, one lowercase letter, and one number"],
  ["UPPERCASE1", "Password must contain at least one uppercase letter, one lowercase letter, and one number"],
  ["NoNumbers", "Password must contain at least one uppercase letter, one lowercase letter, and one number"],
])("the new password %s is refused in words, and the link still works", async (password, message) => {
  const { link } = await makeForgetful();

  const refused = await post("/auth/reset-password", { token: link, password, confirmPassword: password });
  const mismatch = await post("/auth/reset-password", {
    token: link,
    password: NEW_PASSWORD,
    confirmPassword: `${NEW_PASSWORD}!`,
  });

  expect([refused.status, refused.body.errors?.password]).toEqual([422, [message]]);
  expect([mismatch.status, mismatch.body.errors?.confirmPassword]).toEqual([422, ["Passwords do not match"]]);
  expect((await post("/auth/reset-password/verify", { token: link })).status).toBe(200);
});

test("three mails to one address in a quarter of an hour are enough, known or not", async () => {
  for (const email of [(await makeMember()).email, "unknown-but-eager@example.com"]) {
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await post("/auth/forgot-password", { email })).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  }
});

test("one address that tries many links is refused in the end", async () => {
  const headers = somewhere();
  const statuses = [];
  for (let n = 0; n < 32; n += 1) {
    const call = { method: "POST", body: { token: `guess-${n}` }, headers };
    statuses.push((await api("/auth/reset-password/verify", call)).status);
  }

  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 400));
  expect(statuses.slice(30)).toEqual([429, 429]);
});

test("changing the password keeps this session and ends the others", async () => {
  const { id, email, token } = await makeMemberWithPassword();
  const other = newToken();
  const times = { createdAt: Date.now(), expiresAt: Date.now() + SESSION_LIFETIME };
  await db.insert(schema.sessions).values({ userId: id, tokenHash: hashToken(other), ...times });

  const { status, body } = await post(
    "/auth/change-password",
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    token,
  );

  expect([status, body]).toEqual([200, {}]);
  expect((await apiJson("/auth/session", { token })).body).toMatchObject({ user: { id } });
  expect((await apiJson("/auth/session", { token: other })).body).toMatchObject({ user: null });
  expect(await signsInWith(email, NEW_PASSWORD)).toBe(true);
  expect(await signsInWith(email, PASSWORD)).toBe(false);
});

test("changing the password voids an open reset link", async () => {
  const { token, link } = await makeForgetful();

  await post(
    "/auth/change-password",
    { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    token,
  );

  expect((await post("/auth/reset-password/verify", { token: link })).status).toBe(400);
});

test("change-password says by field what is wrong", async () => {
  const { token } = await makeMemberWithPassword();
  const good = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  const refuse = async (body: object) => (await post("/auth/change-password", { ...good, ...body }, token)).body.errors;

  expect(await refuse({ currentPassword: "not-mine" })).toEqual({ currentPassword: ["Current password is incorrect"] });
  expect(await refuse({ currentPassword: "" })).toEqual({ currentPassword: ["Current password is required"] });
  expect(await refuse({ newPassword: "Short1", confirmNewPassword: "Short1" })).toEqual({
    newPassword: ["Password must be at least 8 characters"],
  });
  expect(await refuse({ confirmNewPassword: "Different1" })).toEqual({
    confirmNewPassword: ["Passwords do not match"],
  });
});

test("wrong current passwords count as failed sign-ins", async () => {
  const { email, token } = await makeMemberWithPassword();
  const wrong = { currentPassword: "not-mine", newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await post("/auth/change-password", wrong, token)).status);

  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await post("/auth/sign-in", { email, password: PASSWORD })).status).toBe(429);
});

test("an account without a password cannot change it, only reset it", async () => {
  const { token } = await makeMember({ passwordHash: null });

  const { status, body } = await post(
    "/auth/change-password",
    { currentPassword: "anything", newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    token,
  );

  expect([status, body.errors?.currentPassword]).toEqual([422, ["Current password is incorrect"]]);
});

test("change-password needs a session", async () => {
  const { status, body } = await post("/auth/change-password", {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmNewPassword: NEW_PASSWORD,
  });

  expect([status, body.code]).toEqual([401, "unauthenticated"]);
});

test("the development mailbox shows mails newest first, with their links, and as escaped text", async () => {
  const { email } = await makeMemberWithPassword();
  await post("/auth/forgot-password", { email });
  await mailsTo(email);
  await post("/auth/forgot-password", { email });
  const [newer, older] = await mailsTo(email, 2);

  const response = await page("/dev/mailbox");
  const html = await response.text();

  expect(Object.keys(newer ?? {}).sort()).toEqual(["created_at", "html", "subject", "text", "to"]);
  expect((newer?.created_at ?? "") >= (older?.created_at ?? "")).toBe(true);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(html).toContain(email);
  expect(html).toContain(`href="${ORIGIN}/auth/reset-password#access_token=${tokenIn(newer)}&amp;type=recovery"`);
  expect(html.indexOf(tokenIn(newer))).toBeLessThan(html.indexOf(tokenIn(older)));
});

test("in production mail goes out by the binding, from the configured sender", async () => {
  const send = vi.fn(async () => ({ messageId: "1" }));
  const mail = { to: "nina@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

  await sendMail(productionCtx(send), mail);

  expect(send).toHaveBeenCalledExactlyOnceWith({
    from: { name: "Sleevenotes", email: "hello@sleevenotes.example" },
    ...mail,
  });
});

test("mail that cannot be sent is logged without the address and harms nobody", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const send = vi.fn(async () => {
    throw new Error("nina@example.com is not verified");
  });

  await sendMail(productionCtx(send), {
    to: "nina@example.com",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
  });

  expect(error).toHaveBeenCalledOnce();
  expect(JSON.parse(error.mock.calls[0]?.[0])).toMatchObject({ event: "mail_failed", request_id: "r1" });
  expect(error.mock.calls[0]?.[0]).not.toContain("nina@example.com");
  error.mockRestore();
});

function productionCtx(send: SendEmail["send"]) {
  return { env: { ...env, ENVIRONMENT: "production", EMAIL: { send } }, now: Date.now(), requestId: "r1" };
}
