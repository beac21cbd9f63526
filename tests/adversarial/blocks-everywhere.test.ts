import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import {
  db,
  makeAlbum,
  makeMember,
  makePost,
  makePostComment,
  makeReview,
  makeReviewComment,
  makeSuggestion,
} from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;
type World = Awaited<ReturnType<typeof makeWorld>>;
type Place = { world: World; viewer: Member; other: Member };

/** Every list in which people show up, by its path in openapi.json: one line each, and how two members meet in it. */
const LISTS: Record<string, (place: Place) => string | string[]> = {
  "/reviews/trending": () => ["/reviews/trending?limit=50", "/reviews/trending?limit=50&excludeFollowing=true"],
  "/reviews/feed/{userId}": ({ viewer }) => `/reviews/feed/${viewer.id}`,
  "/reviews/carousel/{userId}": ({ viewer }) => `/reviews/carousel/${viewer.id}`,
  "/reviews/user/{id}": ({ other }) => [`/reviews/user/${other.id}`, `/reviews/user/${other.id}?sort=lowestRated`],
  "/reviews/user/{id}/top-10": ({ other }) => `/reviews/user/${other.id}/top-10`,
  "/reviews/user/{id}/album/{albumId}": ({ world, other }) => `/reviews/user/${other.id}/album/${world.album.id}`,
  "/reviews/album/{id}": ({ world }) => [
    `/reviews/album/${world.album.id}`,
    `/reviews/album/${world.album.id}?sort=mostLiked`,
  ],
  "/reviews/following/{userId}/{albumId}": ({ world, viewer }) => `/reviews/following/${viewer.id}/${world.album.id}`,
  "/reviews/{id}/comments": ({ world }) => `/reviews/${world.review.id}/comments`,
  "/users/search/{query}": ({ other }) => [
    `/users/search/${other.username}`,
    `/users/search/${other.username.slice(0, 4)}`,
  ],
  "/packs/search/{query}": () => "/packs/search/crate",
  "/packs/user/{userId}": ({ other }) => `/packs/user/${other.id}`,
  "/artists/{id}/timeline/suggestions": ({ world }) => `/artists/${world.album.artistId}/timeline/suggestions`,
  "/trending/reviewers": () => "/trending/reviewers",
  "/follows/followers/{id}": ({ world }) => `/follows/followers/${world.bystander.id}`,
  "/follows/following/{id}": ({ world }) => `/follows/following/${world.bystander.id}`,
  "/notifications": () => "/notifications",
  "/community/posts": () => "/community/posts?limit=50",
  "/community/posts/following": () => "/community/posts/following?limit=50",
  "/community/posts/user/{userId}": ({ other }) => `/community/posts/user/${other.id}`,
  "/community/posts/artist/{artistId}": ({ world }) => `/community/posts/artist/${world.album.artistId}`,
  "/community/posts/topic/genre/{genre}": () => "/community/posts/topic/genre/rock",
  "/community/posts/{id}/comments": ({ world }) => `/community/posts/${world.post.id}/comments`,
};

/** Shows people, but only those whom the caller put there, or what the caller did there. */
const OWN = ["/blocks", "/users/{id}/export"];

/** Admins judge what anybody reported. */
const FOR_ADMINS = ["/reports"];

/** Two members who meet everywhere, and one who knows both. */
async function makeWorld() {
  const [ada, bo, bystander] = [
    await makeMember({ name: "Zorro Ada" }),
    await makeMember({ name: "Zorro Bo" }),
    await makeMember(),
  ];
  const album = await makeAlbum();
  const review = await makeReview({ userId: bystander.id, albumId: album.id });
  const post = await makePost({ userId: bystander.id });
  for (const [member, other] of [
    [ada, bo],
    [bo, ada],
  ] as const) {
    const own = await makeReview({ userId: member.id, albumId: album.id });
    await makeReviewComment({ reviewId: review.id, userId: member.id });
    await makePost({ userId: member.id });
    await makePost({ userId: member.id, topicType: "artist", topicId: album.artistId, topicName: "Zorro" });
    await makePostComment({ postId: post.id, userId: member.id });
    await makeSuggestion({ artistId: album.artistId, userId: member.id });
    await db.insert(schema.packs).values({
      id: `pack-${member.id}`,
      userId: member.id,
      name: "Crate",
      nameKey: "crate",
      createdAt: 1,
    });
    await follow(member, other);
    await follow(member, bystander);
    await follow(bystander, member);
    await api(`/reviews/${own.id}/comments`, { method: "POST", token: other.token, body: { content: "Hello" } });
    await api(`/reviews/${own.id}/likes`, { method: "POST", token: other.token });
  }
  return { ada, bo, bystander, album, review, post };
}

