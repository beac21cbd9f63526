import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeMember, makePost, makePostComment } from "#tests/factories.ts";
import { html } from "#tests/html.ts";
import { apiJson, ORIGIN, page, postForm } from "#tests/http.ts";
import { makePng } from "#tests/pictures.ts";
import type { Post } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const ABOUT_JAZZ = { topic_type: "genre", topic_id: "jazz", topic_name: "Jazz" };
const SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(2)>";

async function makeTalk() {
  const [author, fan] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: author.id, content: "Mine to keep." });
  const comment = await makePostComment({ postId: post.id, userId: fan.id, content: "Mine to delete." });
  return { author, fan, post, comment, path: `/community/post/${post.id}` };
}

/** What a page's script sends, and gets as data. */
async function send(path: string, fields: Record<string, string>, by: Member | null) {
  const response = await exports.default.fetch(`${ORIGIN}${path}.data`, {
    method: "POST",
    redirect: "manual",
    headers: {
      Origin: ORIGIN,
      "Content-Type": "application/x-www-form-urlencoded",
      ...(by && { Cookie: `session=${by.token}` }),
    },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, text: await response.text() };
}

function sendForm(path: string, body: FormData, by: Member | null, headers: Record<string, string> = {}) {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: ORIGIN, ...(by && { Cookie: `session=${by.token}` }), ...headers },
    body,
  });
}

function formOf(fields: Record<string, string>, image?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set("image", image);
  return form;
}

/** Where the sign-in leads back to. */
function backOf(response: Response): URL {
  const signIn = new URL(response.headers.get("Location") ?? "", ORIGIN);
  return new URL(signIn.searchParams.get("redirectTo") ?? "", ORIGIN);
}

async function postsBy({ id }: Member) {
  return (await apiJson<Post[]>(`/community/posts/user/${id}`)).body;
}

async function commentsOn(postId: string): Promise<string[]> {
  const rows = await db.select().from(schema.postComments).where(eq(schema.postComments.postId, postId));
  return rows.map(({ content }) => content);
}

async function block(blocker: Member, blocked: Member) {
  await db.insert(schema.blocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });
}

test("nobody deletes another's post, neither asked nor told, and nobody says why", async () => {
  const { author, fan, post, path } = await makeTalk();

  const question = await html(`${path}?delete=ask`, fan.token);
  const byScript = await send("/actions/delete-post", { post_id: post.id }, fan);
  const byForm = await postForm("/actions/delete-post", { post_id: post.id }, { token: fan.token });
  const stranger = await postForm("/actions/delete-post", { post_id: post.id });

  expect(question).not.toContain("Delete this post?");
  expect(byScript.status).toBe(403);
  expect(byForm.headers.getSetCookie().join()).not.toContain("flash");
  expect(stranger.headers.get("Location")).toMatch(/^\/auth/);
  expect(await postsBy(author)).toHaveLength(1);
});

test("nobody deletes another's comment, not even whose post it is under", async () => {
  const { author, post, comment, path } = await makeTalk();

  const question = await html(`${path}?delete-comment=${comment.id}`, author.token);
  const byScript = await send("/actions/delete-post-comment", { comment_id: comment.id, redirectTo: path }, author);

  expect(question).not.toContain("Delete this comment?");
  expect(byScript.status).toBe(403);
  expect(await commentsOn(post.id)).toEqual(["Mine to delete."]);
});

test("whom a post's author blocks neither comments nor likes, and keeps the words", async () => {
  const { author, fan, post, path } = await makeTalk();
  await block(author, fan);

  const said = await send(path, { content: "Let me in." }, fan);
  const plain = await postForm(path, { content: "Let me in." }, { token: fan.token });
  const liked = await send("/actions/like-post", { post_id: post.id, on: "true" }, fan);
  const feed = await html("/community", fan.token);

  expect(said.status).toBe(403);
  expect(said.text).toContain("You cannot comment on this post.");
  expect(said.text).toContain("Let me in.");
  expect(plain.status).toBe(403);
  expect(liked.status).toBe(403);
  expect(liked.text).toContain("You cannot like this post.");
  expect(feed).not.toContain(`post-${post.id}`);
  expect(await commentsOn(post.id)).toEqual(["Mine to delete."]);
});

