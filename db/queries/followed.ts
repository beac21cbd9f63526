import { type SQL, sql } from "drizzle-orm";
import { follows, users } from "../schema/index.ts";
import { visibleTo } from "./visibility.ts";

type Content = {
  table: "reviews" | "posts";
  /** When a member (`users`, in the statement) last made one that stands, or null. */
  newest: SQL;
};

/**
 * The ids of the newest by whom the viewer follows, without looking at what is older. Whoever is not among the `reach`
 * that wrote last has none of the first `reach`; and none of those is older than the `reach`th in a sample of the newest
 * of the others.
 */
export function newestOfFollowed(
  viewerId: string,
  { table, newest }: Content,
  { limit, offset }: { limit: number; offset: number },
): SQL {
  const reach = limit + offset;
  const content = sql.identifier(table);
  return sql`
    with followee as materialized (
      select * from (
        select ${users.id} as id, ${newest} as newest
        from ${follows} inner join ${users} on ${users.id} = ${follows.followingId}
        where ${follows.followerId} = ${viewerId} and ${visibleTo(viewerId, users.id)}
      ) where newest is not null
    ),
    writer as materialized (
      select id from followee
      where newest >= coalesce((select newest from followee order by newest desc limit 1 offset ${reach - 1}), 0)
    ),
    since as materialized (
      select coalesce((
        select s.created_at from writer cross join ${content} s
        where s.id in (
          select n.id from ${content} n where n.user_id = writer.id and n.removed_at is null
          order by n.created_at desc, n.id desc limit (select cast(1 + 2 * ${reach} / count(*) as integer) from writer)
        )
        order by s.created_at desc limit 1 offset ${reach - 1}
      ), 0) as time
    )
    select r.id from since cross join writer cross join ${content} r
    where r.id in (
      select n.id from ${content} n where n.user_id = writer.id and n.removed_at is null and n.created_at >= since.time
      order by n.created_at desc, n.id desc limit ${reach}
    )
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`;
}
