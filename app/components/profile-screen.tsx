import { AlbumCard } from "#app/components/album-card.tsx";
import { DeedQuestion } from "#app/components/deed/deed-question.tsx";
import { block } from "#app/components/deed/deeds.ts";
import { Link } from "#app/components/link.tsx";
import { PackCard } from "#app/components/pack-card.tsx";
import { PostCard } from "#app/components/post-card.tsx";
import { Collections, type ProfileCollections } from "#app/components/profile-collections.tsx";
import { FavoriteAlbums, FavoriteSongs } from "#app/components/profile-favorites.tsx";
import { ProfileHeader, type Relation } from "#app/components/profile-header.tsx";
import { ProfileSection } from "#app/components/profile-section.tsx";
import { RatingBadge } from "#app/components/rating-badge.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import type { CoveredTrack, Pack, Post, Review, ShelvedAlbum, User } from "#worker/domain/dto.ts";

export type Profile = Relation & {
  user: User;
  topReviews: Review[];
  reviews: Review[];
  favorites: ShelvedAlbum[];
  favoriteTracks: CoveredTrack[];
  maxFavorites: number;
  packs: Pack[];
  posts: Post[];
  collections: ProfileCollections;
};

type Props = {
  profile: Profile;
  viewerId: string | null;
  /** The server's time. */
  now: number;
  /** Block User was chosen where no script opens a dialog. */
  asksToBlock?: boolean;
};

/** A member's overview. */
export function ProfileScreen({ profile, viewerId, now, asksToBlock = false }: Props) {
  const { user, isBlocking, isApart } = profile;
  return (
    <div className="page flex flex-col gap-10 pt-8 lg:gap-14 lg:pt-12">
      <ProfileHeader key={`${user.id} ${viewerId}`} user={user} relation={profile} viewerId={viewerId} />
      {asksToBlock && <DeedQuestion deed={block(user)} cancel={profilePath(user.username)} />}
      {isApart ? (
        <Apart username={user.username} isBlocking={isBlocking} />
      ) : (
        <Sections profile={profile} viewerId={viewerId} now={now} />
      )}
    </div>
  );
}

/** What stands in place of everything across a block. Whoever is blocked is not told so. */
function Apart({ username, isBlocking }: { username: string; isBlocking: boolean }) {
  return isBlocking ? (
    <EmptyState
      drawing="people"
      text={`You have blocked ${username}`}
      hint="You don't see each other's reviews, packs and posts. More options lets you unblock them."
    />
  ) : (
    <EmptyState drawing="people" text={`There is nothing of ${username}'s to see here`} />
  );
}

function Sections({ profile, viewerId, now }: { profile: Profile; viewerId: string | null; now: number }) {
  const { user, topReviews, reviews, favorites, favoriteTracks, packs, posts, collections, isSelf } = profile;
  const path = profilePath(user.username);
  return (
    <>
      <ProfileSection
        title="Top 10 Albums"
        more={{ to: `${path}/reviews?sort=highestRated`, label: "See all", of: "albums by rating" }}
      >
        {topReviews.length === 0 ? (
          <EmptyState
            compact
            text="No rated albums yet"
            action={isSelf && <Step to="/search">Find albums to review</Step>}
          />
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
      </ProfileSection>
      <ProfileSection title="Album Reviews" more={{ to: `${path}/reviews`, label: "See More", of: "album reviews" }}>
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
      </ProfileSection>
      <ProfileSection
        title="Favorite Albums"
        more={{ to: `${path}/favorites`, label: "View all", of: "favorite albums" }}
      >
        {favorites.length === 0 ? (
          <EmptyState compact drawing="heart" text="No favorite albums yet" />
        ) : (
          <FavoriteAlbums albums={favorites} isSelf={isSelf} />
        )}
      </ProfileSection>
      <ProfileSection
        title="Favorite Songs"
        note={`Max ${profile.maxFavorites}`}
        more={{ to: `${path}/favorites`, label: "View all", of: "favorite songs" }}
      >
        {favoriteTracks.length === 0 ? (
          <EmptyState compact drawing="notes" text="No liked songs yet" />
        ) : (
          <FavoriteSongs tracks={favoriteTracks} isSelf={isSelf} />
        )}
      </ProfileSection>
      <ProfileSection title="Music Packs" more={{ to: `${path}/packs`, label: "See all", of: "music packs" }}>
        {packs.length === 0 ? (
          <EmptyState
            compact
            drawing="stack"
            text="No music packs created yet"
            action={isSelf && <Step to="/catalog?tab=packs">Create a pack</Step>}
          />
        ) : (
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 lg:gap-x-5">
            {packs.map((pack) => (
              <li key={pack.id} className="min-w-0">
                <PackCard pack={pack} />
                <p className="mt-1 line-clamp-2 text-caption text-muted wrap-anywhere">
                  {pack.description ?? "No description"}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ProfileSection>
      <ProfileSection
        title="Community Posts"
        more={{ to: `/user/${encodeURIComponent(user.username)}/posts`, label: "See all", of: "community posts" }}
      >
        {posts.length === 0 ? (
          <EmptyState
            compact
            drawing="speech"
            text="No community posts yet"
            action={isSelf && <Step to="/community">Go to Community</Step>}
          />
        ) : (
          <ul className="grid gap-4 xl:grid-cols-2 xl:gap-5">
            {posts.map((post) => (
              <li key={post.id} className="min-w-0">
                <PostCard post={post} viewerId={viewerId} now={now} />
              </li>
            ))}
          </ul>
        )}
      </ProfileSection>
      <ProfileSection title="Collections">
        <Collections collections={collections} packs={packs} packsCount={user.packs_count} path={path} />
      </ProfileSection>
    </>
  );
}

/** One next step for whose section is empty. */
function Step({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
