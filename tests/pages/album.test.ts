import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview, makeTrack } from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

async function makeReviewed(ratings: number[]) {
  const album = await makeAlbum();
  const reviews = [];
  for (const [index, rating] of ratings.entries()) {
    const author = await makeMember();
    const content = `Words number ${index} on it.`;
    const createdAt = Date.now() - index * 60_000;
    reviews.push({
      ...(await makeReview({ userId: author.id, albumId: album.id, rating, content, createdAt })),
      author,
    });
  }
  return { album, reviews };
}

async function favor(userId: string, count: number) {
  for (let index = 0; index < count; index++) {
    const album = await makeAlbum();
    await postFavorite(userId, album.id);
  }
}

function postFavorite(token: string, albumId: string) {
  const fields = { album_id: albumId, shelf: "favorites", on: "true", redirectTo: `/album/${albumId}` };
  return postForm("/actions/shelve-album", fields, { token });
}

test("an album's page tells what it is, what people gave it and what they say", async () => {
  const { album } = await makeReviewed([8, 9, 4]);
  await makeTrack({ albumId: album.id, name: "Opening Song", trackNumber: 1, durationMs: 284_000 });

  const body = await html(`/album/${album.id}`);

  expect(body).toMatch(new RegExp(`<h1[^>]*>${album.title}</h1>`));
  expect(body).toContain(`href="/artist/${album.artistId}"`);
  expect(body).toContain(`alt="${album.title} by ${album.artistName}"`);
  expect(body).toMatch(/Album<!-- --> · <time[^>]*>1997<\/time>/);
  expect(body).toContain("7.0");
  expect(body).toContain("3 reviews");
  expect(body).toMatch(/9<!-- --> out of 10: <!-- -->1 rating/);
  expect(body).toContain("Opening Song");
  expect(body).toContain("4:44");
  expect(body).toContain("Words number 0 on it.");
  expect(body).toContain(`href="/album/${album.id}/reviews"`);
  expect(body).toContain("Add Review");
});

test("discs are told apart where there is more than one", async () => {
  const one = await makeAlbum();
  const two = await makeAlbum();
  await makeTrack({ albumId: one.id, trackNumber: 1 });
  await makeTrack({ albumId: two.id, discNumber: 1, trackNumber: 1 });
  await makeTrack({ albumId: two.id, discNumber: 2, trackNumber: 1 });

  expect(await html(`/album/${one.id}`)).not.toContain("Disc <!-- -->");
  expect(await html(`/album/${two.id}`)).toMatch(/Disc <!-- -->1.*Disc <!-- -->2/s);
});

test("a member meets their own review, their rating and what those whom they follow say, each once", async () => {
  const { album, reviews } = await makeReviewed([8, 5]);
  const [followed] = reviews;
  const viewer = await makeMember();
  const own = await makeReview({ userId: viewer.id, albumId: album.id, rating: 10, content: "Mine, all mine." });
  await db
    .insert(schema.follows)
    .values({ followerId: viewer.id, followingId: followed?.author.id ?? "", createdAt: Date.now() });

  const body = await html(`/album/${album.id}`, viewer.token);

  expect(body).toContain("Edit Your Review");
  expect(body).toContain("Your rating");
  expect(orderIn(body, ["Your Review", "Reviews from People You Follow", "Latest Reviews"])).toHaveLength(3);
  for (const text of ["Mine, all mine.", "Words number 0 on it.", "Words number 1 on it."]) {
    expect(body.split(`>${text}<`)).toHaveLength(2);
  }
  expect(body).toContain(`href="/review/${followed?.id}"`);
  expect(body).toContain(`href="/review/${own.id}"`);
});

test("the author may edit and delete a review, everybody else report it", async () => {
  const { album, reviews } = await makeReviewed([8]);

  const stranger = await html(`/album/${album.id}`);
  const other = await html(`/album/${album.id}`, (await makeMember()).token);
  const author = await html(`/album/${album.id}`, reviews[0]?.author.token);

  for (const body of [stranger, other]) {
    expect(menuItemsIn(body)).toEqual(["Report"]);
  }
  expect(menuItemsIn(author)).toEqual(["Edit", "Delete"]);
});

function menuItemsIn(body: string): string[] {
  return [...body.matchAll(/role="menuitem"[^>]*>(.*?)<\/a>/g)].map(([, inside = ""]) =>
    inside.replace(/<[^>]+>/g, ""),
  );
}

test("what moderation removed its author sees with a word on it, and can delete but not edit", async () => {
  const author = await makeMember();
  const album = await makeAlbum();
  await makeReview({ userId: author.id, albumId: album.id, content: "Gone words.", removedAt: Date.now() });

  const own = await html(`/album/${album.id}`, author.token);
  const other = await html(`/album/${album.id}`);

  expect(own).toContain("A moderator has removed this review.");
  expect(own).not.toContain("Edit Your Review");
  expect(own).not.toContain("?review=write");
  expect(other).not.toContain("Gone words.");
});

test("an album that nobody has is not found, in its own words", async () => {
  for (const path of ["/album/nobody-knows-it", "/album/nobody-knows-it/reviews"]) {
    const response = await page(path);

    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).toContain("Album Not Found");
    expect(body).toContain("We couldn&#x27;t find an album with that ID");
  }
});

