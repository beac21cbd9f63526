// Apart from posts.schema.ts, so that a dialog that shows them brings no zod into the browser.

export const TOPIC_TYPES = ["artist", "album", "track", "genre"] as const;

/** Part 2 §5. */
export const POST_REQUIRED = "Please write some content for your post";
export const POST_IMAGE_TOO_LARGE = "Image must be smaller than 5MB. Please choose a smaller file.";
