import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "../factories.ts";
import { html, orderIn } from "../html.ts";
import { page, postForm } from "../http.ts";

/** Puts a column or table back that a test took away. */
let putBack: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await putBack?.();
  putBack = undefined;
});

async function takeAway(change: string, undo: string) {
  await env.DB.prepare(change).run();
  putBack = () => env.DB.prepare(undo).run();
}

async function settingsOf(userId: string) {
  const [row] = await db.select().from(schema.settings).where(eq(schema.settings.userId, userId));
  return row;
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.get("Set-Cookie") ?? "");
}

test.each(["/settings", "/settings/delete-account", "/settings/download"])(
  "%s leads a stranger to sign-in",
  async (path) => {
    const response = await page(path);

    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/^\/auth\?redirectTo=%2Fsettings/);
  },
);

test("a member chooses theme and switches, sees whom they block, and finds all ways on", async () => {
  const { token } = await makeMember();

  const body = await html("/settings", token);

  expect(
    orderIn(
      body,
      ["Profile", "Appearance", "Notifications", "Blocked Users", "Account"].map((name) => `>${name}</h2>`),
    ),
  ).toHaveLength(5);
  for (const theme of ["dark", "light", "system"]) expect(body).toContain(`value="${theme}"`);
  for (const name of ["Email Notifications", "Push Notifications"]) expect(body).toContain(name);
  expect(body.match(/role="switch" aria-checked="true"/g)).toHaveLength(2);
  for (const [href, text] of [
    ["/settings/profile-image", "Change picture"],
    ["/settings/change-password", "Change Password"],
    ["/privacypolicy", "Privacy Policy"],
    ["/termsandconditions", "Terms and Conditions"],
    ["/settings/download", "Download your data"],
  ]) {
    expect(body).toMatch(new RegExp(`href="${href}"[^>]*>(?:<[^>]*>)*${text}`));
  }
  for (const button of ["Sign Out", "Delete Account"]) expect(body).toContain(button);
  expect(body).toContain("You haven't blocked anyone".replace("'", "&#x27;"));
});

test.each(["email_notifications", "push_notifications"])("%s goes off and on without a script", async (setting) => {
  const { id, token } = await makeMember();
  const stored = async () => {
    const row = await settingsOf(id);
    return setting === "email_notifications" ? row?.emailNotifications : row?.pushNotifications;
  };

  const off = await postForm("/actions/update-switch", { setting, on: "false", redirectTo: "/settings" }, { token });
  const whileOff = [await stored(), (await html("/settings", token)).includes('aria-checked="false"')];
  await postForm("/actions/update-switch", { setting, on: "true", redirectTo: "/settings" }, { token });

  expect(off.status).toBe(302);
  expect(off.headers.get("Location")).toBe("/settings");
  expect(whileOff).toEqual([false, true]);
  expect(await stored()).toBe(true);
  expect((await settingsOf(id))?.theme).toBe("dark");
});

