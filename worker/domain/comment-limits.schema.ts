// Apart from the schemas, so that a box that shows them brings no zod into the browser.

/** Code points, of comments and posts (part 1 §9). */
export const COMMENT_MAX_LENGTH = 250;
/** Beyond the higher nothing is typed; above the lower the counter turns red (part 2 §5). */
export const COMMENT_LIMITS = { warnAbove: 240, max: COMMENT_MAX_LENGTH };
export const COMMENT_REQUIRED = "Please write something first";
/** So much of a text that is too long comes back to be shortened. */
export const REFUSED_MAX_LENGTH = 10 * COMMENT_MAX_LENGTH;
