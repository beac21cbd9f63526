import type { ReactNode } from "react";
import { Cover } from "#app/components/cover.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Histogram } from "#app/components/histogram.tsx";
import { Link } from "#app/components/link.tsx";
import { AverageRating, RatingBadge } from "#app/components/rating-badge.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { counted, formatDate, year } from "#app/lib/format.ts";
import type { Album } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";

/** What an album is and what people think of it. `children` are what one can do with it. */
export function AlbumHeader({
  album,
  ownRating,
  reviewsPath,
  children,
}: {
  album: Album;
  ownRating: number | null;
  reviewsPath: string;
  children: ReactNode;
}) {
  return (
    <header className="relative isolate">
      <Glow seed={album.id} />
      <div className="page grid gap-6 pt-6 pb-8 sm:grid-cols-[minmax(12rem,18rem)_1fr] sm:gap-9 lg:grid-cols-[20rem_1fr] lg:gap-12 lg:pt-12 lg:pb-12">
        <div className="mx-auto w-full max-w-64 sm:mx-0 sm:max-w-none">
          <Cover album={album} size="large" priority />
          {album.spotify_id && <Provider spotifyId={album.spotify_id} />}
        </div>
        <div className="flex min-w-0 flex-col justify-center gap-6">
          <div className="text-center sm:text-left">
            <Heading level={1} look="display">
              {album.title}
            </Heading>
            <p className="mt-2 text-lg">
              <Link
                to={`/artist/${encodeURIComponent(album.artist_id)}`}
                className="inline-flex min-h-11 items-center font-medium decoration-1 underline-offset-4 hover:underline lg:min-h-0"
              >
                {album.artist}
              </Link>
            </p>
            <Facts album={album} />
          </div>
          <div className="flex flex-wrap items-end justify-center gap-x-8 gap-y-5 sm:justify-start">
            <div>
              <AverageRating average={album.average_rating} />
              <p className="mt-1 text-caption text-muted">{counted(album.review_count, "review")}</p>
            </div>
            {album.review_count > 0 && <Histogram counts={album.rating_histogram} own={ownRating} />}
            {ownRating !== null && (
              <div className="flex flex-col items-start gap-1.5">
                <RatingBadge rating={ownRating} size="lg" />
                <p className="text-caption text-muted">Your rating</p>
              </div>
            )}
          </div>
          <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 sm:justify-start">
            {children}
            <Link to={reviewsPath} className="link inline-flex min-h-11 items-center px-2 text-sm lg:min-h-10">
              View All Reviews
            </Link>
          </div>
        </div>
      </div>
    </header>
  );
}

function Facts({ album }: { album: Album }) {
  const released = year(album.release_date);
  return (
    <>
      <p className="mt-1 text-sm text-muted">
        {album.label}
        {released && (
          <>
            {" · "}
            <time dateTime={album.release_date ?? released} title={formatDate(album.release_date ?? released)}>
              {released}
            </time>
          </>
        )}
        {album.genres.length > 0 && ` · ${album.genres.join(", ")}`}
      </p>
      {album.top_genres.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-1.5 sm:justify-start">
          <span id="top-genres" className="mr-1 text-caption text-muted">
            Top genres from reviews
          </span>
          <ul aria-labelledby="top-genres" className="flex flex-wrap gap-1.5">
            {album.top_genres.map((genre) => (
              <li key={genre}>
                <Chip to={genrePath(genre)}>{genre}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Whose picture it is, as its terms ask. */
function Provider({ spotifyId }: { spotifyId: string }) {
  return (
    <p className="mt-2 text-xs text-muted">
      Cover:{" "}
      <a href={`https://open.spotify.com/album/${encodeURIComponent(spotifyId)}`} className="link" rel="noreferrer">
        Spotify
      </a>
    </p>
  );
}
