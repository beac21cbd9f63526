import { z } from "zod";
import { paging } from "./paging.schema.ts";
import { cleanText, optionalText, text } from "./text.schema.ts";
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  EVENT_TYPES,
  MEDIA_URL_MAX_LENGTH,
  TIMELINE_REFUSALS,
} from "./timeline-rules.schema.ts";

const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** A day that there was or will be, as yyyy-MM-dd. */
export function isCalendarDate(date: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** yyyy-MM. */
export function monthKeyOf(eventDate: string): string {
  return eventDate.slice(0, 7);
}

/** What a member says of an event. */
const eventFields = {
  title: z.string({ error: TIMELINE_REFUSALS.title.text }).pipe(
    text({
      min: 1,
      max: EVENT_TITLE_MAX_LENGTH,
      short: TIMELINE_REFUSALS.title.text,
      long: TIMELINE_REFUSALS.longTitle.text,
    }),
  ),
  description: optionalText({
    max: EVENT_DESCRIPTION_MAX_LENGTH,
    long: TIMELINE_REFUSALS.longDescription.text,
  }).default(null),
  event_type: z.enum(EVENT_TYPES),
  event_date: z
    .string({ error: TIMELINE_REFUSALS.date.text })
    .overwrite(cleanText)
    .refine(isCalendarDate, { error: TIMELINE_REFUSALS.date.text })
    .meta({ format: "date" }),
  media_url: optionalText({ max: MEDIA_URL_MAX_LENGTH })
    .refine((url) => url === null || (WEB_ADDRESS.test(url) && URL.canParse(url)), {
      error: "Please enter a link that begins with http:// or https://",
    })
    .default(null),
};

/** As a form asks for it. */
export const EventSchema = z.object(eventFields);

export const CreateSuggestionSchema = z
  .object({
    user_id: z.string().optional(),
    artist_spotify_id: z.string().min(1).max(200),
    ...eventFields,
    month_key: z.string().meta({ description: "yyyy-MM, the month of event_date" }),
    is_change_request: z.boolean().default(false),
    /** Heeded for a change request alone. */
    target_event_id: z.string().max(200).nullable().default(null),
  })
  .refine(({ month_key, event_date }) => month_key === monthKeyOf(event_date), {
    path: ["month_key"],
    error: "This is not the month of the event's date",
  })
  .refine(({ is_change_request, target_event_id }) => !is_change_request || target_event_id !== null, {
    path: ["target_event_id"],
    error: "Please choose the event to change",
  });

export const VoteSchema = z.object({ user_id: z.string().optional(), vote_type: z.enum(["yes", "no"]) });

export const TimelineQuery = z.object(paging());
export const SuggestionsQuery = z.object({ userId: z.string().optional(), ...paging() });

export type Event = z.output<typeof EventSchema>;
export type CreateSuggestion = Omit<z.output<typeof CreateSuggestionSchema>, "month_key">;
export type VoteType = z.output<typeof VoteSchema>["vote_type"];
