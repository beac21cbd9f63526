import { expect, test } from "vitest";
import { makeMember } from "#tests/factories.ts";
import { apiJson, page, postForm } from "#tests/http.ts";

const PASSWORD = "Correct1";
let count = 0;

function someone() {
  count += 1;
  return { username: `page_${count}_member`, email: `page${count}@example.com`, password: PASSWORD };
}

async function signUp(member = someone()) {
  const fields = { ...member, confirmPassword: member.password, intent: "sign-up" };
  return { member, response: await postForm("/auth?tab=signup", fields) };
}

function sessionOf(response: Response): string | undefined {
  return response.headers
    .getSetCookie()
    .join("\n")
    .match(/^session=([a-z0-9]+)/m)?.[1];
}

test("a visitor without a script signs up, is sent home and is known there", async () => {
  const { member, response } = await signUp();

  const home = await page("/settings", { token: sessionOf(response) });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/");
  expect(await home.text()).toContain(member.username);
});

test("signing in leads back to where the session was missing, and never to another site", async () => {
  const { member } = await signUp();
  const fields = { email: member.email, password: PASSWORD, intent: "sign-in" };

  const back = await postForm("/auth", { ...fields, redirectTo: "/album/some?review=write" });
  const away = await postForm("/auth", { ...fields, redirectTo: "//evil.example/x" });

  expect(back.headers.get("Location")).toBe("/album/some?review=write");
  expect(away.headers.get("Location")).toBe("/");
});

test("a refused sign-in keeps the email, never the password, and says so in the spec's words", async () => {
  const { member } = await signUp();

  const response = await postForm("/auth", { email: member.email, password: "Wrong999", intent: "sign-in" });

  const html = await response.text();
  expect(response.status).toBe(401);
  expect(html).toContain("Login Failed");
  expect(html).toContain("Invalid email or password. Please try again.");
  expect(html).toContain(`value="${member.email}"`);
  expect(html).not.toContain("Wrong999");
});

test("each field of the sign-up form says what to mend", async () => {
  const response = await postForm("/auth?tab=signup", {
    username: "a!",
    email: "nobody",
    password: "short",
    confirmPassword: "other",
    intent: "sign-up",
  });

  const html = await response.text();
  expect(response.status).toBe(422);
  for (const text of [
    "Username must be at least 3 characters",
    "Please enter a valid email address",
    "Password must be at least 6 characters",
  ]) {
    expect(html).toContain(text);
  }
});

test("the form, unlike the API, insists on the password twice", async () => {
  const missing = await postForm("/auth?tab=signup", { ...someone(), intent: "sign-up" });
  const different = await postForm("/auth?tab=signup", {
    ...someone(),
    confirmPassword: "Other123",
    intent: "sign-up",
  });

  expect(await missing.text()).toContain("Passwords do not match");
  expect(await different.text()).toContain("Passwords do not match");
});

test("a taken name and a taken email are told apart, without regard to case", async () => {
  const { member } = await signUp();

  const name = await signUp({ ...someone(), username: member.username.toUpperCase() });
  const email = await signUp({ ...someone(), email: member.email.toUpperCase() });

  expect(await name.response.text()).toContain("This username is already taken. Please choose another.");
  expect(await email.response.text()).toContain("This email is already registered.");
});

test("whoever is signed in has nothing to do on the sign-in screen", async () => {
  const { token } = await makeMember();

  const response = await page("/auth?redirectTo=%2Fsearch", { token });

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/search");
});

test("the old addresses of sign-in and sign-up lead on", async () => {
  expect((await page("/login")).headers.get("Location")).toBe("/auth");
  expect((await page("/signup")).headers.get("Location")).toBe("/auth?tab=signup");
});

test("signing out ends the session, takes the cookie and clears what the browser keeps", async () => {
  const { token } = await makeMember();

  const response = await postForm("/actions/sign-out", {}, { token });

  const { body } = await apiJson<{ user: unknown }>("/auth/session", { token });
  expect(response.headers.get("Location")).toBe("/auth");
  expect(response.headers.get("Clear-Site-Data")).toContain('"storage"');
  expect(response.headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
  expect(body.user).toBeNull();
});

test("/auth?signout=true signs out and cleans the address, but not at another site's request", async () => {
  const { token } = await makeMember();

  const lured = await page("/auth?signout=true", { token, headers: { "Sec-Fetch-Site": "cross-site" } });
  const before = await apiJson<{ user: unknown }>("/auth/session", { token });
  const meant = await page("/auth?signout=true", { token });
  const after = await apiJson<{ user: unknown }>("/auth/session", { token });

  expect(lured.headers.get("Location")).toBe("/auth");
  expect(before.body.user).not.toBeNull();
  expect(meant.headers.get("Location")).toBe("/auth");
  expect(after.body.user).toBeNull();
});

test("asking for a reset link answers the same for a known and an unknown email", async () => {
  const { member } = await signUp();

  const known = await (await postForm("/auth/forgot-password", { email: member.email })).text();
  const unknown = await (await postForm("/auth/forgot-password", { email: "nobody@example.com" })).text();

  for (const html of [known, unknown]) {
    expect(html).toContain("Send Again");
    expect(html).toContain("Back to Login");
  }
});

test("changing the password asks for sign-in first, and then for the right current one", async () => {
  const { response } = await signUp();
  const token = sessionOf(response);
  const wanted = { newPassword: "Better123", confirmNewPassword: "Better123" };

  const anonymous = await page("/settings/change-password");
  const wrong = await postForm("/settings/change-password", { ...wanted, currentPassword: "Nope1234" }, { token });
  const right = await postForm("/settings/change-password", { ...wanted, currentPassword: PASSWORD }, { token });

  expect(anonymous.headers.get("Location")).toBe("/auth?redirectTo=%2Fsettings%2Fchange-password");
  expect(await wrong.text()).toContain("Current password is incorrect");
  expect(right.headers.get("Location")).toBe("/settings");
});

test("the profile form saves name and bio, and empty takes them away", async () => {
  const { token, id } = await makeMember();

  const saved = await postForm("/settings", { name: "  Ada  ", bio: "Listens to everything." }, { token });
  const { body: full } = await apiJson<{ name: string; bio: string }>(`/users/${id}`);
  await postForm("/settings", { name: "", bio: "" }, { token });
  const { body: empty } = await apiJson<{ name: null; bio: null }>(`/users/${id}`);

  expect(saved.headers.get("Location")).toBe("/settings");
  expect(full).toMatchObject({ name: "Ada", bio: "Listens to everything." });
  expect(empty).toMatchObject({ name: null, bio: null });
});

test("a theme is kept for a member and, in a cookie, for a visitor", async () => {
  const { token } = await makeMember();

  await postForm("/actions/set-theme", { theme: "light", redirectTo: "/settings" }, { token });
  const visitor = await postForm("/actions/set-theme", { theme: "light", redirectTo: "/auth" });
  const seen = await page("/auth", { headers: { Cookie: visitor.headers.getSetCookie().join("; ") } });

  expect(await (await page("/settings", { token })).text()).toMatch(/<html[^>]*class="light"/);
  expect(visitor.headers.get("Location")).toBe("/auth");
  expect(await seen.text()).toMatch(/<html[^>]*class="light"/);
});
