import { albumPath } from "#app/components/album-card.tsx";
import { Cover } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { formatDate } from "#app/lib/format.ts";
import { knownDate } from "#app/lib/timeline-groups.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";

/** An album where it came out. */
export function TimelineRelease({ album, date, label }: { album: AlbumSummary; date: string; label: string }) {
  const known = knownDate(date);
  return (
    <Link
      to={albumPath(album.id)}
      className="group -mx-2 flex items-center gap-4 rounded-control px-2 py-1 transition-colors hover:bg-hover"
    >
      <span className="w-16 shrink-0">
        <Cover album={album} size="small" />
      </span>
      <span className="min-w-0">
        <VisuallyHidden>, </VisuallyHidden>
        <span aria-hidden="true" className="line-clamp-2 font-serif text-lg leading-snug">
          {album.title}
        </span>
        <span className="mt-0.5 block text-caption text-muted tabular-nums">
          {label}
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>, </VisuallyHidden>
          <time dateTime={known}>{formatDate(known)}</time>
          {album.average_rating !== null && (
            <>
              <span aria-hidden="true"> · {album.average_rating.toFixed(1)}</span>
              <VisuallyHidden>, rated {album.average_rating.toFixed(1)} out of 10</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </Link>
  );
}
