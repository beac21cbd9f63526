import type { Genre } from "#worker/domain/genres.schema.ts";
import type { RecordName } from "./written-review.ts";

export type WrittenTopic =
  | { artist: string }
  | { album: RecordName }
  | { track: string; of: RecordName }
  | { genre: Genre };

/** A comment and the replies to it. */
export type WrittenThread = readonly [by: string, text: string, ...replies: (readonly [by: string, text: string])[]];

export type WrittenPost = {
  by: string;
  about: WrittenTopic;
  text: string;
  hoursAgo: number;
  thread?: readonly WrittenThread[];
  /** When a moderator removed it; nobody has liked it. */
  removedHoursAgo?: number;
};
