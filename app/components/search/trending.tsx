import { useId } from "react";
import { AlbumRow } from "#app/components/album-row.tsx";
import { ArtistCard } from "#app/components/artist-card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { UserRow } from "#app/components/user-row.tsx";
import type { AlbumSummary, Artist, TrendingReviewer } from "#worker/domain/dto.ts";

/** What the search screen shows before anyone searches. */
export function Trending({
  albums,
  artists,
  reviewers,
}: {
  albums: AlbumSummary[];
  artists: Artist[];
  reviewers: TrendingReviewer[];
}) {
  const id = useId();
  if (albums.length + artists.length + reviewers.length === 0) {
    return <EmptyState drawing="record" text="No trending albums, artists or reviewers available" />;
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {albums.length > 0 && (
        <section aria-labelledby={`${id}-albums`} className="min-w-0 lg:order-2">
          <SectionHeading id={`${id}-albums`} className="mb-1">
            Trending Albums
          </SectionHeading>
          <ol>
            {albums.map((album, index) => (
              <li key={album.id}>
                <AlbumRow album={album} start={index + 1} priority />
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex min-w-0 flex-col gap-10">
        {artists.length > 0 && (
          <section aria-labelledby={`${id}-artists`}>
            <SectionHeading id={`${id}-artists`} className="mb-3">
              Trending Artists
            </SectionHeading>
            <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5 lg:gap-x-5">
              {artists.map((artist) => (
                <li key={artist.id}>
                  <ArtistCard artist={artist} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {reviewers.length > 0 && (
          <section aria-labelledby={`${id}-reviewers`}>
            <SectionHeading id={`${id}-reviewers`} className="mb-1">
              Trending Reviewers
            </SectionHeading>
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {reviewers.map((reviewer) => (
                <li key={reviewer.id}>
                  <UserRow user={reviewer} detail={reviewCount(reviewer.reviews_count)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function reviewCount(count: number): string {
  return `${count} review${count === 1 ? "" : "s"}`;
}
