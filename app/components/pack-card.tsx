import { Package } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import type { Pack } from "#worker/domain/dto.ts";

const SIZE_PX = 184;

/** A pack's first cover with its name, whose it is and what is in it: one link. */
export function PackCard({ pack }: { pack: Pack }) {
  return (
    <Link
      to={packPath(pack.id)}
      className="group block rounded-cover transition-transform active:scale-[0.98] focus-visible:outline-offset-4"
    >
      {pack.cover_image_url ? (
        <img
          src={pack.cover_image_url}
          alt=""
          width={SIZE_PX}
          height={SIZE_PX}
          loading="lazy"
          decoding="async"
          className="cover-edge block aspect-square h-auto w-full bg-raised object-contain transition-opacity group-hover:opacity-90"
        />
      ) : (
        <span className="cover-edge grid aspect-square w-full place-items-center bg-raised text-edge">
          <Package aria-hidden="true" strokeWidth={1.25} className="size-12" />
        </span>
      )}
      <span className="mt-2.5 line-clamp-2 font-serif text-base leading-snug decoration-1 underline-offset-3 group-hover:underline">
        {pack.name}
      </span>
      <span className="mt-0.5 block truncate text-caption text-muted">by {pack.creator.username}</span>
      <span className="block text-caption text-muted tabular-nums">{contents(pack)}</span>
    </Link>
  );
}

export function packPath(id: string): string {
  return `/packs/${encodeURIComponent(id)}`;
}

/** What is in a pack: "12 albums, 1 track". */
export function contents({ albums_count: albums, tracks_count: tracks }: Pick<Pack, "albums_count" | "tracks_count">) {
  const parts = [counted(albums, "album"), counted(tracks, "track")].filter((part) => part !== null);
  return parts.length === 0 ? "Empty" : parts.join(", ");
}

function counted(count: number, what: string): string | null {
  return count === 0 ? null : `${count} ${what}${count === 1 ? "" : "s"}`;
}
