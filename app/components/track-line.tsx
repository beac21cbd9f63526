import type { ReactNode } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import type { KeptTrack } from "#worker/domain/dto.ts";

/** A track in a list from many albums: its name and artist, and its album, which it leads to. `children` stand at its end. */
export function TrackLine({
  track,
  children,
}: {
  track: Pick<KeptTrack, "track_name" | "artist_name" | "album_name"> & { album_id: string | null };
  children?: ReactNode;
}) {
  const album = <span className="truncate">{track.album_name}</span>;
  const looks = "inline-flex min-h-11 max-w-full items-center font-serif text-muted lg:min-h-8";
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 flex-1 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-6">
        <p className="min-w-0">
          <span className="block leading-snug wrap-anywhere">{track.track_name}</span>
          <span className="block truncate text-caption text-muted">{track.artist_name}</span>
        </p>
        <p className="min-w-0">
          {track.album_id === null ? (
            <span className={looks}>{album}</span>
          ) : (
            <Link
              to={albumPath(track.album_id)}
              className={`${looks} decoration-1 underline-offset-3 hover:text-text hover:underline`}
            >
              {album}
            </Link>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}