function follow(by: Member, followed: Member) {
  return api("/follows", { method: "POST", token: by.token, body: { following_id: followed.id } });
}

function block(by: Member, blocked: Member) {
  return api("/blocks", { method: "POST", token: by.token, body: { blocked_id: blocked.id } });
}

/** Whether an answer to `viewer` names the other anywhere. */
async function shows(path: string, viewer: Member, other: Member) {
  const response = await api(path, { token: viewer.token });
  const text = await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  return text.includes(`"${other.id}"`) || text.includes(`"${other.username}"`);
}

test("once one blocks the other, no list shows either to the other, but still to a bystander", async () => {
  const world = await makeWorld();
  const { ada, bo, bystander } = world;
  const meetings = [
    { world, viewer: ada, other: bo },
    { world, viewer: bo, other: ada },
  ];
  const places = Object.values(LISTS).flatMap((pathsOf) =>
    meetings.flatMap((meeting) => [pathsOf(meeting)].flat().map((path) => ({ ...meeting, path }))),
  );

  // What excludes those whom one follows shows neither before.
  for (const { path, viewer, other } of places.filter(({ path }) => !path.includes("excludeFollowing"))) {
    expect([path, await shows(path, viewer, other)]).toEqual([path, true]);
  }
  await block(ada, bo);
  for (const { path, viewer, other } of places) {
    expect([path, await shows(path, viewer, other)]).toEqual([path, false]);
  }

  for (const member of [ada, bo]) {
    expect(await shows("/reviews/trending?limit=50", bystander, member)).toBe(true);
    expect(await shows(`/reviews/${world.review.id}/comments`, bystander, member)).toBe(true);
    expect(await shows(`/follows/followers/${bystander.id}`, bystander, member)).toBe(true);
  }
});

test("the table above knows every list in which people show up", async () => {
  const { body } = await apiJson<ApiDocument>("/openapi.json");

  const lists = Object.entries(body.paths)
    .filter(([, { get }]) => get && showsPeople(get.responses["200"]?.content?.["application/json"]?.schema, body))
    .map(([path]) => path.replace(/^\/api/, ""));

  expect(lists.filter((path) => !(path in LISTS) && ![...OWN, ...FOR_ADMINS].includes(path))).toEqual([]);
});

type Schema = { $ref?: string; items?: Schema; properties?: Record<string, Schema>; anyOf?: Schema[] };
type ApiDocument = {
  paths: Record<string, { get?: { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> } }>;
  components: { schemas: Record<string, Schema> };
};

/** Whether the answer is, or holds, an array of something with a username in it. */
function showsPeople(schema: Schema | undefined, document: ApiDocument): boolean {
  if (schema === undefined) return false;
  if (schema.$ref) return showsPeople(document.components.schemas[nameOf(schema.$ref)], document);
  if (schema.items) return namesSomebody(schema.items, document);
  return Object.values(schema.properties ?? {}).some((property) => showsPeople(property, document));
}

function namesSomebody(schema: Schema, document: ApiDocument): boolean {
  const referred = schema.$ref ? document.components.schemas[nameOf(schema.$ref)] : undefined;
  if (referred) return namesSomebody(referred, document);
  const inside = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return "username" in (schema.properties ?? {}) || inside.some((part) => namesSomebody(part, document));
}

function nameOf(reference: string): string {
  return reference.replace("#/components/schemas/", "");
}
