import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember, makePost, makePostComment } from "#tests/factories.ts";
import { api, apiJson, ORIGIN } from "#tests/http.ts";
import { bytesOf, makeJpeg } from "#tests/pictures.ts";
import type { Post, Report } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

async function makeScene() {
  const [author, other] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: author.id });
  const comment = await makePostComment({ postId: post.id, userId: author.id });
  return { author, other, post, comment };
}

function block(by: Member, blocked: Member) {
  return db.insert(schema.blocks).values({ blockerId: by.id, blockedId: blocked.id, createdAt: 1 });
}

function send(token: string | null, fill: (form: FormData) => void, headers: Record<string, string> = {}) {
  const body = new FormData();
  body.set("content", "Look");
  body.set("topic_type", "genre");
  body.set("topic_id", "jazz");
  fill(body);
  return exports.default.fetch(`${ORIGIN}/api/community/posts`, {
    method: "POST",
    headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
    body,
  });
}

async function picturesOf({ id }: Member) {
  const { objects } = await env.IMAGES.list({ include: ["customMetadata"], prefix: "post/" });
  return objects.filter(({ customMetadata }) => customMetadata?.owner === id);
}

test("strangers and ended sessions change nothing", async () => {
  const { post, comment } = await makeScene();

  for (const token of [undefined, "no-such-session"]) {
    const calls = [
      api(`/community/posts/${post.id}`, { method: "DELETE", token }),
      api(`/community/posts/${post.id}/like`, { method: "POST", token }),
      api(`/community/posts/${post.id}/like`, { method: "DELETE", token }),
      api(`/community/posts/${post.id}/comments`, { method: "POST", token, body: { content: "Hi" } }),
      api(`/community/comments/${comment.id}`, { method: "DELETE", token }),
      api(`/community/comments/${comment.id}/like`, { method: "POST", token }),
      send(token ?? null, () => undefined),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
  }
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body).toMatchObject({
    likes_count: 0,
    comments_count: 1,
  });
});

test("only its author and admins delete a post or a comment", async () => {
  const { author, other, post, comment } = await makeScene();
  const admin = await makeMember({ isAdmin: true });
  const remove = (path: string, by: Member) => api(`/community/${path}`, { method: "DELETE", token: by.token });

  expect((await remove(`posts/${post.id}`, other)).status).toBe(403);
  expect((await remove(`comments/${comment.id}`, other)).status).toBe(403);
  expect((await remove(`comments/${comment.id}`, admin)).status).toBe(204);
  expect((await remove(`posts/${post.id}`, author)).status).toBe(204);
  expect((await remove(`posts/${post.id}`, author)).status).toBe(404);
});

test("across a block a post can be read by its id, but not liked, commented on or answered", async () => {
  for (const blocker of ["author", "other"] as const) {
    const { author, other, post, comment } = await makeScene();
    await (blocker === "author" ? block(author, other) : block(other, author));
    const { token } = other;

    expect((await api(`/community/posts/${post.id}`, { token })).status).toBe(200);
    const list = await apiJson<{ canComment: boolean }>(`/community/posts/${post.id}/comments`, { token });
    expect(list.body.canComment).toBe(false);
    for (const answer of [
      await apiJson(`/community/posts/${post.id}/like`, { method: "POST", token }),
      await apiJson(`/community/comments/${comment.id}/like`, { method: "POST", token }),
      await apiJson(`/community/posts/${post.id}/comments`, { method: "POST", token, body: { content: "Hi" } }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: "blocked" } });
    }
  }
});

test("on a third member's post nobody answers across a block", async () => {
  const { author, other } = await makeScene();
  const host = await makeMember();
  const post = await makePost({ userId: host.id });
  const said = await makePostComment({ postId: post.id, userId: author.id });
  await block(author, other);

  const { status, body } = await apiJson(`/community/posts/${post.id}/comments`, {
    method: "POST",
    token: other.token,
    body: { content: "Hi", parent_comment_id: said.id },
  });

  expect([status, body.code]).toEqual([403, "blocked"]);
});

test("what moderation removed is there for its author and admins alone, and takes nothing any more", async () => {
  const { author, other, post, comment } = await makeScene();
  const admin = await makeMember({ isAdmin: true });
  await db.update(schema.posts).set({ removedAt: 1 }).where(eq(schema.posts.id, post.id));

  for (const token of [undefined, other.token]) {
    expect((await api(`/community/posts/${post.id}`, { token })).status).toBe(404);
    expect((await api(`/community/posts/${post.id}/comments`, { token })).status).toBe(404);
    expect((await api(`/community/comments/${comment.id}`, { token })).status).toBe(404);
  }
  for (const { token } of [author, admin]) {
    expect((await api(`/community/posts/${post.id}`, { token })).status).toBe(200);
  }
  for (const path of [`posts/${post.id}/like`, `comments/${comment.id}/like`]) {
    expect((await api(`/community/${path}`, { method: "POST", token: other.token })).status).toBe(404);
  }
  const said = await api(`/community/posts/${post.id}/comments`, {
    method: "POST",
    token: author.token,
    body: { content: "Hi" },
  });
  expect(said.status).toBe(404);
  const { body } = await apiJson<Post[]>("/community/posts?limit=50");
  expect(body.map(({ id }) => id)).not.toContain(post.id);
});

test("twenty likes at once are one, and tell once", async () => {
  const { author, other, post } = await makeScene();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api(`/community/posts/${post.id}/like`, { method: "POST", token: other.token })),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.likes_count).toBe(1);
  expect((await apiJson<unknown[]>("/notifications", { token: author.token })).body).toHaveLength(1);
});

