import { expect, test } from "vitest";
import { makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, ORIGIN } from "#tests/http.ts";
import { askForStream, listen } from "#tests/live.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function block(by: Member, blocked: Member) {
  return api("/blocks", { method: "POST", token: by.token, body: { blocked_id: blocked.id } });
}

test("nobody hears what another is told", async () => {
  const [member, eavesdropper, fan] = [await makeMember(), await makeMember(), await makeMember()];
  const [theirs, other, actors] = [
    await listen(member.token),
    await listen(eavesdropper.token),
    await listen(fan.token),
  ];

  await follow(fan, member);
  await theirs.heard(({ type }) => type === "notification");

  for (const { messages } of [other, actors]) expect(messages).toEqual([{ type: "unread_count", unread_count: 0 }]);
});

test("a caller cannot say in whose name they listen", async () => {
  const [victim, attacker, fan] = [await makeMember(), await makeMember(), await makeMember()];
  const theirs = await listen(victim.token);
  const response = await askForStream({
    Cookie: `session=${attacker.token}`,
    Origin: ORIGIN,
    "X-Listener": JSON.stringify({ userId: victim.id, session: "x", expiresAt: Number.MAX_SAFE_INTEGER }),
  });
  const heard: unknown[] = [];
  response.webSocket?.addEventListener("message", ({ data }) => {
    heard.push(data);
  });
  response.webSocket?.accept();

  await follow(fan, victim);
  await theirs.heard(({ type }) => type === "notification");

  expect(heard.filter((data) => String(data).includes(fan.username))).toEqual([]);
  response.webSocket?.close();
});

test("what a member sends into their socket reaches nobody, their own tabs included", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const [talker, tab, stranger] = [await listen(member.token), await listen(member.token), await listen(other.token)];

  talker.socket.send(JSON.stringify({ type: "unread_count", unread_count: 1000 }));
  await follow(await makeMember(), member);
  await tab.heard(({ type }) => type === "notification");

  expect(tab.messages.map(({ unread_count }) => unread_count)).toEqual([0, 1]);
  expect(stranger.messages).toHaveLength(1);
});

test("across a block nothing is told, and a block takes back what was", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReview({ userId: author.id, albumId: (await makeAlbum()).id });
  const { heard, messages } = await listen(author.token);
  await api(`/reviews/${review.id}/likes`, { method: "POST", token: fan.token });
  await heard(({ unread_count }) => unread_count === 1);

  await block(author, fan);
  await heard(({ unread_count }) => unread_count === 0);
  messages.length = 0;

  expect((await follow(fan, author)).status).toBe(403);
  await follow(await makeMember(), author);
  expect(await heard(({ type }) => type === "notification")).toMatchObject({ unread_count: 1 });
  expect(JSON.stringify(messages)).not.toContain(fan.username);
});

test("a deed that is done again is not told again", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const { heard, messages } = await listen(author.token);
  await follow(fan, author);
  await heard(({ type }) => type === "notification");
  messages.length = 0;

  await follow(fan, author);
  await follow(await makeMember(), author);
  await heard(({ unread_count }) => unread_count === 2);

  expect(JSON.stringify(messages)).not.toContain(fan.username);
});
