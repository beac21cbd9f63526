import { type UserRow, users } from "#db/schema/index.ts";
import { isoTime, type SessionUser, type User, type UserSummary } from "./dto.ts";

/** What of a member may be read for others: the only list of it. Selects take it whole, joined ones by `columns`. */
export const userSummaryColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  profileImageKey: users.profileImageKey,
};

export const userColumns = {
  ...userSummaryColumns,
  bio: users.bio,
  createdAt: users.createdAt,
  followersCount: users.followersCount,
  followingCount: users.followingCount,
  reviewsCount: users.reviewsCount,
  packsCount: users.packsCount,
  isAdmin: users.isAdmin,
};

export const sessionUserColumns = { ...userColumns, email: users.email };

export function userSummary(row: Pick<UserRow, keyof typeof userSummaryColumns>): UserSummary {
  return { id: row.id, username: row.username, name: row.name, profile_image_url: imageUrl(row.profileImageKey) };
}

export function userDto(row: Pick<UserRow, keyof typeof userColumns>): User {
  return {
    ...userSummary(row),
    bio: row.bio,
    created_at: isoTime(row.createdAt),
    followers_count: row.followersCount,
    following_count: row.followingCount,
    reviews_count: row.reviewsCount,
    packs_count: row.packsCount,
    is_admin: row.isAdmin,
  };
}

/** Only ever to that member. */
export function sessionUser(row: Pick<UserRow, keyof typeof sessionUserColumns>): SessionUser {
  return { ...userDto(row), email: row.email };
}

/** Where a picture of ours is served, by its key in R2. */
export function imageUrl(key: string | null): string | null {
  return key === null ? null : `/images/${key}`;
}