test("a comment on a post that is deleted meanwhile is refused and leaves nothing", async () => {
  const { author, other, post } = await makeScene();
  const say = () =>
    api(`/community/posts/${post.id}/comments`, { method: "POST", token: other.token, body: { content: "Hi" } });

  const answers = await Promise.all([
    api(`/community/posts/${post.id}`, { method: "DELETE", token: author.token }),
    say(),
    say(),
  ]);

  expect(answers[0].status).toBe(204);
  expect((await say()).status).toBe(404);
  expect(await db.select().from(schema.postComments).where(eq(schema.postComments.postId, post.id))).toEqual([]);
});

test("a picture without words is refused, and not kept", async () => {
  const member = await makeMember();

  const response = await send(member.token, (form) => {
    form.set("content", " ");
    form.set("image", new File([makeJpeg()], "a.jpg"));
  });

  expect(response.status).toBe(422);
  expect(await picturesOf(member)).toEqual([]);
});

test("what is no picture, too heavy, or not multipart is refused, and not kept", async () => {
  const member = await makeMember();
  const as = (bytes: Uint8Array<ArrayBuffer>, name = "a.jpg") =>
    send(member.token, (form) => form.set("image", new File([bytes], name, { type: "image/jpeg" })));

  const text = await as(bytesOf("Not a picture"));
  const drawing = await as(bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), "a.svg");
  const heavy = await as(new Uint8Array(5 * 1024 * 1024 + 1));
  const heavier = await as(new Uint8Array(7 * 1024 * 1024));
  const json = await api("/community/posts", {
    method: "POST",
    token: member.token,
    body: { content: "Look", topic_type: "genre", topic_id: "jazz" },
  });

  expect([text.status, drawing.status, heavy.status, json.status]).toEqual([415, 415, 413, 415]);
  for (const response of [heavy, heavier]) {
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ message: "Image must be smaller than 5MB. Please choose a smaller file." }),
    ]);
  }
  expect(await picturesOf(member)).toEqual([]);
});

test("who noted where the picture of a removed post is finds it there no longer; its author does where it is now", async () => {
  const { author, other } = await makeScene();
  const admin = await makeMember({ isAdmin: true });
  const sent = await send(author.token, (form) => form.set("image", new File([makeJpeg()], "a.jpg")));
  const { id, image_url: noted } = await sent.json<Post>();
  const statusOf = async (url: string | null) => (await exports.default.fetch(`${ORIGIN}${url}`)).status;
  const imageFor = async ({ token }: Member) =>
    (await apiJson<Post>(`/community/posts/${id}`, { token })).body.image_url ?? null;
  const body = { content_type: "community_post", content_id: id, reason: "inappropriate" };
  const { body: report } = await apiJson<Report>("/reports", { method: "POST", token: other.token, body });
  const decide = (action: string) =>
    api(`/reports/${report.id}`, { method: "PATCH", token: admin.token, body: { action } });

  expect(await statusOf(noted)).toBe(200);
  await decide("remove");
  await vi.waitFor(async () => expect(await statusOf(noted)).toBe(404));
  expect(await statusOf(await imageFor(author))).toBe(200);
  expect(await statusOf(await imageFor(admin))).toBe(200);
  expect(await picturesOf(author)).toHaveLength(1);

  await decide("okay");
  expect(await statusOf(await imageFor(other))).toBe(200);
  expect((await api(`/community/posts/${id}`, { method: "DELETE", token: author.token })).status).toBe(204);
  await vi.waitFor(async () => expect(await picturesOf(author)).toEqual([]));
});

test("markup in a post is text, and a foreign user_id is not believed", async () => {
  const { other, author } = await makeScene();

  const response = await send(other.token, (form) => {
    form.set("content", "<script>alert(1)</script>");
    form.set("user_id", author.id);
  });

  expect(await response.json()).toMatchObject({ user_id: other.id, content: "<script>alert(1)</script>" });
});

test("comments are held to 250 characters and to more than nothing", async () => {
  const { other, post } = await makeScene();

  for (const content of ["", "  \n ", "x".repeat(251), 5, null]) {
    const { status } = await apiJson(`/community/posts/${post.id}/comments`, {
      method: "POST",
      token: other.token,
      body: { content },
    });
    expect([content, status]).toEqual([content, 422]);
  }
});

test("in production nothing of an answer tells a removed post from one that never was", async () => {
  const { post } = await makeScene();
  await db.update(schema.posts).set({ removedAt: 1 }).where(eq(schema.posts.id, post.id));
  const { default: worker } = await import("#worker/entry.ts");
  vi.spyOn(console, "log").mockReturnValue();
  const ask = async (id: string) => {
    const request = new Request(`https://site.example/api/community/posts/${id}`);
    const response = await worker.fetch(request, { ...env, ENVIRONMENT: "production" }, createExecutionContext());
    const headers = new Map(response.headers);
    headers.delete("x-request-id");
    headers.delete("content-security-policy");
    headers.set("server-timing", (headers.get("server-timing") ?? "").replaceAll(/dur=[\d.]+/g, "dur"));
    return { status: response.status, headers: [...headers], body: await response.text() };
  };

  const [removed, unknown] = [await ask(post.id), await ask("no-such-post")];

  expect(removed.status).toBe(404);
  expect(removed).toEqual(unknown);
});
