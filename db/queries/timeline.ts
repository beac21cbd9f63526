import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { VoteType } from "#worker/domain/timeline.schema.ts";
import { MIN_APPROVAL_PERCENTAGE, MIN_VOTES } from "#worker/domain/timeline-rules.schema.ts";
import type { Database } from "../client.server.ts";
import { columns } from "../columns.ts";
import { timelineEvents, timelineSuggestions, users } from "../schema/index.ts";
import { noBlockBetween, visibleTo } from "./visibility.ts";

/** What a TimelineEvent is made of. */
export const eventColumns = {
  id: timelineEvents.id,
  artistId: timelineEvents.artistId,
  eventDate: timelineEvents.eventDate,
  title: timelineEvents.title,
  description: timelineEvents.description,
  eventType: timelineEvents.eventType,
  mediaUrl: timelineEvents.mediaUrl,
  createdAt: timelineEvents.createdAt,
};

/** Newest first. Whoever suggested them, they are the timeline's now: none is hidden by a block. */
export function selectEvents(
  db: Database,
  { artistId, limit, offset }: { artistId: string | SQL; limit: number; offset: number },
) {
  return db
    .select(eventColumns)
    .from(timelineEvents)
    .where(eq(timelineEvents.artistId, artistId))
    .orderBy(desc(timelineEvents.eventDate), desc(timelineEvents.createdAt), desc(timelineEvents.id))
    .limit(limit)
    .offset(offset);
}

/** One of an artist's. */
export function selectEvent(db: Database, { artistId, id }: { artistId: string; id: string }) {
  return db
    .select(eventColumns)
    .from(timelineEvents)
    .where(and(eq(timelineEvents.id, id), eq(timelineEvents.artistId, artistId)));
}

export type TimelineEventRecord = Awaited<ReturnType<typeof selectEvents>>[number];

/** Everything that a Suggestion shows; add `where` and `orderBy`. */
function selectSuggestionRecords(db: Database, viewerId: string | null) {
  return db
    .select({
      suggestion: columns("suggestion", {
        id: timelineSuggestions.id,
        artistId: timelineSuggestions.artistId,
        userId: timelineSuggestions.userId,
        title: timelineSuggestions.title,
        description: timelineSuggestions.description,
        eventType: timelineSuggestions.eventType,
        eventDate: timelineSuggestions.eventDate,
        mediaUrl: timelineSuggestions.mediaUrl,
        isChangeRequest: timelineSuggestions.isChangeRequest,
        targetEventId: timelineSuggestions.targetEventId,
        status: timelineSuggestions.status,
        yesVotes: timelineSuggestions.yesVotes,
        noVotes: timelineSuggestions.noVotes,
        voteDeadline: timelineSuggestions.voteDeadline,
        createdAt: timelineSuggestions.createdAt,
      }),
      author: columns("author", { username: users.username }),
      target: columns("target", eventColumns),
      vote: voteOf(viewerId).as("user_vote"),
      isBlocked: blockBetween(viewerId).as("is_blocked"),
    })
    .from(timelineSuggestions)
    .innerJoin(users, eq(users.id, timelineSuggestions.userId))
    .leftJoin(timelineEvents, eq(timelineEvents.id, timelineSuggestions.targetEventId));
}

export type SuggestionRecord = Awaited<ReturnType<typeof selectSuggestionRecords>>[number];

/** By its id, whoever made it and whatever became of it. */
export function selectSuggestion(db: Database, viewerId: string | null, id: string) {
  return selectSuggestionRecords(db, viewerId).where(eq(timelineSuggestions.id, id));
}

/** Those that are voted on, oldest first; none of people across a block. */
export function selectPendingSuggestions(
  db: Database,
  viewerId: string | null,
  { artistId, limit, offset }: { artistId: string | SQL; limit: number; offset: number },
) {
  const page = db
    .select({ id: timelineSuggestions.id })
    .from(timelineSuggestions)
    .where(
      and(eq(timelineSuggestions.artistId, artistId), isPending(), visibleTo(viewerId, timelineSuggestions.userId)),
    )
    .orderBy(asc(timelineSuggestions.createdAt), asc(timelineSuggestions.id))
    .limit(limit)
    .offset(offset);

  return selectSuggestionRecords(db, viewerId)
    .where(inArray(timelineSuggestions.id, page))
    .orderBy(asc(timelineSuggestions.createdAt), asc(timelineSuggestions.id));
}

/** Written out, not bound: only so are the partial indexes of pending suggestions found. */
export function isPending(): SQL {
  return sql`${timelineSuggestions.status} = 'pending'`;
}

/** Whether it has what it takes to join the timeline; in the words of the index in migration 0014. */
export function hasWon(): SQL {
  const [yes, no] = [timelineSuggestions.yesVotes, timelineSuggestions.noVotes];
  const [votes, approval] = [sql.raw(String(MIN_VOTES)), sql.raw(String(MIN_APPROVAL_PERCENTAGE))];
  return sql`${yes} + ${no} >= ${votes} and 100 * ${yes} >= ${approval} * (${yes} + ${no})`;
}

/** Whether there is still a vote to be had on it. */
export function isOpen(now: number): SQL {
  return sql`${isPending()} and ${timelineSuggestions.voteDeadline} > ${now}`;
}

function voteOf(viewerId: string | null): SQL<VoteType | null> {
  if (viewerId === null) return sql`null`;
  return sql`(
    select v.vote_type from timeline_votes v
    where v.suggestion_id = ${timelineSuggestions.id} and v.user_id = ${viewerId}
  )`;
}

function blockBetween(viewerId: string | null): SQL<boolean> {
  const noBlock = noBlockBetween(viewerId, timelineSuggestions.userId);
  return (noBlock ? sql`not (${noBlock})` : sql`0`).mapWith(Boolean);
}
