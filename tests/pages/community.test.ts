import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { linkify } from "#app/lib/linkify.ts";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeArtist, makeMember, makePost, makePostComment, makeTrack } from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { apiJson, ORIGIN, page, postForm } from "#tests/http.ts";
import { makePng } from "#tests/pictures.ts";
import type { Post, PostComment } from "#worker/domain/dto.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const MINUTE = 60_000;

/** From the card's beginning to its end. */
function cardOf(body: string, id: string): string {
  return body.match(new RegExp(`<article id="post-${id}".*?</article>`, "s"))?.[0] ?? "";
}

function commentIn(body: string, id: string): string {
  return body.split(/(?=<div id="comment-)/).find((part) => part.startsWith(`<div id="comment-${id}"`)) ?? "";
}

function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().join());
}

async function follow(follower: Member, followed: Member) {
  await db.insert(schema.follows).values({ followerId: follower.id, followingId: followed.id, createdAt: 1 });
}

async function makeTalk(given: Partial<Parameters<typeof makePost>[0]> = {}) {
  const author = await makeMember();
  const post = await makePost({ userId: author.id, content: "What a year for jazz.", ...given });
  const path = `/community/post/${post.id}`;
  const say = (by: Member, content: string, more: Partial<typeof schema.postComments.$inferInsert> = {}) =>
    makePostComment({ postId: post.id, userId: by.id, content, ...more });
  const send = (by: Member | null, fields: Record<string, string>) => postForm(path, fields, { token: by?.token });
  const stored = async () =>
    (await apiJson<{ comments: PostComment[] }>(`/community/posts/${post.id}/comments`, { token: author.token })).body
      .comments;
  return { author, post, path, say, send, stored };
}

function createPost(by: Member | null, fields: Record<string, string>, image?: File) {
  const { topic_type = "", topic_id = "", topic_name = "" } = fields;
  const path = `/community/new?${new URLSearchParams({ topic_type, topic_id, topic_name })}`;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("image", image ?? new File([], ""));
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: ORIGIN, ...(by && { Cookie: `session=${by.token}` }) },
    body,
  });
}

const ABOUT_JAZZ = { topic_type: "genre", topic_id: "jazz", topic_name: "Jazz" };

async function postsOf({ id }: Member) {
  return (await apiJson<Post[]>(`/community/posts/user/${id}`)).body;
}

test("the feed has its heading, two tabs and the button Post, and stands in the navigation", async () => {
  const { token } = await makeMember();

  const body = await html("/community", token);

  expect(body).toMatch(/<h1[^>]*>Community<\/h1>/);
  expect(body).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Feed</);
  expect(body).toMatch(/href="\/community\?tab=following"[^>]*>Following</);
  expect(body).toMatch(
    /<form action="\/community\/new" method="get">.*?<button[^>]*type="submit"[^>]*>.*?Post<\/span>/s,
  );
  const nav = body.match(/<nav aria-label="Main".*?<\/nav>/s)?.[0] ?? "";
  expect(orderIn(nav, ["Home", "Search", "Community", "Catalog", "Profile"])).toEqual([
    "Home",
    "Search",
    "Community",
    "Catalog",
    "Profile",
  ]);
  expect(nav).toMatch(/href="\/community"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/community"/);
});

test("a stranger is asked to sign in where the button would be, and on Following", async () => {
  const feed = await html("/community?post=write&genre=jazz");
  const following = await html("/community?tab=following");

  expect(feed).not.toContain('action="/community/new"');
  expect(feed).toContain(`href="/auth?redirectTo=${encodeURIComponent("/community?post=write&genre=jazz")}"`);
  expect(following).toContain("Sign in to see what the people you follow are saying");
  expect(following).toContain(`href="/auth?redirectTo=${encodeURIComponent("/community?tab=following")}"`);
});

test("nobody followed has posted yet", async () => {
  const { token } = await makeMember();

  const body = await html("/community?tab=following", token);

  expect(body).toContain("No posts from your network");
  expect(body).toContain('href="/search"');
});

