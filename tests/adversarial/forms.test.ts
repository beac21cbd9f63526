import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeMember } from "#tests/factories.ts";
import { ORIGIN } from "#tests/http.ts";
import routes from "/app/routes.ts?raw";

const sources = import.meta.glob<string>(["/app/**/*.{ts,tsx}", "/worker/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ACTIONS = [...routes.matchAll(/route\("([\w-]+)", "routes\/actions\//g)].map(([, name]) => `/actions/${name}`);
/** Pages with a form of their own, which answer with what was typed. */
const PAGES = ["/auth", "/auth/forgot-password", "/settings/change-password", "/settings", "/test-review-length"];
/** The first page that is asked for compiles the whole app, where it is not built. */
const PAGES_ARE_BUILT = 60_000;

async function send(path: string, body: BodyInit, type: string) {
  const { token } = await makeMember();
  const headers = { Origin: ORIGIN, Cookie: `session=${token}`, "Content-Type": type };
  const response = await exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers,
    body,
  });
  return { status: response.status, length: (await response.text()).length };
}

test("the list of what screens post to is found", () => {
  expect(ACTIONS).toContain("/actions/like-review");
  expect(ACTIONS.length).toBeGreaterThan(15);
});

test("forms are read where what is none is refused, and nowhere else", () => {
  const readers = Object.keys(sources).filter((file) => /\.formData\(\)/.test(sources[file] ?? ""));

  // The first reads in the browser, what the page's own form holds.
  expect(readers.sort()).toEqual([
    "/app/lib/forgiving-action.ts",
    "/app/lib/read-form.server.ts",
    "/worker/images/read-multipart.ts",
  ]);
});

const noForms: [what: string, type: string, body: string][] = [
  ["multipart without a boundary", "multipart/form-data", "--x--"],
  ["multipart that is none", "multipart/form-data; boundary=x", "garbage"],
  [
    "multipart cut off",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="on"\r\n\r\ntr',
  ],
  ["plain text", "text/plain", "on=true"],
  ["JSON", "application/json", '{"on":true}'],
];

test.each(noForms)(
  "%s is refused wherever a form is posted, and is no failure of the server",
  async (_, type, body) => {
    for (const path of [...ACTIONS, ...PAGES, "/report?content_type=review&content_id=x"]) {
      const { status } = await send(path, body, type);
      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 415])]);
    }
  },
  PAGES_ARE_BUILT,
);

const bombs: [what: string, form: string][] = [
  ["a place in a list of five million", "a[5000000]=1"],
  ["thirty thousand lists, each in the one before", `a${"[0]".repeat(30_000)}=1`],
  ["fifty thousand objects, each in the one before", `a${".a".repeat(50_000)}=1`],
  ["twenty thousand fields", Array.from({ length: 20_000 }, (_, at) => `f${at}=1`).join("&")],
  ["a field with a name as long as a book", `${"a".repeat(200_000)}=1`],
  ["a prototype", "__proto__.isAdmin=1&constructor.prototype.isAdmin=1"],
];

test.each(bombs)("a form with %s is refused before anything is built of it", async (_, bomb) => {
  for (const path of ["/auth/forgot-password", "/auth", "/actions/save-pack", "/actions/save-review", "/settings"]) {
    const { status, length } = await send(`${path}.data`, `email=x&${bomb}`, "application/x-www-form-urlencoded");
    expect([path, status]).toEqual([path, 400]);
    expect(length).toBeLessThan(2_000);
  }
});

const intents: [what: string, fields: Record<string, string>][] = [
  [
    "put in a place of five million",
    { __intent__: JSON.stringify({ type: "update", payload: { name: "a[5000000]", value: "x" } }) },
  ],
  [
    "put there by its number",
    { __intent__: JSON.stringify({ type: "update", payload: { name: "a", index: 5_000_000, value: "x" } }) },
  ],
  [
    "inserted below there",
    { __intent__: JSON.stringify({ type: "insert", payload: { name: "a[5000000].b", index: 3 } }) },
  ],
  ["cleared there", { __intent__: JSON.stringify({ type: "reset", payload: { name: "a[5000000]" } }) }],
  [
    "taken out of what is no list",
    { __intent__: JSON.stringify({ type: "remove", payload: { name: "email", index: 3 } }) },
  ],
  [
    "put in a prototype",
    { __intent__: JSON.stringify({ type: "update", payload: { name: "__proto__.x", value: 1 } }) },
  ],
  ["done that cannot be read", { __intent__: "{" }],
  ["done by nothing", { __intent__: "null" }],
  ["remembered that cannot be read", { __state__: "{" }],
];

test.each(intents)("a form that asks for something to be %s is refused", async (_, fields) => {
  const body = String(new URLSearchParams({ email: "x", ...fields }));
  const { status, length } = await send("/auth/forgot-password.data", body, "application/x-www-form-urlencoded");

  expect(status).toBe(400);
  expect(length).toBeLessThan(2_000);
});

test("a form that asks only to be checked is checked, and nothing else is done", async () => {
  const check = JSON.stringify({ type: "validate", payload: { name: "email" } });
  const body = String(new URLSearchParams({ email: "ada@example.com", __intent__: check }));

  expect((await send("/auth/forgot-password.data", body, "application/x-www-form-urlencoded")).status).toBe(422);
});

test("a file in the place of a word is refused", async () => {
  const boundary = "x";
  const file = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nwords\r\n`;
  const body = `${["email", "name", "content", "theme", "intent"].map(file).join("")}--${boundary}--\r\n`;

  for (const path of PAGES) {
    const { status } = await send(path, body, `multipart/form-data; boundary=${boundary}`);
    expect([path, status]).toEqual([path, 400]);
  }
});
