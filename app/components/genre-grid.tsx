import type { CSSProperties } from "react";
import { Link } from "#app/components/link.tsx";
import { GENRE_HUES } from "#app/lib/genre-hues.ts";
import { GENRES, type Genre, genrePath } from "#worker/domain/genre-names.schema.ts";

/** Every genre, each a sleeve of its own two hues. */
export function GenreGrid() {
  return (
    <ul aria-label="Genres" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5 lg:gap-4">
      {GENRES.map((genre) => (
        <li key={genre} className="max-md:last:col-span-full">
          <GenreTile genre={genre} />
        </li>
      ))}
    </ul>
  );
}

function GenreTile({ genre }: { genre: Genre }) {
  const [first, second] = GENRE_HUES[genre];
  return (
    <Link
      to={genrePath(genre)}
      style={{ "--first": first, "--second": second } as CSSProperties}
      className="group tint relative isolate flex h-20 items-end overflow-hidden rounded-card p-3.5 transition-transform active:scale-[0.98] lg:h-24"
    >
      <span
        aria-hidden="true"
        className="grooves absolute -top-8 -right-8 -z-10 size-24 rounded-full transition-transform group-hover:-translate-x-2 group-hover:translate-y-2 lg:size-28"
      />
      <span className="font-serif text-lg leading-tight font-medium tracking-[-0.006em]">{genre}</span>
    </Link>
  );
}
