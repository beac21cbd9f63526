import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makeReview } from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

async function makeCritic(ratings: number[]) {
  const member = await makeMember({ name: "Robin Vale", bio: "Third listen, never before." });
  const reviews = [];
  for (const [index, rating] of ratings.entries()) {
    const album = await makeAlbum();
    const createdAt = Date.now() - index * 60_000;
    const content = `Words number ${index} here.`;
    reviews.push({
      ...(await makeReview({ userId: member.id, albumId: album.id, rating, content, createdAt })),
      album,
    });
  }
  return { member, reviews };
}

test("a profile tells who somebody is and shows what they love and say", async () => {
  const { member, reviews } = await makeCritic([6, 9]);
  const [, best] = reviews;
  await postForm(
    "/actions/shelve-album",
    { album_id: best?.album.id ?? "", shelf: "favorites", on: "true" },
    { token: member.token },
  );

  const body = await html(`/profile/${member.username}`);

  expect(body).toMatch(/<h1[^>]*>Robin Vale<\/h1>/);
  expect(body).toMatch(new RegExp(`@(<!-- -->)?${member.username}`));
  expect(body).toContain("Third listen, never before.");
  expect(orderIn(body, ["Top 10 Albums", "Album Reviews", "Favorite Albums"])).toHaveLength(3);
  expect(
    orderIn(
      body,
      reviews.map(({ album }) => `>${album.title}<`),
    ),
  ).toEqual([reviews[1], reviews[0]].map((review) => `>${review?.album.title}<`));
  expect(body).toMatch(/Reviews<\/dt><dd[^>]*>2</);
  expect(body).toContain(`href="/profile/${member.username}/reviews"`);
});

test("a name in the wrong case finds its member, whose canonical address it gives", async () => {
  const { member } = await makeCritic([]);

  const body = await html(`/profile/${member.username.toUpperCase()}`);

  expect(body).toContain(`<link rel="canonical" href="http://localhost/profile/${member.username}"`);
});

test("a member without anything yet is told so, section by section", async () => {
  const { username } = await makeMember();

  const body = await html(`/profile/${username}`);

  expect(body).toContain("No reviews yet");
  expect(body).toContain("No favorite albums yet");
  expect(await html(`/profile/${username}/reviews`)).toContain("No reviews yet");
});

test("one's own profile is at /profile too, and only there and on one's own name one can edit it", async () => {
  const { member } = await makeCritic([7]);
  const other = await makeMember();

  const own = await html("/profile", member.token);
  const named = await html(`/profile/${member.username}`, member.token);
  const others = await html(`/profile/${member.username}`, other.token);

  for (const body of [own, named]) {
    expect(body).toContain("Edit Profile");
    expect(body).toContain("More options");
  }
  expect(others).not.toContain("Edit Profile");
  expect(others).not.toContain("More options");
});

test("a stranger has no own profile: they are led to sign-in", async () => {
  const response = await page("/profile");

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fprofile");
});

test("nobody's profile is not found, in its own words", async () => {
  for (const path of ["/profile/nobody_at_all", "/profile/nobody_at_all/reviews", "/profile/%00"]) {
    const response = await page(path);

    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).toContain("User Not Found");
    expect(body).toContain("We couldn&#x27;t find a user with that username");
  }
});

test("all of somebody's reviews come in the order that was asked for", async () => {
  const { member, reviews } = await makeCritic([5, 10, 1]);
  const texts = reviews.map(({ content }) => content);
  const order = async (query: string) =>
    orderIn(await html(`/profile/${member.username}/reviews${query}`), texts).map((text) => texts.indexOf(text));

  expect(await order("")).toEqual([0, 1, 2]);
  expect(await order("?sort=oldest")).toEqual([2, 1, 0]);
  expect(await order("?sort=highestRated")).toEqual([1, 0, 2]);
  expect(await order("?sort=lowestRated")).toEqual([2, 0, 1]);
});

test("across a block a profile shows nothing of what its member wrote", async () => {
  const { member } = await makeCritic([8]);
  const viewer = await makeMember();
  await db.insert(schema.blocks).values({ blockerId: member.id, blockedId: viewer.id, createdAt: Date.now() });

  expect(await html(`/profile/${member.username}`, viewer.token)).not.toContain("Words number 0");
  expect(await html(`/profile/${member.username}/reviews`, viewer.token)).not.toContain("Words number 0");
});

test("search engines read the person, never their email", async () => {
  const { member } = await makeCritic([]);

  const body = await (await page(`/profile/${member.username}`)).text();

  expect(jsonLd(body)).toMatchObject({
    "@type": "ProfilePage",
    mainEntity: { "@type": "Person", name: "Robin Vale", alternateName: member.username },
  });
  expect(body).not.toContain(member.email);
});
