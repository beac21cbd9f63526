import type { ReactNode } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { Cover } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import type { AlbumSummary } from "#worker/domain/dto.ts";

/** An album in a list: small cover, title, artist; `start` (a place in a ranking) stands before them. */
export function AlbumRow({
  album,
  start,
  priority = false,
}: {
  album: Pick<AlbumSummary, "id" | "title" | "artist" | "cover_image_url">;
  start?: ReactNode;
  priority?: boolean;
}) {
  return (
    <Link
      to={albumPath(album.id)}
      className="-mx-2 flex min-h-18 items-center gap-3.5 rounded-control px-2 py-2 transition-colors hover:bg-hover"
    >
      {start && (
        <span aria-hidden="true" className="w-4 shrink-0 text-right text-sm text-muted tabular-nums">
          {start}
        </span>
      )}
      <span className="w-14 shrink-0">
        <Cover album={album} size="small" priority={priority} />
      </span>
      <span aria-hidden="true" className="min-w-0">
        <span className="line-clamp-2 font-serif text-base leading-snug">{album.title}</span>
        <span className="block truncate text-caption text-muted">{album.artist}</span>
      </span>
    </Link>
  );
}
