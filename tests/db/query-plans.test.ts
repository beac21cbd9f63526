import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
  selectAlbum,
  selectAlbumsByIds,
  selectAlbumTitle,
  selectAlbumTracks,
  selectArtistAlbums,
  selectMostReviewed,
} from "#db/queries/albums.ts";
import { selectArtistCards, selectReleasesOfKind, selectTracksWithAlbums } from "#db/queries/artist-releases.ts";
import { countPendingSuggestions, selectEventsByIds, selectTimelinePlaces } from "#db/queries/artist-timeline.ts";
import { selectArtist, selectArtistsByIds, selectMostFollowedArtists, storedArtistId } from "#db/queries/artists.ts";
import { claimDueDigests, selectRecipients } from "#db/queries/digests.ts";
import { selectHottestOfGenre, selectTopRatedOfGenre } from "#db/queries/genres.ts";
import { selectMember } from "#db/queries/members.ts";
import {
  selectContent,
  selectDecisions,
  selectPendingCount,
  selectQuotes,
  selectReport,
  selectReports,
} from "#db/queries/moderation.ts";
import {
  markRead,
  selectNotification,
  selectNotifications,
  selectRemovalReasons,
  selectUnreadCount,
} from "#db/queries/notifications.ts";
import {
  deleteFromPack,
  insertInPack,
  selectInPack,
  selectPackAlbums,
  selectPackTracks,
} from "#db/queries/pack-items.ts";
import { selectPack, selectPackOwner, selectPacksOf } from "#db/queries/packs.ts";
import {
  countFollowedArtists,
  insertFollow,
  relationTo,
  selectBlock,
  selectBlocks,
  selectFollow,
  selectFollowedArtist,
  selectFollowedArtists,
  selectFollowedOf,
  selectFollowers,
  selectFollowing,
} from "#db/queries/people.ts";
import { selectUnnamedPictures } from "#db/queries/pictures.ts";
import { selectPostComment, selectPostComments } from "#db/queries/post-comments.ts";
import {
  selectFollowingPosts,
  selectNewestPosts,
  selectPost,
  selectPostsAbout,
  selectPostsOf,
} from "#db/queries/posts.ts";
import { selectBrowsers } from "#db/queries/push-subscriptions.ts";
import { selectCommentedReview, selectReviewComment, selectReviewComments } from "#db/queries/review-comments.ts";
import { NOWHERE, type Seek, seekAlbums, seekArtists, seekPacks, seekUsers } from "#db/queries/search.ts";
import { countFavoritesOf, countOnShelf, selectPlace, selectShelf, selectTrackShelf } from "#db/queries/shelves.ts";
import { selectSitemapRows } from "#db/queries/sitemap.ts";
import { selectTrackId } from "#db/queries/tracks.ts";
import { selectNewestReviews, selectReviewers } from "#db/queries/trending.ts";
import { users } from "#db/schema/index.ts";
import { makeCtx } from "#tests/context.ts";

type Case = {
  statement: { toSQL(): { sql: string; params: unknown[] } };
  /** Small things that are read whole or put in order on purpose, as the plan names them, and why that is small. */
  allowed?: [detail: RegExp, because: string][];
};

const JSON_IDS: [RegExp, string] = [/^SCAN asked VIRTUAL TABLE/, "the ids that were asked for"];
const CONSTANT: [RegExp, string] = [/^SCAN (?:\(subquery-\d+\)|CONSTANT ROW|found)$/, "at most the candidates"];
const TOP: [RegExp, string] = [
  /^(?:SCAN (?:top|recent)$|USE TEMP B-TREE FOR (?:ORDER BY|GROUP BY|json_group_array))/,
  "three or five genres",
];
const CANDIDATES: [RegExp, string] = [
  /^(?:SCAN \w+_fts VIRTUAL TABLE|SCAN j|USE TEMP B-TREE FOR (?:GROUP BY|ORDER BY|json_group_array\(ORDER BY\)))/,
  "a bounded number of candidates",
];
const IN_ORDER: [RegExp, string] = [
  /^SCAN (?:listed$|(?:albums|artists|packs|posts|reviews|users)\b.* USING (?:COVERING )?INDEX \w+$)/,
  "as many as are listed, by an index in their order",
];
const FEW: [RegExp, string] = [/^USE TEMP B-TREE FOR ORDER BY$/, "a page, put in order again"];

