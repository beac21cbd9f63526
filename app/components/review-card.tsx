import { MessageCircle } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { Cover } from "#app/components/cover.tsx";
import { LikeButton } from "#app/components/like-button.tsx";
import { Link } from "#app/components/link.tsx";
import { RatingBadge } from "#app/components/rating-badge.tsx";
import { ReportMenu } from "#app/components/reports/report-menu.tsx";
import { ReviewMenu, reviewPath } from "#app/components/review-menu.tsx";
import { ReviewText } from "#app/components/review-text.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Heading } from "#app/components/ui/heading.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { formatCount, formatDate, relativeTime } from "#app/lib/format.ts";
import type { Review } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";

/** A review, wherever it stands. */
export function ReviewCard({
  review,
  viewerId,
  now,
  showAlbum = true,
  full = false,
  headingLevel = 3,
  priority = false,
}: {
  review: Review;
  viewerId: string | null;
  /** The server's time, so that it reads the same before and after hydration. */
  now: number;
  /** Off on the album's own page. */
  showAlbum?: boolean;
  /** On the review's own page: nothing is cut. */
  full?: boolean;
  headingLevel?: 1 | 2 | 3 | 4;
  priority?: boolean;
}) {
  const [isDeleted, setIsDeleted] = useState(false);
  const id = useId();
  if (isDeleted) return null;
  const { album } = review;
  const columns = full
    ? "grid-cols-[7rem_1fr] @lg:grid-cols-[14rem_1fr] @lg:gap-x-7"
    : "grid-cols-[4rem_1fr] @lg:grid-cols-[7rem_1fr] @lg:gap-x-5";
  const beside = showAlbum ? "col-span-2 @lg:col-span-1 @lg:col-start-2" : "col-span-2";
  return (
    <article
      aria-labelledby={id}
      className={cx("@container h-full rounded-card border border-line bg-surface", full ? "p-4 sm:p-7" : "p-4 sm:p-5")}
    >
      <div className={cx("grid h-full grid-rows-[auto_auto_1fr] gap-x-4", columns)}>
        <div className={beside}>
          {!showAlbum && (
            <Heading level={headingLevel} id={id} className="sr-only">
              Review by {review.user.username}
            </Heading>
          )}
          <Byline review={review} now={now} full={full}>
            {viewerId === review.user_id ? (
              <ReviewMenu
                review={review}
                leaveTo={full ? albumPath(album.id) : undefined}
                onDeleted={() => setIsDeleted(true)}
              />
            ) : (
              review.removed_at === null && (
                <ReportMenu
                  content={{ type: "review", id: review.id, text: review.content || album.title }}
                  signedIn={viewerId !== null}
                />
              )
            )}
          </Byline>
        </div>
        {showAlbum && (
          <>
            <Link
              to={albumPath(album.id)}
              tabIndex={-1}
              className="col-start-1 row-start-2 mt-3 self-start @lg:row-span-3 @lg:row-start-1 @lg:mt-0"
            >
              <Cover album={album} size={full ? "large" : "medium"} priority={priority} />
            </Link>
            <div className="col-start-2 mt-3 flex min-w-0 flex-col justify-center @lg:mt-2">
              <Heading level={headingLevel} look={full ? "title" : "card"} id={id}>
                <Link to={albumPath(album.id)} className="decoration-1 underline-offset-4 hover:underline">
                  {album.title}
                </Link>
              </Heading>
              <Link
                to={`/artist/${encodeURIComponent(album.artist_id)}`}
                className={cx("truncate text-muted hover:text-text", full ? "text-base" : "text-caption")}
              >
                {album.artist}
              </Link>
            </div>
          </>
        )}
        <div className={cx("flex min-w-0 flex-col gap-3 pt-3", beside)}>
          {review.removed_at !== null && (
            <p className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
              A moderator has removed this review. Nobody else sees it.
            </p>
          )}
          <ReviewText text={review.content} href={reviewPath(review.id)} full={full} />
          <Choices review={review} />
          <div className="-mb-2 -ml-2.5 mt-auto flex items-center gap-1">
            <LikeButton review={review} viewerId={viewerId} />
            <IconButton label="Comments" size="sm" asChild count={formatCount(review.comments_count)}>
              <Link to={`${reviewPath(review.id)}#comments`}>
                <MessageCircle aria-hidden="true" />
              </Link>
            </IconButton>
          </div>
        </div>
      </div>
    </article>
  );
}

function Byline({ review, now, full, children }: { review: Review; now: number; full: boolean; children: ReactNode }) {
  const { user, created_at: createdAt, updated_at: updatedAt } = review;
  return (
    <div className="flex items-center gap-3">
      <Link
        to={`/profile/${encodeURIComponent(user.username)}`}
        className="group flex min-h-11 min-w-0 items-center gap-2.5 lg:min-h-8"
      >
        <Avatar src={user.profile_image_url} name={user.username} size="sm" decorative />
        <span className="truncate text-sm font-medium underline-offset-3 group-hover:underline">{user.username}</span>
      </Link>
      <Link
        to={reviewPath(review.id)}
        className="inline-flex min-h-11 shrink-0 items-center text-caption text-muted hover:text-text lg:min-h-8"
      >
        <time dateTime={createdAt} title={formatDate(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
        {updatedAt !== createdAt && <span className="hidden @min-[20rem]:inline">&nbsp;· edited</span>}
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <RatingBadge rating={review.rating} size={full ? "lg" : "md"} />
        {children}
      </div>
    </div>
  );
}

function Choices({ review }: { review: Review }) {
  const { genres, vibes } = review;
  if (genres.length + vibes.length === 0) return null;
  return (
    <ul aria-label="Genres and vibes" className="flex flex-wrap gap-1.5">
      {genres.map((genre) => (
        <li key={`genre ${genre}`}>
          <Chip to={genrePath(genre)}>{genre}</Chip>
        </li>
      ))}
      {vibes.map((vibe) => (
        <li key={`vibe ${vibe}`}>
          <Chip className="bg-transparent! italic font-serif">{vibe}</Chip>
        </li>
      ))}
    </ul>
  );
}
