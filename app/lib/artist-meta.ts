import { RELEASE_PAGES, type ReleaseKind, releasesPath } from "#app/lib/artist-paths.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import type { Artist } from "#worker/domain/dto.ts";

type OfPage = {
  title: string;
  description: string;
  path: string;
  jsonLd?: (origin: string) => Record<string, unknown>;
};

/** Of the pages about an artist. */
export function artistMeta(artist: Artist, matches: readonly unknown[], { jsonLd, ...page }: OfPage) {
  const origin = originOf(matches);
  return pageMeta({
    ...page,
    origin,
    type: "music.musician",
    image: { url: artist.image_url ?? `/covers/artists/${encodeURIComponent(artist.id)}.svg`, alt: artist.name },
    jsonLd: jsonLd?.(origin),
  });
}

/** Of the page with all they made of one kind. */
export function releasesMeta({ artist, kind }: { artist: Artist; kind: ReleaseKind }, matches: readonly unknown[]) {
  const { title } = RELEASE_PAGES[kind];
  return artistMeta(artist, matches, {
    title: `${title} by ${artist.name}`,
    description: `${title} by ${artist.name}, newest first, with ratings.`,
    path: releasesPath(artist.id, kind),
  });
}
