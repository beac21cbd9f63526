import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makePost, makePostComment, makeTrack } from "#tests/factories.ts";
import { api, apiJson, ORIGIN } from "#tests/http.ts";
import { bytesOf, cameraNotes, join, makeJpeg, segment, textIn } from "#tests/pictures.ts";
import type { Notification, Post, PostComment } from "#worker/domain/dto.ts";

type Member = { id: string; username: string; token: string };
type Refusal = { code: string; message: string; errors: Record<string, string[]> };

const ABOUT_JAZZ = { topic_type: "genre", topic_id: "jazz", topic_name: "Jazz" };

async function send(by: Member | null, fields: Record<string, string>, image?: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (image) body.set("image", new File([image], "sleeve.jpg", { type: "image/jpeg" }));
  const response = await exports.default.fetch(`${ORIGIN}/api/community/posts`, {
    method: "POST",
    headers: by ? { Authorization: `Bearer ${by.token}` } : {},
    body,
  });
  return { status: response.status, body: (await response.json()) as Post & Refusal };
}

function comment(by: Member, postId: string, content: string, parent?: string | null) {
  return apiJson<PostComment & Refusal>(`/community/posts/${postId}/comments`, {
    method: "POST",
    token: by.token,
    body: { content, parent_comment_id: parent },
  });
}

async function ids(path: string, token?: string) {
  const { status, body } = await apiJson<{ id: string }[]>(path, { token });
  expect(status).toBe(200);
  return body.map(({ id }) => id);
}

async function linesOf({ token }: Member) {
  return (await apiJson<Notification[]>("/notifications", { token })).body;
}

test("a post about a genre has its words, its author and the genre's own name", async () => {
  const ada = await makeMember();

  const { status, body } = await send(ada, {
    ...ABOUT_JAZZ,
    topic_id: "JAZZ",
    topic_name: "Mine",
    content: "  Miles?  ",
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    user_id: ada.id,
    user: { id: ada.id, username: ada.username, name: null, profile_image_url: null },
    content: "Miles?",
    image_url: null,
    topic_type: "genre",
    topic_id: "jazz",
    topic_name: "Jazz",
    topic_image_url: null,
    likes_count: 0,
    comments_count: 0,
    isLikedByCurrentUser: false,
    created_at: expect.stringMatching(/Z$/),
    removed_at: null,
  });
  expect((await apiJson(`/community/posts/${body.id}`)).body).toEqual(body);
});

test("of an artist, an album and a track the catalogue gives name and picture, whatever is sent", async () => {
  const ada = await makeMember();
  const album = await makeAlbum({ title: "Kid A", artistName: "Radiohead" });
  await makeTrack({ albumId: album.id, name: "Idioteque" });
  const sent = { content: "This.", topic_image_url: "https://evil.example/x.png", topic_name: "Evil" };

  const artist = await send(ada, { ...sent, topic_type: "artist", topic_id: album.artistId });
  const record = await send(ada, { ...sent, topic_type: "album", topic_id: album.id });
  const track = await send(ada, { ...sent, topic_type: "track", topic_id: album.id, topic_name: "idioteque" });

  expect(artist.body).toMatchObject({ topic_name: "Radiohead", topic_id: album.artistId });
  expect(record.body).toMatchObject({ topic_name: "Kid A", topic_image_url: `/covers/${album.id}.svg` });
  expect(track.body).toMatchObject({ topic_name: "Idioteque", topic_id: album.id, topic_type: "track" });
  expect(JSON.stringify([artist, record, track])).not.toContain("evil");
});

test("a post of the demo catalogue's that nobody opened yet stores what it is about", async () => {
  const ada = await makeMember();
  const [topic] = (await apiJson<{ id: string; name: string }[]>("/spotify/search/album/kind of blue")).body;

  const { status, body } = await send(ada, { content: "So what.", topic_type: "album", topic_id: topic?.id ?? "" });

  expect(status).toBe(201);
  expect(body.topic_name).toBe("Kind of Blue");
  expect((await api(`/albums/${body.topic_id}`)).status).toBe(200);
});

test("a picture comes along, without what the camera noted, and goes with the post", async () => {
  const ada = await makeMember();
  const photo = makeJpeg(segment(0xe1, join(bytesOf("Exif\0\0"), cameraNotes(1))));

  const { status, body } = await send(ada, { ...ABOUT_JAZZ, content: "My shelf" }, photo);
  const shown = await exports.default.fetch(`${ORIGIN}${body.image_url}`);
  const bytes = new Uint8Array(await shown.arrayBuffer());
  const gone = await api(`/community/posts/${body.id}`, { method: "DELETE", token: ada.token });

  expect(status).toBe(201);
  expect(body.image_url).toMatch(/^\/images\/post\/[a-z2-7]{26}\.jpg$/);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect(textIn(bytes)).not.toContain("GPS");
  expect(gone.status).toBe(204);
  const key = body.image_url?.replace("/images/", "") ?? "";
  await vi.waitFor(async () => expect(await env.IMAGES.head(key)).toBeNull());
});