test("Following shows the posts of those whom one follows, and no others", async () => {
  const [ada, ben, fan] = [await makeMember(), await makeMember(), await makeMember()];
  await follow(fan, ada);
  const mine = await makePost({ userId: ada.id, content: "By Ada" });
  const other = await makePost({ userId: ben.id, content: "By Ben" });

  const body = await html("/community?tab=following", fan.token);

  expect(cardOf(body, mine.id)).toContain("By Ada");
  expect(cardOf(body, other.id)).toBe("");
});

test.each([
  [0, "Just now"],
  [1, "1 minute ago"],
  [59, "59 minutes ago"],
  [60, "1 hour ago"],
  [1439, "23 hours ago"],
  [1440, "1 day ago"],
  [1440 * 40, "40 days ago"],
])("a post that is %i minutes old says %s", async (minutes, text) => {
  const { post } = await makeTalk({ createdAt: Date.now() - minutes * MINUTE });

  expect(cardOf(await html(`/community/post/${post.id}`), post.id)).toContain(`>${text}</time>`);
});

test("a card shows who, when, what and about what, with its picture in a box of known size", async () => {
  const author = await makeMember();
  const post = await makePost({
    userId: author.id,
    content: "One\nTwo <b>bold</b>",
    imageKey: "posts/abc.png",
    topicType: "genre",
    topicId: "hip-hop",
    topicName: "Hip-Hop",
  });

  const card = cardOf(await html("/community"), post.id);

  expect(card).toContain(`href="/profile/${author.username}"`);
  expect(card).toContain(`href="/community/post/${post.id}"`);
  expect(card).toMatch(/whitespace-pre-line[^>]*>One\nTwo &lt;b&gt;bold&lt;\/b&gt;</);
  expect(card).toMatch(/<img[^>]*alt="Added to the post by [^"]+"[^>]*class="[^"]*aspect-video/);
  expect(card).toContain('href="/genre/hip-hop"');
  expect(card).toMatch(/aria-label="Like"[^>]*aria-pressed="false"/);
  expect(card).toMatch(/aria-label="Comments"/);
  expect(card).toContain(`href="/community/post/${post.id}#comments"`);
});

test.each([
  ["artist", "/artist/the%20id"],
  ["album", "/album/the%20id"],
  ["track", "/album/the%20id"],
] as const)("the chip of a post about an %s leads to %s", async (topicType, href) => {
  const { post, path } = await makeTalk({ topicType, topicId: "the id", topicName: "The Name" });

  const card = cardOf(await html("/community"), post.id);
  const detail = cardOf(await html(path), post.id);

  expect(card).toContain(`href="${href}"`);
  expect(card).toMatch(/<img[^>]*src="\/covers\//);
  expect(detail).toContain("The Name");
  expect(detail.includes(`href="${href}"`)).toBe(topicType !== "track");
});

test("Delete is there on one's own post alone, and Report on others'", async () => {
  const { author, post, path } = await makeTalk();
  const fan = await makeMember();
  const seenBy = async (member?: Member) => cardOf(await html(path, member?.token), post.id);
  const report = `href="/report?content_type=community_post&amp;content_id=${post.id}"`;

  const [own, others, stranger] = [await seenBy(author), await seenBy(fan), await seenBy()];

  expect(own).toContain('aria-label="Delete"');
  expect(own).not.toContain("content_type=community_post");
  for (const seen of [others, stranger]) {
    expect(seen).toContain(report);
    expect(seen).not.toContain('aria-label="Delete"');
  }
  expect(await seenBy(await makeMember({ isAdmin: true }))).not.toContain('aria-label="Delete"');
});

test("twenty posts a page, then Show more", async () => {
  const author = await makeMember();
  for (let at = 0; at < 22; at += 1) {
    await makePost({ userId: author.id, content: `Number ${at}.`, createdAt: Date.now() - at * MINUTE });
  }
  const path = `/user/${author.username}/posts`;
  const numbers = (body: string) => [...body.matchAll(/>Number (\d+)\.</g)].map(([, number]) => Number(number));

  const first = await html(path);
  const second = await html(`${path}?offset=20`);

  expect(numbers(first)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(first).toMatch(new RegExp(`href="${path.replace("?", "\\?")}\\?offset=20"[^>]*>Show more`));
  expect(numbers(second)).toEqual([20, 21]);
  expect(second).not.toContain("Show more");
});

test("without a script a post is liked and unliked, and one stays where one was", async () => {
  const { post, path } = await makeTalk();
  const { token } = await makeMember();
  const like = (on: string) =>
    postForm("/actions/like-post", { post_id: post.id, on, redirectTo: "/community" }, { token });

  const liked = await like("true");
  const on = cardOf(await html(path, token), post.id);
  await like("false");
  const off = cardOf(await html(path, token), post.id);

  expect(liked.headers.get("Location")).toBe("/community");
  expect(on).toMatch(/aria-label="Like"[^>]*aria-pressed="true"/);
  expect(on).toMatch(/text-accent">1<\/span>/);
  expect(off).toMatch(/aria-label="Like"[^>]*aria-pressed="false"/);
});

test("a stranger who likes a post or a comment is told to sign in, and comes back", async () => {
  const { author, post, path, say } = await makeTalk();
  const comment = await say(author, "Hello");

  const onPost = await postForm("/actions/like-post", { post_id: post.id, on: "true", redirectTo: path });
  const onComment = await postForm("/actions/like-post-comment", {
    comment_id: comment.id,
    on: "true",
    redirectTo: path,
  });

  expect(onPost.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
  expect(onComment.headers.get("Location")).toBe(
    `/auth?redirectTo=${encodeURIComponent(`${path}#comment-${comment.id}`)}`,
  );
  for (const response of [onPost, onComment]) expect(flashOf(response)).toContain("Sign in required");
});

test("deleting a post is asked for first, and leads to the feed", async () => {
  const { author, post, path } = await makeTalk();

  const question = await html(`${path}?delete=ask`, author.token);
  const deleted = await postForm("/actions/delete-post", { post_id: post.id }, { token: author.token });

  const asked = question.slice(question.indexOf('id="delete-question"'), question.indexOf("<article"));
  expect(orderIn(asked, ["Delete this post?", "its comments and likes", "Cancel", ">Delete<"])).toHaveLength(4);
  expect(deleted.headers.get("Location")).toBe("/community");
  expect(flashOf(deleted)).toContain("Post deleted");
  expect((await page(path)).status).toBe(404);
});

test("a post that is not there says so, and the short address leads to the long one", async () => {
  const missing = await page("/community/post/nothing");
  const body = await missing.text();
  const short = await page("/post/abc");

  expect(missing.status).toBe(404);
  expect(body).toContain("Post not found");
  expect(body).toContain("This post could not be found.");
  expect(short.status).toBe(301);
  expect(short.headers.get("Location")).toBe("/community/post/abc");
});

test("a post's page tells search engines and cards of it", async () => {
  const { author, path } = await makeTalk({ imageKey: "posts/abc.png" });

  const body = await html(path);

  expect(body).toMatch(/<meta property="og:image" content="http:\/\/localhost\/images\/[^"]*abc\.png"/);
  expect(body).toContain('<meta property="og:description" content="What a year for jazz."');
  expect(jsonLd(body)).toMatchObject({ "@type": "DiscussionForumPosting", author: { name: author.username } });
});

test("nobody has commented on a post yet; a member finds a box, a stranger the way to sign in", async () => {
  const { path } = await makeTalk();
  const { token } = await makeMember();

  const own = await html(path, token);
  const stranger = await html(path);

  expect(own).toContain("No comments yet. Be the first to comment!");
  expect(own).toMatch(/<label for="[^"]+"[^>]*>Comment<\/label>/);
  expect(own).toMatch(/0<!-- -->\/<!-- -->250/);
  expect(stranger).not.toContain("<textarea");
  expect(stranger).toContain(`href="/auth?redirectTo=${encodeURIComponent(`${path}#write-comment`)}"`);
});

test("across a block there is no box under a post, and the page says so", async () => {
  const { author, path } = await makeTalk();
  const fan = await makeMember();
  await db.insert(schema.blocks).values({ blockerId: author.id, blockedId: fan.id, createdAt: 1 });

  const body = await html(path, fan.token);

  expect(body).toContain("You cannot comment on this post");
  expect(body).not.toContain("<textarea");
});

test("a comment shows its age, its likes, Reply, and Delete or Report", async () => {
  const { author, path, say } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Hello\nthere", { createdAt: Date.now() - 90 * MINUTE });

  const own = commentIn(await html(path, fan.token), comment.id);
  const others = commentIn(await html(path, author.token), comment.id);
  const stranger = commentIn(await html(path), comment.id);

  expect(own).toContain(">1 hour ago</time>");
  expect(own).toMatch(/whitespace-pre-line">Hello\nthere</);
  expect(own).toContain('aria-label="Delete"');
  expect(own).toMatch(/>Reply<\/span>/);
  expect(others).not.toContain('aria-label="Delete"');
  expect(others).toContain(`content_type=community_post_comment&amp;content_id=${comment.id}`);
  expect(stranger).toContain(`content_type=community_post_comment&amp;content_id=${comment.id}`);
  expect(stranger).not.toMatch(/>Reply<\/span>/);
});

test("without a script a comment is posted and one is led to it; pressed twice it is one", async () => {
  const { path, send, stored } = await makeTalk();
  const fan = await makeMember();

  const [response] = await Promise.all([
    send(fan, { content: "  Side two!\r\nReally.  ", once: "box" }),
    send(fan, { content: "  Side two!\r\nReally.  ", once: "box" }),
  ]);

  const comments = await stored();
  expect(comments).toMatchObject([{ user_id: fan.id, content: "Side two!\nReally.", parent_comment_id: null }]);
  const id = comments[0]?.id;
  expect(response.headers.get("Location")).toBe(`${path}?comment=${id}#comment-${id}`);
  expect(await html(path)).toMatch(/Comments <span[^>]*>1<\/span>/);
});

test("Reply without a script: a box named Reply, with whom it answers and Cancel, and the reply below the comment", async () => {
  const { author, path, say, send, stored } = await makeTalk();
  const comment = await say(author, "First");
  const fan = await makeMember();

  const asked = await html(`${path}?reply=${comment.id}`, fan.token);
  const sent = await send(fan, { content: "Second that", parent_comment_id: comment.id, reply_to: author.username });

  expect(asked).toMatch(/<label for="[^"]+"[^>]*>Reply<\/label>/);
  expect(asked).toContain(`@${author.username} </textarea>`);
  expect(asked).toContain("Replying to");
  expect(asked).toMatch(/>Cancel<\/span>/);
  expect(asked).not.toMatch(/<label for="[^"]+"[^>]*>Comment<\/label>/);
  const [, reply] = await stored();
  expect(reply).toMatchObject({ content: `@${author.username} Second that`, parent_comment_id: comment.id });
  expect(sent.headers.get("Location")).toBe(`${path}?comment=${reply?.id}#comment-${reply?.id}`);
});

test("a reply that already begins with whom it answers is not prefixed again; nothing but the name is no reply", async () => {
  const { author, say, send, stored } = await makeTalk();
  const comment = await say(author, "First");
  const fan = await makeMember();
  const reply = (content: string) => send(fan, { content, parent_comment_id: comment.id, reply_to: author.username });

  await reply(`@${author.username} yes`);
  const empty = await reply(`@${author.username} `);
  await reply("x".repeat(250));

  expect((await stored()).map(({ content }) => content)).toEqual(["First", `@${author.username} yes`, "x".repeat(250)]);
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("Please write something first");
});

test("replies are hidden until they are asked for, and their address shows them", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "First");
  const reply = await say(author, "A reply", { parentCommentId: comment.id });

  const closed = await html(path);
  const open = await html(`${path}?comment=${reply.id}`);

  expect(closed).toContain("Show replies");
  expect(closed).not.toContain("A reply");
  expect(closed).toContain(`name="comment" value="${reply.id}"`);
  expect(open).toContain("Hide replies");
  expect(orderIn(open, ["First", "Replies to", "A reply"])).toEqual(["First", "Replies to", "A reply"]);
});

test("replies whose comment was removed stand under a line that says so", async () => {
  const { author, path, say } = await makeTalk();
  const fan = await makeMember();
  const comment = await say(fan, "Gone too far.", { removedAt: 1 });
  const reply = await say(author, "An answer", { parentCommentId: comment.id });

  const body = await html(`${path}?comment=${reply.id}`);
  const own = await html(path, fan.token);

  expect(orderIn(body, ["This comment was removed", "An answer"])).toEqual(["This comment was removed", "An answer"]);
  expect(body).not.toContain("Gone too far.");
  expect(own).toContain("A moderator has removed this comment. Nobody else sees it.");
});

test("deleting a comment says that its replies go too, and they do", async () => {
  const { author, path, say, stored } = await makeTalk();
  const comment = await say(author, "Regretted.");
  const alone = await say(author, "Alone.");
  await say(author, "A reply", { parentCommentId: comment.id });

  const question = await html(`${path}?delete-comment=${comment.id}`, author.token);
  const other = await html(`${path}?delete-comment=${alone.id}`, author.token);
  const deleted = await postForm(
    "/actions/delete-post-comment",
    { comment_id: comment.id, redirectTo: path },
    { token: author.token },
  );

  expect(question).toContain("The comment, its likes and all replies to it will be gone for good.");
  expect(other).toContain("The comment and its likes will be gone for good.");
  expect(deleted.headers.get("Location")).toBe(`${path}#comments`);
  expect((await stored()).map(({ content }) => content)).toEqual(["Alone."]);
});

test("fifty comments a page; an address finds any, and a reply far below stands under its comment", async () => {
  const { author, post, path } = await makeTalk();
  const rows = Array.from({ length: 60 }, (_, index) => ({
    id: `${post.id}-${String(index).padStart(3, "0")}`,
    postId: post.id,
    userId: author.id,
    parentCommentId: index === 55 ? `${post.id}-003` : null,
    content: `Number ${index}.`,
    createdAt: 1000 + index,
  }));
  for (let start = 0; start < rows.length; start += 10) {
    await db.insert(schema.postComments).values(rows.slice(start, start + 10));
  }
  const numbers = (body: string) => [...body.matchAll(/>Number (\d+)\.</g)].map(([, number]) => Number(number));

  const first = await html(path);
  const found = await html(`${path}?comment=${post.id}-055`);

  expect(numbers(first)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(first).toContain(`href="${path}?offset=50"`);
  expect(numbers(found)).toEqual([50, 51, 52, 53, 54, 3, 55, 56, 57, 58, 59]);
  expect(found).toContain(`href="${path}#comments"`);
});

test("a post's page takes no more than four trips to the database", async () => {
  const { author, path, say } = await makeTalk();
  const comment = await say(author, "Hello");
  const trips = async (address: string) => {
    const response = await page(address, { token: author.token });
    return Number(/(\d+) trips/.exec(response.headers.get("Server-Timing") ?? "")?.[1]);
  };

  expect(await trips(path)).toBeLessThanOrEqual(3);
  expect(await trips(`${path}?comment=${comment.id}`)).toBeLessThanOrEqual(4);
  expect(await trips("/community")).toBeLessThanOrEqual(3);
  expect(await trips(`/user/${author.username}/posts`)).toBeLessThanOrEqual(3);
});

test("a member's posts have the way back to them; without any, the way to the community", async () => {
  const [ada, ben] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id, content: "Mine" });

  const full = await html(`/user/${ada.username.toUpperCase()}/posts`);
  const empty = await html(`/user/${ben.username}/posts`);
  const nobody = await page("/user/nobody_here/posts");

  expect(full).toContain(`href="/profile/${ada.username}"`);
  expect(cardOf(full, post.id)).toContain("Mine");
  expect(empty).toContain("No community posts yet");
  expect(empty).toMatch(/href="\/community"[^>]*>Go to Community/);
  expect(nobody.status).toBe(404);
  expect(await nobody.text()).toContain("User not found");
});

test("a genre's page shows its five newest posts, a note when there are more, and Make Post", async () => {
  const { token, id } = await makeMember();
  const about = { userId: id, topicType: "genre" as const, topicId: "reggae", topicName: "Reggae" };

  const none = await html("/genre/reggae");
  for (let at = 0; at < 5; at += 1) await makePost({ ...about, content: `Number ${at}.`, createdAt: 1000 - at });
  const five = await html("/genre/reggae", token);
  await makePost({ ...about, content: "Number 5.", createdAt: 1 });
  const six = await html("/genre/reggae", token);

  expect(none).toContain("No posts yet");
  expect(none).toMatch(/href="\/community\?post=write&amp;genre=reggae"[^>]*>.*?Make Post/s);
  expect([...five.matchAll(/>Number (\d)\.</g)].map(([, number]) => number)).toEqual(["0", "1", "2", "3", "4"]);
  expect(five).not.toContain("most recent posts about");
  expect(six).not.toContain("Number 5.");
  expect(six).toContain("most recent posts about");
});

test("without a script: step one asks what a post is about, a genre goes straight to the details", async () => {
  const { token } = await makeMember();

  const stranger = await page("/community/new");
  const first = await html("/community/new", token);
  const genres = await html("/community/new?topic_type=genre&content=So%20far", token);
  const details = await html("/community/new?topic_type=genre&topic_id=r%26b&topic_name=R%26B&content=So%20far", token);

  expect(stranger.headers.get("Location")).toBe("/auth?redirectTo=%2Fcommunity%2Fnew");
  expect(first).toMatch(/<h1[^>]*>Create Post<\/h1>/);
  for (const type of ["Artist", "Album", "Track", "Genre"]) {
    expect(first).toMatch(new RegExp(`<button type="submit" value="${type.toLowerCase()}"[^>]*name="topic_type"`));
  }
  expect(genres).toContain("topic_type=genre&amp;topic_id=r%26b&amp;topic_name=R%26B&amp;content=So+far");
  expect(details).toMatch(
    /<form[^>]*action="\/community\/new\?topic_type=genre[^"]*"[^>]*encType="multipart\/form-data"/i,
  );
  expect(details).toContain("So far</textarea>");
  expect(details).toContain("R&amp;B");
  expect(details).toMatch(/<button(?=[^>]*formMethod="get")(?=[^>]*value="topic")/i);
  expect(details).toMatch(
    /<input(?=[^>]*type="file")(?=[^>]*name="image")[^>]*accept="image\/jpeg,image\/png,image\/webp"/,
  );
});

test("without a script: an album is searched from three characters on, picked, and written about", async () => {
  const ada = await makeMember();
  const album = await makeAlbum({ title: "Nightclubbing Anew", artistName: "Grace Jones" });

  const short = await html("/community/new?topic_type=album&q=Ni", ada.token);
  const found = await html("/community/new?topic_type=album&q=Nightclubbing%20Anew", ada.token);
  const nothing = await html("/community/new?topic_type=album&q=qzxqzxqzx", ada.token);
  const details = await html(
    `/community/new?topic_type=album&topic_id=${album.id}&topic_name=Nightclubbing%20Anew`,
    ada.token,
  );

  expect(short).toContain("Type at least ");
  expect(found).toContain(`topic_type=album&amp;topic_id=${album.id}&amp;topic_name=Nightclubbing+Anew`);
  expect(found).toContain("Grace Jones");
  expect(nothing).toContain("No albums found");
  expect(details).toContain(`name="topic_id" value="${album.id}"`);
});

test("a topic that the catalogue does not know leads back to the choice", async () => {
  const { token } = await makeMember();

  const body = await html("/community/new?topic_type=album&topic_id=nothing&topic_name=Evil", token);

  expect(body).not.toContain("Evil");
  expect(body).toMatch(/aria-pressed="true"[^>]*>(<[^>]*>)*.*?Album/s);
});

test("a post with a picture is made without a script, and one is led to the feed", async () => {
  const ada = await makeMember();
  const picture = new File([makePng()], "sleeve.png", { type: "image/png" });

  const response = await createPost(ada, { ...ABOUT_JAZZ, content: " Miles?\r\nYes. ", once: "a" }, picture);

  expect(response.headers.get("Location")).toBe("/community");
  expect(flashOf(response)).toContain("Post created");
  const [post] = await postsOf(ada);
  expect(post).toMatchObject({ content: "Miles?\nYes.", topic_name: "Jazz" });
  expect(post?.image_url).toMatch(/^\/images\/.+\.png$/);
  expect(cardOf(await html("/community", ada.token), post?.id ?? "")).toContain("Miles?\nYes.");
});

test("pressed twice, the form makes one post", async () => {
  const ada = await makeMember();
  const send = () => createPost(ada, { ...ABOUT_JAZZ, content: "Once.", once: "a" });

  await Promise.all([send(), send()]);
  await createPost(ada, { ...ABOUT_JAZZ, content: "Once.", once: "b" });

  expect(await postsOf(ada)).toHaveLength(2);
});

test.each(["", "  \n "])("a post of nothing but %j is refused in the spec's words", async (content) => {
  const ada = await makeMember();

  const response = await createPost(ada, { ...ABOUT_JAZZ, content });

  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Please write some content for your post");
  expect(await postsOf(ada)).toEqual([]);
});

test("251 characters and prohibited language are refused, and the text stays", async () => {
  const ada = await makeMember();

  const long = await createPost(ada, { ...ABOUT_JAZZ, content: `${"🎧".repeat(250)}!` });
  const rude = await createPost(ada, { ...ABOUT_JAZZ, content: "what a shit take" });

  expect(long.status).toBe(422);
  expect(await long.text()).toContain(`${"🎧".repeat(250)}!</textarea>`);
  const said = await rude.text();
  expect(said).toContain("This content contains prohibited language and cannot be posted");
  expect(said).toContain("what a shit take</textarea>");
  expect(await postsOf(ada)).toEqual([]);
});

test("a picture of more than 5 MB, and what is none, are refused at the picture", async () => {
  const ada = await makeMember();
  const post = { ...ABOUT_JAZZ, content: "Look." };

  const heavy = await createPost(ada, post, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "a.png"));
  const none = await createPost(ada, post, new File(["notes"], "a.png", { type: "image/png" }));

  expect(heavy.status).toBe(413);
  const said = await heavy.text();
  expect(said).toContain("Image must be smaller than 5MB. Please choose a smaller file.");
  expect(said).toContain("Look.</textarea>");
  expect(none.status).toBe(415);
  expect(await none.text()).toContain("Please select a JPEG, PNG or WebP image.");
  expect(await postsOf(ada)).toEqual([]);
});

test("a track is written about under its album, by its own name", async () => {
  const ada = await makeMember();
  const album = await makeAlbum({ title: "Kid A" });
  await makeTrack({ albumId: album.id, name: "Idioteque" });

  await createPost(ada, { topic_type: "track", topic_id: album.id, topic_name: "idioteque", content: "This." });

  expect(await postsOf(ada)).toMatchObject([{ topic_type: "track", topic_id: album.id, topic_name: "Idioteque" }]);
});

test("an artist is found and picked", async () => {
  const ada = await makeMember();
  const artist = await makeArtist({ name: "Zapomatik Orchestra" });

  const found = await html("/community/new?topic_type=artist&q=Zapomatik", ada.token);

  expect(found).toContain(`topic_type=artist&amp;topic_id=${artist.id}`);
});

test.each([
  ["see https://a.example/x?y=1#z.", ["https://a.example/x?y=1#z"]],
  ["(http://a.example/b_(c)) and [https://b.example]", ["http://a.example/b_(c)", "https://b.example"]],
  ["javascript:alert(1) JaVaScRiPt://a.example/%0aalert(1)", []],
  ["data:text/html,x ftp://a.example file:///etc www.a.example", []],
  ["https://good.example@evil.example/", []],
  ['https://a.example/"onmouseover="x', ["https://a.example/"]],
  ["https:// http://", []],
])("of %j the links are %j", (text, links) => {
  const parts = linkify(text);

  expect(parts.flatMap((part) => (part.href === undefined ? [] : [part.text]))).toEqual(links);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("where nobody has posted, the feed says so", async () => {
  await db.delete(schema.posts);

  for (const token of [undefined, (await makeMember()).token]) {
    expect(await html("/community", token)).toContain("No posts yet");
  }
});

test.each([
  [240, "text-muted"],
  [241, "text-danger"],
  [251, "text-danger"],
])("the counter under a post of %i characters is %s", async (length, tone) => {
  const path = `/community/new?${new URLSearchParams({ ...ABOUT_JAZZ, content: "é".repeat(length) })}`;

  const body = await html(path, (await makeMember()).token);

  const [, looks] = /<span class="([^"]*)"><span[^>]*>\d+\/250</.exec(body.replaceAll("<!-- -->", "")) ?? [];
  expect(looks).toContain(tone);
});
