import { eq, sql } from "drizzle-orm";
import { selectUserReviews } from "#db/queries/reviews.ts";
import { selectShelf } from "#db/queries/shelves.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { albumSummary } from "./album-dto.server.ts";
import { isoTime, type Review, type ShelvedAlbum, type User } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { usernameKey } from "./identity.server.ts";
import { toReviews } from "./review-dto.server.ts";
import { TOP_REVIEWS } from "./review-lists.server.ts";
import { MAX_FAVORITES } from "./shelves.schema.ts";
import { userColumns, userDto } from "./user-dto.server.ts";

/** The newest reviews that a profile shows before See all. */
const REVIEWS_ON_PROFILE = 10;

export type ProfilePage = {
  user: User;
  /** Top 10 Albums. */
  topReviews: Review[];
  reviews: Review[];
  favorites: ShelvedAlbum[];
  isSelf: boolean;
};

/** All that a profile's overview shows, in one trip; the username in any case of letters. @throws DomainError not_found */
export async function profilePage(ctx: Ctx, username: string): Promise<ProfilePage> {
  const viewer = await ctx.viewer();

  const viewerId = viewer?.id ?? null;
  const key = usernameKey(username);
  const userId = sql`(select u.id from users u where u.username_key = ${key})`;
  const [[user], topReviews, reviews, favorites] = await ctx.db.batch([
    ctx.db.select(userColumns).from(users).where(eq(users.usernameKey, key)),
    selectUserReviews(ctx.db, viewerId, { userId, order: "highestRated", limit: TOP_REVIEWS, offset: 0 }),
    selectUserReviews(ctx.db, viewerId, { userId, order: "recent", limit: REVIEWS_ON_PROFILE, offset: 0 }),
    selectShelf(ctx.db, "favorites", { userId, limit: MAX_FAVORITES, offset: 0 }),
  ]);

  if (!user) throw notFound("User");
  return {
    user: userDto(user),
    topReviews: toReviews(topReviews),
    reviews: toReviews(reviews),
    favorites: favorites.map((row) => ({ ...albumSummary(row), added_at: isoTime(row.addedAt) })),
    isSelf: user.id === viewerId,
  };
}
