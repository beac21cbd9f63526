import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { ORIGIN, page } from "#tests/http.ts";
import { makeJpeg } from "#tests/pictures.ts";

async function keyOf({ id }: { id: string }): Promise<string | null> {
  const [user] = await db.select().from(schema.users).where(eq(schema.users.id, id));
  return user?.profileImageKey ?? null;
}

test("the page for one's picture is a member's, and tells a stranger to sign in", async () => {
  const member = await makeMember();

  const own = await (await page("/settings/profile-image", { token: member.token })).text();
  const stranger = await page("/settings/profile-image");

  expect(own).toContain('encType="multipart/form-data"');
  expect(own).not.toContain("Remove picture");
  expect([stranger.status, stranger.headers.get("Location")]).toEqual([
    302,
    "/auth?redirectTo=%2Fsettings%2Fprofile-image",
  ]);
});

test("the form of the page does the same without a script, and takes the picture away again", async () => {
  const member = await makeMember();
  const send = (fill: (form: FormData) => void) => {
    const body = new FormData();
    fill(body);
    return exports.default.fetch(`${ORIGIN}/settings/profile-image`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: ORIGIN, Cookie: `session=${member.token}` },
      body,
    });
  };

  const uploaded = await send((form) => form.set("image", new File([makeJpeg()], "me.jpg")));
  expect([uploaded.status, uploaded.headers.get("Location")]).toEqual([302, `/profile/${member.username}`]);
  const key = await keyOf(member);
  const shown = await page(`/images/${key}`);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(makeJpeg());

  const nothing = await send((form) => form.set("image", new File([], "")));
  expect([nothing.status, await nothing.text()]).toEqual([422, expect.stringContaining("Please select an image file")]);
  const text = await send((form) => form.set("image", new File(["text"], "me.jpg", { type: "image/jpeg" })));
  expect([text.status, await text.text()]).toEqual([415, expect.stringContaining("Failed to update profile image")]);
  expect(await keyOf(member)).toBe(key);

  const large = await send((form) => form.set("image", new File([new Uint8Array(6 * 1024 * 1024)], "me.jpg")));
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining("smaller than 5MB")]);
  expect(await keyOf(member)).toBe(key);

  const removed = await send((form) => form.set("intent", "remove"));
  expect(removed.status).toBe(302);
  expect(await keyOf(member)).toBeNull();
  await vi.waitFor(async () => expect(await env.IMAGES.head(key ?? "")).toBeNull());
});
