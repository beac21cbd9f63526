import { z } from "zod";

/** Ids that one batch may ask about (api-contract: People). */
export const MAX_CHECKED = 200;

/** The two lists of a member's connections (part 2 §2). */
export const CONNECTION_TABS = ["followers", "following"] as const;
export type ConnectionsTab = (typeof CONNECTION_TABS)[number];

const Id = z.string().min(1).max(200);

export const FollowSchema = z.object({ follower_id: z.string().optional(), following_id: Id });

export const CheckFollowsSchema = z.object({
  followerId: z.string().optional(),
  followingIds: z.array(z.string().max(200)).max(MAX_CHECKED),
});

export const FollowArtistSchema = z.object({
  user_id: z.string().optional(),
  artist_spotify_id: Id,
  /** Taken, but not believed: names are the catalogue's. */
  artist_name: z.string().optional(),
});
