import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, artists, packs, users } from "../schema/index.ts";
import { albumSummaryColumns } from "./albums.ts";
import { artistColumns } from "./artists.ts";
import { packColumns } from "./packs.ts";
import { noBlockBetween } from "./visibility.ts";

/** Where to look: by an FTS5 expression of quoted parts, and by how a folded name begins. */
export type Seek = {
  match: string | null;
  matchLimit: number;
  /** `lengths` narrows to names about as long as what was written. */
  prefixes: { prefix: string; lengths?: [min: number, max: number] }[];
};

/** Of the names that begin as wanted, the most that are looked at. */
const BY_PREFIX = 100;
/** Above every character of a folded name. */
const HIGHEST = "\u{10ffff}";

export const NOWHERE: Seek = { match: null, matchLimit: 0, prefixes: [] };

/** Candidates without an order: `score` is bm25, lower is better, 0 for what was found by its beginning alone. */
export function seekAlbums(db: Database, seek: Seek) {
  return db
    .select({
      ...albumSummaryColumns,
      ...columns("album", { titleKey: albums.titleKey, artistKey: albums.artistKey }),
      score: score(),
    })
    .from(found("albums", seek, ["title_key", "artist_key"]))
    .innerJoin(albums, sql`albums.rowid = found.id`)
    .groupBy(albums.id);
}

export function seekArtists(db: Database, seek: Seek) {
  return db
    .select({ ...artistColumns, ...columns("artist", { nameKey: artists.nameKey }), score: score() })
    .from(found("artists", seek, ["name_key"]))
    .innerJoin(artists, sql`artists.rowid = found.id`)
    .groupBy(artists.id);
}

/** @param picked which of a member's columns may be read is decided elsewhere */
export function seekUsers<T extends Record<string, AnyColumn>>(
  db: Database,
  viewerId: string | null,
  seek: Seek,
  picked: T,
) {
  return db
    .select({ ...columns("user", picked), ...columns("user", { nameKey: users.nameKey }), score: score() })
    .from(found("users", seek, ["username_key", "name_key"]))
    .innerJoin(users, sql`users.rowid = found.id`)
    .where(noBlockBetween(viewerId, users.id))
    .groupBy(users.id);
}

export function seekPacks(db: Database, viewerId: string | null, seek: Seek) {
  return db
    .select({ ...packColumns, score: score() } satisfies SelectedFields)
    .from(found("packs", seek, ["name_key"]))
    .innerJoin(packs, sql`packs.rowid = found.id`)
    .innerJoin(users, eq(users.id, packs.userId))
    .where(noBlockBetween(viewerId, packs.userId))
    .groupBy(packs.id);
}

function score(): SQL.Aliased<number> {
  return sql<number>`min(found.score)`.as("score");
}

/** The rowids of at most `matchLimit` matches, best first, and of at most BY_PREFIX names that begin as wanted. */
function found(table: "albums" | "artists" | "users" | "packs", seek: Seek, keys: string[]): SQL {
  const parts: SQL[] = [];
  if (seek.match !== null) {
    const fts = sql.identifier(`${table}_fts`);
    parts.push(sql`select * from (
      select rowid as id, rank as score from ${fts} where ${fts} match ${seek.match} order by rank limit ${seek.matchLimit}
    )`);
  }
  for (const { prefix, lengths } of seek.prefixes) {
    for (const name of keys) {
      const key = sql.identifier(name);
      const near = lengths ? sql`and length(${key}) between ${lengths[0]} and ${lengths[1]}` : sql``;
      parts.push(sql`select * from (
        select rowid as id, 0 as score from ${sql.identifier(table)}
        where ${key} >= ${prefix} and ${key} < ${prefix + HIGHEST} ${near} limit ${BY_PREFIX}
      )`);
    }
  }
  if (parts.length === 0) parts.push(sql`select 0 as id, 0 as score where false`);
  return sql`(${sql.join(parts, sql` union all `)}) found`;
}
