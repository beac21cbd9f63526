import { and, eq, sql } from "drizzle-orm";
import { selectMember } from "#db/queries/members.ts";
import { insertFollow, selectFollow, selectFollowedOf, selectFollowers, selectFollowing } from "#db/queries/people.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { follows, users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireSelf, requireWriter } from "./auth.server.ts";
import { type Connection, isoTime, type User, type UserSummary } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import type { ConnectionsTab } from "./follows.schema.ts";
import { usernameKey } from "./identity.server.ts";
import { pushCount } from "./live.server.ts";
import { announceFollow, takeBackFollow, tellOfFollow } from "./notifications.server.ts";
import type { Paging } from "./paging.schema.ts";
import type { Viewer } from "./sessions.server.ts";
import { userColumns, userDto, userSummary } from "./user-dto.server.ts";

export type Follow = { follower_id: string; following_id: string; created_at: string };
/** `created` where this call made it: repeating it is no error, but nothing new either. */
export type Followed = { follow: Follow; created: boolean; followersCount: number };
/** `removed` where this call ended it. A member who does not exist has no followers. */
export type Unfollowed = { removed: boolean; followersCount: number };

const CONNECTIONS = { followers: selectFollowers, following: selectFollowing };

type FollowInput = {
  followingId: string;
  on: boolean;
  /** Whom the caller says they are, where the call names it. */
  followerId?: string;
};

/**
 * Follows a member, or no longer; what is so already stays so.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited; to follow also invalid (oneself), not_found, blocked
 */
export async function setFollow(ctx: Ctx, input: FollowInput & { on: true }): Promise<Followed>;
export async function setFollow(ctx: Ctx, input: FollowInput): Promise<Followed | Unfollowed>;
export async function setFollow(
  ctx: Ctx,
  { followerId, followingId, on }: FollowInput,
): Promise<Followed | Unfollowed> {
  const viewer = await requireWriter(ctx, followerId);
  if (on) return follow(ctx, viewer, followingId);

  const [gone, , [member]] = await ctx.db.batch([
    ctx.db
      .delete(follows)
      .where(and(eq(follows.followerId, viewer.id), eq(follows.followingId, followingId)))
      .returning({ id: follows.followingId }),
    takeBackFollow(ctx, viewer.id, followingId),
    ctx.db.select({ followersCount: users.followersCount }).from(users).where(eq(users.id, followingId)),
  ]);
  if (gone.length > 0) pushCount(ctx, followingId);
  return { removed: gone.length > 0, followersCount: member?.followersCount ?? 0 };
}

export async function isFollowing(ctx: Ctx, pair: { followerId: string; followingId: string }): Promise<boolean> {
  const [row] = await selectFollow(ctx.db, pair);
  return row !== undefined;
}

/**
 * For each of the ids whether the caller follows that member.
 *
 * @throws DomainError unauthenticated, forbidden
 */
export async function checkFollows(
  ctx: Ctx,
  { followerId, followingIds }: { followerId?: string; followingIds: string[] },
): Promise<Record<string, boolean>> {
  const viewer = await requireSelf(ctx, followerId);
  const rows = await selectFollowedOf(ctx.db, viewer.id, followingIds);
  const followed = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(followingIds.map((id) => [id, followed.has(id)]));
}

/** Newest first; nobody across a block from the viewer. @throws DomainError not_found */
export async function listFollowers(ctx: Ctx, list: Paging & { userId: string }): Promise<UserSummary[]> {
  return people(await listConnections(ctx, { ...list, tab: "followers" }));
}

/** Newest first; nobody across a block from the viewer. @throws DomainError not_found */
export async function listFollowing(ctx: Ctx, list: Paging & { userId: string }): Promise<UserSummary[]> {
  return people(await listConnections(ctx, { ...list, tab: "following" }));
}

/**
 * Newest first, each with whether the viewer follows them; nobody across a block from the viewer.
 *
 * @throws DomainError not_found
 */
export async function listConnections(
  ctx: Ctx,
  { tab, ...list }: Paging & { userId: string; tab: ConnectionsTab },
): Promise<Connection[]> {
  const viewer = await ctx.viewer();

  const [[member], rows] = await ctx.db.batch([
    selectMember(ctx.db, list.userId),
    CONNECTIONS[tab](ctx.db, viewer?.id ?? null, list),
  ]);

  if (!member) throw notFound("User");
  return rows.map(toConnection);
}

/** A member, by their name in any case of letters, and a page of one of their lists. @throws DomainError not_found */
export async function connectionsPage(
  ctx: Ctx,
  { username, tab, limit, offset }: Paging & { username: string; tab: ConnectionsTab },
): Promise<{ user: User; people: Connection[] }> {
  const viewer = await ctx.viewer();

  const key = usernameKey(username);
  const userId = sql`(select u.id from users u where u.username_key = ${key})`;
  const [[user], rows] = await ctx.db.batch([
    ctx.db.select(userColumns).from(users).where(eq(users.usernameKey, key)),
    CONNECTIONS[tab](ctx.db, viewer?.id ?? null, { userId, limit, offset }),
  ]);

  if (!user) throw notFound("User");
  return { user: userDto(user), people: rows.map(toConnection) };
}

function toConnection({ person, isFollowed }: Awaited<ReturnType<typeof selectFollowers>>[number]): Connection {
  return { ...userSummary(person), isFollowing: isFollowed };
}

function people(connections: Connection[]): UserSummary[] {
  return connections.map(({ isFollowing: _, ...person }) => person);
}

async function follow(ctx: Ctx, viewer: Viewer, followingId: string): Promise<Followed> {
  if (followingId === viewer.id) throw invalid("following_id", "You cannot follow yourself.");

  const madeNow = sql`
    select f.following_id as user_id, null as title from follows f
    where f.follower_id = ${viewer.id} and f.following_id = ${followingId} and f.created_at = ${ctx.now}`;
  const [made, , , [row], [member]] = await ctx.db.batch([
    insertFollow(ctx.db, { followerId: viewer.id, followingId, now: ctx.now }),
    ...tellOfFollow(ctx, viewer.id, followingId, madeNow),
    selectFollow(ctx.db, { followerId: viewer.id, followingId }),
    ctx.db
      .select({
        followersCount: users.followersCount,
        isBlocked: sql`not (${noBlockBetween(viewer.id, sql`users.id`)})`.mapWith(Boolean).as("is_blocked"),
      })
      .from(users)
      .where(eq(users.id, followingId)),
  ]);

  if (!member) throw notFound("User");
  if (member.isBlocked || !row) throw new DomainError("blocked", "You cannot follow this user.");
  if (made.length > 0) announceFollow(ctx, viewer.id, followingId);
  return {
    follow: { follower_id: viewer.id, following_id: followingId, created_at: isoTime(row.createdAt) },
    created: made.length > 0,
    followersCount: member.followersCount,
  };
}
