import { Plus } from "lucide-react";
import { useState } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import { PackCard } from "#app/components/pack-card.tsx";
import { PackFormButton } from "#app/components/pack-form-button.tsx";
import { RemoveButton } from "#app/components/remove-button.tsx";
import { ReviewFeed } from "#app/components/review-feed.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { DrawingName } from "#app/components/ui/drawing.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { SelectMenu } from "#app/components/ui/select-menu.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { type CatalogTab, catalogPath } from "#app/lib/catalog-tabs.ts";
import { useMore } from "#app/lib/use-more.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { CatalogSort } from "#worker/domain/catalog.schema.ts";
import type { Pack, Review, ShelvedAlbum } from "#worker/domain/dto.ts";

const COVERS = "grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-5";
const SHELVE = "/actions/shelve-album";
const FAILED = "This part of your catalog could not be loaded. Please try again later.";

const SORTS: { value: CatalogSort; label: string }[] = [
  { value: "highestRated", label: "Highest Rated" },
  { value: "lowestRated", label: "Lowest Rated" },
  { value: "albumName", label: "Album name A-Z" },
  { value: "artistName", label: "Artist name A-Z" },
];

/** What a panel shows: a page of a list from `offset` on; null where it could not be read. */
type Page<T> = { items: T[] | null; offset: number; pageSize: number };

export function ReviewsPanel({
  reviews,
  offset,
  pageSize,
  sort,
  viewerId,
  now,
}: Omit<Page<Review>, "items"> & { reviews: Review[] | null; sort: CatalogSort; viewerId: string; now: number }) {
  if (reviews?.length === 0 && offset === 0) return <Empty drawing="notes" text="No reviews yet" />;
  return (
    <div className="max-w-3xl">
      <div className="mb-4 flex justify-end">
        <SelectMenu label="Sort by" name="sort" value={sort} options={SORTS} drop={["offset"]} />
      </div>
      <ReviewFeed
        key={sort}
        name={sort}
        reviews={reviews}
        offset={offset}
        pageSize={pageSize}
        viewerId={viewerId}
        now={now}
        href={(at) => catalogPath({ sort, offset: at })}
        emptyText="No reviews yet"
      />
    </div>
  );
}

export function WatchlistPanel({ items, offset, pageSize }: Page<ShelvedAlbum>) {
  const [removed, setRemoved] = useState(0);
  const list = useList<ShelvedAlbum>({ tab: "next-listen", items, offset, pageSize, removed });
  if (items === null) return <ErrorState text={FAILED} />;
  if (list.items.length === 0 && offset === 0) return <Empty text="No albums in watchlist yet" />;
  return (
    <>
      <ul className={COVERS}>
        {list.items.map((album, index) => (
          <WatchlistItem
            key={album.id}
            album={album}
            priority={index < 5}
            onRemoved={() => setRemoved((count) => count + 1)}
          />
        ))}
      </ul>
      <More
        list={list}
        isWanted={offset > 0 || list.items.length >= pageSize}
        end="You've reached the end of Next Listen"
      />
    </>
  );
}

function WatchlistItem({
  album,
  priority,
  onRemoved,
}: {
  album: ShelvedAlbum;
  priority: boolean;
  onRemoved: () => void;
}) {
  const removal = useRemoval({ action: SHELVE, fields: { album_id: album.id, shelf: "watchlist" }, onRemoved });
  if (removal.isGone) return null;
  return (
    <li className="min-w-0">
      <AlbumCard album={album} priority={priority} />
      <RemoveButton action={SHELVE} removal={removal} what={album.title} />
    </li>
  );
}

export function PacksPanel({ items, offset, pageSize, asksForForm }: Page<Pack> & { asksForForm: boolean }) {
  const list = useList<Pack>({ tab: "packs", items, offset, pageSize });
  return (
    <>
      <div className="mb-5 flex justify-end">
        <PackFormButton
          pack={null}
          path="/catalog"
          fields={{ tab: "packs" }}
          isAsked={asksForForm}
          variant="primary"
          icon={<Plus aria-hidden="true" />}
        >
          Create Pack
        </PackFormButton>
      </div>
      {items === null ? (
        <ErrorState text={FAILED} />
      ) : list.items.length === 0 && offset === 0 ? (
        <Empty drawing="stack" text="No music packs created yet" />
      ) : (
        <>
          <ul className={COVERS}>
            {list.items.map((pack) => (
              <li key={pack.id} className="min-w-0">
                <PackCard pack={pack} />
              </li>
            ))}
          </ul>
          <More list={list} isWanted={offset > 0 || list.items.length >= pageSize} end="These are all your packs" />
        </>
      )}
    </>
  );
}

function useList<T extends { id: string }>({
  tab,
  items,
  offset,
  pageSize,
  removed = 0,
}: Page<T> & {
  tab: CatalogTab;
  /** How many were taken out, which has moved the rest up. */
  removed?: number;
}) {
  return useMore<T>({
    name: tab,
    first: items ?? [],
    offset,
    pageSize,
    href: (at) => catalogPath({ tab, offset: Math.max(0, at - removed) }),
    pick: (answer) => itemsOf<T>(answer, tab),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
}

function More({
  list,
  isWanted,
  end,
}: {
  list: { nextHref: string; isEnd: boolean; isLoading: boolean; more: () => void };
  isWanted: boolean;
  end: string;
}) {
  if (!isWanted) return null;
  return <ShowMore href={list.nextHref} isEnd={list.isEnd} isLoading={list.isLoading} onMore={list.more} end={end} />;
}

/** Of the catalog screen's data. */
function itemsOf<T>(answer: unknown, tab: CatalogTab): T[] | null {
  if (typeof answer !== "object" || answer === null || !("tab" in answer) || answer.tab !== tab) return null;
  const { items } = answer as { items?: unknown };
  return Array.isArray(items) ? (items as T[]) : null;
}

function Empty({ text, drawing }: { text: string; drawing?: DrawingName }) {
  return (
    <EmptyState
      drawing={drawing}
      text={text}
      action={
        <Button asChild>
          <Link to="/search">Find albums</Link>
        </Button>
      }
    />
  );
}
