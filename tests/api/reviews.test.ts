import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { api, apiJson } from "#tests/http.ts";
import type { Album, Review } from "#worker/domain/dto.ts";
import { newId } from "#worker/domain/ids.server.ts";

async function post(token: string, body: Record<string, unknown>) {
  return apiJson<Review>("/reviews", { method: "POST", token, body });
}

async function albumOf(id: string) {
  return (await apiJson<Album>(`/albums/${id}`)).body;
}

test("a new review comes back whole, with its author and its album", async () => {
  const member = await makeMember({ name: "Ada" });
  const album = await makeAlbum({ title: "Blue Lines", artistName: "Massive Attack" });
  await db.insert(schema.albumGenres).values([
    { albumId: album.id, genre: "Soul", position: 1 },
    { albumId: album.id, genre: "Hip-Hop", position: 0 },
  ]);

  const { status, body } = await post(member.token, {
    user_id: member.id,
    album_id: album.id,
    rating: 9,
    content: "  Late, slow, warm.  ",
    genres: ["Soul", "Ambient"],
    vibes: ["Late Night Drive", "Chill", "Dark & Moody"],
  });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.any(String),
    user: { id: member.id, username: member.username, name: "Ada", profile_image_url: null },
    album: {
      id: album.id,
      title: "Blue Lines",
      artist: "Massive Attack",
      artist_id: album.artistId,
      cover_image_url: `/covers/${album.id}.svg`,
      genres: ["Hip-Hop", "Soul"],
    },
    user_id: member.id,
    album_id: album.id,
    rating: 9,
    content: "Late, slow, warm.",
    genres: ["Soul", "Ambient"],
    vibes: ["Late Night Drive", "Chill", "Dark & Moody"],
    likes_count: 0,
    comments_count: 0,
    isLikedByCurrentUser: false,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    updated_at: body.created_at,
    removed_at: null,
  });
  expect((await apiJson<Review>(`/reviews/${body.id}`)).body).toEqual(body);
});

test("a rating alone is a review", async () => {
  const member = await makeMember();
  const album = await makeAlbum();

  const { status, body } = await post(member.token, { album_id: album.id, rating: 1 });

  expect(status).toBe(201);
  expect(body).toMatchObject({ rating: 1, content: "", genres: [], vibes: [] });
});

test("a second review of the same album is refused, and the first one stands", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const first = await post(member.token, { album_id: album.id, rating: 4, genres: ["Jazz"] });

  const second = await apiJson("/reviews", {
    method: "POST",
    token: member.token,
    body: { album_id: album.id, rating: 9, genres: ["Rock"] },
  });

  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({ code: "review_exists", message: "You have already reviewed this album." });
  expect((await apiJson<Review>(`/reviews/${first.body.id}`)).body).toEqual(first.body);
});

test("an album is found by any id that a catalogue knows it by", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const externalId = newId();
  await db.insert(schema.externalIds).values({ kind: "album", externalId, provider: "spotify", entityId: album.id });

  const created = await post(member.token, { album_id: externalId, rating: 8 });
  const listed = await apiJson<Review[]>(`/reviews/album/${externalId}`);
  const found = await apiJson<Review>(`/reviews/user/${member.id}/album/${externalId}`);

  expect(created.body.album_id).toBe(album.id);
  expect(listed.body.map(({ id }) => id)).toEqual([created.body.id]);
  expect(found.body.id).toBe(created.body.id);
});

test("a review of an album that nobody knows is 404", async () => {
  const member = await makeMember();

  const { status, body } = await post(member.token, { album_id: "no-such-album", rating: 8 });

  expect(status).toBe(404);
  expect(body).toMatchObject({ message: "Album not found" });
});

test("an edit replaces what it names and leaves the rest", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const { body: before } = await post(member.token, {
    album_id: album.id,
    rating: 5,
    content: "Hm.",
    genres: ["Jazz", "Blues"],
    vibes: ["Chill"],
  });

  const { status, body: after } = await apiJson<Review>(`/reviews/${before.id}`, {
    method: "PATCH",
    token: member.token,
    body: { rating: 8, genres: ["Blues", "Soul"] },
  });

  expect(status).toBe(200);
  expect(after).toEqual({ ...before, rating: 8, genres: ["Blues", "Soul"], updated_at: after.updated_at });
  expect(Date.parse(after.updated_at)).toBeGreaterThanOrEqual(Date.parse(before.updated_at));
});

test("an edit can empty the text and both lists", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const { body: review } = await post(member.token, {
    album_id: album.id,
    rating: 5,
    content: "Hm.",
    genres: ["Jazz"],
    vibes: ["Chill"],
  });

  const { body } = await apiJson<Review>(`/reviews/${review.id}`, {
    method: "PATCH",
    token: member.token,
    body: { content: "", genres: [], vibes: [] },
  });

  expect(body).toMatchObject({ rating: 5, content: "", genres: [], vibes: [] });
});

