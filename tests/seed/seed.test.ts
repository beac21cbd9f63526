import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { UNOPENED } from "#db/seed/content/unopened.ts";
import { DEMO_HAS_NOT_RATED } from "#db/seed/review-rows.ts";
import { buildSeed, seedTables } from "#db/seed/seed.ts";
import { insertStatements } from "#db/seed/to-sql.ts";
import { recordName } from "#db/seed/world.ts";
import { makeCtx } from "#tests/context.ts";
import { demoIndex } from "#worker/catalogue/demo/demo-index.ts";
import { SignUpSchema } from "#worker/domain/accounts.schema.ts";
import { GENRES } from "#worker/domain/genres.schema.ts";
import { refuseProhibitedLanguage } from "#worker/domain/prohibited-language.server.ts";
import { CreateReviewSchema } from "#worker/domain/reviews.schema.ts";
import { BIO_MAX, NAME_MAX } from "#worker/domain/settings.schema.ts";
import { MAX_FAVORITES } from "#worker/domain/shelves.schema.ts";
import { cleanText, codePoints } from "#worker/domain/text.schema.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const DAY = 86_400_000;
const catalogue = await demoIndex();
const seed = buildSeed({ catalogue, now: NOW, passwordHash: "a hash" });

const idOf = new Map([...catalogue.albums.values()].map((entry) => [recordName(entry), entry.album.id]));
const userId = (username: string) => seed.users.find((user) => user.username === username)?.id;
const demo = userId("demo");
const admin = userId("admin");

test("the same arguments make the same seed, to the last id", () => {
  expect(buildSeed({ catalogue, now: NOW, passwordHash: "a hash" })).toEqual(seed);
});

test("another hour moves every time and nothing else", () => {
  const later = buildSeed({ catalogue, now: NOW + DAY, passwordHash: "a hash" });

  expect(later.reviews.map(({ createdAt, updatedAt, ...rest }) => rest)).toEqual(
    seed.reviews.map(({ createdAt, updatedAt, ...rest }) => rest),
  );
  expect(later.reviews.map(({ createdAt }) => createdAt - DAY)).toEqual(seed.reviews.map(({ createdAt }) => createdAt));
});

test("the database takes all of it, and its triggers count what there is", async () => {
  const statements = seedTables(seed).flatMap(insertStatements);

  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

  const counted = await env.DB.prepare(
    `select (select sum(review_count) from albums) reviews, (select sum(likes_count) from reviews) likes,
       (select sum(actors_count) from notifications) deeds, (select sum(yes_votes + no_votes) from timeline_suggestions) votes,
       (select sum(followers_count) from users) follows, (select sum(comments_count) from posts) comments`,
  ).first();
  expect(counted).toEqual({
    reviews: seed.reviews.length,
    likes: seed.reviewLikes.length,
    deeds: seed.notificationDeeds.length,
    votes: seed.timelineVotes.length,
    follows: seed.follows.length,
    comments: seed.postComments.length,
  });
});

test("everything happened before now, and after its people had joined", () => {
  const joined = new Map(seed.users.map(({ id, createdAt }) => [id, createdAt]));
  const doings = [
    ...seed.reviews,
    ...seed.reviewLikes,
    ...seed.reviewComments,
    ...seed.reviewCommentLikes,
    ...seed.posts,
    ...seed.postLikes,
    ...seed.postComments,
    ...seed.postCommentLikes,
    ...seed.packs,
    ...seed.favoriteAlbums,
    ...seed.likedAlbums,
    ...seed.watchlist,
    ...seed.timelineVotes,
  ];

  const wrong = doings.filter(
    ({ userId, createdAt }) => createdAt > NOW || createdAt < (joined.get(userId) ?? Number.POSITIVE_INFINITY),
  );

  expect(wrong).toEqual([]);
});

test("what answers something is younger than it", () => {
  const posts = new Map(seed.posts.map((post) => [post.id, post.createdAt]));
  const reviews = new Map(seed.reviews.map((review) => [review.id, review.createdAt]));
  const comments = new Map(seed.postComments.map((comment) => [comment.id, comment.createdAt]));

  const early = [
    ...seed.postComments.filter(({ postId, createdAt }) => createdAt < (posts.get(postId) ?? NOW)),
    ...seed.postComments.filter(
      ({ parentCommentId, createdAt }) => parentCommentId && createdAt < (comments.get(parentCommentId) ?? NOW),
    ),
    ...seed.reviewComments.filter(({ reviewId, createdAt }) => createdAt < (reviews.get(reviewId) ?? NOW)),
    ...seed.reviewLikes.filter(({ reviewId, createdAt }) => createdAt < (reviews.get(reviewId) ?? NOW)),
  ];

  expect(early).toEqual([]);
});

test("reviews of hours, days, weeks and months ago are there", () => {
  const ages = seed.reviews.map(({ createdAt }) => (NOW - createdAt) / DAY);
  const between = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;

  expect(between(0, 1)).toBeGreaterThan(8);
  expect(between(1, 7)).toBeGreaterThan(12);
  expect(between(7, 30)).toBeGreaterThan(30);
  expect(between(30, 310)).toBeGreaterThan(200);
});

