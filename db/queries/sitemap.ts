import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";

export type SitemapRow = { name: string; changedAt: number | null };
type Kind = "albums" | "artists" | "profiles" | "packs" | "reviews" | "posts";

/** Each in the order of an index. Of members, those whom somebody follows. */
const LISTS: Record<Kind, SQL> = {
  albums: sql`select id as name, null as changed_at from albums order by review_count desc, id`,
  artists: sql`select id as name, null as changed_at from artists order by followers_count desc, id`,
  profiles: sql`select username as name, last_review_at as changed_at from users
    where followers_count > 0 order by followers_count desc, id`,
  packs: sql`select id as name, created_at as changed_at from packs order by id`,
  reviews: sql`select id as name, updated_at as changed_at from reviews
    where removed_at is null order by created_at desc, id desc`,
  posts: sql`select id as name, created_at as changed_at from posts
    where removed_at is null order by created_at desc, id desc`,
};

/** What of a kind stands and is for everybody: the segment of its path, and when it was last changed. */
export function selectSitemapRows(db: Database, kind: Kind, limit: number) {
  return db
    .select({
      name: sql<string>`listed.name`.as("name"),
      changedAt: sql<number | null>`listed.changed_at`.as("changed_at"),
    })
    .from(sql`(${LISTS[kind]} limit ${limit}) listed`);
}
