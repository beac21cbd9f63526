import { ArrowLeft } from "lucide-react";
import { useId } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { AlbumRow } from "#app/components/album-row.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { RATING_TEXT, ratingTone } from "#app/components/rating-badge.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted } from "#app/lib/format.ts";
import { GENRE_HUES } from "#app/lib/genre-hues.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";
import { genrePage } from "#worker/domain/genre-lists.server.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";
import type { Route } from "./+types/genre";

export async function loader({ params, context }: Route.LoaderArgs) {
  return load(genrePage(getCtx({ context }), params.genre), genrePath(params.genre));
}

export const clientLoader = cachedLoader(minutes(5));

export default function GenreScreen({ loaderData }: Route.ComponentProps) {
  const { genre, topRated, trending } = loaderData;
  return (
    <>
      <header className="relative isolate">
        <Glow seed={genre} hues={GENRE_HUES[genre]} />
        <div className="page pt-4 pb-8 lg:pt-8 lg:pb-10">
          <div className="flex items-center justify-between gap-4 text-sm text-muted">
            <Link to="/search" className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 hover:text-text">
              <ArrowLeft aria-hidden="true" className="size-4" />
              Back to Search
            </Link>
            <Link to="/genres" className="inline-flex min-h-11 items-center hover:text-text">
              All Genres
            </Link>
          </div>
          <Heading level={1} look="display" className="mt-1">
            {genre}
          </Heading>
        </div>
      </header>
      <div className="page grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <TopRated albums={topRated} />
        <Trending albums={trending} />
      </div>
    </>
  );
}

function TopRated({ albums }: { albums: AlbumSummary[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lg:order-2">
      <SectionHeading id={id} className="mb-1">
        Top Rated Albums
      </SectionHeading>
      {albums.length === 0 ? (
        <EmptyState compact text="No top rated albums available for this genre" />
      ) : (
        <ol>
          {albums.map((album, index) => (
            <li key={album.id} className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <AlbumRow album={album} start={index + 1} priority />
              </div>
              <Rated album={album} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** With how many reviews say so: the order weighs both. */
function Rated({ album: { average_rating: average, review_count: count } }: { album: AlbumSummary }) {
  if (average === null) return null;
  return (
    <p className="shrink-0 text-right text-caption text-muted tabular-nums">
      <span className={`block text-base font-semibold ${RATING_TEXT[ratingTone(average)]}`}>
        <VisuallyHidden>Average rating </VisuallyHidden>
        {average.toFixed(1)}
        <VisuallyHidden> out of 10, </VisuallyHidden>
      </span>
      {counted(count, "review")}
    </p>
  );
}

function Trending({ albums }: { albums: AlbumSummary[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3">
        Trending Albums
      </SectionHeading>
      {albums.length === 0 ? (
        <EmptyState compact text="No trending albums available for this genre" />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-5 lg:grid-cols-4 lg:gap-x-5 xl:grid-cols-5">
          {albums.map((album, index) => (
            <li key={album.id}>
              <AlbumCard album={album} priority={index < 5} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const ErrorBoundary = notFoundBoundary("Genre Not Found", "We couldn't find a genre with that name");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { genre } = loaderData;
  return pageMeta({
    title: genre,
    description: `The best rated ${genre} albums, and the ones that people review most just now.`,
    path: genrePath(genre),
    origin: originOf(matches),
  });
}
