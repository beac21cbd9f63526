import { type AnyColumn, and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { artists, blocks, followedArtists, follows, users } from "../schema/index.ts";
import { storedArtistId } from "./artists.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

type Page = { limit: number; offset: number };
type Follow = { followerId: string; followingId: string };

const personColumns = columns("user", {
  id: users.id,
  username: users.username,
  name: users.name,
  profileImageKey: users.profileImageKey,
});

/** Who follows a member, the newest first. */
export function selectFollowers(db: Database, viewerId: string | null, list: Page & { userId: string | SQL }) {
  return selectConnections(db, viewerId, { ...list, of: follows.followingId, shown: follows.followerId });
}

/** Whom a member follows, the newest first. */
export function selectFollowing(db: Database, viewerId: string | null, list: Page & { userId: string | SQL }) {
  return selectConnections(db, viewerId, { ...list, of: follows.followerId, shown: follows.followingId });
}

type Connections = Page & { userId: string | SQL; of: AnyColumn; shown: AnyColumn };

function selectConnections(db: Database, viewerId: string | null, { userId, of, shown, limit, offset }: Connections) {
  const page = db
    .select(columns("connection", { id: shown, createdAt: follows.createdAt }))
    .from(follows)
    .where(and(eq(of, userId), visibleTo(viewerId, shown)))
    .orderBy(desc(follows.createdAt), asc(shown))
    .limit(limit)
    .offset(offset)
    .as("page");

  return db
    .select({ person: personColumns, isFollowed: followedBy(viewerId, sql`${users.id}`).as("is_followed") })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(desc(page.createdAt), asc(page.id));
}

/** What is between the viewer and a member: columns for a select from `users`. */
export function relationTo(viewerId: string | null) {
  const member = sql`users.id`;
  const noBlock = noBlockBetween(viewerId, member);
  return {
    isFollowing: followedBy(viewerId, member).as("is_following"),
    isBlocking: (viewerId === null
      ? sql`0`
      : sql`exists (select 1 from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${member})`
    )
      .mapWith(Boolean)
      .as("is_blocking"),
    /** Whether a block stands between them, whoever set it. */
    isApart: (noBlock ? sql`not (${noBlock})` : sql`0`).mapWith(Boolean).as("is_apart"),
  };
}

export function selectFollow(db: Database, { followerId, followingId }: Follow) {
  return db
    .select({ createdAt: follows.createdAt })
    .from(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followingId, followingId)));
}

/** Of the ids, those whom the member follows. */
export function selectFollowedOf(db: Database, followerId: string, ids: string[]) {
  return db
    .select({ id: follows.followingId })
    .from(follows)
    .where(
      and(
        eq(follows.followerId, followerId),
        sql`${follows.followingId} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

/** Answers a row only where it is new; none to nobody and none across a block. */
export function insertFollow(db: Database, { followerId, followingId, now }: Follow & { now: number }) {
  return db
    .insert(follows)
    .select(
      sql`select ${followerId}, ${users.id}, ${now} from ${users}
        where ${users.id} = ${followingId} and ${noBlockBetween(followerId, users.id)}`,
    )
    .onConflictDoNothing()
    .returning();
}

/** Whom a member blocks, the newest first. */
export function selectBlocks(db: Database, { userId, limit, offset }: Page & { userId: string }) {
  const page = db
    .select(columns("block", { id: blocks.blockedId, createdAt: blocks.createdAt }))
    .from(blocks)
    .where(eq(blocks.blockerId, userId))
    .orderBy(desc(blocks.createdAt), asc(blocks.blockedId))
    .limit(limit)
    .offset(offset)
    .as("page");

  return db
    .select({ user: personColumns, createdAt: page.createdAt })
    .from(page)
    .innerJoin(users, eq(users.id, page.id))
    .orderBy(desc(page.createdAt), asc(page.id));
}

export function selectBlock(db: Database, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  return db
    .select({ createdAt: blocks.createdAt })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

/** The artists whom a member follows, the newest first. */
export function selectFollowedArtists(db: Database, { userId, limit, offset }: Page & { userId: string | SQL }) {
  const page = db
    .select(columns("followed", { artistId: followedArtists.artistId, createdAt: followedArtists.createdAt }))
    .from(followedArtists)
    .where(eq(followedArtists.userId, userId))
    .orderBy(desc(followedArtists.createdAt), asc(followedArtists.artistId))
    .limit(limit)
    .offset(offset)
    .as("page");

  return db
    .select(columns("artist", { id: artists.id, name: artists.name, imageUrl: artists.imageUrl }))
    .from(page)
    .innerJoin(artists, eq(artists.id, page.artistId))
    .orderBy(desc(page.createdAt), asc(page.artistId));
}

/** How many artists a member follows, counted no further than `most`. */
export function countFollowedArtists(db: Database, { userId, most }: { userId: string | SQL; most: number }) {
  const followed = db
    .select({ id: followedArtists.artistId })
    .from(followedArtists)
    .where(eq(followedArtists.userId, userId))
    .limit(most)
    .as("followed");
  return db.select({ count: count() }).from(followed);
}

type FollowedArtist = { userId: string; artistId: string };

/** By any id that a catalogue knows the artist by. */
export function selectFollowedArtist(db: Database, { userId, artistId }: FollowedArtist) {
  return db
    .select({ artistId: followedArtists.artistId, createdAt: followedArtists.createdAt })
    .from(followedArtists)
    .where(and(eq(followedArtists.userId, userId), eq(followedArtists.artistId, storedArtistId(artistId))));
}

export function deleteFollowedArtist(db: Database, { userId, artistId }: FollowedArtist) {
  return db
    .delete(followedArtists)
    .where(and(eq(followedArtists.userId, userId), eq(followedArtists.artistId, storedArtistId(artistId))));
}

function followedBy(viewerId: string | null, member: SQL): SQL<boolean> {
  if (viewerId === null) return sql`0`.mapWith(Boolean);
  return sql`exists (
    select 1 from follows f where f.follower_id = ${viewerId} and f.following_id = ${member}
  )`.mapWith(Boolean);
}