test("only the demo member and the admin can sign in", () => {
  const withPassword = seed.users.filter(({ passwordHash }) => passwordHash !== null);

  expect(withPassword.map(({ email, isAdmin }) => [email, isAdmin])).toEqual([
    ["demo@sleevenotes.example", false],
    ["admin@sleevenotes.example", true],
  ]);
});

test("every member could have signed up and written their profile", () => {
  for (const { username, email, name, bio } of seed.users) {
    expect(SignUpSchema.safeParse({ username, email, password: "Sleevenotes1" }).success, username).toBe(true);
    expect(codePoints(name ?? "")).toBeLessThanOrEqual(NAME_MAX);
    expect(codePoints(bio ?? "")).toBeLessThanOrEqual(BIO_MAX);
  }
});

test("every review could have been sent by its author", () => {
  const genres = Map.groupBy(seed.reviewGenres, ({ reviewId }) => reviewId);
  const vibes = Map.groupBy(seed.reviewVibes, ({ reviewId }) => reviewId);

  const refused = seed.reviews.filter(({ id, albumId, rating, content }) => {
    const sent = {
      album_id: albumId,
      rating,
      content,
      genres: (genres.get(id) ?? []).map(({ genre }) => genre),
      vibes: (vibes.get(id) ?? []).map(({ vibe }) => vibe),
    };
    const read = CreateReviewSchema.safeParse(sent);
    return !read.success || JSON.stringify({ ...sent, ...read.data }) !== JSON.stringify(sent);
  });

  expect(refused).toEqual([]);
});

test("there are long and short texts, lines that break, and ratings from 2 to 10", () => {
  const texts = seed.reviews.map(({ content }) => content).filter(Boolean);

  expect(texts.length).toBeGreaterThanOrEqual(150);
  expect(texts.filter((text) => text.length > 400).length).toBeGreaterThan(15);
  expect(texts.filter((text) => text.length < 60).length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes("\n")).length).toBeGreaterThan(10);
  expect(new Set(seed.reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10]));
});

test("nobody wrote the same text twice", () => {
  const texts = seed.reviews.map(({ content }) => content).filter(Boolean);

  expect(new Set(texts).size).toBe(texts.length);
});

test("posts and comments keep to their 250 characters and are clean", () => {
  const texts = [...seed.posts, ...seed.postComments, ...seed.reviewComments].map(({ content }) => content);

  expect(texts.filter((text) => codePoints(text) > 250 || text !== cleanText(text) || text === "")).toEqual([]);
});

test("titles and descriptions of the timeline keep to their limits", () => {
  const lines = [...seed.timelineEvents, ...seed.timelineSuggestions];

  expect(lines.filter(({ title }) => codePoints(title) > 50)).toEqual([]);
  expect(lines.filter(({ description }) => codePoints(description ?? "") > 100)).toEqual([]);
});

test("the unopened albums are nowhere, and all others are stored with their tracks", () => {
  const unopened = UNOPENED.map((name) => idOf.get(name));
  const stored = seed.albums.map(({ id }) => id);

  expect(unopened).not.toContain(undefined);
  expect(stored.filter((id) => unopened.includes(id))).toEqual([]);
  expect(stored).toHaveLength(catalogue.albums.size - unopened.length);
  expect(new Set(seed.tracks.map(({ albumId }) => albumId))).toEqual(new Set(stored));
  expect(seed.reviews.filter(({ albumId }) => unopened.includes(albumId))).toEqual([]);
});

test("every genre page has five albums to rank", () => {
  const reviewed = new Set(seed.reviews.map(({ albumId }) => albumId));
  const thin = GENRES.filter((genre) => {
    const albums = seed.albumGenres.filter((row) => row.genre === genre && reviewed.has(row.albumId));
    return albums.length < 5;
  });

  expect(thin).toEqual([]);
});

test.each(["Radiohead | OK Computer", "Radiohead | In Rainbows", "Radiohead | Kid A"] as const)(
  "%s is well reviewed",
  (name) => {
    const reviews = seed.reviews.filter(({ albumId }) => albumId === idOf.get(name));

    expect(reviews.length).toBeGreaterThanOrEqual(12);
    expect(reviews.filter(({ content }) => content).length).toBeGreaterThanOrEqual(6);
  },
);

