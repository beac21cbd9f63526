import type { Ctx } from "#worker/context.server.ts";
import { getAlbum } from "#worker/domain/albums.server.ts";
import { listFollowers, listFollowing } from "#worker/domain/follows.server.ts";
import { countUnreadNotifications, listNotifications } from "#worker/domain/notifications.server.ts";
import { listPacksOf } from "#worker/domain/packs.server.ts";
import { listPostComments } from "#worker/domain/post-comments.server.ts";
import { listFollowingPosts, listPosts, listPostsAboutGenre } from "#worker/domain/post-lists.server.ts";
import {
  listAlbumReviews,
  listFollowingReviews,
  listUserReviews,
  listWorldReviews,
} from "#worker/domain/review-lists.server.ts";
import { ALBUM_REVIEW_SORTS } from "#worker/domain/reviews.schema.ts";
import { searchCatalogue, searchUsers } from "#worker/domain/search.server.ts";
import { listShelf } from "#worker/domain/shelves.server.ts";
import { listTimeline } from "#worker/domain/timeline-events.server.ts";
import { listSuggestions } from "#worker/domain/timeline-suggestions.server.ts";
import { COMMON_WORD, KNOWN_ARTIST } from "./data/words.ts";
import type { Targets } from "./targets.ts";

/** One hot page or endpoint, as a stranger or as the bench member sees it. */
export type Case = {
  path: (targets: Targets) => string;
  /** How the table names it. */
  label: string;
  asMember: boolean;
} & ({ kind: "page" } | { kind: "api"; read: (ctx: Ctx, targets: Targets) => Promise<unknown> });

export function whoIn({ asMember }: Case): "member" | "stranger" {
  return asMember ? "member" : "stranger";
}

const known = KNOWN_ARTIST.toLowerCase();
const common = COMMON_WORD.toLowerCase();

function page(label: string, path: (targets: Targets) => string, who: ("stranger" | "member")[]): Case[] {
  return who.map((name) => ({ kind: "page", label, path, asMember: name === "member" }));
}

/** @param read what the endpoint asks of the domain: the reads of its floor are recorded from it */
function api(
  label: string,
  path: (targets: Targets) => string,
  read: (ctx: Ctx, targets: Targets) => Promise<unknown>,
  asMember = false,
): Case {
  return { kind: "api", label: `/api${label}`, path: (targets) => `/api${path(targets)}`, asMember, read };
}

const page10 = { limit: 10, offset: 0 };
const page20 = { limit: 20, offset: 0 };
const page50 = { limit: 50, offset: 0 };

const PROFILE_PARTS = ["connections", "favorites", "packs", "reviews", "watchlist"];

