import { eq, sql } from "drizzle-orm";
import { memberSeenBy } from "#db/queries/members.ts";
import { selectPacksOf } from "#db/queries/packs.ts";
import { countFollowedArtists, relationTo, selectFollowedArtists } from "#db/queries/people.ts";
import { selectPostsOf } from "#db/queries/posts.ts";
import { selectUserReviews } from "#db/queries/reviews.ts";
import { countOnShelf, selectShelf, selectTrackShelf } from "#db/queries/shelves.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { shelvedAlbum } from "./album-dto.server.ts";
import { followedArtist } from "./artist-dto.server.ts";
import type { CoveredTrack, FollowedArtist, Pack, Post, Review, ShelvedAlbum, User } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { usernameKey } from "./identity.server.ts";
import { packDto } from "./pack-dto.server.ts";
import { toPosts } from "./post-dto.server.ts";
import { toReviews } from "./review-dto.server.ts";
import { TOP_REVIEWS } from "./review-lists.server.ts";
import { MAX_FAVORITES } from "./shelves.schema.ts";
import { coveredTrack } from "./track-dto.server.ts";
import { userColumns, userDto } from "./user-dto.server.ts";

/** What the overview shows of each (part 2 §9); the rest is on their own pages. */
const REVIEWS = 10;
const PACKS = 4;
const POSTS = 5;
/** The pictures on a collection's tile. Songs of one album have one cover, so of them more are looked at. */
const TILE = 4;
const TILE_SONGS = 12;
/** A collection is counted this far. */
const COUNTED = 100;

export type ProfilePage = {
  user: User;
  isSelf: boolean;
  isFollowing: boolean;
  /** Whether the viewer blocks them. */
  isBlocking: boolean;
  /** Whether a block stands between the two, whoever set it: then there is nothing in any of the lists. */
  isApart: boolean;
  /** Top 10 Albums. */
  topReviews: Review[];
  reviews: Review[];
  favorites: ShelvedAlbum[];
  favoriteTracks: CoveredTrack[];
  maxFavorites: number;
  packs: Pack[];
  posts: Post[];
  collections: Collections;
};

export type Collections = {
  artists: { newest: FollowedArtist[]; count: number };
  likes: { newest: CoveredTrack[]; count: number };
  watchlist: { newest: ShelvedAlbum[]; count: number };
  /** A count of this much may be more. */
  countedUpTo: number;
};

/** All that a profile's overview shows, in one trip; the username in any case of letters. @throws DomainError not_found */
export async function profilePage(ctx: Ctx, username: string): Promise<ProfilePage> {
  const viewer = await ctx.viewer();

  const viewerId = viewer?.id ?? null;
  const key = usernameKey(username);
  const userId = memberSeenBy(viewerId, sql`u.username_key = ${key}`);
  const first = (limit: number) => ({ userId, limit, offset: 0 });
  const counted = { userId, most: COUNTED };
  const [
    [user],
    topReviews,
    reviews,
    favorites,
    favoriteTracks,
    packs,
    posts,
    artists,
    [artistsCount],
    likes,
    [likesCount],
    watchlist,
    [watchlistCount],
  ] = await ctx.db.batch([
    ctx.db
      .select({ ...userColumns, ...relationTo(viewerId) })
      .from(users)
      .where(eq(users.usernameKey, key)),
    selectUserReviews(ctx.db, viewerId, { ...first(TOP_REVIEWS), order: "highestRated" }),
    selectUserReviews(ctx.db, viewerId, { ...first(REVIEWS), order: "recent" }),
    selectShelf(ctx.db, "favorites", first(MAX_FAVORITES)),
    selectTrackShelf(ctx.db, "favorite-tracks", first(MAX_FAVORITES)),
    selectPacksOf(ctx.db, viewerId, first(PACKS)),
    selectPostsOf(ctx.db, viewerId, first(POSTS)),
    selectFollowedArtists(ctx.db, first(TILE)),
    countFollowedArtists(ctx.db, counted),
    selectTrackShelf(ctx.db, "liked-tracks", first(TILE_SONGS)),
    countOnShelf(ctx.db, "liked-tracks", counted),
    selectShelf(ctx.db, "watchlist", first(TILE)),
    countOnShelf(ctx.db, "watchlist", counted),
  ]);

  if (!user) throw notFound("User");
  const { isFollowing, isBlocking, isApart } = user;
  return {
    user: userDto(user),
    isSelf: user.id === viewerId,
    isFollowing,
    isBlocking,
    isApart,
    topReviews: toReviews(topReviews),
    reviews: toReviews(reviews),
    favorites: favorites.map(shelvedAlbum),
    favoriteTracks: favoriteTracks.map(coveredTrack),
    maxFavorites: MAX_FAVORITES,
    packs: packs.map(packDto),
    posts: toPosts(posts),
    collections: {
      artists: { newest: artists.map(followedArtist), count: artistsCount?.count ?? 0 },
      likes: { newest: oneOfEachAlbum(likes.map(coveredTrack)).slice(0, TILE), count: likesCount?.count ?? 0 },
      watchlist: { newest: watchlist.map(shelvedAlbum), count: watchlistCount?.count ?? 0 },
      countedUpTo: COUNTED,
    },
  };
}

function oneOfEachAlbum(tracks: CoveredTrack[]): CoveredTrack[] {
  return tracks.filter(({ album_id }, index) => tracks.findIndex((other) => other.album_id === album_id) === index);
}
