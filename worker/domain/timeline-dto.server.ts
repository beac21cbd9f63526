import type { SuggestionRecord, TimelineEventRecord } from "#db/queries/timeline.ts";
import { isoTime, type Suggestion, type TimelineEvent } from "./dto.ts";
import { monthKeyOf } from "./timeline.schema.ts";
import { approvalPercentage } from "./timeline-rules.schema.ts";

export function timelineEvent(row: TimelineEventRecord): TimelineEvent {
  return {
    id: row.id,
    artist_spotify_id: row.artistId,
    event_date: row.eventDate,
    event_title: row.title,
    event_description: row.description,
    event_type: row.eventType,
    media_url: row.mediaUrl,
    created_at: isoTime(row.createdAt),
  };
}

export function toSuggestion({ suggestion, author, target, vote }: SuggestionRecord): Suggestion {
  return {
    id: suggestion.id,
    artist_spotify_id: suggestion.artistId,
    title: suggestion.title,
    description: suggestion.description,
    event_type: suggestion.eventType,
    event_date: suggestion.eventDate,
    month_key: monthKeyOf(suggestion.eventDate),
    media_url: suggestion.mediaUrl,
    user_id: suggestion.userId,
    user: { username: author.username },
    created_at: isoTime(suggestion.createdAt),
    status: suggestion.status,
    vote_deadline: isoTime(suggestion.voteDeadline),
    is_change_request: suggestion.isChangeRequest,
    target_event_id: suggestion.targetEventId,
    // A target that is deleted takes its id along.
    target_event: suggestion.targetEventId === null ? null : timelineEvent(target),
    user_vote: vote === null ? null : { vote_type: vote },
    _count: {
      yes_votes: suggestion.yesVotes,
      no_votes: suggestion.noVotes,
      approval_percentage: approvalPercentage(suggestion.yesVotes, suggestion.noVotes),
    },
  };
}
