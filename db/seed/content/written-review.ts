import type { Genre } from "#worker/domain/genres.schema.ts";
import type { Vibe } from "./vibe.ts";

/** `Artist | Title`, as the catalogue's record has them. */
export type RecordName = `${string} | ${string}`;

export type WrittenReview = {
  by: string;
  rating: number;
  text: string;
  /** The record's own first genres when not given. */
  genres?: readonly Genre[];
  vibes?: readonly Vibe[];
  /** Drawn when not given. */
  hoursAgo?: number;
  comments?: readonly (readonly [by: string, text: string])[];
};

export type ReviewsOfRecord = { of: RecordName; reviews: readonly WrittenReview[] };
