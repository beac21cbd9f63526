import { Cover } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import type { AlbumSummary } from "#worker/domain/dto.ts";

/** A cover with its title and artist under it: one link, which the picture's text names. */
export function AlbumCard({
  album,
  detail = album.artist,
  priority = false,
}: {
  album: Pick<AlbumSummary, "id" | "title" | "artist" | "cover_image_url"> & Partial<AlbumSummary>;
  /** What stands under the title in place of the artist, on the artist's own page. */
  detail?: string;
  priority?: boolean;
}) {
  return (
    <Link
      to={albumPath(album.id)}
      className="group block rounded-cover transition-transform active:scale-[0.98] focus-visible:outline-offset-4"
    >
      <Cover album={album} priority={priority} className="transition-opacity group-hover:opacity-90" />
      <span
        aria-hidden="true"
        className="mt-2.5 line-clamp-2 font-serif text-base leading-snug tracking-[-0.006em] decoration-1 underline-offset-3 group-hover:underline"
      >
        {album.title}
      </span>
      <span aria-hidden="true" className="mt-0.5 block truncate text-caption text-muted tabular-nums">
        {detail}
      </span>
    </Link>
  );
}

export function albumPath(id: string): string {
  return `/album/${encodeURIComponent(id)}`;
}