test("the feed is newest first and paged, for strangers too", async () => {
  const ada = await makeMember();
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1) made.unshift((await makePost({ userId: ada.id, createdAt: Date.now() + n })).id);

  const first = await api("/community/posts?limit=2");
  const all = await ids("/community/posts?limit=50");

  expect(first.headers.get("Link")).toContain("offset=2");
  expect(all.slice(0, 3)).toEqual(made);
});

test("Following shows whom one follows alone, newest first, also when one of them wrote most", async () => {
  const [ada, bo, cy, di] = [await makeMember(), await makeMember(), await makeMember(), await makeMember()];
  for (const followed of [bo, cy]) {
    await db.insert(schema.follows).values({ followerId: ada.id, followingId: followed.id, createdAt: 1 });
  }
  const expected: string[] = [];
  for (let n = 0; n < 30; n += 1) {
    const author = n % 10 === 0 ? cy : bo;
    expected.unshift((await makePost({ userId: author.id, createdAt: 1000 + n })).id);
    await makePost({ userId: di.id, createdAt: 1000 + n });
  }

  const first = await ids("/community/posts/following?limit=20", ada.token);
  const rest = await ids("/community/posts/following?limit=20&offset=20", ada.token);

  expect([...first, ...rest]).toEqual(expected);
  expect((await api("/community/posts/following")).status).toBe(401);
});

test("posts are listed by member, artist and genre, and unknown ones are 404", async () => {
  const ada = await makeMember();
  const album = await makeAlbum();
  const about = { topicType: "artist" as const, topicId: album.artistId, topicName: "Somebody" };
  const ofArtist = await makePost({ userId: ada.id, ...about });
  const ofGenre = await makePost({ userId: ada.id, topicId: "r&b", topicName: "R&B", createdAt: Date.now() + 1 });

  expect(await ids(`/community/posts/user/${ada.id}`)).toEqual([ofGenre.id, ofArtist.id]);
  expect(await ids(`/community/posts/artist/${album.artistId}`)).toEqual([ofArtist.id]);
  expect(await ids("/community/posts/topic/genre/R%26B")).toEqual([ofGenre.id]);
  for (const path of ["user/nobody", "artist/nobody", "topic/genre/polka", "nothing"]) {
    expect([path, (await api(`/community/posts/${path}`)).status]).toEqual([path, 404]);
  }
});

test("what is missing or too much is refused by field, in the spec's words", async () => {
  const ada = await makeMember();

  const none = await send(ada, { ...ABOUT_JAZZ, content: "   " });
  const long = await send(ada, { ...ABOUT_JAZZ, content: "é".repeat(251) });
  const topicless = await send(ada, { content: "Hello" });
  const foul = await send(ada, { ...ABOUT_JAZZ, content: "what the fuck" });

  expect(none).toMatchObject({
    status: 422,
    body: { errors: { content: ["Please write some content for your post"] } },
  });
  expect(long).toMatchObject({ status: 422, body: { code: "invalid", errors: { content: [expect.any(String)] } } });
  expect(topicless).toMatchObject({ status: 422, body: { errors: { topic_type: [expect.any(String)] } } });
  expect(foul).toMatchObject({ status: 422, body: { code: "prohibited_language" } });
  expect(await ids(`/community/posts/user/${ada.id}`)).toEqual([]);
});

test("250 emoji are 250 characters", async () => {
  const ada = await makeMember();

  expect((await send(ada, { ...ABOUT_JAZZ, content: "🎧".repeat(250) })).status).toBe(201);
});

test("a topic that the catalogue does not know is 404", async () => {
  const ada = await makeMember();
  const album = await makeAlbum();
  await makeTrack({ albumId: album.id, name: "Known" });

  for (const topic of [
    { topic_type: "genre", topic_id: "polka", topic_name: "Polka" },
    { topic_type: "artist", topic_id: "nobody", topic_name: "Nobody" },
    { topic_type: "album", topic_id: "nothing", topic_name: "Nothing" },
    { topic_type: "track", topic_id: album.id, topic_name: "Unknown" },
  ]) {
    expect([topic, (await send(ada, { ...topic, content: "Hm" })).status]).toEqual([topic, 404]);
  }
});

test("liking a post again says the same, and unliking is no error twice", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id, content: "x".repeat(60) });
  const like = () => apiJson(`/community/posts/${post.id}/like`, { method: "POST", token: bo.token });
  const unlike = () => api(`/community/posts/${post.id}/like`, { method: "DELETE", token: bo.token });

  const [first, second] = [await like(), await like()];
  const lines = await linesOf(ada);
  const taken = [await unlike(), await unlike()];

  expect(first).toEqual({ status: 201, body: { likes_count: 1, isLikedByCurrentUser: true } });
  expect(second).toEqual({ status: 200, body: first.body });
  expect(lines).toMatchObject([
    {
      notification_type: "post_like",
      entity_type: "community_post",
      entity_id: post.id,
      entity_title: "x".repeat(50),
      comment_id: null,
      actor: { id: bo.id },
    },
  ]);
  expect(taken.map(({ status }) => status)).toEqual([204, 204]);
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.likes_count).toBe(0);
  expect(await linesOf(ada)).toEqual([]);
});

