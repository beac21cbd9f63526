import { Release } from "#app/components/artist/release.tsx";
import { Link } from "#app/components/link.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { ARTIST_FAILED, artistPath, RELEASE_PAGES, type ReleaseKind, releasesPath } from "#app/lib/artist-paths.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { AlbumSummary, Artist } from "#worker/domain/dto.ts";

/** The first row of the widest grid. */
const AT_ONCE = 5;

type Props = {
  artist: Artist;
  kind: ReleaseKind;
  /** The page that the screen came with. */
  albums: AlbumSummary[];
  offset: number;
  pageSize: number;
};

/** All of one kind that an artist made, a page at a time. */
export function ReleaseList(props: Props) {
  const { artist, kind } = props;
  return (
    <div className="page pt-6 lg:pt-10">
      <header className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted wrap-anywhere">{artist.name}</p>
          <Heading level={1}>{RELEASE_PAGES[kind].title}</Heading>
        </div>
        <Button asChild>
          <Link to={artistPath(artist.id)}>Back to Artist</Link>
        </Button>
      </header>
      <Releases {...props} />
    </div>
  );
}

function Releases({ artist, kind, albums, offset, pageSize }: Props) {
  const { title, empty } = RELEASE_PAGES[kind];
  const list = useMore<AlbumSummary>({
    name: kind,
    first: albums,
    offset,
    pageSize,
    href: (at) => releasesPath(artist.id, kind, at),
    pick: listIn("albums"),
    onFailure: () => showToast({ title: ARTIST_FAILED.title, description: ARTIST_FAILED.text, tone: "error" }),
  });
  if (list.items.length === 0 && offset === 0) return <EmptyState text={empty} />;
  return (
    <>
      <ul aria-label={title} className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-5">
        {list.items.map((album, index) => (
          <li key={album.id} className="min-w-0">
            <Release album={album} priority={index < AT_ONCE} />
          </li>
        ))}
      </ul>
      {(offset > 0 || list.items.length >= pageSize) && (
        <ShowMore
          href={list.nextHref}
          isEnd={list.isEnd}
          isLoading={list.isLoading}
          onMore={list.more}
          end="That is all of them"
        />
      )}
    </>
  );
}