test("a switch takes nothing but what it is for", async () => {
  const { id, token } = await makeMember();

  const answers = [
    await postForm("/actions/update-switch", { setting: "is_admin", on: "true" }, { token }),
    await postForm("/actions/update-switch", { setting: "email_notifications", on: "maybe" }, { token }),
  ];
  const stranger = await postForm("/actions/update-switch", { setting: "email_notifications", on: "false" });
  const away = await postForm(
    "/actions/update-switch",
    { setting: "email_notifications", on: "true", redirectTo: "https://evil.example" },
    { token },
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(stranger.headers.get("Location")).toMatch(/^\/auth/);
  expect(away.headers.get("Location")).toBe("/");
  expect((await settingsOf(id))?.emailNotifications).toBe(true);
});

test("the blocked are listed with picture, name and since when, newest first and by pages, and unblocked", async () => {
  const { id, token } = await makeMember();
  const blocked = [];
  for (let at = 0; at < 21; at += 1) blocked.push(await makeMember());
  await db.batch([
    db
      .insert(schema.blocks)
      .values(
        blocked
          .slice(0, 10)
          .map((other, at) => ({ blockerId: id, blockedId: other.id, createdAt: Date.UTC(2026, 0, 1) + at })),
      ),
    db
      .insert(schema.blocks)
      .values(
        blocked
          .slice(10)
          .map((other, at) => ({ blockerId: id, blockedId: other.id, createdAt: Date.UTC(2026, 1, 1) + at })),
      ),
  ]);
  const [oldest, newest] = [blocked[0], blocked[20]];

  const first = await html("/settings", token);
  const second = await html("/settings?blocked=20", token);
  const unblocked = await postForm(
    "/actions/block-user",
    { user_id: newest?.id ?? "", on: "false", redirectTo: "/settings" },
    { token },
  );
  const after = await html("/settings", token);

  expect(first).toContain(`/profile/${newest?.username}`);
  expect(first).toContain("Blocked on February 1, 2026");
  expect(first).not.toContain(`/profile/${oldest?.username}"`);
  expect(first).toContain('href="/settings?blocked=20"');
  expect(second).toContain(`/profile/${oldest?.username}`);
  expect(second).toContain("Blocked on January 1, 2026");
  expect(unblocked.headers.get("Location")).toBe("/settings");
  expect(after).not.toContain(`/profile/${newest?.username}"`);
  expect(after).toContain(`/profile/${oldest?.username}`);
});

test("a list of the blocked that cannot be read says so, and the rest of the settings stands", async () => {
  const { token } = await makeMember();
  await takeAway(
    "alter table blocks rename column created_at to created_away",
    "alter table blocks rename column created_away to created_at",
  );

  const body = await html("/settings", token);

  expect(body).toContain("Failed to load blocked users. Please try again later.");
  expect(body).toContain("Try again");
  expect(body).toContain("Email Notifications");
});

test("settings that cannot be read say so", async () => {
  const { token } = await makeMember();
  await takeAway(
    "alter table settings rename column push_notifications to push_away",
    "alter table settings rename column push_away to push_notifications",
  );

  const response = await page("/settings", { token });
  const body = await response.text();

  expect(response.status).toBe(500);
  expect(body).toContain("Failed to fetch settings.");
  expect(body).toContain("Try again");
});

test("the data comes as a file by a link, and its limit is said on the settings", async () => {
  const { token, username } = await makeMember();

  const files = [];
  for (let time = 0; time < 5; time += 1) files.push(await page("/settings/download", { token }));
  const archives = await Promise.all(files.map((file) => file.json<{ profile: object }>()));
  const sixth = await page("/settings/download", { token });

  expect(files[0]?.headers.get("Content-Disposition")).toContain(`filename="sleevenotes-${username}-`);
  expect(files[0]?.headers.get("Cache-Control")).toBe("private, no-store");
  expect(archives[4]?.profile).toMatchObject({ username });
  expect(sixth.headers.get("Location")).toBe("/settings");
  expect(flashOf(sixth)).toContain("Too many attempts");
});

test("deleting asks for the username on a page of its own, and a wrong one deletes nothing", async () => {
  const { id, token, username } = await makeMember();

  const question = await html("/settings/delete-account", token);
  const wrong = await postForm("/actions/delete-account", { username: "somebody" }, { token });
  const stranger = await postForm("/actions/delete-account", { username });

  expect(question).toContain("Delete your account?");
  expect(question).toContain(username);
  expect(question).toMatch(/href="\/settings"[^>]*>(?:<[^>]*>)*Cancel/);
  expect(stranger.headers.get("Location")).toBe("/auth?redirectTo=%2Fsettings%2Fdelete-account");
  expect(wrong.headers.get("Location")).toBe("/settings/delete-account");
  expect(flashOf(wrong)).toContain("This is not your username.");
  expect(await settingsOf(id)).toBeDefined();
});

test("deleting signs out, clears what the browser keeps and leads to sign-in with a farewell", async () => {
  const { id, token, username } = await makeMember();

  const response = await postForm("/actions/delete-account", { username: ` ${username.toUpperCase()} ` }, { token });

  expect(response.headers.get("Location")).toBe("/auth");
  expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  expect(response.headers.get("Set-Cookie")).toMatch(/session=; Max-Age=0/);
  expect(flashOf(response)).toContain("Account deleted");
  expect(await settingsOf(id)).toBeUndefined();
  expect((await page("/settings", { token })).headers.get("Location")).toMatch(/^\/auth/);
});
