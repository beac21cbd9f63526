import { type AnyColumn, and, asc, Column, desc, eq, is, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { settings, users } from "../schema/index.ts";

/**
 * One list of a member's archive: which rows are theirs, and what of them is told. It is read page by page: newest first
 * by `at`, and where that is the same by `key`.
 */
export type ArchiveList = {
  /** The tables that it takes its rows from, all of a row's own parts included. */
  tables: readonly string[];
  from: SQLiteTable;
  join?: { table: SQLiteTable; on: SQL };
  /** The column with the member's id. */
  of: AnyColumn;
  /** Left out where no index has it: then the list goes by `key` alone. */
  at?: AnyColumn;
  key: AnyColumn | SQL<string>;
  fields: Record<string, AnyColumn | SQL>;
};

export type ArchiveCursor = { at: number; key: string };
type ArchivePage = { userId: string; after?: ArchiveCursor; limit: number };

/** Rows with `cursor_at` and `cursor_key`, from which the next page goes on. */
export function selectArchivePage(db: Database, list: ArchiveList, { userId, after, limit }: ArchivePage) {
  const { from, join, of, at, key, fields } = list;
  const rows = db
    .select({
      ...aliased(fields),
      cursorAt: sql<number>`${at ?? sql`0`}`.as("cursor_at"),
      cursorKey: sql<string>`${key}`.as("cursor_key"),
    })
    .from(from)
    .$dynamic();
  const joined = join ? rows.innerJoin(join.table, join.on) : rows;
  return joined
    .where(and(eq(of, userId), after && beyond(list, after)))
    .orderBy(...(at ? [desc(at)] : []), asc(key))
    .limit(limit);
}

/** Who the member is, with all that their own row tells. */
export function selectArchiveOwner(db: Database, userId: string) {
  return db
    .select({
      ...columns("user", {
        id: users.id,
        username: users.username,
        email: users.email,
        name: users.name,
        bio: users.bio,
        profileImageKey: users.profileImageKey,
        isAdmin: users.isAdmin,
        followersCount: users.followersCount,
        followingCount: users.followingCount,
        reviewsCount: users.reviewsCount,
        packsCount: users.packsCount,
        createdAt: users.createdAt,
      }),
      ...columns("settings", {
        theme: settings.theme,
        emailNotifications: settings.emailNotifications,
        pushNotifications: settings.pushNotifications,
        emailDigestSentAt: settings.emailDigestSentAt,
      }),
    })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(eq(users.id, userId));
}

/** A time as the archive writes it. */
export function time(column: AnyColumn): SQL<string> {
  return sql`${column}`.mapWith((ms: number) => new Date(ms).toISOString());
}

/** Index entries of the same time are read once more, whatever direction the index has their keys in. */
function beyond({ at, key }: ArchiveList, after: ArchiveCursor): SQL | undefined {
  if (!at) return sql`${key} > ${after.key}`;
  return sql`${at} <= ${after.at} and (${at} < ${after.at} or ${key} > ${after.key})`;
}

/** D1 answers rows as objects: every column needs a name of its own. */
function aliased(fields: ArchiveList["fields"]): Record<string, SQL.Aliased> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (is(field, Column) ? sql`${field}`.mapWith(field) : field).as(name),
    ]),
  );
}
