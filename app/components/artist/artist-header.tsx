import { ArtistPortrait } from "#app/components/artist-portrait.tsx";
import { FollowArtistButton, useArtistFollow } from "#app/components/follow-artist-button.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { counted } from "#app/lib/format.ts";
import type { Artist } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";

/** Who they are, and Follow. */
export function ArtistHeader({
  artist,
  isFollowing,
  signedIn,
}: {
  artist: Artist;
  isFollowing: boolean;
  signedIn: boolean;
}) {
  const follow = useArtistFollow({ artist, isFollowing, signedIn });
  return (
    <header className="relative isolate">
      <Glow seed={artist.id} />
      <div className="page flex flex-col items-center gap-6 pt-8 pb-8 text-center sm:flex-row sm:gap-9 sm:text-left lg:pt-12">
        <ArtistPortrait artist={artist} />
        <div className="min-w-0 max-w-full">
          <Heading level={1} look="display" className="wrap-anywhere">
            {artist.name}
          </Heading>
          <p className="mt-2 text-muted tabular-nums">{counted(follow.count, "follower")}</p>
          {artist.genres.length > 0 && (
            <ul aria-label="Genres" className="mt-4 flex flex-wrap justify-center gap-1.5 sm:justify-start">
              {artist.genres.map((genre) => (
                <li key={genre}>
                  <Chip to={genrePath(genre)}>{genre}</Chip>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-5">
            <FollowArtistButton follow={follow} />
          </div>
        </div>
      </div>
    </header>
  );
}