test("comments stand flat and oldest first, and the post counts replies too", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id });

  const top = (await comment(bo, post.id, "First")).body;
  const reply = (await comment(ada, post.id, `@${bo.username} Second`, top.id)).body;
  const deeper = (await comment(bo, post.id, "Third", reply.id)).body;

  const { comments, canComment } = (
    await apiJson<{ comments: PostComment[]; canComment: boolean }>(`/community/posts/${post.id}/comments`)
  ).body;
  expect(canComment).toBe(true);
  expect(comments.map(({ id, parent_comment_id }) => [id, parent_comment_id])).toEqual([
    [top.id, null],
    [reply.id, top.id],
    [deeper.id, top.id],
  ]);
  expect(comments[0]).toMatchObject({
    replies_count: 2,
    post_id: post.id,
    likes_count: 0,
    isLikedByCurrentUser: false,
  });
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.comments_count).toBe(3);
});

test("the post's author reads of each comment, who is answered of the answer, and nobody of the same words twice", async () => {
  const [ada, bo, cy] = [await makeMember(), await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id, content: "My post" });
  const byBo = (await comment(bo, post.id, "A thought")).body;
  const byAda = (await comment(ada, post.id, "My own")).body;

  const toBo = (await comment(cy, post.id, "Yes", byBo.id)).body;
  const toAda = (await comment(cy, post.id, "No", byAda.id)).body;

  const shownTo = async (member: Member) =>
    (await linesOf(member)).map(({ entity_type, entity_id, comment_id, entity_title }) => [
      entity_type,
      entity_id,
      comment_id,
      entity_title,
    ]);
  expect((await shownTo(ada)).toSorted()).toEqual(
    [
      ["community_post", post.id, byBo.id, "My post"],
      ["community_post", post.id, toBo.id, "My post"],
      ["community_post_comment", post.id, toAda.id, "My own"],
    ].toSorted(),
  );
  expect(await shownTo(bo)).toEqual([["community_post_comment", post.id, toBo.id, "A thought"]]);
});

test("a liked comment tells its author where it stands", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id });
  const said = await makePostComment({ postId: post.id, userId: ada.id, content: "Words" });

  const liked = await apiJson(`/community/comments/${said.id}/like`, { method: "POST", token: bo.token });
  const again = await apiJson(`/community/comments/${said.id}/like`, { method: "POST", token: bo.token });

  expect([liked.status, again.status]).toEqual([201, 200]);
  expect(liked.body).toEqual({ likes_count: 1, isLikedByCurrentUser: true });
  expect(await linesOf(ada)).toMatchObject([
    {
      notification_type: "comment_like",
      entity_type: "community_post_comment",
      entity_id: post.id,
      comment_id: said.id,
      entity_title: "Words",
    },
  ]);
  expect((await api(`/community/comments/${said.id}/like`, { method: "DELETE", token: bo.token })).status).toBe(204);
  expect((await apiJson<PostComment>(`/community/comments/${said.id}`)).body.likes_count).toBe(0);
});

test("deleting a comment takes its replies along, counts and notifications included", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id });
  const top = (await comment(bo, post.id, "Top")).body;
  await comment(ada, post.id, "Reply", top.id);

  const gone = await api(`/community/comments/${top.id}`, { method: "DELETE", token: bo.token });

  expect(gone.status).toBe(204);
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.comments_count).toBe(0);
  expect(await linesOf(ada)).toEqual([]);
  expect(await linesOf(bo)).toEqual([]);
  expect((await api(`/community/comments/${top.id}`)).status).toBe(404);
});

test("a parent that is unknown is 404, and one of another post 422", async () => {
  const ada = await makeMember();
  const [post, other] = [await makePost({ userId: ada.id }), await makePost({ userId: ada.id })];
  const elsewhere = await makePostComment({ postId: other.id, userId: ada.id });

  expect((await comment(ada, post.id, "Hm", "nothing")).status).toBe(404);
  expect(await comment(ada, post.id, "Hm", elsewhere.id)).toMatchObject({
    status: 422,
    body: { errors: { parent_comment_id: [expect.any(String)] } },
  });
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.comments_count).toBe(0);
});

test("a reply under a comment that moderation removed stands, and counts", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const post = await makePost({ userId: ada.id });
  const top = await makePostComment({ postId: post.id, userId: bo.id });
  const reply = await makePostComment({ postId: post.id, userId: ada.id, parentCommentId: top.id });
  await db.update(schema.postComments).set({ removedAt: 1 }).where(eq(schema.postComments.id, top.id));

  const { body } = await apiJson<{ comments: PostComment[] }>(`/community/posts/${post.id}/comments`);

  expect(body.comments.map(({ id }) => id)).toEqual([reply.id]);
  expect((await apiJson<Post>(`/community/posts/${post.id}`)).body.comments_count).toBe(1);
  expect((await comment(ada, post.id, "To nobody", top.id)).status).toBe(404);
});
