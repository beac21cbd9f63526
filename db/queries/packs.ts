import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { packs, users } from "../schema/index.ts";
import { visibleTo } from "./visibility.ts";

/** What a Pack is made of, for a select that joins its creator. Its cover is that of the first album in it. */
export const packColumns = {
  pack: columns("pack", {
    id: packs.id,
    name: packs.name,
    description: packs.description,
    albumsCount: packs.albumsCount,
    tracksCount: packs.tracksCount,
    createdAt: packs.createdAt,
  }),
  creator: columns("creator", {
    id: users.id,
    username: users.username,
    name: users.name,
    profileImageKey: users.profileImageKey,
  }),
  cover: firstCover(sql`${packs.id}`).as("pack_cover"),
};

/** By its id, whoever made it. */
export function selectPack(db: Database, id: string) {
  return selectPacks(db).where(eq(packs.id, id));
}

/** A member's, newest first; none across a block. */
export function selectPacksOf(
  db: Database,
  viewerId: string | null,
  { userId, limit, offset }: { userId: string | SQL; limit: number; offset: number },
) {
  const newestFirst = [desc(packs.createdAt), desc(packs.id)];
  const page = db
    .select({ id: packs.id })
    .from(packs)
    .where(and(eq(packs.userId, userId), visibleTo(viewerId, packs.userId)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

  return selectPacks(db)
    .where(inArray(packs.id, page))
    .orderBy(...newestFirst);
}

/** Whose it is: all that a change has to know first. */
export function selectPackOwner(db: Database, id: string) {
  return db.select({ userId: packs.userId }).from(packs).where(eq(packs.id, id));
}

function selectPacks(db: Database) {
  return db
    .select({ ...packColumns } satisfies SelectedFields)
    .from(packs)
    .innerJoin(users, eq(users.id, packs.userId));
}

function firstCover(packId: SQL): SQL<{ id: string; coverImageUrl: string | null } | null> {
  return sql`(
    select json_object('id', a.id, 'coverImageUrl', a.cover_image_url)
    from pack_albums pa inner join albums a on a.id = pa.album_id
    where pa.pack_id = ${packId} order by pa.created_at, pa.album_id limit 1
  )`.mapWith((json: string) => JSON.parse(json) as { id: string; coverImageUrl: string | null });
}
