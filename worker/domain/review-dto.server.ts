import type { ReviewRecord } from "#db/queries/reviews.ts";
import { coverUrl } from "./album-dto.server.ts";
import { isoTime, isoTimeOrNull, type Review } from "./dto.ts";
import { userSummary } from "./user-dto.server.ts";

export function toReview({ review, author, album, genres, vibes, albumGenres, isLiked }: ReviewRecord): Review {
  return {
    id: review.id,
    user: userSummary(author),
    album: {
      id: album.id,
      title: album.title,
      artist: album.artistName,
      artist_id: album.artistId,
      cover_image_url: coverUrl(album),
      genres: albumGenres,
    },
    user_id: review.userId,
    album_id: review.albumId,
    rating: review.rating,
    content: review.content,
    genres,
    vibes,
    likes_count: review.likesCount,
    comments_count: review.commentsCount,
    isLikedByCurrentUser: isLiked,
    created_at: isoTime(review.createdAt),
    updated_at: isoTime(review.updatedAt),
    removed_at: isoTimeOrNull(review.removedAt),
  };
}

export function toReviews(rows: ReviewRecord[]): Review[] {
  return rows.map(toReview);
}
