import { z } from "zod";
import { text } from "./text.schema.ts";

/** Code points, of comments and posts (part 1 §9). */
export const COMMENT_MAX_LENGTH = 250;
/** Above this the counter turns red (part 2 §5). */
export const COMMENT_WARNS_ABOVE = 240;

export const CreateReviewCommentSchema = z.object({
  content: text({ min: 1, max: COMMENT_MAX_LENGTH, short: "Please write something first" }),
  user_id: z.string().optional(),
  review_id: z.string().optional(),
});

export type CreateReviewComment = z.output<typeof CreateReviewCommentSchema>;
