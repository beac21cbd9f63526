import type { ReactNode } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { ArtistCard } from "#app/components/artist-card.tsx";
import { PackCard } from "#app/components/pack-card.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { UserRow } from "#app/components/user-row.tsx";
import { loadMoreFailed } from "#app/lib/search-refusals.ts";
import { SEARCH_TABS, type SearchTab, searchPath } from "#app/lib/search-tabs.ts";
import { useMore } from "#app/lib/use-more.ts";
import type { AlbumSummary, Artist, Pack, User } from "#worker/domain/dto.ts";

type Results = { albums: AlbumSummary[]; artists: Artist[]; packs: Pack[]; users: User[] };

const LABELS = { albums: "Albums", artists: "Artists", packs: "Packs", users: "Users" };
const COVERS = "grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-5";

/** What a search found, by kind; without a choice the first kind of which there is something. */
export function SearchResults({
  q,
  offset,
  pageSize,
  results,
  chosen,
}: {
  q: string;
  offset: number;
  pageSize: number;
  results: Results;
  chosen: string | null;
}) {
  const tab =
    SEARCH_TABS.find((name) => name === chosen) ?? SEARCH_TABS.find((name) => results[name].length > 0) ?? "albums";
  if (offset === 0 && SEARCH_TABS.every((name) => results[name].length === 0)) {
    return (
      <div role="status">
        <EmptyState drawing="search" text="No albums, artists, packs or users found matching the query" />
      </div>
    );
  }
  const panel = { q, offset, pageSize, tab };
  const found = (items: unknown[]) => (items.length < pageSize ? String(items.length) : `${pageSize}+`);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{SEARCH_TABS.map((name) => `${found(results[name])} ${name}`).join(", ")}</VisuallyHidden>
      </p>
      <LinkTabs
        label="Results"
        value={tab}
        replace
        items={SEARCH_TABS.map((name) => ({
          value: name,
          label: LABELS[name],
          to: searchPath({ q, tab: name }),
          count: offset === 0 ? found(results[name]) : undefined,
        }))}
      >
        {tab === "albums" && (
          <Panel {...panel} first={results.albums} className={COVERS}>
            {(album, index) => <AlbumCard album={album} priority={index < 5} />}
          </Panel>
        )}
        {tab === "artists" && (
          <Panel {...panel} first={results.artists} className={COVERS}>
            {(artist) => <ArtistCard artist={artist} />}
          </Panel>
        )}
        {tab === "packs" && (
          <Panel {...panel} first={results.packs} className={COVERS}>
            {(pack) => <PackCard pack={pack} />}
          </Panel>
        )}
        {tab === "users" && (
          <Panel {...panel} first={results.users} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {(user) => <UserRow user={user} />}
          </Panel>
        )}
      </LinkTabs>
    </>
  );
}

function Panel<T extends { id: string }>({
  q,
  tab,
  offset,
  pageSize,
  first,
  className,
  children,
}: {
  q: string;
  tab: SearchTab;
  offset: number;
  pageSize: number;
  first: T[];
  className: string;
  children: (item: T, index: number) => ReactNode;
}) {
  const list = useMore<T>({
    name: tab,
    first,
    offset,
    pageSize,
    href: (at) => searchPath({ q, tab, offset: at }),
    pick: (answer) => itemsOf<T>(answer, tab),
    onFailure: () => showToast(loadMoreFailed(tab)),
  });
  if (list.items.length === 0 && offset === 0) return <EmptyState compact drawing="search" text={`No ${tab} found`} />;
  return (
    <>
      <ul className={className}>
        {list.items.map((item, index) => (
          <li key={item.id} className="min-w-0">
            {children(item, index)}
          </li>
        ))}
      </ul>
      <ShowMore
        href={list.nextHref}
        isEnd={list.isEnd}
        isLoading={list.isLoading}
        onMore={list.more}
        end="No more results"
      />
    </>
  );
}

/** Of the search screen's data. */
function itemsOf<T>(answer: unknown, tab: SearchTab): T[] | null {
  if (typeof answer !== "object" || answer === null || !("results" in answer)) return null;
  const { results } = answer;
  return results === null ? null : (results as Record<SearchTab, T[]>)[tab];
}