const VIEWER = "m0";
const page = { limit: 10, offset: 0 };
const seek: Seek = {
  match: '"rad" AND "ioh"',
  parts: ['"rad"', '"ioh"', '"oha"', '"hae"', '"aed"', '"dar" OR "rda"'],
  prefixes: [{ prefix: "ra" }, { prefix: "ra", lengths: [3, 5] }],
  famous: { all: ["radio"], any: ["rad", "ioh"] },
};
const { db } = makeCtx();
/** As profiles name whose lists they show. */
const named = sql`(select u.id from users u where u.username_key = ${"member_0"})`;

/** Every list and every look-up there is: one row each. Reviews have their own in review-query-plans.test.ts. */
const CASES: Record<string, Case> = {
  "an album": { statement: selectAlbum(db, "a7"), allowed: [TOP] },
  "an album's title": { statement: selectAlbumTitle(db, "a7") },
  "an album's tracks, for nobody": { statement: selectAlbumTracks(db, null, "a7") },
  "an album's tracks, for a member": { statement: selectAlbumTracks(db, VIEWER, "a7") },
  "albums by id": { statement: selectAlbumsByIds(db, ["a1", "a2"]), allowed: [JSON_IDS, FEW] },
  "an artist": { statement: selectArtist(db, "x3"), allowed: [TOP] },
  "artists by id": { statement: selectArtistsByIds(db, ["x1", "x2"]), allowed: [JSON_IDS, TOP] },
  "an artist's albums": { statement: selectArtistAlbums(db, storedArtistId("x3"), page) },
  "an artist's EPs": { statement: selectArtistAlbums(db, storedArtistId("x3"), { ...page, group: "ep" }) },
  "an artist's albums, compilations among them": {
    statement: selectReleasesOfKind(db, storedArtistId("x3"), { ...page, kind: "albums" }),
  },
  "an artist's EPs, as their page lists them": {
    statement: selectReleasesOfKind(db, storedArtistId("x3"), { ...page, kind: "eps" }),
  },
  "artists' cards": { statement: selectArtistCards(db, ["x1", "x2"]), allowed: [JSON_IDS, FEW] },
  "tracks with their albums": { statement: selectTracksWithAlbums(db, VIEWER, ["t1", "t2"]), allowed: [JSON_IDS, FEW] },
  "what stands where on a timeline": {
    statement: selectTimelinePlaces(db, { artistId: storedArtistId("x3"), ...page }),
    allowed: [[/^SCAN (?:found|\(subquery-\d+\))$/, "a page of releases and one of events"], FEW],
  },
  "events by id": { statement: selectEventsByIds(db, ["e1", "e2"]), allowed: [[/^SCAN json_each/, "ids"]] },
  "how many votes are open, at most forty": {
    statement: countPendingSuggestions(db, VIEWER, { artistId: "x3", most: 40 }),
    allowed: [[/^SCAN pending$/, "a bounded count"]],
  },
  "the most reviewed": { statement: selectMostReviewed(db, 50) },
  "a genre's top rated": { statement: selectTopRatedOfGenre(db, "Jazz", 50) },
  "a genre's hottest": { statement: selectHottestOfGenre(db, "Jazz", 50) },
  "the most followed": { statement: selectMostFollowedArtists(db, 50) },
  "the newest reviews": {
    statement: selectNewestReviews(db, 2000),
    allowed: [
      [/^SCAN reviews USING INDEX reviews_by_time$/, "the newest two thousand, by an index in their order"],
      [/^SCAN newest$/, "those two thousand"],
    ],
  },
  "reviewers by id": { statement: selectReviewers(db, VIEWER, ["m1", "m2"]), allowed: [[/^SCAN json_each/, "ids"]] },
  "the sitemap's albums": { statement: selectSitemapRows(db, "albums", 50), allowed: [IN_ORDER] },
  "the sitemap's artists": { statement: selectSitemapRows(db, "artists", 50), allowed: [IN_ORDER] },
  "the sitemap's profiles": { statement: selectSitemapRows(db, "profiles", 50), allowed: [IN_ORDER] },
  "the sitemap's packs": { statement: selectSitemapRows(db, "packs", 50), allowed: [IN_ORDER] },
  "the sitemap's reviews": { statement: selectSitemapRows(db, "reviews", 50), allowed: [IN_ORDER] },
  "the sitemap's posts": { statement: selectSitemapRows(db, "posts", 50), allowed: [IN_ORDER] },
  "pictures that no row names": {
    statement: selectUnnamedPictures(db, ["post/a.jpg", "post/b.jpg"]),
    allowed: [[/^SCAN stored VIRTUAL TABLE/, "a page of keys"]],
  },
  favourites: {
    statement: selectShelf(db, "favorites", { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "liked albums": {
    statement: selectShelf(db, "album-likes", { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  watchlist: {
    statement: selectShelf(db, "watchlist", { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whether it is a favourite": { statement: selectPlace(db, "favorites", { userId: VIEWER, itemId: "a7" }) },
  "whether it is on the watchlist": { statement: selectPlace(db, "watchlist", { userId: VIEWER, itemId: "a7" }) },
  "how many favourites": { statement: countFavoritesOf(db, "favorites", VIEWER) },
  "favourite tracks": {
    statement: selectTrackShelf(db, "favorite-tracks", { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "liked tracks": {
    statement: selectTrackShelf(db, "liked-tracks", { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whether it is a favourite track": {
    statement: selectPlace(db, "favorite-tracks", { userId: VIEWER, itemId: "t7" }),
  },
  "how many liked tracks, at most forty": {
    statement: countOnShelf(db, "liked-tracks", { userId: named, most: 40 }),
    allowed: [[/^SCAN kept$/, "a bounded count"]],
  },
  "how many artists a member follows, at most forty": {
    statement: countFollowedArtists(db, { userId: named, most: 40 }),
    allowed: [[/^SCAN followed$/, "a bounded count"]],
  },
  "the watchlist of a member by name": {
    statement: selectShelf(db, "watchlist", { userId: named, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "the liked tracks of a member by name": {
    statement: selectTrackShelf(db, "liked-tracks", { userId: named, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "the followed artists of a member by name": {
    statement: selectFollowedArtists(db, { userId: named, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "the packs of a member by name": {
    statement: selectPacksOf(db, VIEWER, { userId: named, ...page }),
    allowed: [FEW],
  },
  "how many favourite tracks": { statement: countFavoritesOf(db, "favorite-tracks", VIEWER) },
  "a track's id": { statement: selectTrackId(db, "t7") },
  "a member": { statement: selectMember(db, VIEWER) },
  "a pack": { statement: selectPack(db, "p7") },
  "whose a pack is": { statement: selectPackOwner(db, "p7") },
  "a member's packs": { statement: selectPacksOf(db, VIEWER, { userId: VIEWER, ...page }), allowed: [FEW] },
  "a pack's albums": {
    statement: selectPackAlbums(db, { packId: "p7", ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "a pack's tracks": {
    statement: selectPackTracks(db, { packId: "p7", ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whether an album is in a pack": { statement: selectInPack(db, "album", { packId: "p7", itemId: "a7" }) },
  "whether a track is in a pack": { statement: selectInPack(db, "track", { packId: "p7", itemId: "t7" }) },
  "an album into a pack": {
    statement: insertInPack(db, "album", { packId: "p7", itemId: "a7", ownerId: VIEWER, now: 1 }),
    allowed: [[/^SCAN (?:CONSTANT ROW|stored)$/, "the one album"]],
  },
  "an album out of a pack": {
    statement: deleteFromPack(db, "album", { packId: "p7", itemId: "none", ownerId: VIEWER }),
  },
  "a member's followers": {
    statement: selectFollowers(db, VIEWER, { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whom a member follows": {
    statement: selectFollowing(db, VIEWER, { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "a profile's followers": {
    statement: selectFollowers(db, VIEWER, { userId: named, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whom a profile's member follows": {
    statement: selectFollowing(db, VIEWER, { userId: named, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "a profile, and what is between it and the viewer": {
    statement: db.select(relationTo(VIEWER)).from(users).where(eq(users.usernameKey, "member_7")),
  },
  "a member's posts, for nobody": { statement: selectPostsOf(db, null, { userId: VIEWER, ...page }), allowed: [FEW] },
  "a profile's posts, for a member": {
    statement: selectPostsOf(db, "m7", { userId: named, ...page }),
    allowed: [FEW],
  },
  "whether one follows another": { statement: selectFollow(db, { followerId: VIEWER, followingId: "m7" }) },
  "which of many one follows": {
    statement: selectFollowedOf(db, VIEWER, ["m1", "m2"]),
    allowed: [[/^SCAN json_each/, "the ids that were asked for"]],
  },
  "a follow": { statement: insertFollow(db, { followerId: VIEWER, followingId: "m7", now: 1 }) },
  "whom a member blocks": {
    statement: selectBlocks(db, { userId: "m1", ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whether one blocks another": { statement: selectBlock(db, { blockerId: "m1", blockedId: "m7" }) },
  "a member's followed artists": {
    statement: selectFollowedArtists(db, { userId: VIEWER, ...page }),
    allowed: [[/^SCAN page$/, "a page"], FEW],
  },
  "whether one follows an artist": { statement: selectFollowedArtist(db, { userId: VIEWER, artistId: "x7" }) },
  "a review that is commented on": { statement: selectCommentedReview(db, VIEWER, "r0") },
  "a review's comments, for nobody": {
    statement: selectReviewComments(db, null, { reviewId: "r0", ...page }),
    allowed: [FEW],
  },
  "a review's comments, for a member": {
    statement: selectReviewComments(db, VIEWER, { reviewId: "r0", ...page }),
    allowed: [FEW],
  },
  "a review's comments, with a member's own removed ones": {
    statement: selectReviewComments(db, VIEWER, { reviewId: "r0", withOwnRemoved: true, ...page }),
    allowed: [FEW],
  },
  "a comment": { statement: selectReviewComment(db, VIEWER, "c7") },
  "a member's notifications": { statement: selectNotifications(db, VIEWER, page), allowed: [FEW] },
  "why moderation removed what a line tells of": {
    statement: selectRemovalReasons(db, VIEWER, ["line1", "line2"]),
    allowed: [[/^SCAN json_each/, "the ids that were asked for"], FEW],
  },
  "a notification": { statement: selectNotification(db, VIEWER, "line-of-all") },
  "whose mail is due": { statement: claimDueDigests(db, { now: 0, limit: 100 }) },
  "whom to mail": { statement: selectRecipients(db, ["m1", "m2"]), allowed: [[/^SCAN json_each/, "ids"]] },
  "browsers to tell": { statement: selectBrowsers(db, VIEWER, { now: 1, limit: 10 }) },
  "how many are unread": {
    statement: selectUnreadCount(db, VIEWER),
    allowed: [[/^SCAN unread$/, "the unread lines, up to a thousand"]],
  },
  "a notification that is read": { statement: markRead(db, VIEWER, "no-such-line") },
  "the newest posts": {
    statement: selectNewestPosts(db, VIEWER, page),
    allowed: [FEW, [/^SCAN posts USING INDEX posts_by_time$/, "a page, by an index in its order"]],
  },
  "a genre's posts": {
    statement: selectPostsAbout(db, VIEWER, { ...page, topic: { type: "genre", id: "rock" } }),
    allowed: [FEW],
  },
  "a post": { statement: selectPost(db, VIEWER, "post7") },
  "a post's comments": { statement: selectPostComments(db, VIEWER, { postId: "post0", ...page }), allowed: [FEW] },
  "a comment on a post": { statement: selectPostComment(db, VIEWER, "pc7") },
  "posts by whom a member follows": {
    statement: selectFollowingPosts(db, "m5", page),
    allowed: [
      [
        /^SCAN (?:followee|writer|since|CONSTANT ROW|\(subquery-\d+\))$/,
        "those who wrote last, at most a page of them",
      ],
      [/^USE TEMP B-TREE FOR ORDER BY$/, "a page of each of them"],
    ],
  },
  "reports that wait": { statement: selectReports(db, { status: "pending", ...page }) },
  "a report": { statement: selectReport(db, "report7") },
  "what is reported": { statement: selectContent(db, { type: "review_comment", id: "c7" }), allowed: [CONSTANT] },
  "the words that reports are about": {
    statement: selectQuotes(db, [{ type: "review_comment", id: "c7" }])[1],
    allowed: [[/^SCAN wanted VIRTUAL TABLE/, "the ids that were asked for"]],
  },
  "how many reports wait": {
    statement: selectPendingCount(db),
    allowed: [[/^SCAN pending$/, "the reports that wait, up to a thousand"]],
  },
  "decisions of admins": {
    statement: selectDecisions(db, page),
    allowed: [[/^SCAN moderation_decisions USING INDEX moderation_decisions_in_order$/, "a page, by an index"]],
  },
  "albums by words": { statement: seekAlbums(db, seek), allowed: [CONSTANT, CANDIDATES] },
  "artists by words": { statement: seekArtists(db, seek), allowed: [CONSTANT, CANDIDATES, TOP] },
  "members by words": { statement: seekUsers(db, VIEWER, seek), allowed: [CONSTANT, CANDIDATES] },
  "packs by words": { statement: seekPacks(db, VIEWER, seek), allowed: [CONSTANT, CANDIDATES] },
  "nothing at all": { statement: seekAlbums(db, NOWHERE), allowed: [CONSTANT, CANDIDATES] },
};

/** The same data twelve times over: what a list reads may not grow with it. */
const EVERY = 600;
const SMALL = 50;
const NUMBERS = `with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${EVERY})`;

beforeAll(async () => {
  await env.DB.batch(
    [
      `insert into users (id, username, username_key, email, email_key, created_at) ${NUMBERS}
       select 'm' || i, 'member_' || i, 'member_' || i, 'm' || i || '@example.com', 'm' || i || '@example.com', 1 from n`,
      `insert into artists (id, name, name_key, source, fetched_at) ${NUMBERS} select 'x' || i, 'X' || i, 'x' || i, 'demo', 1 from n`,
    ].map((statement) => env.DB.prepare(statement)),
  );
});

for (const [name, { statement, allowed = [] }] of Object.entries(CASES)) {
  test(`${name}: found by an index, in its order`, async () => {
    const { sql, params } = statement.toSQL();

    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();

    const costly = results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN\b|^USE TEMP B-TREE/.test(detail))
      .filter((detail) => !allowed.some(([pattern]) => pattern.test(detail)));
    expect(costly).toEqual([]);
  });
}

/** Words match more where there is more, and one artist's records are walked for a kind; every other list reads the same. */
const GROWING = [
  "the newest reviews",
  "an artist's EPs",
  "an artist's EPs, as their page lists them",
  "how many are unread",
  "how many reports wait",
  "albums by words",
  "artists by words",
  "members by words",
  "packs by words",
];

test("no list reads more rows where there is twelve times as much", async () => {
  await growTo(SMALL);
  const small = await rowsReadByEach();
  await growTo(EVERY);
  const large = await rowsReadByEach();

  for (const name of Object.keys(CASES).filter((name) => !GROWING.includes(name))) {
    const most = Math.max((small[name] ?? 0) * 1.1, 60);
    expect.soft(large[name], `${name}: ${small[name]} → ${large[name]}`).toBeLessThanOrEqual(most);
  }
});

async function growTo(n: number) {
  await env.DB.batch(
    [
      `insert or ignore into albums (id, title, title_key, artist_id, artist_name, artist_key, album_type, release_date,
         source, fetched_at) ${NUMBERS}
       select 'a' || i, 'A', 'a', 'x3', 'X', 'x', 'album', 1900 + i % 100, 'demo', 1 from n where i < ${n}`,
      `insert or ignore into timeline_events (id, artist_id, event_date, title, event_type, created_at) ${NUMBERS}
       select 'e' || i, 'x3', '2001-07-07', 'E', 'News', i from n where i < ${n}`,
      `insert or ignore into timeline_suggestions (id, artist_id, user_id, title, event_type, event_date, vote_deadline,
         created_at) ${NUMBERS} select 's' || i, 'x3', 'm0', 'S', 'News', '2001-07-07', 9, i from n where i < ${n}`,
      `insert or ignore into album_genres (album_id, genre, position) ${NUMBERS} select 'a' || i, 'Jazz', 0 from n where i < ${n}`,
      `insert or ignore into reviews (id, user_id, album_id, rating, created_at, updated_at) ${NUMBERS}
       select 'r' || i, 'm' || i, 'a' || (i % ${n}), 7, i, i from n where i < ${n}`,
      `insert or ignore into watchlist ${NUMBERS} select 'm0', 'a' || i, i from n where i < ${n}`,
      `insert or ignore into liked_albums ${NUMBERS} select 'm0', 'a' || i, i from n where i < ${n}`,
      `insert or ignore into tracks (id, album_id, name, name_key, artists, track_number) ${NUMBERS}
       select 't' || i, 'a' || i, 'T', 't', '[]', 1 from n where i < ${n}`,
      `insert or ignore into liked_tracks ${NUMBERS} select 'm0', 't' || i, i from n where i < ${n}`,
      `insert or ignore into favorite_tracks ${NUMBERS} select 'm0', 't' || i, i + 1, i from n where i < 10`,
      `insert or ignore into packs (id, user_id, name, name_key, created_at) ${NUMBERS}
       select 'p' || i, 'm0', 'P', 'p', i from n where i < ${n}`,
      `insert or ignore into pack_albums ${NUMBERS} select 'p7', 'a' || i, i from n where i < ${n}`,
      `insert or ignore into pack_tracks ${NUMBERS} select 'p7', 't' || i, i from n where i < ${n}`,
      `insert or ignore into followed_artists ${NUMBERS} select 'm0', 'x' || i, i from n where i < ${n}`,
      `insert or ignore into follows ${NUMBERS} select 'm0', 'm' || i, i from n where i between 1 and ${n - 1}`,
      `insert or ignore into follows ${NUMBERS} select 'm' || i, 'm0', i from n where i between 1 and ${n - 1}`,
      `insert or ignore into blocks ${NUMBERS} select 'm1', 'm' || i, i from n where i between 2 and ${n - 1}`,
      `insert or ignore into posts (id, user_id, content, topic_type, topic_id, topic_name, created_at) ${NUMBERS}
       select 'post' || i, 'm0', 'C', 'genre', 'rock', 'Rock', i from n where i < ${n}`,
      `insert or ignore into post_likes ${NUMBERS} select 'post' || i, 'm7', i from n where i < ${n}`,
      `insert or ignore into review_comments (id, review_id, user_id, content, created_at) ${NUMBERS}
       select 'c' || i, 'r0', 'm' || i, 'C', i from n where i < ${n}`,
      `insert or ignore into notifications (id, user_id, notification_type, entity_type, entity_id, created_at)
       ${NUMBERS} select 'line' || i, 'm0', 'follow', 'user', 'm' || i, i from n where i between 1 and ${n - 1}`,
      `insert or ignore into notification_deeds ${NUMBERS}
       select 'line' || i, 'm' || i, 'follow:m0', i from n where i between 1 and ${n - 1}`,
      `insert or ignore into posts (id, user_id, content, topic_type, topic_id, topic_name, created_at) ${NUMBERS}
       select 'post' || i, 'm' || (2 + i % 3), 'P', 'genre', 'rock', 'Rock', i from n where i < ${n}`,
      `insert or ignore into post_comments (id, post_id, user_id, content, created_at) ${NUMBERS}
       select 'pc' || i, 'post0', 'm' || i, 'C', i from n where i < ${n}`,
      "insert or ignore into follows values ('m5', 'm2', 1), ('m5', 'm3', 1), ('m5', 'm4', 1)",
      `insert or ignore into reports (id, reporter_id, content_type, content_id, reason, created_at) ${NUMBERS}
       select 'report' || i, 'm' || i, 'review_comment', 'c' || i, 'spam', i from n where i < ${n}`,
      `insert or ignore into moderation_decisions ${NUMBERS}
       select 'decision' || i, 'report' || i, 'review_comment', 'c' || i, 'm0', 'okay', i from n where i < ${n}`,
      `insert or ignore into notifications (id, user_id, notification_type, entity_type, entity_id, created_at)
       values ('line-of-all', 'm0', 'review_like', 'review', 'r0', 1)`,
      `insert or ignore into notification_deeds ${NUMBERS}
       select 'line-of-all', 'm' || i, 'review_like:r0', i from n where i between 1 and ${n - 1}`,
    ].map((statement) => env.DB.prepare(statement)),
  );
}

async function rowsReadByEach() {
  const rows: Record<string, number> = {};
  for (const [name, { statement }] of Object.entries(CASES)) {
    const { sql, params } = statement.toSQL();
    const { meta } = await env.DB.prepare(sql)
      .bind(...params)
      .all();
    rows[name] = meta.rows_read;
  }
  return rows;
}
