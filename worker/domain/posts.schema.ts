import { z } from "zod";
import { COMMENT_MAX_LENGTH, COMMENT_REQUIRED } from "./comment-limits.schema.ts";
import { POST_REQUIRED, TOPIC_TYPES } from "./post-limits.schema.ts";
import { text } from "./text.schema.ts";

/** `topic_name` counts for a track alone, whose `topic_id` is its album's; all else is the catalogue's to say. */
export const CreatePostSchema = z.object({
  content: text({ min: 1, max: COMMENT_MAX_LENGTH, short: POST_REQUIRED }),
  topic_type: z.enum(TOPIC_TYPES, { error: "Choose what the post is about" }),
  topic_id: z.string({ error: "Choose what the post is about" }).min(1, "Choose what the post is about").max(200),
  topic_name: z.string().max(500).default(""),
});

export const CreatePostCommentSchema = z.object({
  content: text({ min: 1, max: COMMENT_MAX_LENGTH, short: COMMENT_REQUIRED }),
  parent_comment_id: z
    .string()
    .max(200)
    .nullish()
    .transform((id) => id || null),
});

export type CreatePost = z.output<typeof CreatePostSchema>;
export type CreatePostComment = z.output<typeof CreatePostCommentSchema>;
