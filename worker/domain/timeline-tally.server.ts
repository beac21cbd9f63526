import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { hasWon, isPending } from "#db/queries/timeline.ts";
import { timelineEvents, timelineSuggestions } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";

/** Of each kind, what one trip decides: far from D1's limits on time and size. */
const CHUNK = 1000;
/** The most trips of one run; what is left over is the next run's, five minutes later. */
const MOST_CHUNKS = 50;

/**
 * Decides what can be decided (api-contract: The tally). What has won joins the timeline, or rewrites its target; what
 * is past its deadline without, or has lost its target, is rejected. One batch a chunk, each of it set-based and of
 * pending suggestions alone: run twice, or twice at once, it changes nothing more.
 */
export async function tallyTimeline({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const decided = await tallyChunk(db, now);
    if (Math.max(...decided) < CHUNK) return;
  }
}

/**
 * Oldest first, so that of several changes of one event the latest is applied last. What has won is the same in each
 * statement up to the one that approves it: nothing before that decides anything.
 *
 * @returns how many of each kind were decided
 */
async function tallyChunk(db: Database, now: number): Promise<number[]> {
  const won = sql`(
    select * from timeline_suggestions
    where ${isPending()} and ${hasWon()} and (is_change_request = 0 or target_event_id is not null)
    order by created_at, id limit ${CHUNK}
  ) won`;
  const joining = sql`
    select won.id, won.artist_id, won.event_date, won.title, won.description, won.event_type, won.media_url, won.user_id,
      won.id, ${now}
    from ${won} where won.is_change_request = 0`;
  const changes = latestChanges(db, won);

  const [, , ...decided] = await db.batch([
    db.insert(timelineEvents).select(joining).onConflictDoNothing(),
    db
      .update(timelineEvents)
      .set({
        title: sql`${changes.title}`,
        description: sql`${changes.description}`,
        eventType: sql`${changes.eventType}`,
        eventDate: sql`${changes.eventDate}`,
        mediaUrl: sql`${changes.mediaUrl}`,
      })
      .from(changes)
      .where(sql`${timelineEvents.id} = ${changes.targetId} and ${changes.nth} = 1`),
    decide(db, now, "approved", sql`select won.id from ${won}`),
    decide(db, now, "rejected", withoutTarget),
    decide(db, now, "rejected", pastDeadline(now)),
  ]);
  return decided.map(({ length }) => length);
}

/** What becomes of each event that is changed: `nth` 1 is the latest. */
function latestChanges(db: Database, won: SQL) {
  return db
    .select({
      targetId: sql<string>`won.target_event_id`.as("target_id"),
      title: sql<string>`won.title`.as("new_title"),
      description: sql<string | null>`won.description`.as("new_description"),
      eventType: sql<string>`won.event_type`.as("new_event_type"),
      eventDate: sql<string>`won.event_date`.as("new_event_date"),
      mediaUrl: sql<string | null>`won.media_url`.as("new_media_url"),
      nth: sql<number>`row_number() over (
        partition by won.target_event_id order by won.created_at desc, won.id desc
      )`.as("nth"),
    })
    .from(won)
    .where(sql`won.is_change_request = 1`)
    .as("latest");
}

/** The index is named, or that of all targets would be taken, in which every plain suggestion has none. */
const withoutTarget = sql`
  select id from timeline_suggestions indexed by timeline_suggestions_without_target
  where ${isPending()} and is_change_request = 1 and target_event_id is null
  order by created_at, id limit ${CHUNK}`;

function pastDeadline(now: number): SQL {
  return sql`
    select id from timeline_suggestions
    where ${isPending()} and vote_deadline <= ${now} and not (${hasWon()})
    order by vote_deadline, id limit ${CHUNK}`;
}

function decide(db: Database, now: number, status: "approved" | "rejected", ids: SQL) {
  return db
    .update(timelineSuggestions)
    .set({ status, decidedAt: now })
    .where(sql`${timelineSuggestions.id} in (${ids})`)
    .returning({ id: timelineSuggestions.id });
}
