import { eq, sql } from "drizzle-orm";
import { memberSeenBy } from "#db/queries/members.ts";
import { selectPacksOf } from "#db/queries/packs.ts";
import { countFollowedArtists, relationTo, selectFollowedArtists } from "#db/queries/people.ts";
import { selectPostsOf } from "#db/queries/posts.ts";
import { selectUserReviews } from "#db/queries/reviews.ts";
import { countOnShelf, selectShelf, selectTrackShelf } from "#db/queries/shelves.ts";
import { type UserRow, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { shelvedAlbum } from "./album-dto.server.ts";
import { followedArtist } from "./artist-dto.server.ts";
import type { FollowedArtist, KeptTrack, Pack, Post, Review, ShelvedAlbum, User } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { usernameKey } from "./identity.server.ts";
import { packDto } from "./pack-dto.server.ts";
import type { Paging } from "./paging.schema.ts";
import { toPosts } from "./post-dto.server.ts";
import { toReviews } from "./review-dto.server.ts";
import type { UserReviewSort } from "./reviews.schema.ts";
import type { AlbumShelf } from "./shelves.schema.ts";
import { keptTrack } from "./track-dto.server.ts";
import { userColumns, userDto } from "./user-dto.server.ts";

/** Longer lists are not counted further: nobody's page may pay for more. */
const MOST_COUNTED = 1000;

/** How long a list is; `isMore` where it is longer than it was counted. */
export type ListCount = { count: number; isMore: boolean };

/** A page of one section of a profile, and whose it is. */
export type ProfileList<T> = { user: User; isSelf: boolean; items: T[]; total: ListCount };

/** By username, in any case of letters; each answers in one trip. Across a block there is nothing in any of them. */
type Named = Paging & { username: string };

/** Favourites in the order added, the others newest first. @throws DomainError not_found */
export async function profileAlbums(
  ctx: Ctx,
  { shelf, username, ...page }: Named & { shelf: AlbumShelf },
): Promise<ProfileList<ShelvedAlbum>> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows, [counted]] = await ctx.db.batch([
    user,
    selectShelf(ctx.db, shelf, { userId, ...page }),
    countOnShelf(ctx.db, shelf, { userId, most: MOST_COUNTED + 1 }),
  ]);

  return { ...whose(member, viewer), items: rows.map(shelvedAlbum), total: upTo(counted) };
}

/** Newest first. @throws DomainError not_found */
export async function profileLikedTracks(ctx: Ctx, { username, ...page }: Named): Promise<ProfileList<KeptTrack>> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows, [counted]] = await ctx.db.batch([
    user,
    selectTrackShelf(ctx.db, "liked-tracks", { userId, ...page }),
    countOnShelf(ctx.db, "liked-tracks", { userId, most: MOST_COUNTED + 1 }),
  ]);

  return { ...whose(member, viewer), items: rows.map(keptTrack), total: upTo(counted) };
}

/** Newest first. @throws DomainError not_found */
export async function profileArtists(ctx: Ctx, { username, ...page }: Named): Promise<ProfileList<FollowedArtist>> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows, [counted]] = await ctx.db.batch([
    user,
    selectFollowedArtists(ctx.db, { userId, ...page }),
    countFollowedArtists(ctx.db, { userId, most: MOST_COUNTED + 1 }),
  ]);

  return { ...whose(member, viewer), items: rows.map(followedArtist), total: upTo(counted) };
}

/** Newest first. @throws DomainError not_found */
export async function profilePacks(ctx: Ctx, { username, ...page }: Named): Promise<ProfileList<Pack>> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows] = await ctx.db.batch([user, selectPacksOf(ctx.db, viewer?.id ?? null, { userId, ...page })]);

  return { ...whose(member, viewer), items: rows.map(packDto), total: seen(member, member?.packsCount) };
}

/** @throws DomainError not_found */
export async function profileReviews(
  ctx: Ctx,
  { username, sort, ...page }: Named & { sort: UserReviewSort },
): Promise<ProfileList<Review>> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows] = await ctx.db.batch([
    user,
    selectUserReviews(ctx.db, viewer?.id ?? null, { userId, order: sort, ...page }),
  ]);

  return { ...whose(member, viewer), items: toReviews(rows), total: seen(member, member?.reviewsCount) };
}

/** Newest first. Posts are not counted. @throws DomainError not_found */
export async function profilePosts(
  ctx: Ctx,
  { username, ...page }: Named,
): Promise<{ user: User; isSelf: boolean; posts: Post[] }> {
  const viewer = await ctx.viewer();

  const { user, userId } = named(ctx, viewer, username);
  const [[member], rows] = await ctx.db.batch([user, selectPostsOf(ctx.db, viewer?.id ?? null, { userId, ...page })]);

  return { ...whose(member, viewer), posts: toPosts(rows) };
}

function named(ctx: Ctx, viewer: { id: string } | null, username: string) {
  const key = usernameKey(username);
  const userId = memberSeenBy(viewer?.id ?? null, sql`u.username_key = ${key}`);
  const { isApart } = relationTo(viewer?.id ?? null);
  return {
    userId,
    user: ctx.db
      .select({ ...userColumns, isApart })
      .from(users)
      .where(eq(users.usernameKey, key)),
  };
}

function whose(member: Pick<UserRow, keyof typeof userColumns> | undefined, viewer: { id: string } | null) {
  if (!member) throw notFound("User");
  return { user: userDto(member), isSelf: member.id === viewer?.id };
}

/** Of a count that stands on the profile for everybody: what there is of it here. */
function seen(member: { isApart: boolean } | undefined, count = 0): ListCount {
  return { count: member?.isApart ? 0 : count, isMore: false };
}

function upTo(counted: { count: number } | undefined): ListCount {
  const count = counted?.count ?? 0;
  return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}
