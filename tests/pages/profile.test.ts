import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";
import { db, makeAlbum, makeMember, makePack, makePost, makeReview, makeTrack } from "#tests/factories.ts";
import { html, jsonLd, orderIn } from "#tests/html.ts";
import { page, postForm } from "#tests/http.ts";

type Member = Awaited<ReturnType<typeof makeMember>>;

const SECTIONS = [
  "Top 10 Albums",
  "Album Reviews",
  "Favorite Albums",
  "Favorite Songs",
  "Music Packs",
  "Community Posts",
  "Collections",
];

/** The message that a redirect leaves for the page it leads to. */
function flashOf(response: Response): string {
  return decodeURIComponent(response.headers.getSetCookie().find((cookie) => cookie.startsWith("flash=")) ?? "");
}

function follow(by: Member | null, userId: string, on = true) {
  const fields = { user_id: userId, on: String(on), redirectTo: "/profile/somebody" };
  return postForm("/actions/follow-user", fields, { token: by?.token });
}

function block(by: Member | null, userId: string, on = true) {
  const fields = { user_id: userId, on: String(on), redirectTo: "/profile/somebody" };
  return postForm("/actions/block-user", fields, { token: by?.token });
}

/** The text of each element of this kind, in order. */
function textsOf(body: string, tag: string): string[] {
  return [...body.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inside = ""]) => plain(inside));
}

function plain(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .trim();
}

/** A member who keeps something of everything. */
async function makeKeeper() {
  const member = await makeMember();
  const userId = member.id;
  const [loved, wished] = [await makeAlbum({ title: "Loved one" }), await makeAlbum({ title: "Wished one" })];
  const [song, liked] = [await makeTrack({ name: "Dear song" }), await makeTrack({ name: "Liked song" })];
  await db.batch([
    db.insert(schema.favoriteAlbums).values({ userId, albumId: loved.id, slot: 1, createdAt: 1 }),
    db.insert(schema.favoriteTracks).values({ userId, trackId: song.id, slot: 1, createdAt: 1 }),
    db.insert(schema.likedTracks).values({ userId, trackId: liked.id, createdAt: 1 }),
    db.insert(schema.watchlist).values({ userId, albumId: wished.id, createdAt: 1 }),
    db.insert(schema.followedArtists).values({ userId, artistId: loved.artistId, createdAt: 1 }),
  ]);
  const pack = await makePack({ userId, name: "A crate" });
  const post = await makePost({ userId, content: "What a <year> it was" });
  return { member, loved, wished, song, liked, pack, post };
}

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
  expect(textsOf(body, "h2")).toEqual(SECTIONS);
  expect(
    orderIn(
      body,
      reviews.map(({ album }) => `>${album.title}<`),
    ),
  ).toEqual([reviews[1], reviews[0]].map((review) => `>${review?.album.title}<`));
  expect(textsOf(body, "a")).toContain("2 Reviews");
  expect(body).toContain(`href="/profile/${member.username}/reviews"`);
});

test("a name in the wrong case finds its member, whose canonical address it gives", async () => {
  const { member } = await makeCritic([]);

  const body = await html(`/profile/${member.username.toUpperCase()}`);

  expect(body).toContain(`<link rel="canonical" href="http://localhost/profile/${member.username}"`);
});

test("each section shows what is kept there and leads to all of it", async () => {
  const { member, loved, song, pack, post } = await makeKeeper();
  const path = `/profile/${member.username}`;

  const body = await html(path);

  for (const to of [
    `${path}/reviews?sort=highestRated`,
    `${path}/reviews`,
    `${path}/favorites`,
    `${path}/packs`,
    `/user/${member.username}/posts`,
    `${path}/artists`,
    `${path}/tracks`,
    `${path}/watchlist`,
    `/album/${loved.id}`,
    `/album/${song.albumId}`,
    `/packs/${pack.id}`,
    `/community/post/${post.id}`,
    "/genre/rock",
  ]) {
    expect(body).toContain(`href="${to}"`);
  }
  const links = textsOf(body, "a");
  for (const label of ["See More", "View all", "See all"]) {
    expect(links.filter((text) => text.startsWith(label))).not.toEqual([]);
  }
  expect(body).toContain("Max 10");
  expect(body).toContain("Dear song");
  expect(body).toContain("No description");
  expect(body).toContain("What a &lt;year&gt; it was");
  expect(links.filter((text) => /^(?:Followed Artists|Likes|Next Listen|Packs)/.test(text))).toEqual([
    "Followed Artists1 artist",
    "Likes1 song",
    "Next Listen1 album",
    "Packs1 pack",
  ]);
});

test("the overview shows up to four packs and five posts, the newest first", async () => {
  const { id: userId, username } = await makeMember();
  for (let at = 1; at <= 6; at += 1) {
    await makePack({ userId, name: `Crate no. ${at}`, createdAt: at });
    await makePost({ userId, content: `Word no. ${at}`, createdAt: Date.now() - (7 - at) * 3_600_000 });
  }

  const body = await html(`/profile/${username}`);

  const inOrder = (what: string) =>
    [...body.matchAll(new RegExp(`>${what} no. (\\d)<`, "g"))].map(([, at]) => Number(at));
  expect(inOrder("Crate")).toEqual([6, 5, 4, 3]);
  expect(inOrder("Word")).toEqual([6, 5, 4, 3, 2]);
  expect(body).toContain("1 hour ago");
});

