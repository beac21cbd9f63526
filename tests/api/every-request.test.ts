import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { hashToken, newToken } from "#worker/domain/sessions.server.ts";
import { db, makeMember } from "../factories.ts";
import { api, apiJson, ORIGIN, page, somewhere } from "../http.ts";

type Problem = Record<string, unknown> & { code: string; message: string };

function fetchFrom(url: string, init?: RequestInit) {
  return exports.default.fetch(url, init);
}

/** Milliseconds: the first page of a run waits until the whole app is transformed. */
const PAGES_ARE_BUILT = 60_000;

/** A raw body, as no client of ours would send it. */
function send(path: string, body: BodyInit | null, type: string | null, method = "POST") {
  const headers = { ...(type === null ? {} : { "Content-Type": type }), ...somewhere() };
  return fetchFrom(`${ORIGIN}/api${path}`, { method, body, headers });
}

test.each(["/api/health", "/api/nowhere", "/api/docs", "/", "/no-such-page"])(
  "%s is answered with a request id, its cost and the security headers",
  async (path) => {
    const { headers } = await page(path);

    expect(headers.get("X-Request-Id")).toMatch(/^[a-z0-9]{24}$/);
    expect(headers.get("Server-Timing")).toMatch(/^db;dur=[\d.]+;desc="\d+ queries, \d+ trips, \d+ rows", total;dur=/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("X-Powered-By")).toBeNull();
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = policy.match(/script-src ([^;]+)/)?.[1] ?? "";
    expect(scripts).toMatch(/^'nonce-[^']{16,}' 'strict-dynamic'$/);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  },
  PAGES_ARE_BUILT,
);

test("no two answers share a nonce or a request id", async () => {
  const [one, two] = [await page("/api/docs"), await page("/api/docs")];
  const nonce = (response: Response) => response.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1];

  expect(nonce(one)).not.toBe(nonce(two));
  expect(one.headers.get("X-Request-Id")).not.toBe(two.headers.get("X-Request-Id"));
});

test("https answers insist on https, plain http does not", async () => {
  const secure = await fetchFrom("https://sleevenotes.example/api/health");
  const plain = await fetchFrom("http://localhost/api/health");

  expect(secure.headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000/);
  expect(plain.headers.get("Strict-Transport-Security")).toBeNull();
});

const writes: [by: "cookie" | "bearer" | "nothing", headers: Record<string, string>, status: number][] = [
  ["cookie", { Origin: ORIGIN }, 200],
  ["cookie", { "Sec-Fetch-Site": "same-origin" }, 200],
  ["cookie", {}, 403],
  ["cookie", { Origin: "https://evil.example" }, 403],
  ["cookie", { Origin: "null" }, 403],
  ["cookie", { Origin: `${ORIGIN}.evil.example` }, 403],
  ["cookie", { Origin: "https://localhost" }, 403],
  ["cookie", { Origin: "http://localhost:8788" }, 403],
  ["cookie", { "Sec-Fetch-Site": "cross-site" }, 403],
  ["cookie", { "Sec-Fetch-Site": "same-site" }, 403],
  ["cookie", { "Sec-Fetch-Site": "none" }, 403],
  ["cookie", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, 403],
  ["bearer", {}, 200],
  ["bearer", { Origin: "https://evil.example" }, 200],
  ["nothing", {}, 401],
  ["nothing", { Origin: ORIGIN }, 401],
  ["nothing", { Origin: "https://evil.example" }, 403],
  ["nothing", { "Sec-Fetch-Site": "cross-site" }, 403],
];

test.each(writes)("a write with %s and %j is %i", async (by, headers, status) => {
  const { token } = await makeMember();
  const credentials = {
    cookie: { Cookie: `session=${token}` },
    bearer: { Authorization: `Bearer ${token}` },
    nothing: {},
  };

  const response = await api("/settings", { method: "PUT", body: {}, headers: { ...credentials[by], ...headers } });

  expect(response.status).toBe(status);
  if (status === 403) expect(await response.json()).toMatchObject({ code: "cross_origin" });
});

