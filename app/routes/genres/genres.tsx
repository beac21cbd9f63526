import { GenreGrid } from "#app/components/genre-grid.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import type { Route } from "./+types/genres";

export default function Genres() {
  return (
    <div className="page pt-6 lg:pt-10">
      <Heading level={1} className="mb-5 lg:mb-7">
        Genres
      </Heading>
      <GenreGrid />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Genres",
    description: "Every genre, with its best rated albums and those that people review most just now.",
    path: "/genres",
    origin: originOf(matches),
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