test("the demo member has something on every list of theirs, and one famous album left to rate", () => {
  const own = (rows: { userId: string | null }[]) => rows.filter((row) => row.userId === demo).length;

  expect(own(seed.favoriteAlbums)).toBe(7);
  expect(own(seed.favoriteTracks)).toBe(4);
  for (const rows of [
    seed.likedAlbums,
    seed.likedTracks,
    seed.watchlist,
    seed.packs,
    seed.posts,
    seed.followedArtists,
  ]) {
    expect(own(rows)).toBeGreaterThanOrEqual(3);
  }
  expect(own(seed.reviews)).toBeGreaterThanOrEqual(10);
  expect(seed.follows.filter(({ followerId }) => followerId === demo).length).toBeGreaterThanOrEqual(12);
  expect(seed.follows.filter(({ followingId }) => followingId === demo).length).toBeGreaterThanOrEqual(10);
  expect(seed.blocks.map(({ blockerId }) => blockerId)).toEqual([demo]);
  expect(
    seed.reviews.filter(({ userId, albumId }) => userId === demo && albumId === idOf.get(DEMO_HAS_NOT_RATED)),
  ).toEqual([]);
});

test("nobody has more favourites than one may have", () => {
  const slots = [...seed.favoriteAlbums, ...seed.favoriteTracks].map(({ slot }) => slot);

  expect(Math.max(...slots)).toBeLessThanOrEqual(MAX_FAVORITES);
});

test("the demo member and the admin have read and unread notifications", () => {
  for (const reader of [demo, admin]) {
    const read = seed.notifications.filter(({ userId }) => userId === reader).map(({ isRead }) => isRead);

    expect(read.filter(Boolean).length).toBeGreaterThan(2);
    expect(read.filter((flag) => !flag).length).toBeGreaterThan(1);
  }
  expect(new Set(seed.notifications.map(({ notificationType }) => notificationType))).toEqual(
    new Set([
      "follow",
      "review_like",
      "post_like",
      "comment_like",
      "review_comment",
      "post_comment",
      "content_removed",
    ]),
  );
});

test("suggestions are open for votes, and the tally would leave every one of them open", () => {
  const votes = Map.groupBy(seed.timelineVotes, ({ suggestionId }) => suggestionId);

  expect(seed.timelineSuggestions.length).toBeGreaterThanOrEqual(20);
  for (const { id, title, voteDeadline } of seed.timelineSuggestions) {
    const cast = votes.get(id) ?? [];
    const approval = cast.filter(({ voteType }) => voteType === "yes").length / cast.length;

    expect(voteDeadline, title).toBeGreaterThan(NOW);
    expect(cast.length >= 5 && approval >= 0.7, title).toBe(false);
  }
  expect(seed.timelineSuggestions.filter(({ targetEventId }) => targetEventId)).toHaveLength(2);
});

test("the timelines of 25 artists and more have events, each on a day that there was", () => {
  expect(new Set(seed.timelineEvents.map(({ artistId }) => artistId)).size).toBeGreaterThanOrEqual(25);
  for (const { eventDate, title } of seed.timelineEvents) {
    expect(new Date(`${eventDate}T00:00:00Z`).toISOString().slice(0, 10), title).toBe(eventDate);
  }
});

test("the community has posts on every kind of topic, threads of replies, and reports for the admin", () => {
  expect(seed.posts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(seed.posts.map(({ topicType }) => topicType))).toEqual(new Set(["artist", "album", "track", "genre"]));
  expect(seed.postComments.filter(({ parentCommentId }) => parentCommentId).length).toBeGreaterThan(10);
  expect(seed.packs.length).toBeGreaterThanOrEqual(20);
});

test("reports of every kind wait, one of them on what is gone, and the log knows what was removed and what stands", () => {
  const pending = seed.reports.filter(({ status }) => status === "pending");
  const written = new Set(
    [...seed.reviews, ...seed.reviewComments, ...seed.posts, ...seed.postComments].map(({ id }) => id),
  );

  expect(new Set(pending.map(({ contentType }) => contentType)).size).toBe(4);
  expect(pending.filter(({ contentId }) => !written.has(contentId))).toHaveLength(1);
  expect(seed.moderationDecisions.map(({ action }) => action).sort()).toEqual(["okay", "remove", "remove"]);
  const removed = seed.posts.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id);
  const decided = seed.moderationDecisions.filter(({ action }) => action === "remove");
  expect(decided.map(({ contentId }) => contentId).sort()).toEqual(removed.sort());
  for (const { createdAt, decidedAt } of seed.reports) expect(decidedAt ?? NOW).toBeGreaterThan(createdAt);
});

test("the admin has something on every list of theirs too, and the demo member a suggestion of their own", () => {
  for (const rows of [
    seed.favoriteAlbums,
    seed.favoriteTracks,
    seed.likedAlbums,
    seed.likedTracks,
    seed.watchlist,
    seed.packs,
    seed.posts,
    seed.followedArtists,
    seed.reviews,
  ] as { userId: string | null }[][]) {
    expect(rows.filter(({ userId: owner }) => owner === admin).length).toBeGreaterThanOrEqual(1);
  }
  expect(seed.timelineSuggestions.filter(({ userId: author }) => author === demo)).toHaveLength(1);
});

test("nobody posts or comments what would be refused for its language", () => {
  const ctx = makeCtx();
  const texts = [...seed.posts, ...seed.postComments, ...seed.reviewComments].map(({ content }) => content);

  for (const text of texts) expect(() => refuseProhibitedLanguage(ctx, "content", text), text).not.toThrow();
});
