import { AlbumCard } from "#app/components/album-card.tsx";
import { year } from "#app/lib/format.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";

/** An album on its artist's own page: when, and how it is rated. */
export function Release({ album, priority }: { album: AlbumSummary; priority: boolean }) {
  const facts = [
    year(album.release_date),
    album.album_type === "compilation" && "Compilation",
    album.average_rating?.toFixed(1),
  ];
  return <AlbumCard album={album} detail={facts.filter(Boolean).join(" · ")} priority={priority} />;
}
