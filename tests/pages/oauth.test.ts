import { env, exports } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember, makeMemberWithPassword, PASSWORD } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { apiJson, page, postForm } from "#tests/http.ts";
import {
  comeBack,
  configureProviders,
  fakeProviders,
  goThrough,
  leave,
  type Person,
  somebody,
} from "#tests/identity-providers.ts";
import { mailsTo } from "#tests/mailbox.ts";
import { PROVIDERS, type Provider } from "#worker/domain/oauth-providers.ts";
import { openProvider } from "#worker/oauth/identity-provider.server.ts";

let unset: () => unknown;
let providers: ReturnType<typeof fakeProviders>;
beforeAll(() => {
  unset = configureProviders();
});
afterAll(() => unset());
beforeEach(async () => {
  providers = fakeProviders();
  // All of these come from one address, and are more than one address may.
  await db.delete(schema.rateCounters);
});

type Me = { id: string; username: string; email: string };

async function whoIs(token: string | undefined): Promise<Me | null> {
  const { body } = await apiJson<{ user: Me | null }>("/auth/session", { token: token ?? "none" });
  return body.user;
}

function identities(provider: Provider, person: Person) {
  return db
    .select()
    .from(schema.oauthAccounts)
    .where(and(eq(schema.oauthAccounts.provider, provider), eq(schema.oauthAccounts.providerUserId, person.id)));
}

function accountsWith(email: string | null) {
  return db
    .select()
    .from(schema.users)
    .where(eq(schema.users.emailKey, (email ?? "").toLowerCase()));
}

test.each(PROVIDERS)("%s opens an account, is led to a username, and signs in again", async (provider) => {
  const person = somebody({ name: "Zoë Q. O'Hara" });

  const first = await goThrough(providers, provider, person, { query: "?redirectTo=%2Fcatalog%3Ftab%3Dpacks" });
  const second = await goThrough(providers, provider, person, { query: "?redirectTo=%2Fcatalog%3Ftab%3Dpacks" });

  const me = await whoIs(first.session);
  expect(first.location).toBe("/auth/choose-username?redirectTo=%2Fcatalog%3Ftab%3Dpacks");
  expect(first.toast).toContain("Welcome to Sleevenotes!");
  expect(me?.email).toBe(person.email);
  expect(me?.username).toMatch(/^zoe_q_o_hara(_[a-z0-9]{6})?$/);
  expect(second.location).toBe("/catalog?tab=packs");
  expect(second.toast).toBe("");
  expect((await whoIs(second.session))?.id).toBe(me?.id);
  expect(second.session).not.toBe(first.session);
  expect(await accountsWith(person.email)).toMatchObject([{ passwordHash: null, usernameChosen: false, name: null }]);
  expect(await identities(provider, person)).toHaveLength(1);
});

test.each(PROVIDERS)(
  "leaving for %s takes a state and a PKCE challenge along and keeps both to the browser",
  async (provider) => {
    const { response, authorize, cookie } = await leave(provider);

    const { searchParams } = authorize;
    const flow = JSON.parse(decodeURIComponent(cookie));
    expect(response.status).toBe(302);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(searchParams.get("redirect_uri")).toBe(`http://localhost/auth/${provider}/callback`);
    expect(searchParams.get("client_id")).toBe(`${provider.toUpperCase()}-id`);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("code_challenge")).not.toBe(flow.verifier);
    expect(searchParams.get("scope")).toMatch(/email/);
    expect(searchParams.get("state")).toBe(flow.state);
    expect(authorize.href).not.toContain("secret");
    expect(response.headers.getSetCookie().find((set) => set.startsWith("oauth-"))).toMatch(
      /Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  },
);

