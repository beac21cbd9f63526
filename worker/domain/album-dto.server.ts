import type { selectAlbum, selectAlbumTracks } from "#db/queries/albums.ts";
import type { AlbumRow } from "#db/schema/index.ts";
import type { CatalogueAlbum } from "../catalogue/provider.ts";
import { type Album, type AlbumSummary, isoTime, type ShelvedAlbum, type Track } from "./dto.ts";

export type AlbumSummaryRow = Pick<
  AlbumRow,
  | "id"
  | "title"
  | "artistId"
  | "artistName"
  | "coverImageUrl"
  | "releaseDate"
  | "albumType"
  | "totalTracks"
  | "reviewCount"
  | "ratingSum"
>;
type AlbumRecord = Awaited<ReturnType<typeof selectAlbum>>[number];
type TrackRecord = Awaited<ReturnType<typeof selectAlbumTracks>>[number];

export function albumSummary(row: AlbumSummaryRow): AlbumSummary {
  return {
    id: row.id,
    title: row.title,
    artist: row.artistName,
    artist_id: row.artistId,
    cover_image_url: coverUrl(row),
    release_date: row.releaseDate,
    album_type: row.albumType,
    average_rating: averageRating(row.ratingSum, row.reviewCount),
    review_count: row.reviewCount,
  };
}

export function shelvedAlbum(row: AlbumSummaryRow & { addedAt: number }): ShelvedAlbum {
  return { ...albumSummary(row), added_at: isoTime(row.addedAt) };
}

export function albumDto(row: AlbumRecord): Album {
  return {
    ...albumSummary(row),
    spotify_id: row.spotifyId,
    genres: row.genres,
    top_genres: row.topGenres,
    total_tracks: row.totalTracks,
    rating_histogram: [
      row.rated1,
      row.rated2,
      row.rated3,
      row.rated4,
      row.rated5,
      row.rated6,
      row.rated7,
      row.rated8,
      row.rated9,
      row.rated10,
    ],
    label: albumLabel(row.totalTracks),
  };
}

/** An album that only the catalogue knows so far: nobody has reviewed it. */
export function unopenedAlbum(album: CatalogueAlbum): AlbumSummary {
  return {
    id: album.id,
    title: album.title,
    artist: artistNames(album),
    artist_id: album.artists[0].id,
    cover_image_url: coverUrl({ id: album.id, coverImageUrl: album.images[0]?.url ?? null }),
    release_date: album.releaseDate,
    album_type: album.albumType,
    average_rating: null,
    review_count: 0,
  };
}

export function trackDto(row: TrackRecord): Track {
  return {
    id: row.id,
    name: row.name,
    artists: row.artists,
    track_number: row.trackNumber,
    disc_number: row.discNumber,
    duration_ms: row.durationMs,
    is_liked: row.isLiked,
    is_favorite: row.isFavorite,
  };
}

/** As an album's row names them. */
export function artistNames(album: CatalogueAlbum): string {
  return album.artists.map(({ name }) => name).join(", ");
}

/** One of ours is drawn for an album that has no picture. */
export function coverUrl({ id, coverImageUrl }: Pick<AlbumRow, "id" | "coverImageUrl">): string {
  return coverImageUrl ?? `/covers/${encodeURIComponent(id)}.svg`;
}

/** Rounded half up to one decimal, in whole numbers so that 8.25 never turns into 8.2. */
export function averageRating(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10;
}

/** Part 2 §2; a count that nobody knows is an album's. */
export function albumLabel(totalTracks: number | null): Album["label"] {
  if (totalTracks === 1) return "Single";
  return totalTracks !== null && totalTracks >= 2 && totalTracks <= 6 ? "EP" : "Album";
}
