import { useFallback } from "#app/components/cover.tsx";
import type { Artist } from "#worker/domain/dto.ts";

const SIZE_PX = 240;

/** An artist's picture, or the drawn one. */
export function ArtistPortrait({ artist }: { artist: Artist }) {
  const drawn = `/covers/artists/${encodeURIComponent(artist.id)}.svg`;
  const { src, onError, ref } = useFallback(artist.image_url ?? drawn, drawn);
  return (
    <img
      ref={ref}
      src={src}
      alt={artist.name}
      width={SIZE_PX}
      height={SIZE_PX}
      fetchPriority="high"
      decoding="async"
      onError={onError}
      className="block aspect-square size-36 rounded-full bg-raised object-cover outline-1 -outline-offset-1 outline-line sm:size-44 lg:size-60"
    />
  );
}
