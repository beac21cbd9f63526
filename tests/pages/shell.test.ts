import { expect, test } from "vitest";
import { makeAlbum, makeMember } from "#tests/factories.ts";
import { page } from "#tests/http.ts";

async function html(path: string, options?: Parameters<typeof page>[1]) {
  return (await page(path, options)).text();
}

test("a page has its landmarks, a skip link and one navigation named Main", async () => {
  const body = await html("/privacypolicy");

  expect(body).toContain('href="#main"');
  expect(body).toMatch(/<header[\s>]/);
  expect(body).toMatch(/<main id="main"/);
  expect(body).toMatch(/<footer[\s>]/);
  expect(body.match(/<nav aria-label="Main"/g)).toHaveLength(1);
  expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
});

test("a stranger is offered Sign In, which leads back to where they were", async () => {
  const body = await html("/search?q=blue");

  expect(body).toContain('href="/auth?redirectTo=%2Fsearch%3Fq%3Dblue"');
  expect(body).not.toContain("Signed in as");
  expect(body).not.toContain('href="/settings"');
});

test("a member sees who is signed in, their profile and their settings", async () => {
  const member = await makeMember();

  const body = await html("/", { token: member.token });

  expect(body).toContain("Signed in as");
  expect(body).toContain(member.username);
  expect(body).toContain(`href="/profile/${member.username}"`);
  expect(body).toContain('href="/settings"');
  expect(body).not.toContain(">Sign In<");
});

test("the current place is marked in the navigation", async () => {
  const body = await html("/search");

  expect(body).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/search"|<a[^>]*href="\/search"[^>]*aria-current="page"/);
});

test("the Back button stands on detail pages alone, and is a form that leads to the return address", async () => {
  const album = await makeAlbum();

  const detail = await html(`/album/${album.id}?returnTo=${encodeURIComponent("/search?q=blue&tab=albums")}`);
  const home = await html("/");

  expect(detail).toContain('aria-label="Back"');
  expect(detail).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/search")/);
  expect(detail).toMatch(/<input type="hidden" name="q" value="blue"/);
  expect(home).not.toContain('aria-label="Back"');
});

test("a return address on another site is not followed", async () => {
  const album = await makeAlbum();

  const body = await html(`/album/${album.id}?returnTo=${encodeURIComponent("//evil.example/")}`);

  expect(body).toContain('aria-label="Back"');
  expect(body).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/search")/);
  expect(body).not.toContain('action="//evil.example');
});

test("the theme of the cookie is on the first byte, and a made-up one is not", async () => {
  expect(await html("/", { headers: { Cookie: "theme=light" } })).toMatch(
    /<html[^>]*class="light"[^>]*data-theme="light"/,
  );
  expect(await html("/", { headers: { Cookie: 'theme="><script>' } })).toMatch(/<html[^>]*class="dark"/);
});

test("every inline script carries the nonce of the policy", async () => {
  const response = await page("/");
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  const scripts = (await response.text()).match(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g) ?? [];

  expect(nonce).toBeTruthy();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("a path that is nothing's answers 404 with Page Not Found inside the shell", async () => {
  const response = await page("/no/such/page");
  const body = await response.text();

  expect(response.status).toBe(404);
  expect(body).toContain("Page Not Found");
  expect(body).toContain('href="/"');
  expect(body).toContain('<nav aria-label="Main"');
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test("the message that a redirect left is on the next page, once, and as text", async () => {
  const left = encodeURIComponent(JSON.stringify({ title: "Signed out", description: "<b>bye</b>" }));

  const response = await page("/", { headers: { Cookie: `flash=${left}` } });
  const body = await response.text();

  expect(body).toMatch(/role="status"[^>]*>(?:(?!<\/div>).)*Signed out/s);
  expect(body).toContain("&lt;b&gt;bye&lt;/b&gt;");
  expect(body).not.toContain("<b>bye</b>");
  expect(response.headers.getSetCookie().join()).toMatch(/flash=;[^,]*Max-Age=0/);
});

test.each(["%7Bnot json", encodeURIComponent('{"title":5}'), encodeURIComponent("[1]"), "%"])(
  "a message that somebody else wrote is ignored: %s",
  async (left) => {
    const response = await page("/", { headers: { Cookie: `flash=${left}` } });

    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('role="status"');
  },
);

test.each([
  ["/privacypolicy", "Privacy Policy", ["portability", "90 days", "under 13", "transfers", "cookies"]],
  ["/termsandconditions", "Terms and Conditions", ["30 days", "settings", "Indemnification", "Governing Law"]],
])("%s is a legal text with its date and a way home", async (path, title, points) => {
  const body = await html(path);

  expect(body).toContain(`<title>${title} · Sleevenotes</title>`);
  expect(body).toMatch(/Last updated (<!-- -->)?June 29, 2025/);
  expect(body).toContain("Back to Home");
  for (const point of points) expect(body.toLowerCase()).toContain(point.toLowerCase());
});
