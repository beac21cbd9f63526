/** What can be reported, and what the dashboard calls it (part 1 §2.8). */
export const CONTENT_LABELS = {
  review: "Review",
  review_comment: "Review Comment",
  community_post: "Community Post",
  community_post_comment: "Post Comment",
} as const;

export type ContentType = keyof typeof CONTENT_LABELS;

export const REASON_LABELS = {
  spam: "Spam or promotional content",
  harassment: "Harassment or bullying",
  inappropriate: "Inappropriate content",
  copyright: "Copyright violation",
  misinformation: "False or misleading information",
  other: "Other violation",
} as const;

/** Part 2 §5. */
export const REASON_REQUIRED = "Please select a reason for reporting";
/** Code points of what is reported, as the dialog quotes it (part 2 §5). */
export const REPORT_PREVIEW_LENGTH = 100;
/** Code points of what is reported, as the dashboard quotes it (part 1 §9). */
export const MODERATION_PREVIEW_LENGTH = 150;
