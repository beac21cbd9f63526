import { sql } from "drizzle-orm";
import { writeThenRead } from "#db/batch.ts";
import { selectAlbum, selectAlbumTitle, selectAlbumTracks } from "#db/queries/albums.ts";
import {
  selectAlbumReviews,
  selectFollowedReviewsOfAlbum,
  selectReviewOf,
  storedAlbumId,
} from "#db/queries/reviews.ts";
import { favoriteAlbums, likedAlbums, users, watchlist } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { albumDto, trackDto } from "./album-dto.server.ts";
import { type Fetched, fetchAlbum, fetchMissingTracks, type StoredAlbum } from "./album-fetch.server.ts";
import type { Album, Review, Track } from "./dto.ts";
import { notFound } from "./errors.server.ts";
import { toReview, toReviews } from "./review-dto.server.ts";

/** The first of Reviews from People You Follow that an album's page shows (part 2 §2). */
const FOLLOWED_ON_PAGE = 3;
/** The newest reviews of an album that its page shows before View All Reviews. */
const LATEST_ON_PAGE = 4;

export type AlbumFlags = { favorite: boolean; liked: boolean; watchlist: boolean; favoritesCount: number };

export type AlbumPage = {
  album: Album;
  tracks: Track[];
  mine: Review | null;
  flags: AlbumFlags;
  followed: Review[];
  latest: Review[];
};

/** By any id that a catalogue knows it by, stored on first sight. @throws DomainError not_found, catalogue_unavailable */
export async function getAlbum(ctx: Ctx, id: string): Promise<Album> {
  const [stored] = await selectAlbum(ctx.db, id);
  if (stored) return albumDto(stored);

  const { writes } = await fetchAlbum(ctx, id);
  const [[album]] = await writeThenRead(ctx.db, writes, [selectAlbum(ctx.db, id)]);

  if (!album) throw notFound("Album");
  return albumDto(album);
}

/** The id under which we keep an album, stored if need be. @throws DomainError not_found, catalogue_unavailable */
export async function requireAlbum(ctx: Ctx, id: string): Promise<{ id: string; title: string }> {
  const [stored] = await selectAlbumTitle(ctx.db, id);
  if (stored) return stored;

  const { writes } = await fetchAlbum(ctx, id);
  const [[album]] = await writeThenRead(ctx.db, writes, [selectAlbumTitle(ctx.db, id)]);

  if (!album) throw notFound("Album");
  return album;
}

/** In order; asked of the catalogue where none are stored. @throws DomainError not_found, catalogue_unavailable */
export async function listAlbumTracks(ctx: Ctx, id: string): Promise<Track[]> {
  const viewer = await ctx.viewer();
  const reads = () => [selectAlbum(ctx.db, id), selectAlbumTracks(ctx.db, viewer?.id ?? null, id)] as const;

  const [[album], stored] = await ctx.db.batch(reads());
  const { writes, unavailable } = album ? await fetchMissingTracks(ctx, id, album) : await fetchAlbum(ctx, id);
  if (unavailable) throw unavailable;
  if (writes.length === 0) return stored.map(trackDto);

  const [[found], tracks] = await writeThenRead(ctx.db, writes, reads());
  if (!found) throw notFound("Album");
  return tracks.map(trackDto);
}

/** All that an album's page shows, in at most two trips. @throws DomainError not_found, catalogue_unavailable */
export async function albumPage(ctx: Ctx, id: string): Promise<AlbumPage> {
  const viewer = await ctx.viewer();
  return viewer ? memberPage(ctx, id, viewer.id) : strangerPage(ctx, id);
}

async function strangerPage(ctx: Ctx, id: string): Promise<AlbumPage> {
  const reads = () =>
    [selectAlbum(ctx.db, id), selectAlbumTracks(ctx.db, null, id), selectLatest(ctx, id, null)] as const;

  let [[album], tracks, latest] = await ctx.db.batch(reads());
  const { writes } = await missing(ctx, id, album);
  if (writes.length > 0) [[album], tracks, latest] = await writeThenRead(ctx.db, writes, reads());

  if (!album) throw notFound("Album");
  const flags = { favorite: false, liked: false, watchlist: false, favoritesCount: 0 };
  return {
    album: albumDto(album),
    tracks: tracks.map(trackDto),
    mine: null,
    flags,
    followed: [],
    latest: toReviews(latest),
  };
}

async function memberPage(ctx: Ctx, id: string, viewerId: string): Promise<AlbumPage> {
  const albumId = storedAlbumId(id);
  const reads = () =>
    [
      selectAlbum(ctx.db, id),
      selectAlbumTracks(ctx.db, viewerId, id),
      selectReviewOf(ctx.db, viewerId, { userId: viewerId, albumId }),
      selectFlags(ctx, id, viewerId),
      selectFollowedReviewsOfAlbum(ctx.db, viewerId, { albumId, limit: FOLLOWED_ON_PAGE, offset: 0 }),
      selectLatest(ctx, id, viewerId),
    ] as const;

  let [[album], tracks, [mine], [flags], followed, latest] = await ctx.db.batch(reads());
  const { writes } = await missing(ctx, id, album);
  if (writes.length > 0) {
    [[album], tracks, [mine], [flags], followed, latest] = await writeThenRead(ctx.db, writes, reads());
  }

  if (!album || !flags) throw notFound("Album");
  return {
    album: albumDto(album),
    tracks: tracks.map(trackDto),
    mine: mine ? toReview(mine) : null,
    flags,
    followed: toReviews(followed),
    latest: toReviews(latest),
  };
}

function selectLatest(ctx: Ctx, id: string, viewerId: string | null) {
  const page = { order: "recent", limit: LATEST_ON_PAGE, offset: 0 } as const;
  return selectAlbumReviews(ctx.db, viewerId, { albumId: storedAlbumId(id), ...page });
}

function missing(ctx: Ctx, id: string, album: StoredAlbum | undefined): Promise<Fetched> {
  return album ? fetchMissingTracks(ctx, id, album) : fetchAlbum(ctx, id);
}

function selectFlags(ctx: Ctx, id: string, viewerId: string) {
  const albumId = storedAlbumId(id);
  const standsOn = (shelf: typeof favoriteAlbums | typeof likedAlbums | typeof watchlist) =>
    sql`exists (select 1 from ${shelf} s where s.user_id = ${viewerId} and s.album_id = ${albumId})`.mapWith(Boolean);

  return ctx.db
    .select({
      favorite: standsOn(favoriteAlbums).as("favorite"),
      liked: standsOn(likedAlbums).as("liked"),
      watchlist: standsOn(watchlist).as("watchlist"),
      favoritesCount: sql<number>`(select count(*) from favorite_albums f where f.user_id = ${viewerId})`.as(
        "favorites_count",
      ),
    })
    .from(users)
    .where(sql`${users.id} = ${viewerId}`);
}
