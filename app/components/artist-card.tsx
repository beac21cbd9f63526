import { useFallback } from "#app/components/cover.tsx";
import { Link } from "#app/components/link.tsx";
import type { Artist } from "#worker/domain/dto.ts";

const SIZE_PX = 160;

/** A round picture with the name under it: one link. */
export function ArtistCard({ artist }: { artist: Pick<Artist, "id" | "name" | "image_url"> & Partial<Artist> }) {
  const drawn = `/covers/artists/${encodeURIComponent(artist.id)}.svg`;
  const { src, onError, ref } = useFallback(artist.image_url ?? drawn, drawn);
  return (
    <Link
      to={`/artist/${encodeURIComponent(artist.id)}`}
      className="group block rounded-card text-center transition-transform active:scale-[0.98] focus-visible:outline-offset-4"
    >
      <img
        ref={ref}
        src={src}
        alt=""
        width={SIZE_PX}
        height={SIZE_PX}
        loading="lazy"
        decoding="async"
        onError={onError}
        className="block aspect-square h-auto w-full rounded-full bg-raised object-cover outline-1 -outline-offset-1 outline-line transition-opacity group-hover:opacity-90"
      />
      <span className="mt-2.5 line-clamp-2 font-serif text-base leading-snug decoration-1 underline-offset-3 group-hover:underline">
        {artist.name}
      </span>
    </Link>
  );
}
