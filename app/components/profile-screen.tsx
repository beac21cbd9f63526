import { type ReactNode, useId } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import { RatingBadge } from "#app/components/rating-badge.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { formatCount, formatDate } from "#app/lib/format.ts";
import type { Review, ShelvedAlbum, User } from "#worker/domain/dto.ts";

export type Profile = {
  user: User;
  topReviews: Review[];
  reviews: Review[];
  favorites: ShelvedAlbum[];
  isSelf: boolean;
};

/** A member's overview. */
export function ProfileScreen({ profile, viewerId, now }: { profile: Profile; viewerId: string | null; now: number }) {
  const { user, topReviews, reviews, favorites, isSelf } = profile;
  return (
    <div className="page flex flex-col gap-10 pt-8 lg:gap-14 lg:pt-12">
      <ProfileHeader user={user} isSelf={isSelf} />
      <Section title="Top 10 Albums">
        {topReviews.length === 0 ? (
          <EmptyState compact text="No rated albums yet" action={isSelf && <FindAlbums />} />
        ) : (
          <Row label="Top 10 Albums">
            {topReviews.map(({ id, album, rating }, index) => (
              <RowItem key={id}>
                <AlbumCard album={album} priority={index < 6} />
                <p className="mt-1.5">
                  <RatingBadge rating={rating} size="sm" />
                </p>
              </RowItem>
            ))}
          </Row>
        )}
      </Section>
      <Section
        title="Album Reviews"
        more={
          reviews.length > 0 && (
            <Link
              to={`${profilePath(user.username)}/reviews`}
              className="inline-flex min-h-11 items-center hover:text-text"
            >
              See More<VisuallyHidden> of the album reviews</VisuallyHidden>
            </Link>
          )
        }
      >
        {reviews.length === 0 ? (
          <EmptyState compact drawing="notes" text="No reviews yet" />
        ) : (
          <ul className="grid gap-4 xl:grid-cols-2 xl:gap-5">
            {reviews.map((review) => (
              <li key={review.id} className="min-w-0 empty:hidden">
                <ReviewCard review={review} viewerId={viewerId} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Favorite Albums">
        {favorites.length === 0 ? (
          <EmptyState compact drawing="heart" text="No favorite albums yet" />
        ) : (
          <Row label="Favorite Albums">
            {favorites.map((album) => (
              <RowItem key={album.id}>
                <AlbumCard album={album} />
              </RowItem>
            ))}
          </Row>
        )}
      </Section>
    </div>
  );
}

function ProfileHeader({ user, isSelf }: { user: User; isSelf: boolean }) {
  const counts = [
    { label: "Followers", count: user.followers_count },
    { label: "Following", count: user.following_count },
    { label: "Reviews", count: user.reviews_count },
  ];
  return (
    <header className="flex flex-col items-center gap-6 text-center sm:flex-row sm:items-start sm:gap-9 sm:text-left">
      <Avatar src={user.profile_image_url} name={user.username} size="2xl" loading="eager" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-col items-center gap-4 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            <Heading level={1} look="display" className="wrap-anywhere">
              {user.name ?? user.username}
            </Heading>
            <p className="mt-1 text-muted">@{user.username}</p>
          </div>
          {isSelf && (
            <Button asChild>
              <Link to="/settings">Edit Profile</Link>
            </Button>
          )}
        </div>
        {user.bio && <p className="prose mx-auto mt-4 sm:mx-0">{user.bio}</p>}
        <dl className="mt-5 flex flex-wrap justify-center gap-x-7 gap-y-2 sm:justify-start">
          {counts.map(({ label, count }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-caption text-muted">
          Joined <time dateTime={user.created_at}>{formatDate(user.created_at)}</time>
        </p>
      </div>
    </header>
  );
}

function FindAlbums() {
  return (
    <Button asChild>
      <Link to="/search">Find albums to review</Link>
    </Button>
  );
}

function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3" action={more}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username)}`;
}