test("the time of an edit shows, and an edit that changes nothing has none", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const review = await makeReview({
    userId: member.id,
    albumId: album.id,
    rating: 6,
    createdAt: 1000,
    updatedAt: 1000,
  });
  const patch = async (body: object) =>
    (await apiJson<Review>(`/reviews/${review.id}`, { method: "PATCH", token: member.token, body })).body;

  const nothing = await patch({});
  const same = await patch({ rating: 6, content: "", genres: [], vibes: [] });
  const other = await patch({ vibes: ["Dreamy"] });

  expect(nothing.updated_at).toBe("1970-01-01T00:00:01.000Z");
  expect(same.updated_at).toBe("1970-01-01T00:00:01.000Z");
  expect(Date.parse(other.updated_at)).toBeGreaterThan(1000);
  expect(other.created_at).toBe("1970-01-01T00:00:01.000Z");
});

test("a deleted review is gone, and the album can be reviewed again", async () => {
  const member = await makeMember();
  const album = await makeAlbum();
  const { body: review } = await post(member.token, { album_id: album.id, rating: 5, genres: ["Jazz"] });

  const deleted = await api(`/reviews/${review.id}`, { method: "DELETE", token: member.token });

  expect(deleted.status).toBe(204);
  expect((await api(`/reviews/${review.id}`)).status).toBe(404);
  expect((await api(`/reviews/${review.id}`, { method: "DELETE", token: member.token })).status).toBe(404);
  expect((await post(member.token, { album_id: album.id, rating: 6 })).status).toBe(201);
});

test("an admin may delete anyone's review but edit nobody's", async () => {
  const admin = await makeMember({ isAdmin: true });
  const member = await makeMember();
  const review = await makeReview({ userId: member.id, albumId: (await makeAlbum()).id });

  const edited = await api(`/reviews/${review.id}`, { method: "PATCH", token: admin.token, body: { rating: 1 } });
  const deleted = await api(`/reviews/${review.id}`, { method: "DELETE", token: admin.token });

  expect(edited.status).toBe(403);
  expect(deleted.status).toBe(204);
});

test("the album's average, histogram and top genres follow every write", async () => {
  const [ada, bo] = [await makeMember(), await makeMember()];
  const album = await makeAlbum();

  const { body: first } = await post(ada.token, { album_id: album.id, rating: 10, genres: ["Jazz"] });
  await post(bo.token, { album_id: album.id, rating: 7, genres: ["Jazz", "Funk"] });
  const afterTwo = await albumOf(album.id);
  await apiJson(`/reviews/${first.id}`, { method: "PATCH", token: ada.token, body: { rating: 8, genres: ["Soul"] } });
  const afterEdit = await albumOf(album.id);
  await api(`/reviews/${first.id}`, { method: "DELETE", token: ada.token });
  const afterDelete = await albumOf(album.id);

  expect(afterTwo).toMatchObject({
    average_rating: 8.5,
    review_count: 2,
    rating_histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 1],
    top_genres: ["Jazz", "Funk"],
  });
  expect(afterEdit).toMatchObject({
    average_rating: 7.5,
    review_count: 2,
    rating_histogram: [0, 0, 0, 0, 0, 0, 1, 1, 0, 0],
    top_genres: ["Funk", "Jazz", "Soul"],
  });
  expect(afterDelete).toMatchObject({
    average_rating: 7,
    review_count: 1,
    rating_histogram: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
    top_genres: ["Funk", "Jazz"],
  });
});

test("what moderation removed is there for its author and admins alone", async () => {
  const [author, admin, other] = [await makeMember(), await makeMember({ isAdmin: true }), await makeMember()];
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, removedAt: 5000 });
  const path = `/reviews/${review.id}`;

  expect((await apiJson<Review>(path, { token: author.token })).body.removed_at).toBe("1970-01-01T00:00:05.000Z");
  expect((await apiJson<Review>(path, { token: admin.token })).body.removed_at).toBe("1970-01-01T00:00:05.000Z");
  expect((await api(path, { token: other.token })).status).toBe(404);
  expect((await api(path)).status).toBe(404);
});

test("a removed review can be deleted by its author, not edited, and is still the one for its album", async () => {
  const author = await makeMember();
  const album = await makeAlbum();
  const review = await makeReview({ userId: author.id, albumId: album.id, rating: 3, removedAt: 5000 });
  const path = `/reviews/${review.id}`;

  const edited = await apiJson(path, { method: "PATCH", token: author.token, body: { rating: 9, genres: ["Jazz"] } });
  const again = await post(author.token, { album_id: album.id, rating: 9 });
  const seen = await apiJson<Review>(path, { token: author.token });
  const deleted = await api(path, { method: "DELETE", token: author.token });

  expect([edited.status, edited.body.code]).toEqual([403, "forbidden"]);
  expect(again.status).toBe(409);
  expect(seen.body).toMatchObject({ rating: 3, genres: [] });
  expect(deleted.status).toBe(204);
});
