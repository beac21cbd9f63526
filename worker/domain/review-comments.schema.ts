import { z } from "zod";
import { COMMENT_MAX_LENGTH, COMMENT_REQUIRED } from "./comment-limits.schema.ts";
import { text } from "./text.schema.ts";

export const CreateReviewCommentSchema = z.object({
  content: text({ min: 1, max: COMMENT_MAX_LENGTH, short: COMMENT_REQUIRED }),
  user_id: z.string().optional(),
  review_id: z.string().optional(),
});

export type CreateReviewComment = z.output<typeof CreateReviewCommentSchema>;
