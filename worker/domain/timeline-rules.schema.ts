// Apart from timeline.schema.ts, so that a page that shows them brings no zod into the browser.

/** Part 2 §9; migration 0007 holds the same. */
export const EVENT_TYPES = ["Award", "Music Video", "Announcement", "Controversy", "News", "Other"] as const;
export const DEFAULT_EVENT_TYPE = "Other";
/** Code points. */
export const EVENT_TITLE_MAX_LENGTH = 50;
export const EVENT_DESCRIPTION_MAX_LENGTH = 100;
export const MEDIA_URL_MAX_LENGTH = 2000;

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

/** A whole number, 0 without votes. What is short of enough is never rounded up to it. */
export function approvalPercentage(yes: number, no: number): number {
  if (yes + no === 0) return 0;
  const exact = (100 * yes) / (yes + no);
  return exact < MIN_APPROVAL_PERCENTAGE ? Math.min(Math.round(exact), MIN_APPROVAL_PERCENTAGE - 1) : Math.round(exact);
}
