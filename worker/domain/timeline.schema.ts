import { z } from "zod";
import { paging } from "./paging.schema.ts";
import { cleanText, optionalText, text } from "./text.schema.ts";

/** Part 2 §9; migration 0007 holds the same. */
export const EVENT_TYPES = ["Award", "Music Video", "Announcement", "Controversy", "News", "Other"] as const;
export const DEFAULT_EVENT_TYPE = "Other";
/** Code points. */
export const EVENT_TITLE_MAX_LENGTH = 50;
export const EVENT_DESCRIPTION_MAX_LENGTH = 100;
const MEDIA_URL_MAX_LENGTH = 2000;

/** What it takes to join the timeline (part 2 §9); migration 0014 holds the same. */
export const MIN_VOTES = 5;
export const MIN_APPROVAL_PERCENTAGE = 70;
/** Milliseconds for which a suggestion is voted on (api-contract: Artists, timeline). */
export const VOTING_TIME = 7 * 24 * 60 * 60 * 1000;

/** Titles and texts of part 2 §5. */
export const TIMELINE_REFUSALS = {
  title: { title: "Missing required field", text: "Please enter a title for the event" },
  longTitle: {
    title: "Title too long",
    text: `Please keep the title under ${EVENT_TITLE_MAX_LENGTH} characters`,
  },
  longDescription: {
    title: "Description too long",
    text: `Please keep the description under ${EVENT_DESCRIPTION_MAX_LENGTH} characters`,
  },
  date: { title: "Missing required field", text: "Please select a date for the event" },
  signIn: { title: "Authentication required", text: "Please sign in to suggest timeline events" },
  signInToVote: { title: "Authentication required", text: "Please sign in to vote on timeline events" },
} as const;

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
