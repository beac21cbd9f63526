import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { users } from "../schema/index.ts";
import { noBlockBetween } from "./visibility.ts";

/** Whether there is such a member: one row, or none. */
export function selectMember(db: Database, id: string) {
  return db.select({ id: users.id }).from(users).where(eq(users.id, id));
}

/**
 * The id of a member, for queries of their lists: NULL, and so nothing in them, where a block stands between them and the
 * viewer.
 *
 * @param named a condition on `u`, the row of the member
 */
export function memberSeenBy(viewerId: string | null, named: SQL): SQL {
  return sql`(select u.id from users u where ${and(named, noBlockBetween(viewerId, sql`u.id`))})`;
}