test("an album without reviews says so", async () => {
  const album = await makeAlbum();

  expect(await html(`/album/${album.id}`)).toContain("No reviews yet");
  expect(await html(`/album/${album.id}/reviews`)).toContain("No reviews yet");
});

test("all reviews come in the order that was asked for; an order that there is not is the newest first", async () => {
  const { album, reviews } = await makeReviewed([5, 10, 1]);
  await db
    .insert(schema.reviewLikes)
    .values({ reviewId: reviews[2]?.id ?? "", userId: (await makeMember()).id, createdAt: Date.now() });
  const texts = reviews.map(({ content }) => content);
  const order = async (query: string) =>
    orderIn(await html(`/album/${album.id}/reviews${query}`), texts).map((text) => texts.indexOf(text));

  expect(await order("")).toEqual([0, 1, 2]);
  expect(await order("?sort=highestRated")).toEqual([1, 0, 2]);
  expect(await order("?sort=lowestRated")).toEqual([2, 0, 1]);
  expect(await order("?sort=mostLiked")).toEqual([2, 0, 1]);
  expect(await order("?sort=sideways&offset=-3")).toEqual([0, 1, 2]);
});

test("twenty reviews are a page, and Show more leads to the next in the same order", async () => {
  const { album } = await makeReviewed(Array.from({ length: 22 }, () => 6));

  const first = await html(`/album/${album.id}/reviews?sort=lowestRated`);
  const second = await html(`/album/${album.id}/reviews?sort=lowestRated&offset=20`);

  expect(first.match(/Words number/g)?.length).toBeGreaterThanOrEqual(20);
  expect(first).toContain(`href="/album/${album.id}/reviews?sort=lowestRated&amp;offset=20"`);
  expect(first).toContain("22 reviews");
  expect(second).not.toContain("Show more");
});

test("a stranger's press on Favorite leads to sign-in and back, with a word on why", async () => {
  const album = await makeAlbum();

  const response = await postForm("/actions/shelve-album", {
    album_id: album.id,
    shelf: "favorites",
    on: "true",
    redirectTo: `/album/${album.id}`,
  });

  expect(response.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(`/album/${album.id}`)}`);
  expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain("Authentication required");
});

test("without a script an album goes on each shelf and off again, and the page comes back", async () => {
  const { token } = await makeMember();
  const album = await makeAlbum();
  const press = (shelf: string, on: string) =>
    postForm("/actions/shelve-album", { album_id: album.id, shelf, on, redirectTo: `/album/${album.id}` }, { token });

  for (const shelf of ["favorites", "album-likes", "watchlist"]) {
    const response = await press(shelf, "true");
    expect(response.headers.get("Location")).toBe(`/album/${album.id}`);
  }
  const on = await html(`/album/${album.id}`, token);
  for (const shelf of ["favorites", "album-likes", "watchlist"]) await press(shelf, "false");
  const off = await html(`/album/${album.id}`, token);

  expect(on.match(/aria-pressed="true"/g)).toHaveLength(3);
  expect(off).not.toContain('aria-pressed="true"');
});

test("with ten favourites the button for an eleventh is off and says why, and forcing it is refused in words", async () => {
  const { token } = await makeMember();
  await favor(token, 10);
  const album = await makeAlbum();

  const body = await html(`/album/${album.id}`, token);
  const forced = await postFavorite(token, album.id);

  expect(body).toMatch(/aria-label="Favorite"[^>]*aria-disabled="true"|aria-disabled="true"[^>]*aria-label="Favorite"/);
  expect(body).toContain("You can only have 10 favorite albums. Please remove one before adding another");
  expect(decodeURIComponent(forced.headers.getSetCookie().join())).toContain("Favorites Limit Reached");
});

test("a button's form that is none of ours is refused", async () => {
  const { token } = await makeMember();

  expect(
    (await postForm("/actions/shelve-album", { album_id: "x", shelf: "attic", on: "true" }, { token })).status,
  ).toBe(400);
  expect((await postForm("/actions/like-review", { review_id: "x", on: "perhaps" }, { token })).status).toBe(400);
  expect((await postForm("/actions/delete-review", {}, { token })).status).toBe(400);
});

test("no button's form leads to another site", async () => {
  const { token } = await makeMember();
  const album = await makeAlbum();

  const response = await postForm(
    "/actions/shelve-album",
    { album_id: album.id, shelf: "watchlist", on: "true", redirectTo: "//evil.example/" },
    { token },
  );

  expect(response.headers.get("Location")).toBe("/");
});

test("search engines read the album, its artist and what it was rated", async () => {
  const { album } = await makeReviewed([8, 9]);

  const body = await html(`/album/${album.id}`);

  expect(jsonLd(body)).toMatchObject({
    "@type": "MusicAlbum",
    name: album.title,
    byArtist: { "@type": "MusicGroup", name: album.artistName },
    aggregateRating: { ratingValue: 8.5, ratingCount: 2, bestRating: 10, worstRating: 1 },
  });
  expect(body).toContain(`<link rel="canonical" href="http://localhost/album/${album.id}"`);
  expect(body).toContain('property="og:type" content="music.album"');
  expect(jsonLd(await html(`/album/${(await makeAlbum()).id}`)).aggregateRating).toBeUndefined();
});