test("a post that moderation removed is on nobody's overview", async () => {
  const member = await makeMember();
  await makePost({ userId: member.id, content: "Taken away", removedAt: 1 });

  expect(await html(`/profile/${member.username}`)).toContain("No community posts yet");
  expect(await html("/profile", member.token)).not.toContain("Taken away");
});

test("a member without anything yet is told so, section by section", async () => {
  const { username } = await makeMember();

  const body = await html(`/profile/${username}`);

  for (const text of [
    "No reviews yet",
    "No favorite albums yet",
    "No liked songs yet",
    "No music packs created yet",
    "No community posts yet",
    "No followed artists yet",
    "No albums in watchlist yet",
  ]) {
    expect(body).toContain(text);
  }
  expect(await html(`/profile/${username}/reviews`)).toContain("No reviews yet");
});

test("the owner alone may take a favourite out on the overview, also without a script", async () => {
  const { member, loved, song } = await makeKeeper();
  const other = await makeMember();
  const redirectTo = `/profile/${member.username}`;

  const own = await html(redirectTo, member.token);
  for (const token of [other.token, undefined]) expect(await html(redirectTo, token)).not.toContain("Remove");
  await postForm("/actions/shelve-album", { album_id: loved.id, shelf: "favorites", on: "false", redirectTo }, member);
  const track = { track_id: song.id, album_id: song.albumId, shelf: "favorite-tracks" };
  await postForm("/actions/shelve-track", { ...track, on: "false", redirectTo }, member);

  expect(textsOf(own, "button")).toContain("Remove Loved one");
  expect(own).toContain('aria-label="Remove Dear song"');
  const body = await html(redirectTo, member.token);
  expect(body).toContain("No favorite albums yet");
  expect(body).not.toContain("Dear song");
});

test("a member follows and unfollows from a profile, and is told what came of it", async () => {
  const [viewer, member] = [await makeMember(), await makeMember()];
  const path = `/profile/${member.username}`;
  const shown = async () => {
    const body = await html(path, viewer.token);
    return [...textsOf(body, "button"), ...textsOf(body, "a")].filter((text) => /ollow$|\d Follow/.test(text));
  };

  expect(await shown()).toEqual(["Follow", "0 Followers", "0 Following"]);
  const followed = await follow(viewer, member.id);
  expect([followed.status, followed.headers.get("Location")]).toEqual([302, "/profile/somebody"]);
  expect(flashOf(followed)).toContain("You are now following this user");
  expect(await shown()).toEqual(["Unfollow", "1 Followers", "0 Following"]);
  expect(flashOf(await follow(viewer, member.id))).toContain("You are already following this user");
  expect(flashOf(await follow(viewer, member.id, false))).toContain("You've unfollowed this user");
  expect(flashOf(await follow(viewer, member.id, false))).toContain("You are not following this user");
  expect(await shown()).toEqual(["Follow", "0 Followers", "0 Following"]);
});

test("a stranger sees Follow, which leads to sign-in and back, and no menu", async () => {
  const member = await makeMember();

  const body = await html(`/profile/${member.username}`);
  const response = await follow(null, member.id);

  expect(textsOf(body, "button")).toContain("Follow");
  expect(body).not.toContain("More options");
  expect(body).not.toContain("Block User");
  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fprofile%2Fsomebody");
  expect(flashOf(response)).toContain("Please sign in to follow users");
});

test("on one's own profile there is neither Follow nor a menu", async () => {
  const member = await makeMember();

  for (const path of ["/profile", `/profile/${member.username}`, `/profile/${member.username}?block=ask`]) {
    const body = await html(path, member.token);
    expect(textsOf(body, "button").filter((text) => /^(?:Un)?follow$/i.test(text))).toEqual([]);
    expect(body).not.toContain("More options");
    expect(body).not.toContain("Block");
  }
});

test("without a script, blocking asks on the page, and unblocking is in the menu", async () => {
  const [viewer, member] = [await makeMember(), await makeMember()];
  const path = `/profile/${member.username}`;
  await follow(viewer, member.id);

  expect(await html(path, viewer.token)).toContain(`href="${path}?block=ask"`);
  const asked = await html(`${path}?block=ask`, viewer.token);
  expect(textsOf(asked, "h2")).toContain(`Block ${member.username}?`);
  expect(textsOf(asked, "button")).toContain("Block");
  expect(await html(`${path}?block=ask`)).not.toContain(`Block ${member.username}?`);

  const blocked = await block(viewer, member.id);
  expect([blocked.status, blocked.headers.get("Location")]).toEqual([302, "/profile/somebody"]);
  expect(flashOf(blocked)).toContain("User blocked");
  const across = await html(path, viewer.token);
  expect(plain(across)).toContain(`You have blocked ${member.username}`);
  expect(textsOf(across, "button")).toContain("Unblock User");
  expect(textsOf(across, "button")).not.toContain("Follow");
  expect(textsOf(across, "button")).not.toContain("Unfollow");
  expect(textsOf(across, "a")).toContain("0 Followers");

  expect(flashOf(await block(viewer, member.id, false))).toContain("User unblocked");
  const again = await html(path, viewer.token);
  expect(textsOf(again, "h2")).toEqual(SECTIONS);
  expect(textsOf(again, "button")).toContain("Follow");
});