export const CASES: Case[] = [
  ...page("/", () => "/", ["stranger", "member"]),
  ...page(`/search?q=${known}`, () => `/search?q=${known}`, ["stranger", "member"]),
  ...page(`/search?q=${common}`, () => `/search?q=${common}`, ["stranger"]),
  ...page("/album/:id", ({ albumId }) => `/album/${albumId}`, ["stranger", "member"]),
  ...page("/album/:id/reviews", ({ albumId }) => `/album/${albumId}/reviews`, ["stranger", "member"]),
  ...page("/review/:id", ({ reviewId }) => `/review/${reviewId}`, ["stranger", "member"]),
  ...page("/profile/:username", ({ username }) => `/profile/${username}`, ["stranger", "member"]),
  ...PROFILE_PARTS.flatMap((part) =>
    page(`/profile/:username/${part}`, ({ username }) => `/profile/${username}/${part}`, ["stranger"]),
  ),
  ...page("/profile/:username/connections", ({ username }) => `/profile/${username}/connections`, ["member"]),
  ...page("/reviews/following", () => "/reviews/following", ["member"]),
  ...page("/notifications", () => "/notifications", ["member"]),
  ...page("/artist/:id", ({ artistId }) => `/artist/${artistId}`, ["stranger", "member"]),
  ...page("/artist/:id?tab=timeline", ({ artistId }) => `/artist/${artistId}?tab=timeline`, ["stranger"]),
  ...page("/timeline-votes/:id", ({ artistId }) => `/timeline-votes/${artistId}`, ["stranger", "member"]),
  ...page("/community", () => "/community", ["stranger", "member"]),
  ...page("/community?tab=following", () => "/community?tab=following", ["member"]),
  ...page("/community/post/:id", ({ postId }) => `/community/post/${postId}`, ["stranger", "member"]),
  ...page("/user/:username/posts", ({ username }) => `/user/${username}/posts`, ["stranger"]),
  ...page("/genre/:genre", () => "/genre/rock", ["stranger"]),

  api(
    "/reviews/trending",
    () => "/reviews/trending",
    (ctx) => listWorldReviews(ctx, { ...page10, excludeFollowing: false }),
  ),
  api(
    "/reviews/trending?excludeFollowing",
    () => "/reviews/trending?excludeFollowing=true",
    (ctx) => listWorldReviews(ctx, { ...page10, excludeFollowing: true }),
    true,
  ),
  ...ALBUM_REVIEW_SORTS.map((sort) =>
    api(
      `/reviews/album/:id?sort=${sort}`,
      ({ albumId }) => `/reviews/album/${albumId}?sort=${sort}`,
      (ctx, { albumId }) => listAlbumReviews(ctx, { albumId, sort, ...page20 }),
    ),
  ),
  api(
    "/reviews/feed/:id",
    ({ memberId }) => `/reviews/feed/${memberId}`,
    (ctx, { memberId }) => listFollowingReviews(ctx, { userId: memberId, ...page10 }),
    true,
  ),
  api(
    "/reviews/user/:id",
    ({ memberId }) => `/reviews/user/${memberId}`,
    (ctx, { memberId }) => listUserReviews(ctx, { userId: memberId, sort: "recent", ...page50 }),
  ),
  api(
    "/albums/:id",
    ({ albumId }) => `/albums/${albumId}`,
    (ctx, { albumId }) => getAlbum(ctx, albumId),
  ),
  api(
    `/search?q=${known}`,
    () => `/search?q=${known}`,
    (ctx) => searchCatalogue(ctx, { q: known, type: ["album", "artist"], ...page20 }),
  ),
  api(
    `/search?q=${common}`,
    () => `/search?q=${common}`,
    (ctx) => searchCatalogue(ctx, { q: common, type: ["album", "artist"], ...page20 }),
  ),
  api(
    `/users/search/${common}`,
    () => `/users/search/${common}`,
    (ctx) => searchUsers(ctx, { query: common, ...page20 }),
  ),
  api(
    "/favorites/:id",
    ({ memberId }) => `/favorites/${memberId}`,
    (ctx, { memberId }) => listShelf(ctx, { shelf: "favorites", userId: memberId, ...page50 }),
  ),
  api(
    "/follows/followers/:id",
    ({ memberId }) => `/follows/followers/${memberId}`,
    (ctx, { memberId }) => listFollowers(ctx, { userId: memberId, ...page50 }),
  ),
  api(
    "/follows/following/:id",
    ({ memberId }) => `/follows/following/${memberId}`,
    (ctx, { memberId }) => listFollowing(ctx, { userId: memberId, ...page50 }),
  ),
  api(
    "/packs/user/:id",
    ({ memberId }) => `/packs/user/${memberId}`,
    (ctx, { memberId }) => listPacksOf(ctx, { userId: memberId, ...page50 }),
  ),
  api(
    "/notifications",
    () => "/notifications",
    (ctx) => listNotifications(ctx, page50),
    true,
  ),
  api(
    "/community/posts",
    () => "/community/posts",
    (ctx) => listPosts(ctx, page20),
  ),
  api(
    "/community/posts/following",
    () => "/community/posts/following",
    (ctx) => listFollowingPosts(ctx, page20),
    true,
  ),
  api(
    "/community/posts/topic/genre/:genre",
    () => "/community/posts/topic/genre/rock",
    (ctx) => listPostsAboutGenre(ctx, { genre: "rock", ...page20 }),
  ),
  api(
    "/community/posts/:id/comments",
    ({ postId }) => `/community/posts/${postId}/comments`,
    (ctx, { postId }) => listPostComments(ctx, { postId, ...page50 }),
  ),
  api(
    "/artists/:id/timeline",
    ({ artistId }) => `/artists/${artistId}/timeline`,
    (ctx, { artistId }) => listTimeline(ctx, { artistId, ...page50 }),
  ),
  api(
    "/artists/:id/timeline/suggestions",
    ({ artistId }) => `/artists/${artistId}/timeline/suggestions`,
    (ctx, { artistId }) => listSuggestions(ctx, { artistId, ...page50 }),
    true,
  ),
  api(
    "/notifications/unread-count",
    () => "/notifications/unread-count",
    (ctx) => countUnreadNotifications(ctx),
    true,
  ),
];
