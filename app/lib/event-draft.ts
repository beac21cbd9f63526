import { keepText, readJson } from "#app/lib/drafts.ts";
import { DEFAULT_EVENT_TYPE } from "#worker/domain/timeline-rules.schema.ts";

/** What stands in the form about an event. */
export type EventValues = {
  title: string;
  description: string;
  event_type: string;
  event_date: string;
  media_url: string;
};

export const BLANK_EVENT: EventValues = {
  title: "",
  description: "",
  event_type: DEFAULT_EVENT_TYPE,
  event_date: "",
  media_url: "",
};

/** Whose it is, of which artist, and the event that it would change; null keeps nothing. */
export type EventDraftKey = { userId: string; artistId: string; change: string | null } | null;

const TYPED = ["title", "description", "event_date", "media_url"] as const;

export function readEventDraft(key: EventDraftKey): EventValues | null {
  const draft = readJson(nameOf(key));
  return isValues(draft) ? draft : null;
}

/** A form with nothing in it is no draft. */
export function keepEventDraft(key: EventDraftKey, values: EventValues) {
  const isBlank = TYPED.every((field) => values[field].trim() === "");
  keepText(nameOf(key), isBlank ? "" : JSON.stringify(values));
}

export function dropEventDraft(key: EventDraftKey) {
  keepText(nameOf(key), "");
}

function nameOf(key: EventDraftKey): string | null {
  return key && `event:${key.userId}:${key.artistId}:${key.change ?? "new"}`;
}

function isValues(draft: unknown): draft is EventValues {
  if (typeof draft !== "object" || draft === null) return false;
  const values = draft as Record<string, unknown>;
  return [...TYPED, "event_type"].every((field) => typeof values[field] === "string");
}