test.each(["/auth/sign-in", "/auth/sign-up", "/auth/forgot-password", "/auth/sign-out"])(
  "%s is refused from another site",
  async (path) => {
    const { status, body } = await apiJson<Problem>(path, {
      method: "POST",
      body: {},
      headers: { Origin: "https://evil.example", ...somewhere() },
    });

    expect([status, body.code]).toEqual([403, "cross_origin"]);
  },
);

test("a page's form is refused from another site, too", async () => {
  const response = await fetchFrom(`${ORIGIN}/auth`, {
    method: "POST",
    headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
    body: "email=a%40example.com",
  });

  expect(response.status).toBe(403);
});

test("reads are answered wherever they come from, without a word to other origins", async () => {
  const response = await api("/health", { headers: { Origin: "https://evil.example" } });

  expect(response.status).toBe(200);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test.each([
  ["not JSON", "{", "application/json", 400, "malformed"],
  ["JSON with something after it", "{} {}", "application/json", 400, "malformed"],
  ["an array", "[]", "application/json", 422, "invalid"],
  ["null", "null", "application/json", 422, "invalid"],
  ["a number", "7", "application/json", 422, "invalid"],
  ["a string", '"x"', "application/json", 422, "invalid"],
  ["an empty object", "{}", "application/json", 422, "invalid"],
  ["nothing", null, null, 422, "invalid"],
  ["nothing, called JSON", null, "application/json", 422, "invalid"],
  ["a form", "email=a", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
  ["plain text", "{}", "text/plain", 415, "unsupported_media_type"],
  ["XML", "<a/>", "application/xml", 415, "unsupported_media_type"],
  ["JSON-ish", "{}", "application/jsonx", 415, "unsupported_media_type"],
  ["JSON with a loose type", "{}", "application/json ;charset=utf-8", 415, "unsupported_media_type"],
] as const)("a body that is %s", async (_, body, type, status, code) => {
  const response = await send("/auth/sign-in", body, type);

  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ type: "about:blank", status, code });
});

test("multipart where JSON is taken is 415", async () => {
  const form = new FormData();
  form.set("email", "a@example.com");

  const response = await fetchFrom(`${ORIGIN}/api/auth/sign-in`, { method: "POST", body: form, headers: somewhere() });

  expect([response.status, (await response.json<Problem>()).code]).toEqual([415, "unsupported_media_type"]);
});

test("a body over 64 KiB is 413, with or without a declared length", async () => {
  const body = JSON.stringify({ email: "a@example.com", password: "x".repeat(64 * 1024) });
  const stream = new Blob([body]).stream();

  const declared = await send("/auth/sign-in", body, "application/json");
  const streamed = await send("/auth/sign-in", stream, "application/json");

  expect([declared.status, (await declared.json<Problem>()).code]).toEqual([413, "too_large"]);
  expect([streamed.status, (await streamed.json<Problem>()).code]).toEqual([413, "too_large"]);
});

test.each([
  ["POST", "/health", ["GET", "HEAD"]],
  ["DELETE", "/settings", ["PUT"]],
  ["GET", "/auth/sign-in", ["POST"]],
  ["PATCH", "/users/some-id", ["GET", "HEAD"]],
  ["OPTIONS", "/auth/sign-in", ["POST"]],
])("%s %s is 405 and says what is taken", async (method, path, allowed) => {
  const response = await api(path, { method });

  expect(response.status).toBe(405);
  for (const one of allowed) expect(response.headers.get("Allow")?.split(", ")).toContain(one);
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test.each(["/nowhere", "/users/a/b/c", "/", "", "/HEALTH", "/health/", "/users/", "/%E0%A4%A"])(
  "the unknown path /api%s is a 404 in JSON",
  async (path) => {
    const response = await api(path);

    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ code: "not_found" });
  },
);

test.each([
  "0",
  "-1",
  "null",
  "%00",
  "a%00b",
  "%F0%9F%8E%B7",
  "%ff",
  "%",
  "..%2f..%2fetc",
  "'%20or%201=1--",
  "%25",
  "x".repeat(2000),
])("the odd id %s is nobody's", async (id) => {
  const byId = await apiJson<Problem>(`/users/${id}`);
  const byName = await apiJson<Problem>(`/users/username/${id}`);

  expect([byId.status, byId.body.code]).toEqual([404, "not_found"]);
  expect([byName.status, byName.body.code]).toEqual([404, "not_found"]);
});

test.each(["Bearer nonsense", "Bearer ", "Bearer", "Basic dXNlcjpwYXNz", "bearer x y", "token"])(
  "the authorization %j is 401 everywhere, and nobody to the session call",
  async (authorization) => {
    const headers = { Authorization: authorization };
    const health = await api("/health", { headers });
    const unknown = await api("/nowhere", { headers });
    const session = await apiJson("/auth/session", { headers });

    expect(health.status).toBe(401);
    expect(health.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(unknown.status).toBe(401);
    expect(session).toEqual({ status: 200, body: { user: null, expires_at: null } });
  },
);

test("with both a cookie and a bearer token, the token counts", async () => {
  const byCookie = await makeMember();
  const byToken = await makeMember();

  const both = await apiJson("/auth/session", {
    token: byToken.token,
    headers: { Cookie: `session=${byCookie.token}` },
  });
  const badToken = await api("/health", { token: "nonsense", headers: { Cookie: `session=${byCookie.token}` } });

  expect(both.body).toMatchObject({ user: { id: byToken.id } });
  expect(badToken.status).toBe(401);
});

test("a stale cookie counts as none and is cleared", async () => {
  const response = await api("/auth/session", { headers: { Cookie: "session=long-gone" } });

  expect(await response.json()).toEqual({ user: null, expires_at: null });
  expect(response.headers.getSetCookie().join()).toMatch(/session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/);
});

test("an expired session is 401 with a way to sign in again", async () => {
  const { id } = await makeMember();
  const token = newToken();
  const past = Date.now() - 1000;
  await db
    .insert(schema.sessions)
    .values({ userId: id, tokenHash: hashToken(token), createdAt: past - 1000, expiresAt: past });

  const response = await api(`/settings/${id}`, { token });

  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({ code: "unauthenticated" });
});

test("what is wrong with a stranger's body is not their business: they are asked to sign in", async () => {
  const response = await send("/settings", "{", "application/json", "PUT");

  expect(response.status).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(await response.json()).toMatchObject({ code: "unauthenticated" });
});

test("strangers may share an answer for a while; members get theirs alone", async () => {
  const { id, token } = await makeMember();

  const stranger = await api(`/users/${id}`);
  const member = await api(`/users/${id}`, { token });
  const missing = await api("/users/nobody");

  expect(stranger.headers.get("Cache-Control")).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  );
  expect(stranger.headers.get("Vary")).toMatch(/Cookie/);
  expect(member.headers.get("Cache-Control")).toBe("private, no-store");
  expect(missing.headers.get("Cache-Control")).toBe("private, no-store");
});

test("an answer that has not changed is 304", async () => {
  const { id } = await makeMember();
  const tag = (await api(`/users/${id}`)).headers.get("ETag") ?? "";

  const again = await api(`/users/${id}`, { headers: { "If-None-Match": tag } });

  expect(tag).not.toBe("");
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("health reads the database", async () => {
  const response = await api("/health");

  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  expect(response.headers.get("Server-Timing")).toMatch(/1 queries/);
});

test("the mailbox of development is not cached", async () => {
  const response = await page("/dev/mailbox.json");

  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
});

test("in production the mailbox is as unknown as any other page", async () => {
  const { devMailbox } = await import("#worker/mail/dev-mailbox.server.ts");
  const production = { ...env, ENVIRONMENT: "production" };

  const answers = await Promise.all(
    ["/mailbox", "/mailbox.json"].map((path) => devMailbox.request(path, {}, production)),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