test("a reply to a comment of another post, or of nowhere, is refused with its words", async () => {
  const { fan, post, path } = await makeTalk();
  const other = await makeTalk();

  const elsewhere = await send(path, { content: "Hi", parent_comment_id: other.comment.id }, fan);
  const nowhere = await send(path, { content: "Hi", parent_comment_id: "nothing" }, fan);

  expect(elsewhere.status).toBe(422);
  expect(nowhere.status).toBe(404);
  for (const { text } of [elsewhere, nowhere]) expect(text).toContain("Hi");
  expect(await commentsOn(post.id)).toEqual(["Mine to delete."]);
});

test("a reply to a comment that was deleted or removed meanwhile is refused with its words", async () => {
  const gone = await makeTalk();
  await db.delete(schema.postComments).where(eq(schema.postComments.id, gone.comment.id));
  const removed = await makeTalk();
  await db.update(schema.postComments).set({ removedAt: 1 }).where(eq(schema.postComments.id, removed.comment.id));

  for (const { author, comment, post, path } of [gone, removed]) {
    const before = await commentsOn(post.id);
    const { status, text } = await send(path, { content: "Too late", parent_comment_id: comment.id }, author);

    expect(status).toBe(404);
    expect(text).toContain("Too late");
    expect(await commentsOn(post.id)).toEqual(before);
  }
});

test("a post that was deleted meanwhile takes no comment; a script keeps the words", async () => {
  const { author, fan, post, path } = await makeTalk();
  await postForm("/actions/delete-post", { post_id: post.id }, { token: author.token });

  const byScript = await send(path, { content: "Too late" }, fan);
  const byForm = await postForm(path, { content: "Too late" }, { token: fan.token });
  const liked = await send("/actions/like-post", { post_id: post.id, on: "true" }, fan);

  expect(byScript.status).toBe(404);
  expect(byScript.text).toContain("Too late");
  expect(byForm.status).toBe(404);
  expect(await byForm.text()).toContain("Post not found");
  expect(liked.status).toBe(404);
});

test("a session that has ended leads to sign-in and back to the reply", async () => {
  const { fan, comment, path } = await makeTalk();

  const response = await postForm(path, {
    content: "@you Hard to say again",
    parent_comment_id: comment.id,
    reply_to: fan.username,
  });
  const back = new URL(response.headers.get("Location") ?? "", ORIGIN).searchParams.get("redirectTo") ?? "";
  const body = await html(back.split("#")[0] ?? "", fan.token);

  expect(back).toBe(`${path}?reply=${comment.id}&draft=%40you%20Hard%20to%20say%20again#write-reply`);
  expect(body).toContain("@you Hard to say again</textarea>");
  expect(body).toContain(`name="parent_comment_id" value="${comment.id}"`);
});

test("a session that has ended while one wrote a post leads to sign-in and back to the words and the topic", async () => {
  const ada = await makeMember();
  const fields = { ...ABOUT_JAZZ, content: "Hard to find & say again" };

  const plain = await sendForm("/community/new", formOf(fields), null);
  const scripted = await sendForm("/actions/create-post.data", formOf(fields), null);
  const back = new URL(plain.headers.get("Location") ?? "", ORIGIN).searchParams.get("redirectTo") ?? "";
  const body = await html(back, ada.token);

  expect(back).toMatch(/^\/community\/new\?topic_type=genre/);
  expect(body).toContain("Hard to find &amp; say again</textarea>");
  expect(body).toContain('name="topic_id" value="jazz"');
  expect(await scripted.text()).toContain("redirectTo");
});

test("another site cannot post, like or delete for a member", async () => {
  const { author, post } = await makeTalk();
  const evil = { Origin: "https://evil.example" };

  const posted = await sendForm("/actions/create-post", formOf({ ...ABOUT_JAZZ, content: "Evil" }), author, evil);
  const deleted = await sendForm("/actions/delete-post", formOf({ post_id: post.id }), author, evil);

  expect(posted.status).toBe(403);
  expect(deleted.status).toBe(403);
  expect((await postsBy(author)).map(({ content }) => content)).toEqual(["Mine to keep."]);
});

test("markup in a post, a comment, a topic's name and a draft is text", async () => {
  const author = await makeMember();
  const post = await makePost({ userId: author.id, content: SCRIPT, topicType: "artist", topicName: SCRIPT });
  await makePostComment({ postId: post.id, userId: author.id, content: SCRIPT });
  const path = `/community/post/${post.id}`;

  for (const address of [
    "/community",
    path,
    `${path}?draft=${encodeURIComponent(SCRIPT)}`,
    `/user/${author.username}/posts`,
    `/community/new?topic_type=genre&topic_id=jazz&content=${encodeURIComponent(SCRIPT)}`,
  ]) {
    const whole = await (await page(address, { token: author.token })).text();
    expect(whole).toContain("&lt;script&gt;alert(1)");
    expect(whole).not.toContain("<script>alert(1)");
    expect(whole).not.toContain("<img src=x");
  }
});

