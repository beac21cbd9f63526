import { TrackButtons } from "#app/components/track-buttons.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { counted, duration, playingTime } from "#app/lib/format.ts";
import type { Track } from "#worker/domain/dto.ts";

/** Number, title, duration; the discs of a set apart. Whoever else plays on a track is named under its title. */
export function Tracklist({
  tracks,
  ...album
}: {
  tracks: Track[];
  artist: string;
  albumId: string;
  signedIn: boolean;
}) {
  const discs = [...new Set(tracks.map((track) => track.disc_number))].sort((one, other) => one - other);
  return (
    <div className="flex flex-col gap-4">
      {discs.map((disc) => (
        <div key={disc}>
          {discs.length > 1 && (
            <Heading level={3} look="label" className="mb-1">
              Disc {disc}
            </Heading>
          )}
          <ol>
            {tracks
              .filter((track) => track.disc_number === disc)
              .map((track) => (
                <TrackLine key={track.id} track={track} {...album} />
              ))}
          </ol>
        </div>
      ))}
      <Total tracks={tracks} />
    </div>
  );
}

function TrackLine({
  track,
  artist,
  albumId,
  signedIn,
}: {
  track: Track;
  artist: string;
  albumId: string;
  signedIn: boolean;
}) {
  const others = track.artists.map(({ name }) => name).filter((name) => name !== artist);
  return (
    <li className="group relative flex min-h-11 items-center gap-3 border-t border-line py-1 first:border-t-0 lg:py-2">
      <span className="w-6 shrink-0 text-right text-caption text-muted tabular-nums">{track.track_number}</span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-snug wrap-anywhere">{track.name}</span>
        {others.length > 0 && <span className="block text-caption text-muted">{others.join(", ")}</span>}
      </span>
      {track.duration_ms !== null && (
        <span className="shrink-0 text-caption text-muted tabular-nums">{duration(track.duration_ms)}</span>
      )}
      <TrackButtons track={track} albumId={albumId} signedIn={signedIn} />
    </li>
  );
}

function Total({ tracks }: { tracks: Track[] }) {
  const known = tracks.flatMap((track) => track.duration_ms ?? []);
  const total = known.reduce((sum, ms) => sum + ms, 0);
  const isWhole = known.length === tracks.length && total > 0;
  return (
    <p className="-mt-4 border-t border-line pt-3 text-caption text-muted">
      {counted(tracks.length, "track")}
      {isWhole && `, ${playingTime(total)}`}
    </p>
  );
}
