import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../client.server.ts";
import { timelineEvents, timelineSuggestions } from "../schema/index.ts";
import { eventColumns, isPending } from "./timeline.ts";
import { visibleTo } from "./visibility.ts";

type OfArtist = { artistId: string | SQL; limit: number; offset: number };

/**
 * Which of an artist's releases and events stand on a page of their timeline, newest first; on one day the events before
 * the releases. A date that is known to the month or the year alone sorts after the days in it. A release without a date
 * has no place.
 */
export function selectTimelinePlaces(db: Database, { artistId, limit, offset }: OfArtist) {
  const most = limit + offset;
  return db
    .select({
      eventId: sql<string | null>`found.event_id`.as("found_event_id"),
      releaseId: sql<string | null>`found.release_id`.as("found_release_id"),
    })
    .from(
      sql`(
        select * from (
          select event_date as date, created_at, id as event_id, null as release_id from timeline_events
          where artist_id = ${artistId} order by event_date desc, created_at desc, id desc limit ${most}
        )
        union all
        select * from (
          select release_date, 0, null, id from albums
          where artist_id = ${artistId} and release_date >= '' order by release_date desc, id limit ${most}
        )
      ) found`,
    )
    .orderBy(sql`found.date desc, found.event_id is null, found.created_at desc, found.event_id desc, found.release_id`)
    .limit(limit)
    .offset(offset);
}

/** In any order. */
export function selectEventsByIds(db: Database, ids: string[]) {
  return db
    .select(eventColumns)
    .from(timelineEvents)
    .where(sql`${timelineEvents.id} in (select value from json_each(${JSON.stringify(ids)}))`);
}

/** How many suggestions the viewer can vote on, counted no further than `most`. */
export function countPendingSuggestions(
  db: Database,
  viewerId: string | null,
  { artistId, most }: { artistId: string; most: number },
) {
  const pending = db
    .select({ id: timelineSuggestions.id })
    .from(timelineSuggestions)
    .where(
      and(eq(timelineSuggestions.artistId, artistId), isPending(), visibleTo(viewerId, timelineSuggestions.userId)),
    )
    .limit(most)
    .as("pending");
  return db.select({ count: sql<number>`count(*)`.as("pending_count") }).from(pending);
}
