import { Fragment, type ReactNode, useState } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { RemoveButton } from "#app/components/remove-button.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { TrackLine } from "#app/components/track-line.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { useMore } from "#app/lib/use-more.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { KeptTrack, ShelvedAlbum } from "#worker/domain/dto.ts";
import type { AlbumShelf } from "#worker/domain/shelves.schema.ts";

const SHELVE_ALBUM = "/actions/shelve-album";
const SHELVE_TRACK = "/actions/shelve-track";

export const COVERS = "grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-5";

type Page<T> = { items: T[]; offset: number; pageSize: number };

/** The list of a profile's section, a page at a time, of which its owner may take things out. `empty` stands for none. */
export function ProfileList<T>({
  name,
  items,
  offset,
  pageSize,
  idOf,
  path,
  looks,
  empty,
  end,
  children,
}: Page<T> & {
  /** Tells apart the lists of one screen; the pages of both have the same shape. */
  name: string;
  idOf: (item: T) => string;
  /** The section's address, to which `offset` is added. */
  path: string;
  looks?: string;
  empty: ReactNode;
  end: string;
  /** One item, as an element of the list. */
  children: (item: T, at: { index: number; onRemoved: () => void }) => ReactNode;
}) {
  const [removed, setRemoved] = useState(0);
  const list = useMore<{ id: string; item: T }>({
    name,
    first: items.map((item) => ({ id: idOf(item), item })),
    offset,
    pageSize,
    // What was taken out has moved the rest up.
    href: (at) => `${path}${path.includes("?") ? "&" : "?"}offset=${Math.max(0, at - removed)}`,
    pick: (answer) => itemsOf<T>(answer)?.map((item) => ({ id: idOf(item), item })) ?? null,
    onFailure: () => showToast({ title: "Failed to load more", description: "Please try again", tone: "error" }),
  });
  if (list.items.length === 0 && offset === 0) return empty;
  return (
    <>
      <ul className={looks}>
        {list.items.map(({ id, item }, index) => (
          <Fragment key={id}>{children(item, { index, onRemoved: () => setRemoved((count) => count + 1) })}</Fragment>
        ))}
      </ul>
      {(offset > 0 || list.items.length >= pageSize) && (
        <ShowMore href={list.nextHref} isEnd={list.isEnd} isLoading={list.isLoading} onMore={list.more} end={end} />
      )}
    </>
  );
}

/** An album on one of somebody's shelves. */
export function ShelvedAlbumItem({
  album,
  shelf,
  isSelf,
  priority = false,
  onRemoved,
}: {
  album: ShelvedAlbum;
  shelf: AlbumShelf;
  isSelf: boolean;
  priority?: boolean;
  onRemoved?: () => void;
}) {
  const removal = useRemoval({ action: SHELVE_ALBUM, fields: { album_id: album.id, shelf }, onRemoved });
  if (removal.isGone) return null;
  return (
    <li className="min-w-0">
      <AlbumCard album={album} priority={priority} />
      {isSelf && <RemoveButton action={SHELVE_ALBUM} removal={removal} what={album.title} />}
    </li>
  );
}

/** A track that somebody likes. */
export function LikedTrackItem({
  track,
  isSelf,
  onRemoved,
}: {
  track: KeptTrack;
  isSelf: boolean;
  onRemoved?: () => void;
}) {
  const removal = useRemoval({
    action: SHELVE_TRACK,
    fields: { track_id: track.track_spotify_id, album_id: track.album_id, shelf: "liked-tracks" },
    onRemoved,
  });
  if (removal.isGone) return null;
  return (
    <TrackLine track={track}>
      {isSelf && <RemoveButton action={SHELVE_TRACK} removal={removal} what={track.track_name} compact />}
    </TrackLine>
  );
}

/** Of a section's data. */
function itemsOf<T>(answer: unknown): T[] | null {
  if (typeof answer !== "object" || answer === null || !("items" in answer)) return null;
  return Array.isArray(answer.items) ? (answer.items as T[]) : null;
}