test("a stranger who would block is led to sign in", async () => {
  const member = await makeMember();

  const response = await block(null, member.id);

  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fprofile%2Fsomebody");
  expect(flashOf(response)).toContain("Please sign in to block users");
});

test("connections without a script: two tabs with their counts, each row with its button but one's own", async () => {
  const [member, viewer, fan, idol] = [
    await makeMember(),
    await makeMember(),
    await makeMember({ name: "Fanny" }),
    await makeMember(),
  ];
  for (const by of [viewer, fan]) await follow(by, member.id);
  for (const by of [viewer, member]) await follow(by, idol.id);
  const path = `/profile/${member.username}/connections`;

  expect(await html(`/profile/${member.username}`)).toContain(`href="${path}?tab=followers"`);
  const followers = await html(`${path}?tab=followers`, viewer.token);
  const following = await html(`${path}?tab=following`, viewer.token);

  expect(textsOf(followers, "h1")).toEqual([`${member.username}'s Connections`]);
  expect(followers).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Followers \(2\)</);
  expect(following).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Following \(1\)</);
  const rows = (body: string) => textsOf(body, "li").filter((text) => /follow$/i.test(text));
  expect(rows(followers)).toEqual([`${fan.username}FannyFollow`]);
  expect(textsOf(followers, "li")).toContain(viewer.username);
  expect(followers).toContain(`href="/profile/${fan.username}"`);
  expect(rows(following)).toEqual([`${idol.username}Unfollow`]);
});

test("empty connections say so, and more than a page leads on", async () => {
  const [lonely, popular] = [await makeMember(), await makeMember()];
  for (let at = 0; at < 21; at += 1) {
    const { id: followerId } = await makeMember();
    await db.insert(schema.follows).values({ followerId, followingId: popular.id, createdAt: at });
  }
  const path = `/profile/${popular.username}/connections`;

  expect(await html(`/profile/${lonely.username}/connections`)).toContain("No followers yet");
  expect(await html(`/profile/${lonely.username}/connections?tab=following`)).toContain("Not following anyone yet");
  const first = await html(path);
  const second = await html(`${path}?tab=followers&offset=20`);

  expect(first).toContain(`href="${path}?tab=followers&amp;offset=20"`);
  expect(textsOf(first, "button").filter((text) => text === "Follow")).toHaveLength(20);
  expect(textsOf(second, "button").filter((text) => text === "Follow")).toHaveLength(1);
  expect(second).toContain("These are all the followers");
});

test("one's own profile is at /profile too, and only there and on one's own name one can edit it", async () => {
  const { member } = await makeCritic([7]);
  const other = await makeMember();

  const own = await html("/profile", member.token);
  const named = await html(`/profile/${member.username}`, member.token);
  const others = await html(`/profile/${member.username}`, other.token);

  for (const body of [own, named]) {
    expect(body).toContain("Edit Profile");
    expect(body).toContain('aria-label="More options"');
  }
  expect(others).not.toContain("Edit Profile");
  expect(textsOf(others, "a")).not.toContain("Edit");
});

test("a stranger has no own profile: they are led to sign-in", async () => {
  const response = await page("/profile");

  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/auth?redirectTo=%2Fprofile");
});

test("nobody's profile is not found, in its own words", async () => {
  for (const path of ["", "/reviews", "/connections"]
    .map((end) => `/profile/nobody_at_all${end}`)
    .concat("/profile/%00")) {
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

test("across a block a profile shows nothing of what its member wrote or keeps, whoever set it", async () => {
  const { member, ...kept } = await makeKeeper();
  const viewer = await makeMember();
  const names = [kept.loved.title, kept.song.name, kept.pack.name, "What a "];

  expect(orderIn(await html(`/profile/${member.username}`, viewer.token), names)).toHaveLength(4);
  for (const [blocker, blocked] of [
    [viewer, member],
    [member, viewer],
  ] as const) {
    await block(blocker, blocked.id);
    const body = await html(`/profile/${member.username}`, viewer.token);
    expect(orderIn(body, names)).toEqual([]);
    expect(textsOf(body, "h1")).toEqual([member.username]);
    expect(textsOf(body, "button")).not.toContain("Follow");
    await block(blocker, blocked.id, false);
  }
});

test("whom a member blocks is not told so, but finds nothing, and may block too", async () => {
  const { member } = await makeCritic([8]);
  const viewer = await makeMember();
  await block(member, viewer.id);

  const body = await html(`/profile/${member.username}`, viewer.token);

  expect(plain(body)).toContain(`There is nothing of ${member.username}'s to see here`);
  expect(body).not.toContain("Words number 0");
  expect(body).not.toContain("blocked");
  expect(textsOf(body, "a")).toContain("Block User");
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