test("only addresses of the web become links, and none lends the site's name to them", async () => {
  const author = await makeMember();
  const content = "javascript:alert(1) data:text/html,x https://good.example/a?b=1&c https://bank@evil.example/";
  const post = await makePost({ userId: author.id, content });

  const body = await html(`/community/post/${post.id}`);
  const text = body.match(/<article.*?<\/article>/s)?.[0] ?? "";

  expect(text).toContain('<a href="https://good.example/a?b=1&amp;c" rel="nofollow ugc noopener"');
  expect(text).not.toMatch(/href="(?!\/|https:\/\/good\.example)/);
  expect(body).not.toMatch(/href="\s*javascript:/i);
});

test("what weighs too much is refused before it is read whole, and what is no form of ours is refused", async () => {
  const ada = await makeMember();
  const heavy = new File([new Uint8Array(6 * 1024 * 1024)], "a.png");

  const large = await sendForm("/actions/create-post.data", formOf({ ...ABOUT_JAZZ, content: "Look" }, heavy), ada);
  const plain = await send("/actions/create-post", { ...ABOUT_JAZZ, content: "Look" }, ada);
  const long = await sendForm("/actions/create-post.data", formOf({ ...ABOUT_JAZZ, content: "x".repeat(60_000) }), ada);
  const odd = await sendForm("/actions/create-post.data", formOf({ topic_type: "planet", content: "Look" }), ada);

  expect(large.status).toBe(413);
  expect(await large.text()).toContain("Image must be smaller than 5MB");
  expect(plain.status).toBe(415);
  expect(long.status).toBe(422);
  expect(odd.status).toBe(422);
  expect(await odd.text()).toContain("Choose what the post is about");
  expect(await postsBy(ada)).toEqual([]);
});

test("of a text without end a refusal gives back what can be shortened", async () => {
  const { fan, path } = await makeTalk();
  const content = "x".repeat(60_000);

  const answers = [
    await (await sendForm("/actions/create-post.data", formOf({ ...ABOUT_JAZZ, content }), fan)).text(),
    (await send(path, { content }, fan)).text,
  ];

  for (const answer of answers) {
    expect(answer).toContain("x".repeat(2500));
    expect(answer).not.toContain("x".repeat(2501));
  }
});

test("a stranger's text is carried past the sign-in, to the box's length; with a picture nothing of it is read", async () => {
  const { path } = await makeTalk();
  const content = "🎧".repeat(1000);
  const write = `/community/new?${new URLSearchParams(ABOUT_JAZZ)}`;
  const picture = new File([new Uint8Array(1024 * 1024)], "a.png");

  const bare = await sendForm(write, formOf({ ...ABOUT_JAZZ, content }, new File([], "")), null);
  const pictured = await sendForm(write, formOf({ ...ABOUT_JAZZ, content }, picture), null);
  const comment = await postForm(path, { content });

  const [post, topic, talk] = [bare, pictured, comment].map(backOf);
  expect(post?.searchParams.get("content")).toBe("🎧".repeat(250));
  expect(Object.fromEntries(topic?.searchParams ?? [])).toEqual(ABOUT_JAZZ);
  expect(talk?.searchParams.get("draft")).toBe("🎧".repeat(250));
  for (const { headers } of [bare, comment]) expect(headers.get("Location")?.length).toBeLessThan(8192);
});

test("a topic that nobody knows makes no post, and its picture is not kept", async () => {
  const ada = await makeMember();
  const image = new File([makePng()], "a.png");
  const fields = { topic_type: "album", topic_id: "nothing", topic_name: "Nothing", content: "Look" };

  const response = await sendForm("/actions/create-post.data", formOf(fields, image), ada);

  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Look");
  expect(await postsBy(ada)).toEqual([]);
});

test("queries that make no sense show the page all the same", async () => {
  const { post, author } = await makeTalk();

  for (const address of [
    "/community?tab=evil&offset=-1&genre=nothing",
    `/community?offset=${"9".repeat(30)}`,
    `/community/post/${post.id}?offset=x&comment=${"y".repeat(500)}&reply=${SCRIPT}`,
    `/community/new?topic_type=planet&topic_id=${"z".repeat(500)}&q=${"q".repeat(500)}`,
    `/user/${author.username}/posts?offset=1e9`,
  ]) {
    expect((await page(address, { token: author.token })).status, address).toBe(200);
  }
});
