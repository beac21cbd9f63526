import { useId } from "react";
import { RelatedArtists } from "#app/components/artist/related-artists.tsx";
import { Release } from "#app/components/artist/release.tsx";
import { TopTracks } from "#app/components/artist/top-tracks.tsx";
import { Link } from "#app/components/link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { RELEASE_KINDS, RELEASE_PAGES, type ReleaseKind, releasesPath } from "#app/lib/artist-paths.ts";
import type { AlbumSummary, Artist, ArtistCard, ArtistTrack } from "#worker/domain/dto.ts";

type ReleaseRowData = { albums: AlbumSummary[]; isMore: boolean };

/** What they made, by kind; where there is something, also their best kept tracks, and who makes the like. */
export function ArtistOverview({
  artist,
  rows,
  topTracks,
  related,
  signedIn,
}: {
  artist: Artist;
  rows: Record<ReleaseKind, ReleaseRowData>;
  topTracks: ArtistTrack[];
  related: ArtistCard[];
  signedIn: boolean;
}) {
  const kinds = RELEASE_KINDS.filter((kind) => rows[kind].albums.length > 0);
  return (
    <div className="flex flex-col gap-10 lg:gap-12">
      {kinds.length === 0 && <EmptyState text={RELEASE_PAGES.albums.empty} />}
      {kinds.map((kind, index) => (
        <ReleaseRow key={kind} artistId={artist.id} kind={kind} {...rows[kind]} priority={index === 0} />
      ))}
      {topTracks.length > 0 && <TopTracks tracks={topTracks} artist={artist.name} signedIn={signedIn} />}
      {related.length > 0 && <RelatedArtists artists={related} />}
    </div>
  );
}

function ReleaseRow({
  artistId,
  kind,
  albums,
  isMore,
  priority,
}: ReleaseRowData & { artistId: string; kind: ReleaseKind; priority: boolean }) {
  const id = useId();
  const title = RELEASE_PAGES[kind].row;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        className="mb-3"
        action={
          isMore && (
            <Link to={releasesPath(artistId, kind)} className="inline-flex min-h-11 items-center hover:text-text">
              See All<VisuallyHidden> {title}</VisuallyHidden>
            </Link>
          )
        }
      >
        {title}
      </SectionHeading>
      <Row label={title}>
        {albums.map((album) => (
          <RowItem key={album.id}>
            <Release album={album} priority={priority} />
          </RowItem>
        ))}
      </Row>
    </section>
  );
}
