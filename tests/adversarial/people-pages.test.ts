import { exports } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember } from "#tests/factories.ts";
import { ORIGIN, postForm } from "#tests/http.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type Deed = "follow-user" | "block-user";

/** A press of the button by a browser without a script. */
function press(deed: Deed, by: Member | null, userId: string, { on = true, redirectTo = "/profile/x" } = {}) {
  return postForm(`/actions/${deed}`, { user_id: userId, on: String(on), redirectTo }, { token: by?.token });
}

/** The same by the app's script. */
function send(deed: Deed, by: Member, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return exports.default.fetch(`${ORIGIN}/actions/${deed}.data`, {
    method: "POST",
    headers: {
      Origin: ORIGIN,
      Cookie: `session=${by.token}`,
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

/** What the members follow and block: the tests of a file share the database. */
async function bondsOf(...members: Member[]) {
  const ids = members.map(({ id }) => id);
  return {
    follows: await db.select().from(schema.follows).where(inArray(schema.follows.followerId, ids)),
    blocks: await db.select().from(schema.blocks).where(inArray(schema.blocks.blockerId, ids)),
  };
}

const NONE = { follows: [], blocks: [] };

async function countsOf(member: Member) {
  const [row] = await db
    .select({ followers: schema.users.followersCount, following: schema.users.followingCount })
    .from(schema.users)
    .where(eq(schema.users.id, member.id));
  return row;
}

test("following and blocking oneself is refused in words, and changes nothing", async () => {
  const member = await makeMember();

  const followed = await press("follow-user", member, member.id);
  const blocked = await press("block-user", member, member.id);

  expect(flashOf(followed)).toContain("You cannot follow yourself.");
  expect(flashOf(blocked)).toContain("Failed to block user");
  expect(flashOf(blocked)).toContain("You cannot block yourself.");
  expect(await bondsOf(member)).toEqual(NONE);
});

test("nobody who exists not is followed or blocked", async () => {
  const member = await makeMember();

  for (const deed of ["follow-user", "block-user"] as const) {
    for (const id of ["nobody", "' or 1=1 --", "x".repeat(200)]) {
      expect([deed, id, flashOf(await press(deed, member, id))]).toEqual([
        deed,
        id,
        expect.stringContaining("User not found"),
      ]);
    }
    expect(flashOf(await press(deed, member, "nobody", { on: false }))).not.toContain("Failed");
  }

  expect(await bondsOf(member)).toEqual(NONE);
});

test("across a block a follow is refused, whoever set it, and the page is told why", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  await press("block-user", ada, bo.id);

  for (const [by, other] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    expect(flashOf(await press("follow-user", by, other.id))).toContain("You cannot follow this user.");
    const response = await send("follow-user", by, { user_id: other.id, on: "true" });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("You cannot follow this user.");
  }

  expect((await bondsOf(ada, bo)).follows).toEqual([]);
});

test("twenty presses at once make one follow, and as many the other way none", async () => {
  const [fan, member] = [await makeMember(), await makeMember()];
  const twenty = (on: boolean) =>
    Promise.all(Array.from({ length: 20 }, () => press("follow-user", fan, member.id, { on })));

  const made = await twenty(true);
  expect(made.filter((response) => flashOf(response).includes("You are now following this user"))).toHaveLength(1);
  expect(await countsOf(member)).toEqual({ followers: 1, following: 0 });

  const ended = await twenty(false);
  expect(ended.filter((response) => flashOf(response).includes("You've unfollowed this user"))).toHaveLength(1);
  expect([await countsOf(member), await countsOf(fan)]).toEqual([
    { followers: 0, following: 0 },
    { followers: 0, following: 0 },
  ]);
});

test("a block and a follow at the same moment leave no follow across the block", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ada, bo] = [await makeMember(), await makeMember()];

    await Promise.all([
      press("follow-user", bo, ada.id),
      press("block-user", ada, bo.id),
      press("follow-user", ada, bo.id),
    ]);

    const left = await db.select().from(schema.follows).where(eq(schema.follows.followerId, bo.id));
    expect(left).toEqual([]);
    expect(await countsOf(ada)).toEqual({ followers: 0, following: 0 });
  }
});

test("another site's form follows and blocks nobody", async () => {
  const [member, other] = [await makeMember(), await makeMember()];

  for (const deed of ["follow-user", "block-user"] as const) {
    for (const Origin of ["https://evil.example", "null"]) {
      const response = await send(deed, member, { user_id: other.id, on: "true" }, { Origin });
      expect([deed, Origin, response.status]).toEqual([deed, Origin, 403]);
    }
  }

  expect(await bondsOf(member)).toEqual(NONE);
});

test("a form names nobody else as the one who follows, and leads nowhere else", async () => {
  const [member, victim, other] = [await makeMember(), await makeMember(), await makeMember()];

  const fields = { user_id: other.id, on: "true", follower_id: victim.id, blocker_id: victim.id };
  await postForm("/actions/follow-user", fields, member);
  const away = await press("follow-user", member, other.id, { redirectTo: "https://evil.example/" });

  expect((await bondsOf(member, victim)).follows).toMatchObject([{ followerId: member.id, followingId: other.id }]);
  expect(away.headers.get("Location")).toBe("/");
});

test("what no button of ours sends is refused", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const forms = [
    {},
    { user_id: other.id },
    { user_id: other.id, on: "maybe" },
    { on: "true" },
    { user_id: "", on: "true" },
    { user_id: "x".repeat(201), on: "true" },
  ];

  for (const deed of ["follow-user", "block-user"] as const) {
    for (const fields of forms) {
      expect((await postForm(`/actions/${deed}`, fields as Record<string, string>, member)).status).toBe(400);
    }
  }

  expect(await bondsOf(member)).toEqual(NONE);
});

test("a script is told how many follow now, and of a refusal by its status", async () => {
  const [fan, member] = [await makeMember(), await makeMember()];

  const followed = await send("follow-user", fan, { user_id: member.id, on: "true" });
  const unknown = await send("follow-user", fan, { user_id: "nobody", on: "true" });

  const text = await followed.text();
  expect(text).toContain("You are now following this user");
  expect(text).toMatch(/"count",1\b/);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain("User not found");
});
