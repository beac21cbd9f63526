import { expect, test, vi } from "vitest";
import { makeAlbum, makeMember, makeMemberWithPassword, makeReview, PASSWORD } from "#tests/factories.ts";
import { api, apiJson, ORIGIN, somewhere } from "#tests/http.ts";
import { askForStream, listen } from "#tests/live.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

function like(by: Member, reviewId: string) {
  return api(`/reviews/${reviewId}/likes`, { method: "POST", token: by.token });
}

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

async function problemOf(response: Response) {
  const { status, code } = (await response.json()) as { status: number; code: string };
  return [response.status, status, code];
}

test("a plain GET is told that this is a WebSocket, whoever asks", async () => {
  const { token } = await makeMember();

  for (const response of [await api("/notifications/stream"), await api("/notifications/stream", { token })]) {
    expect(response.headers.get("Upgrade")).toBe("websocket");
    expect(response.headers.get("Content-Type")).toBe("application/problem+json");
    expect(await problemOf(response)).toEqual([426, 426, "upgrade_required"]);
  }
});

test("another method is not taken", async () => {
  const { token } = await makeMember();
  const response = await api("/notifications/stream", { method: "POST", token });

  expect(response.status).toBe(405);
});

test("strangers, made-up tokens and ended sessions are refused", async () => {
  const { token } = await makeMember();
  await api("/auth/sign-out", { method: "POST", token });

  const tries: Record<string, string>[] = [
    {},
    { Cookie: "session=made-up", Origin: ORIGIN },
    { Authorization: "Bearer made-up" },
    { Cookie: `session=${token}`, Origin: ORIGIN },
    { Authorization: `Bearer ${token}` },
  ];
  for (const headers of tries) {
    expect(await problemOf(await askForStream(headers))).toEqual([401, 401, "unauthenticated"]);
  }
});

test("with a cookie another site's page is refused, and one that hides where it is", async () => {
  const { token } = await makeMember();

  for (const origin of ["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:81", ""]) {
    const response = await askForStream({ Cookie: `session=${token}`, ...(origin && { Origin: origin }) });
    expect(await problemOf(response)).toEqual([403, 403, "cross_origin"]);
  }
});

test("a bearer token opens it from anywhere", async () => {
  const { token } = await makeMember();

  const response = await askForStream({ Authorization: `Bearer ${token}`, Origin: "https://tool.example" });

  expect(response.status).toBe(101);
  expect(response.webSocket).not.toBeNull();
  response.webSocket?.accept();
  response.webSocket?.close();
});

test("its first message is the unread count", async () => {
  const member = await makeMember();
  await follow(await makeMember(), member);

  const { messages } = await listen(member.token);

  expect(messages).toEqual([{ type: "unread_count", unread_count: 1 }]);
});

test("a like is told as the line that the list shows, with the count", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReview({ userId: author.id, albumId: (await makeAlbum({ title: "Dummy" })).id });
  const { heard } = await listen(author.token);

  await like(fan, review.id);

  const told = await heard(({ type }) => type === "notification");
  const { body: lines } = await apiJson("/notifications", { token: author.token });
  expect(told).toEqual({ type: "notification", notification: (lines as unknown as unknown[])[0], unread_count: 1 });
  expect(told).toMatchObject({ notification: { entity_title: "Dummy", actor: { username: fan.username } } });
});

test("follows, comments and likes of comments are told too", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReview({ userId: author.id, albumId: (await makeAlbum()).id });
  const { heard } = await listen(author.token);
  const heardOf = (kind: string) =>
    heard((message) => message.type === "notification" && message.notification.notification_type === kind);

  await follow(fan, author);
  await heardOf("follow");
  await api(`/reviews/${review.id}/comments`, { method: "POST", token: fan.token, body: { content: "Well said." } });
  await heardOf("review_comment");
  const { body: mine } = await apiJson<{ id: string }>(`/reviews/${review.id}/comments`, {
    method: "POST",
    token: author.token,
    body: { content: "Thank you." },
  });
  await api(`/reviews/comments/${mine.id}/like`, { method: "POST", token: fan.token });
  expect(await heardOf("comment_like")).toMatchObject({ unread_count: 3 });
});

test("what is taken back, read or hidden by a block is told as the count", async () => {
  const [author, fan] = [await makeMember(), await makeMember()];
  const review = await makeReview({ userId: author.id, albumId: (await makeAlbum()).id });
  const { heard, messages } = await listen(author.token);
  const counted = async (count: number) => {
    await heard(({ unread_count }) => unread_count === count);
    messages.length = 0;
  };
  await counted(0);

  await like(fan, review.id);
  await counted(1);
  await api(`/reviews/${review.id}/likes/${fan.id}`, { method: "DELETE", token: fan.token });
  await counted(0);
  await follow(fan, author);
  await counted(1);
  await api("/notifications/mark-all-read", { method: "PATCH", token: author.token });
  await counted(0);
  await like(await makeMember(), review.id);
  await like(fan, review.id);
  await counted(1);
});

test("both of a member's tabs are told", async () => {
  const member = await makeMember();
  const [one, two] = [await listen(member.token), await listen(member.token)];

  await follow(await makeMember(), member);

  for (const tab of [one, two]) {
    expect(await tab.heard(({ type }) => type === "notification")).toMatchObject({ unread_count: 1 });
  }
});

test("signing out closes that session's sockets with 4401, and leaves the member's others", async () => {
  const member = await makeMemberWithPassword();
  const { body } = await apiJson<{ access_token: string }>("/auth/sign-in", {
    method: "POST",
    body: { email: member.email, password: PASSWORD },
    headers: somewhere(),
  });
  const [here, there] = [await listen(member.token), await listen(body.access_token)];

  await api("/auth/sign-out", { method: "POST", token: member.token });

  await vi.waitFor(() => expect(here.closed()).toBe(4401));
  await follow(await makeMember(), member);
  await there.heard(({ type }) => type === "notification");
  expect(there.closed()).toBeUndefined();
});

test("signing out everywhere closes them all", async () => {
  const member = await makeMember();
  const tabs = [await listen(member.token), await listen(member.token)];

  await api("/auth/sign-out", { method: "POST", token: member.token, body: { everywhere: true } });

  for (const tab of tabs) await vi.waitFor(() => expect(tab.closed()).toBe(4401));
});

test("a new password closes the sockets of the other sessions, and not one's own", async () => {
  const member = await makeMemberWithPassword();
  const { body } = await apiJson<{ access_token: string }>("/auth/sign-in", {
    method: "POST",
    body: { email: member.email, password: PASSWORD },
    headers: somewhere(),
  });
  const [own, other] = [await listen(member.token), await listen(body.access_token)];
  const fields = { currentPassword: PASSWORD, newPassword: "Newsleeve1", confirmNewPassword: "Newsleeve1" };

  const changed = await api("/auth/change-password", { method: "POST", token: member.token, body: fields });

  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(other.closed()).toBe(4401));
  await follow(await makeMember(), member);
  await own.heard(({ type }) => type === "notification");
});
