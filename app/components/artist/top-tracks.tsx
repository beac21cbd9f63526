import { useId } from "react";
import { albumPath } from "#app/components/album-card.tsx";
import { Cover } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import { TrackButtons } from "#app/components/track-buttons.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { duration } from "#app/lib/format.ts";
import type { ArtistTrack } from "#worker/domain/dto.ts";

/** What members keep most of an artist's, each with its album. */
export function TopTracks({
  tracks,
  artist,
  signedIn,
}: {
  tracks: ArtistTrack[];
  /** Named under no track: it is their page. */
  artist: string;
  signedIn: boolean;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-1">
        Top Tracks
      </SectionHeading>
      <ol>
        {tracks.map((track, index) => (
          <TopTrack key={track.id} track={track} place={index + 1} artist={artist} signedIn={signedIn} />
        ))}
      </ol>
    </section>
  );
}

function TopTrack({
  track,
  place,
  artist,
  signedIn,
}: {
  track: ArtistTrack;
  place: number;
  artist: string;
  signedIn: boolean;
}) {
  const { album } = track;
  const others = track.artists.map(({ name }) => name).filter((name) => name !== artist);
  return (
    <li className="group relative flex min-h-16 items-center gap-3 border-t border-line py-2 first:border-t-0 sm:gap-4">
      <span aria-hidden="true" className="hidden w-4 shrink-0 text-right text-caption text-muted tabular-nums sm:block">
        {place}
      </span>
      <span className="w-11 shrink-0">
        <Cover album={album} size="small" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-snug wrap-anywhere">{track.name}</span>
        <span className="flex min-w-0 items-baseline text-caption text-muted">
          <Link
            to={albumPath(album.id)}
            className="relative truncate font-serif decoration-1 underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0 hover:text-text hover:underline"
          >
            {album.title}
          </Link>
          {others.length > 0 && <span className="truncate"> · {others.join(", ")}</span>}
        </span>
      </span>
      {track.duration_ms !== null && (
        <span className="hidden shrink-0 text-caption text-muted tabular-nums sm:block">
          {duration(track.duration_ms)}
        </span>
      )}
      <TrackButtons track={track} albumId={album.id} signedIn={signedIn} />
    </li>
  );
}
