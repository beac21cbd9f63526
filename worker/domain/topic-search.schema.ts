import { z } from "zod";
import { NameSearchPath } from "./search.schema.ts";

export const TOPIC_SEARCH_TYPES = ["artist", "album", "track"] as const;
/** Code points (part 2 §9: starts above 2 characters). */
export const MIN_TOPIC_QUERY_LENGTH = 3;

export const TopicSearchPath = NameSearchPath.extend({ type: z.enum(TOPIC_SEARCH_TYPES) });

export type TopicSearch = z.output<typeof TopicSearchPath>;
