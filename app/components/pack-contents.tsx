import { type ReactNode, useId, useState } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import { packPath } from "#app/components/pack-card.tsx";
import { RemoveButton } from "#app/components/remove-button.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { TrackLine } from "#app/components/track-line.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { useMore } from "#app/lib/use-more.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { Pack, PackAlbum, PackTrack } from "#worker/domain/dto.ts";

const ACTION = "/actions/pack-item";

type ListProps<T> = { pack: Pack; first: T[]; from: number; pageSize: number; isOwner: boolean };

/** The grid Albums in this Pack. */
export function PackAlbums({ pack, isOwner, ...page }: ListProps<PackAlbum>) {
  const list = useItems({ name: "albums", pack, ...page });
  return (
    <Section title="Albums in this Pack" count={pack.albums_count}>
      {pack.albums_count === 0 ? (
        <EmptyState compact text="No albums in this pack yet" hint={isOwner && <HowToAdd what="albums" />} />
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-5">
            {list.items.map((album, index) => (
              <AlbumItem
                key={album.id}
                album={album}
                packId={pack.id}
                isOwner={isOwner}
                priority={index < 5}
                onRemoved={list.removed}
              />
            ))}
          </ul>
          {list.more}
        </>
      )}
    </Section>
  );
}

function AlbumItem({
  album,
  packId,
  isOwner,
  priority,
  onRemoved,
}: {
  album: PackAlbum;
  packId: string;
  isOwner: boolean;
  priority: boolean;
  onRemoved: () => void;
}) {
  const removal = useRemoval({ action: ACTION, fields: { pack_id: packId, album_id: album.id }, onRemoved });
  if (removal.isGone) return null;
  return (
    <li className="min-w-0">
      <AlbumCard album={album} priority={priority} />
      {isOwner && <RemoveButton action={ACTION} removal={removal} what={album.title} />}
    </li>
  );
}

/** The list Specific Tracks. */
export function PackTracks({ pack, isOwner, ...page }: ListProps<PackTrack>) {
  const list = useItems({ name: "tracks", pack, ...page });
  return (
    <Section title="Specific Tracks" count={pack.tracks_count}>
      {pack.tracks_count === 0 ? (
        <EmptyState
          compact
          drawing="notes"
          text="No tracks in this pack yet"
          hint={isOwner && <HowToAdd what="tracks" />}
        />
      ) : (
        <>
          <ul>
            {list.items.map((track) => (
              <TrackItem key={track.id} track={track} packId={pack.id} isOwner={isOwner} onRemoved={list.removed} />
            ))}
          </ul>
          {list.more}
        </>
      )}
    </Section>
  );
}

function TrackItem({
  track,
  packId,
  isOwner,
  onRemoved,
}: {
  track: PackTrack;
  packId: string;
  isOwner: boolean;
  onRemoved: () => void;
}) {
  const removal = useRemoval({
    action: ACTION,
    fields: { pack_id: packId, album_id: track.album_id, track_id: track.track_id },
    onRemoved,
  });
  if (removal.isGone) return null;
  return (
    <TrackLine track={track}>
      {isOwner && <RemoveButton action={ACTION} removal={removal} what={track.track_name} compact />}
    </TrackLine>
  );
}

function useItems<T extends { id: string }>({
  name,
  pack,
  first,
  from,
  pageSize,
}: Omit<ListProps<T>, "isOwner"> & { name: "albums" | "tracks" }) {
  const [removed, setRemoved] = useState(0);
  const total = pack[`${name}_count`];
  const list = useMore<T>({
    name,
    first,
    offset: from,
    pageSize,
    // What was taken out has moved the rest up.
    href: (at) => `${packPath(pack.id)}?${name}=${Math.max(0, at - removed)}`,
    pick: (answer) => itemsOf<T>(answer, name),
    onFailure: () =>
      showToast({ title: `Failed to load more ${name}`, description: "Please try again", tone: "error" }),
  });
  return {
    items: list.items,
    removed: () => setRemoved((count) => count + 1),
    more: total > pageSize && (
      <ShowMore
        href={list.nextHref}
        isEnd={list.isEnd}
        isLoading={list.isLoading}
        onMore={list.more}
        end={`These are all the ${name}`}
      />
    ),
  };
}

/** Of the pack screen's data. */
function itemsOf<T>(answer: unknown, name: "albums" | "tracks"): T[] | null {
  if (typeof answer !== "object" || answer === null || !(name in answer)) return null;
  const items = (answer as Record<string, unknown>)[name];
  return Array.isArray(items) ? (items as T[]) : null;
}

function HowToAdd({ what }: { what: string }) {
  return (
    <>
      Find an album with{" "}
      <Link to="/search" className="link">
        Search
      </Link>{" "}
      and choose Add to Pack on its page to bring {what} here.
    </>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3" action={count > 0 && <span className="tabular-nums">{count}</span>}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
