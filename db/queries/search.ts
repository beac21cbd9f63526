import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { albums, artists, packs, users } from "../schema/index.ts";
import { packColumns } from "./packs.ts";
import { noBlockBetween } from "./visibility.ts";

/** Where to look. Each way is bounded by itself, so that a search costs the same however much is stored. */
export type Seek = {
  /** FTS5 expression of what a name holds as it was written; null to look nowhere by it. */
  match: string | null;
  /** FTS5 expressions, each looked for by itself, so that a common part cannot crowd out a rare one. */
  parts: string[];
  /** How a folded name begins; `lengths` narrows to names about as long as what was written. */
  prefixes: { prefix: string; lengths?: [min: number, max: number] }[];
  /** Of those that most people know: what their folded names hold, all of the one or any of the other. */
  famous: { all: string[]; any: string[] };
};

/** Of the names that hold what was written, the most that are looked at: those stored first. */
const BY_MATCH = 40;
/** Of the names that begin as wanted, the most that are looked at. */
const BY_PREFIX = 40;
/** Of the names that begin so, the most whose length is looked at. */
const BY_LENGTH = 200;
/** Of the names that share one part, the most that are looked at, and of all these those that share most parts. */
const BY_PART = 40;
const BY_PARTS = 60;
/** How many of those that most people know are looked through. */
const FAMOUS = 200;
/** Above every character of a folded name. */
const HIGHEST = "\u{10ffff}";
/** D1 takes no more selects in one union. */
const MOST_IN_A_UNION = 5;

export const NOWHERE: Seek = { match: null, parts: [], prefixes: [], famous: { all: [], any: [] } };

type Place = { table: "albums" | "artists" | "users" | "packs"; keys: string[]; fame: string | null };
const ALBUMS: Place = { table: "albums", keys: ["title_key", "artist_key"], fame: "review_count" };
const ARTISTS: Place = { table: "artists", keys: ["name_key"], fame: "followers_count" };
const USERS: Place = { table: "users", keys: ["username_key", "name_key"], fame: "followers_count" };
const PACKS: Place = { table: "packs", keys: ["name_key"], fame: null };

/** Candidates without an order: no more of each than it takes to judge them. */
export function seekAlbums(db: Database, seek: Seek) {
  return db
    .select({ id: albums.id, titleKey: albums.titleKey, artistKey: albums.artistKey, fame: albums.reviewCount })
    .from(albums)
    .where(sql`albums.rowid in ${found(ALBUMS, seek)}`);
}

export function seekArtists(db: Database, seek: Seek) {
  return db
    .select({ id: artists.id, nameKey: artists.nameKey, fame: artists.followersCount })
    .from(artists)
    .where(sql`artists.rowid in ${found(ARTISTS, seek)}`);
}

export function seekUsers(db: Database, viewerId: string | null, seek: Seek) {
  return db
    .select({ id: users.id, username: users.username, nameKey: users.nameKey, fame: users.followersCount })
    .from(users)
    .where(allOf(sql`users.rowid in ${found(USERS, seek)}`, noBlockBetween(viewerId, users.id)));
}

export function seekPacks(db: Database, viewerId: string | null, seek: Seek) {
  return db
    .select({
      id: packs.id,
      name: packs.name,
      description: packs.description,
      albumsCount: packs.albumsCount,
      tracksCount: packs.tracksCount,
    })
    .from(packs)
    .where(allOf(sql`packs.rowid in ${found(PACKS, seek)}`, noBlockBetween(viewerId, packs.userId)));
}

/** @param picked which of a member's columns may be read is decided elsewhere */
export function selectFoundUsers<T extends Record<string, AnyColumn>>(db: Database, ids: string[], picked: T) {
  return db.select(columns("user", picked)).from(asked(ids)).innerJoin(users, sql`${users.id} = asked.value`);
}

export function selectFoundPacks(db: Database, ids: string[]) {
  return db
    .select({ ...packColumns } satisfies SelectedFields)
    .from(asked(ids))
    .innerJoin(packs, sql`${packs.id} = asked.value`)
    .innerJoin(users, eq(users.id, packs.userId));
}

function asked(ids: string[]): SQL {
  return sql`json_each(${JSON.stringify(ids)}) asked`;
}

function allOf(one: SQL, other: SQL | undefined): SQL {
  return other === undefined ? one : sql`${one} and ${other}`;
}

/** The rowids of the candidates, in brackets. */
function found({ table, keys, fame }: Place, { match, parts, prefixes, famous }: Seek): SQL {
  const ways: SQL[] = [];
  if (match !== null) ways.push(firstMatches(table, match, BY_MATCH));
  if (parts.length > 0) {
    const shared = union(parts.map((part) => firstMatches(table, part, BY_PART)));
    ways.push(sql`select id from (${shared}) group by id order by count(*) desc, id limit ${BY_PARTS}`);
  }
  for (const prefix of prefixes) ways.push(...keys.map((key) => beginning(table, key, prefix)));
  if (fame !== null && famous.all.length + famous.any.length > 0) ways.push(among(table, keys, fame, famous));
  return ways.length === 0 ? sql`(select 0 where false)` : sql`(select id from (${union(ways)}))`;
}

/** In the order of the names: the exact one comes first. */
function beginning(table: string, name: string, { prefix, lengths }: Seek["prefixes"][number]): SQL {
  const key = sql.identifier(name);
  const range = (limit: number) => sql`select rowid as id, ${key} as name from ${sql.identifier(table)}
    where ${key} >= ${prefix} and ${key} < ${prefix + HIGHEST} order by ${key} limit ${limit}`;
  if (!lengths) return sql`select id from (${range(BY_PREFIX)})`;
  return sql`select id from (${range(BY_LENGTH)})
    where length(name) between ${lengths[0]} and ${lengths[1]} limit ${BY_PREFIX}`;
}

/** In the index's own order, which is the order of storing: it stops at the last, whatever else matches. */
function firstMatches(table: string, match: string, limit: number): SQL {
  const fts = sql.identifier(`${table}_fts`);
  return sql`select rowid as id from ${fts} where ${fts} match ${match} limit ${limit}`;
}

function among(table: string, keys: string[], fame: string, { all, any }: Seek["famous"]): SQL {
  const names = sql.join(
    keys.map((key) => sql`${sql.identifier(key)}`),
    sql` || ' ' || `,
  );
  const holds = (part: string) => sql`instr(names, ${part}) > 0`;
  const conditions = [...(all.length > 0 ? [sql`(${sql.join(all.map(holds), sql` and `)})`] : []), ...any.map(holds)];
  const known = sql.identifier(fame);
  return sql`select id from (
    select rowid as id, ${names} as names from ${sql.identifier(table)} where ${known} > 0
    order by ${known} desc, ${sql.identifier(table)}.id limit ${FAMOUS}
  ) where ${sql.join(conditions, sql` or `)}`;
}

function union(selects: SQL[]): SQL {
  const terms = selects.map((select) => sql`select id from (${select})`);
  if (terms.length <= MOST_IN_A_UNION) return sql.join(terms, sql` union all `);
  const size = Math.ceil(terms.length / MOST_IN_A_UNION);
  const groups = Array.from({ length: Math.ceil(terms.length / size) }, (_, at) =>
    union(terms.slice(at * size, (at + 1) * size)),
  );
  return union(groups);
}
