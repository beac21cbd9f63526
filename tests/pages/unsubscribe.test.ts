import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { ORIGIN, page, postForm } from "#tests/http.ts";
import { newToken } from "#worker/domain/sessions.server.ts";

/** A member who was mailed before, and the link of those mails. */
async function makeMailedMember() {
  const [member, token] = [await makeMember(), newToken()];
  await db.update(schema.settings).set({ unsubscribeToken: token }).where(eq(schema.settings.userId, member.id));
  return { ...member, path: `/unsubscribe?token=${token}` };
}

async function getsMail({ id }: { id: string }): Promise<boolean | undefined> {
  const [settings] = await db.select().from(schema.settings).where(eq(schema.settings.userId, id));
  return settings?.emailNotifications;
}

/** As mail programs do it (RFC 8058): without a session, an origin or a browser. */
function click(path: string) {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
}

test("a mail program switches mail off with one click, once or twice, and for nobody else", async () => {
  const [member, other] = [await makeMailedMember(), await makeMailedMember()];

  const statuses = [(await click(member.path)).status, (await click(member.path)).status];

  expect(statuses).toEqual([200, 200]);
  expect(await getsMail(member)).toBe(false);
  expect(await getsMail(other)).toBe(true);
});

test("looking at the link changes nothing; the button there does, without a script or a session", async () => {
  const member = await makeMailedMember();

  const looked = await html(member.path);
  const afterLook = await getsMail(member);
  const pressed = await postForm(member.path, {});

  expect(looked).toContain(`action="${member.path}"`);
  expect(looked).toContain('<meta name="robots" content="noindex"');
  expect(afterLook).toBe(true);
  expect(pressed.status).toBe(200);
  expect(await pressed.text()).toContain("You Are Unsubscribed");
  expect(await getsMail(member)).toBe(false);
  expect(await html(member.path)).toContain("You Are Unsubscribed");
});

test("another site's page cannot press the button", async () => {
  const member = await makeMailedMember();

  const response = await exports.default.fetch(`${ORIGIN}${member.path}`, {
    method: "POST",
    headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
    body: "",
  });

  expect(response.status).toBe(403);
  expect(await getsMail(member)).toBe(true);
});

test.each(["", "?token=", "?token=nobody", "?token=%00", `?token=${"a".repeat(40)}`])(
  "/unsubscribe%s is nobody's link",
  async (query) => {
    const member = await makeMember();

    const [looked, clicked] = [await page(`/unsubscribe${query}`), await click(`/unsubscribe${query}`)];

    expect([looked.status, clicked.status]).toEqual([404, 404]);
    expect(await looked.text()).toContain("Link Not Found");
    expect(await getsMail(member)).toBe(true);
  },
);
