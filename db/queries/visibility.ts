import { type AnyColumn, and, isNull, type SQL, sql } from "drizzle-orm";

/**
 * Which rows of people's content a list may show (api-contract: Blocks, Moderation): none by whom the viewer blocks or
 * who blocks the viewer, and none that moderation removed. Each direction of a block is one look into its own index.
 *
 * @param author the column with the id of whoever made the row
 * @param removedAt the row's moderation column, where it has one
 */
export function visibleTo(viewerId: string | null, author: AnyColumn, removedAt?: AnyColumn): SQL {
  return and(noBlockBetween(viewerId, author), removedAt && isNull(removedAt)) ?? sql`true`;
}

/** Whether no block stands between the viewer and the member in the column, whoever set it. */
export function noBlockBetween(viewerId: string | null, member: AnyColumn | SQL): SQL | undefined {
  if (viewerId === null) return undefined;
  return and(
    sql`not exists (select 1 from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${member})`,
    sql`not exists (select 1 from blocks b where b.blocked_id = ${viewerId} and b.blocker_id = ${member})`,
  );
}
