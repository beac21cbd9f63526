import { z } from "zod";
import { GenreSchema } from "./genres.schema.ts";
import { paging } from "./paging.schema.ts";
import { text } from "./text.schema.ts";

/** Code points, for everyone (part 1 §5). */
export const REVIEW_MAX_LENGTH = 5000;
export const MIN_RATING = 1;
export const MAX_RATING = 10;
export const MAX_GENRES = 3;
export const MAX_VIBES = 3;

/** The 25 preset vibes (part 2 §9); the table `vibes` holds the same. */
export const VIBES = [
  "Late Night Drive",
  "Chill",
  "Rainy Day",
  "Workout",
  "Study Session",
  "Road Trip",
  "Party Time",
  "Melancholy",
  "Nostalgic",
  "Energetic",
  "Romantic",
  "Focus Mode",
  "Sunday Morning",
  "City Vibes",
  "Nature Walk",
  "Introspective",
  "Dreamy",
  "Intense",
  "Peaceful",
  "Rebellious",
  "Morning Coffee",
  "Sunset",
  "Emotional",
  "Dark & Moody",
  "Creative Flow",
] as const;

/** Titles and texts of part 2 §5. */
export const REVIEW_REFUSALS = {
  rating: { title: "Rating Required", text: "Please provide a rating before submitting your review." },
  content: { title: "Review Too Long", text: `Please limit your review to ${REVIEW_MAX_LENGTH} characters.` },
  genres: { title: "Genre Limit Reached", text: `You can only select up to ${MAX_GENRES} genres for a review.` },
  vibes: { title: "Vibe Limit Reached", text: `You can only select up to ${MAX_VIBES} vibes for a review.` },
} as const;

function choices<T extends z.ZodType<string>>(choice: T, max: number, tooMany: string) {
  return z
    .array(choice)
    .overwrite((chosen) => [...new Set(chosen)])
    .refine((chosen) => chosen.length <= max, { error: tooMany });
}

const Rating = z
  .number({ error: REVIEW_REFUSALS.rating.text })
  .int({ error: "The rating is a whole number from 1 to 10." })
  .min(MIN_RATING, { error: REVIEW_REFUSALS.rating.text })
  .max(MAX_RATING, { error: "The rating is a whole number from 1 to 10." });
const Content = text({ max: REVIEW_MAX_LENGTH, long: REVIEW_REFUSALS.content.text });
const Genres = choices(GenreSchema, MAX_GENRES, REVIEW_REFUSALS.genres.text);
const Vibes = choices(z.enum(VIBES), MAX_VIBES, REVIEW_REFUSALS.vibes.text);

export const CreateReviewSchema = z.object({
  user_id: z.string().optional(),
  album_id: z.string().min(1).max(200),
  rating: Rating,
  content: Content.default(""),
  genres: Genres.default([]),
  vibes: Vibes.default([]),
});

export const UpdateReviewSchema = z.object({
  rating: Rating.optional(),
  content: Content.optional(),
  genres: Genres.optional(),
  vibes: Vibes.optional(),
});

export const USER_REVIEW_SORTS = ["recent", "oldest", "highestRated", "lowestRated"] as const;
export const ALBUM_REVIEW_SORTS = ["recent", "highestRated", "lowestRated", "mostLiked"] as const;

export const UserReviewsQuery = z.object({ sort: z.enum(USER_REVIEW_SORTS).default("recent"), ...paging(50) });
export const AlbumReviewsQuery = z.object({ sort: z.enum(ALBUM_REVIEW_SORTS).default("recent"), ...paging(20) });
export const WorldReviewsQuery = z.object({
  excludeFollowing: z
    .enum(["true", "false"])
    .default("false")
    .transform((flag) => flag === "true"),
  ...paging(10),
});
export const FollowingReviewsQuery = z.object(paging(10));

export type CreateReview = z.output<typeof CreateReviewSchema>;
export type UpdateReview = z.output<typeof UpdateReviewSchema>;
export type UserReviewSort = (typeof USER_REVIEW_SORTS)[number];
export type AlbumReviewSort = (typeof ALBUM_REVIEW_SORTS)[number];
