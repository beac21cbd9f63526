import { timelineVotesPath } from "#app/lib/artist-paths.ts";

export const VOTE_TIMELINE = "/actions/vote-timeline";
export const SUGGEST_EVENT = "/actions/suggest-event";
export const DELETE_SUGGESTION = "/actions/delete-suggestion";

/** Where the form for an event is, or (`change`) for what should change of one. */
export function eventFormPath(artistId: string, change: string | null): string {
  return change === null ? `${timelineVotesPath(artistId)}?event=add` : timelineVotesPath(artistId, { change });
}