test("where the site is secure, so is what the browser keeps", async () => {
  const response = await exports.default.fetch("https://localhost/auth/google", { redirect: "manual" });

  expect(response.headers.getSetCookie().find((set) => set.includes("oauth"))).toMatch(
    /^__Host-oauth-google=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test("both tabs of sign-in offer each provider that is set up, as a link that needs no script", async () => {
  for (const path of ["/auth?redirectTo=%2Fsettings", "/auth?tab=signup&redirectTo=%2Fsettings"]) {
    const body = await html(path);
    for (const provider of PROVIDERS) expect(body).toContain(`href="/auth/${provider}?redirectTo=%2Fsettings"`);
  }
});

test("a provider without both credentials is offered nowhere and not there", async () => {
  const { token } = await makeMember();
  Object.assign(env, { DISCORD_CLIENT_SECRET: "" });
  try {
    const [start, callback, body, settings] = await Promise.all([
      page("/auth/discord"),
      page("/auth/discord/callback?code=x&state=y"),
      html("/auth"),
      html("/settings", token),
    ]);
    expect(start.status).toBe(404);
    expect(callback.status).toBe(404);
    expect(body).not.toContain("/auth/discord");
    expect(body).toContain("/auth/google");
    expect(settings).not.toContain("/auth/discord");
  } finally {
    Object.assign(env, { DISCORD_CLIENT_SECRET: "DISCORD-secret" });
  }
  expect((await page("/auth/myspace")).status).toBe(404);
  expect((await page("/auth/myspace/callback")).status).toBe(404);
});

test("a way back without its state, with another, a second time or at another provider signs nobody in", async () => {
  const person = somebody();
  const { authorize, cookie } = await leave("google");
  const state = authorize.searchParams.get("state") ?? "";
  const another = await leave("google");
  const code = providers.consent(person, authorize);

  const refused = [
    await comeBack("google", { code }, { cookie }),
    await comeBack("google", { code, state }),
    await comeBack("google", { code, state: `${state}x` }, { cookie }),
    await comeBack("google", { code, state }, { cookie: another.cookie }),
    await comeBack("google", { code, state }, { cookie: "garbage" }),
    await comeBack("google", { code, state }, { cookie: encodeURIComponent('{"state":1}') }),
    await comeBack("discord", { code, state }, { cookie: another.cookie }),
  ];
  for (const { location, toast, session } of refused) {
    expect(location).toBe("/auth");
    expect(toast).toContain("has expired or was used already");
    expect(session).toBeUndefined();
  }
  expect(providers.asked).toEqual([]);

  const right = await comeBack("google", { code, state }, { cookie });
  const again = await comeBack("google", { code: providers.consent(person, authorize), state }, { cookie });
  expect((await whoIs(right.session))?.email).toBe(person.email);
  expect(right.response.headers.getSetCookie().join("\n")).toMatch(/^oauth-google=; Max-Age=0/m);
  expect(again.session).toBeUndefined();
  expect(again.toast).toContain("was used already");
});

test("a way back that took too long has expired", async () => {
  const { authorize, cookie } = await leave("github");
  const flow = JSON.parse(decodeURIComponent(cookie));
  const state = authorize.searchParams.get("state") ?? "";
  const old = encodeURIComponent(JSON.stringify({ ...flow, startedAt: flow.startedAt - 11 * 60 * 1000 }));

  const late = await comeBack("github", { code: providers.consent(somebody(), authorize), state }, { cookie: old });

  expect(late.session).toBeUndefined();
  expect(late.toast).toContain("has expired");
});

test("no way back leads to another site", async () => {
  const person = somebody();
  await goThrough(providers, "google", person);

  for (const to of ["//evil.example/x", "https://evil.example", "/\\evil.example"]) {
    const { location } = await goThrough(providers, "google", person, {
      query: `?redirectTo=${encodeURIComponent(to)}`,
    });
    expect(location).toBe("/");
  }
});

test("an email that the provider has not verified opens and joins nothing", async () => {
  const member = await makeMemberWithPassword();
  for (const provider of PROVIDERS) {
    const stranger = await goThrough(providers, provider, somebody({ isVerified: false }));
    const nameless = await goThrough(providers, provider, somebody({ email: null }));
    const claimed = await goThrough(providers, provider, somebody({ email: member.email, isVerified: false }));

    for (const { location, session } of [stranger, nameless, claimed]) {
      expect(location).toBe("/auth");
      expect(session).toBeUndefined();
    }
    expect(stranger.toast).toContain("no verified email");
    expect(nameless.toast).toContain("no verified email");
    expect(claimed.toast).toContain("Sign in with your password and link");
  }
  const linked = await db.select().from(schema.oauthAccounts).where(eq(schema.oauthAccounts.userId, member.id));
  expect(linked).toEqual([]);
});

test("a verified email joins the account that has it, and ends what its owner may not have begun", async () => {
  const member = await makeMemberWithPassword();
  await db.insert(schema.oauthAccounts).values({
    provider: "github",
    providerUserId: "whoever-came-first",
    userId: member.id,
    email: "somebody-else@example.com",
    createdAt: Date.now(),
  });
  const person = somebody({ email: member.email.toUpperCase() });

  const { session, toast, location } = await goThrough(providers, "google", person);

  expect(location).toBe("/");
  expect((await whoIs(session))?.id).toBe(member.id);
  expect(toast).toContain("your old password no longer works");
  expect(await whoIs(member.token)).toBeNull();
  const wrong = { email: member.email, password: PASSWORD };
  expect((await apiJson("/auth/sign-in", { method: "POST", body: wrong })).status).toBe(401);
  const linked = await db.select().from(schema.oauthAccounts).where(eq(schema.oauthAccounts.userId, member.id));
  expect(linked).toMatchObject([{ provider: "google", providerUserId: person.id }]);
});

test("where a provider has vouched for the email before, another one joins and nothing ends", async () => {
  const person = somebody();
  const first = await goThrough(providers, "google", person);
  const other = somebody({ email: person.email });

  const second = await goThrough(providers, "discord", other);
  const third = await goThrough(providers, "google", somebody({ email: person.email }));

  expect(second.toast).toContain("Discord linked");
  expect((await whoIs(second.session))?.id).toBe((await whoIs(first.session))?.id);
  expect(third.session).toBeUndefined();
  expect(third.toast).toContain("Another Google account is linked");
});

test("whoever changes the email at the provider stays who they are", async () => {
  const person = somebody();
  const rival = await makeMemberWithPassword();
  const first = await goThrough(providers, "discord", person);

  const moved = await goThrough(providers, "discord", { ...person, email: rival.email });
  const unverified = await goThrough(providers, "discord", { ...person, email: null, isVerified: false });

  const me = await whoIs(first.session);
  expect(await whoIs(moved.session)).toMatchObject({ id: me?.id, email: person.email });
  expect(await whoIs(unverified.session)).toMatchObject({ id: me?.id, email: person.email });
  expect(await whoIs(rival.token)).not.toBeNull();
});

test("two ways back at once make one account, and so do two providers", async () => {
  const person = somebody();
  const twin = somebody();
  const both = (provider: Provider, who: Person) => goThrough(providers, provider, who);

  const same = await Promise.all([both("google", person), both("google", person), both("google", person)]);
  const apart = await Promise.all([both("google", twin), both("github", { ...twin, id: "8123" })]);

  const ids = new Set((await Promise.all(same.map(({ session }) => whoIs(session)))).map((me) => me?.id));
  expect([...ids]).toHaveLength(1);
  expect(ids).not.toContain(undefined);
  expect(await accountsWith(person.email)).toHaveLength(1);
  expect(await identities("google", person)).toHaveLength(1);
  const [one, other] = await Promise.all(apart.map(({ session }) => whoIs(session)));
  expect(one?.id).toBe(other?.id);
  expect(await accountsWith(twin.email)).toHaveLength(1);
});

test("names that are taken, short or of other letters still make a username by the rules", async () => {
  const taken = await makeMember({ username: "same_name" });
  const names = ["Same Name", "same name", "李", "", "a".repeat(60), "__x__", "Ünïcödé!!"];

  const made: string[] = [];
  for (const name of names) {
    const { session } = await goThrough(providers, "discord", somebody({ name }));
    made.push((await whoIs(session))?.username ?? "");
  }

  expect(new Set([...made, taken.username]).size).toBe(names.length + 1);
  for (const username of made) expect(username).toMatch(/^[A-Za-z0-9_]{3,20}$/);
  expect(made[0]).toMatch(/^same_name_/);
  expect(made[6]).toBe("unicode");
});

test("a new member chooses their username without a script, once, and may leave it for later", async () => {
  const { username: taken } = await makeMember();
  const { session } = await goThrough(providers, "github", somebody());
  const me = await whoIs(session);
  const form = (username: string) =>
    postForm("/auth/choose-username", { username, redirectTo: "/catalog" }, { token: session });

  const body = await html("/auth/choose-username?redirectTo=%2Fcatalog", session);
  expect(body).toContain(`value="${me?.username}"`);
  expect(body).toContain("Choose later");
  expect(await html("/settings", session)).toContain("Choose your own");
  const refused = await form(taken.toUpperCase());
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("This username is already taken. Please choose another.");
  expect(await (await form("a!")).text()).toContain("Username must be at least 3 characters");

  const chosen = await form(`my_${me?.id.slice(0, 8)}`);
  expect(chosen.status).toBe(302);
  expect(chosen.headers.get("Location")).toBe("/catalog");
  expect((await whoIs(session))?.username).toBe(`my_${me?.id.slice(0, 8)}`);
  const again = await page("/auth/choose-username?redirectTo=%2Fcatalog", { token: session });
  expect(again.headers.get("Location")).toBe("/catalog");
  const second = await form("another_one");
  expect(second.headers.get("Location")).toBe("/catalog");
  expect(decodeURIComponent(second.headers.get("Set-Cookie") ?? "")).toContain("has its username already");
  const stranger = await page("/auth/choose-username");
  expect(stranger.headers.get("Location")).toBe("/auth?redirectTo=%2Fauth%2Fchoose-username");
});

test("an account without a password gets one by mail, and the settings say so", async () => {
  const person = somebody();
  const { session } = await goThrough(providers, "google", person);

  const body = await html("/settings/change-password", session);
  await postForm("/auth/forgot-password", { email: person.email ?? "" }, { token: session });

  expect(body).toContain("Set a Password");
  expect(body).toContain("Mail Me a Link");
  expect(await mailsTo(person.email ?? "")).toHaveLength(1);
});

test("a member links a provider, signs in by it and unlinks it", async () => {
  const member = await makeMemberWithPassword();
  const person = somebody({ isVerified: false });

  const linked = await goThrough(providers, "google", person, { token: member.token, query: "?link=true" });
  const seen = await html("/settings", member.token);
  const entered = await goThrough(providers, "google", person);
  const unlinked = await postForm("/actions/unlink-sign-in", { provider: "google" }, { token: member.token });
  const again = await postForm("/actions/unlink-sign-in", { provider: "google" }, { token: member.token });

  expect(linked.location).toBe("/settings");
  expect(linked.toast).toContain("Google linked");
  expect(linked.session).toBeUndefined();
  expect(seen).toContain("Unlink");
  expect(seen).not.toContain(`/auth/google?link=true`);
  expect((await whoIs(entered.session))?.id).toBe(member.id);
  expect(await identities("google", person)).toEqual([]);
  expect(decodeURIComponent(unlinked.headers.get("Set-Cookie") ?? "")).toContain("Google unlinked");
  expect(again.headers.get("Location")).toBe("/settings");
  expect(await html("/settings", member.token)).toContain("/auth/google?link=true");
});

test("linking belongs to the session that asked for it, and takes nobody's identity away", async () => {
  const person = somebody();
  await goThrough(providers, "github", person);
  const member = await makeMember();
  const other = await makeMember();
  const link = async (as: string | undefined) => {
    const { authorize, cookie } = await leave("discord", { token: member.token, query: "?link=true" });
    const state = authorize.searchParams.get("state") ?? "";
    return comeBack("discord", { code: providers.consent(somebody(), authorize), state }, { cookie, token: as });
  };

  const theirs = await goThrough(providers, "github", person, { token: member.token, query: "?link=true" });
  expect(theirs.location).toBe("/settings");
  expect(theirs.toast).toContain("belongs to another member");
  for (const as of [undefined, other.token]) {
    const { location, toast, session } = await link(as);
    expect(location).toBe("/settings");
    expect(toast).toContain("You were signed out meanwhile");
    expect(session).toBeUndefined();
  }
  await goThrough(providers, "google", somebody(), { token: member.token, query: "?link=true" });
  const second = await goThrough(providers, "google", somebody(), { token: member.token, query: "?link=true" });
  expect(second.toast).toContain("Another Google account is linked");
  const stranger = await page("/auth/google?link=true");
  expect(stranger.headers.get("Location")).toBe("/auth?redirectTo=%2Fsettings");
  const lured = await page("/auth/google?link=true", {
    token: member.token,
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(lured.headers.get("Location")).toBe("/settings");
  expect(lured.headers.getSetCookie().join()).not.toContain("oauth-google");
});

test("the last way in stays, also when two are taken off at once", async () => {
  const person = somebody();
  const { session: token } = await goThrough(providers, "google", person);
  const off = (provider: string) => postForm("/actions/unlink-sign-in", { provider }, { token });

  const refused = await off("google");
  expect(decodeURIComponent(refused.headers.get("Set-Cookie") ?? "")).toContain("the only way into your account");
  expect(await identities("google", person)).toHaveLength(1);

  await goThrough(providers, "github", somebody(), { token, query: "?link=true" });
  await Promise.all([off("google"), off("github")]);
  const me = await whoIs(token);
  const left = await db
    .select()
    .from(schema.oauthAccounts)
    .where(eq(schema.oauthAccounts.userId, me?.id ?? ""));
  expect(left).toHaveLength(1);
});

test("whoever says no at the provider, or whom it cannot vouch for, comes back to sign-in with words", async () => {
  const { authorize, cookie } = await leave("discord", { query: "?redirectTo=%2Fcatalog" });
  const state = authorize.searchParams.get("state") ?? "";
  const denied = await comeBack("discord", { error: "access_denied", state }, { cookie });
  expect(denied.location).toBe("/auth?redirectTo=%2Fcatalog");
  expect(denied.toast).toContain("You cancelled at Discord");

  const HUGE = JSON.stringify({ sub: "1", id: 1, email: "x@example.com", padding: "x".repeat(300_000) });
  const faults: [string, (url: string) => Response | undefined][] = [
    ["down", () => new Response("Oops", { status: 500 })],
    ["unreachable", () => raise(new TypeError("fetch failed"))],
    ["profile down", (url) => (isToken(url) ? undefined : new Response("Oops", { status: 503 }))],
    ["profile huge", (url) => (isToken(url) ? undefined : new Response(HUGE))],
    ["profile garbage", (url) => (isToken(url) ? undefined : new Response("<html>"))],
    ["profile of nobody", (url) => (isToken(url) ? undefined : Response.json({ email: "x@example.com" }))],
    ["profile elsewhere", (url) => (isToken(url) ? undefined : Response.redirect("https://evil.example/"))],
    ["token garbage", (url) => (isToken(url) ? new Response("<html>") : undefined)],
    ["no token", (url) => (isToken(url) ? Response.json({ access_token: 5 }) : undefined)],
    ["refused", (url) => (isToken(url) ? Response.json({ error: "invalid_grant" }, { status: 400 }) : undefined)],
  ];
  for (const provider of PROVIDERS) {
    for (const [name, fault] of faults) {
      providers.spoil(fault);
      const { location, toast, session } = await goThrough(providers, provider, somebody());
      expect(location, name).toBe("/auth");
      expect(toast, name).toContain("could not tell us who you are");
      expect(session, name).toBeUndefined();
    }
  }
});

test("a provider that does not answer is not waited for", async () => {
  const provider = openProvider(env, "github", { redirectUri: "http://localhost/auth/github/callback", stepMs: 20 });
  const identify = () => provider?.identify({ code: "code", verifier: "verifier" });

  providers.spoil(() => new Promise<Response>(() => undefined));
  expect(await identify()).toEqual({ ok: false, detail: "token: timeout" });
  providers.spoil((url) => (isToken(url) ? Response.json({ access_token: "t" }) : new Response(slowBody())));
  expect(await identify()).toEqual({ ok: false, detail: "profile: timeout" });
});

test("codes that were intercepted are of no use with another verifier", async () => {
  const victim = await leave("google");
  const attacker = await leave("google");
  const code = providers.consent(somebody(), victim.authorize);

  const state = attacker.authorize.searchParams.get("state") ?? "";
  const { session, toast } = await comeBack("google", { code, state }, { cookie: attacker.cookie });

  expect(session).toBeUndefined();
  expect(toast).toContain("could not tell us who you are");
});

test("an address that comes back too often waits", async () => {
  const answers: string[] = [];
  for (let tries = 0; tries < 61; tries += 1) answers.push((await comeBack("google", { state: "x" })).toast);

  expect(answers[59]).toContain("has expired");
  expect(answers[60]).toContain("Too many attempts");
});

function isToken(url: string): boolean {
  return /token$/.test(url);
}

/** As a body whose request was given up: it begins and breaks off. */
function slowBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      setTimeout(() => controller.error(new Error("aborted")), 60);
    },
  });
}

function raise(error: Error): never {
  throw error;
}
