import { type SQL, sql } from "drizzle-orm";
import { columns } from "../columns.ts";
import { packs, users } from "../schema/index.ts";

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

function firstCover(packId: SQL): SQL<{ id: string; coverImageUrl: string | null } | null> {
  return sql`(
    select json_object('id', a.id, 'coverImageUrl', a.cover_image_url)
    from pack_albums pa inner join albums a on a.id = pa.album_id
    where pa.pack_id = ${packId} order by pa.created_at, pa.album_id limit 1
  )`.mapWith((json: string) => JSON.parse(json) as { id: string; coverImageUrl: string | null });
}
