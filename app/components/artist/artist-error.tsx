import { useRouteError } from "react-router";
import { PageError } from "#app/components/page-error.tsx";
import { ARTIST_FAILED } from "#app/lib/artist-paths.ts";

const WORDS = {
  404: { title: "Artist Not Found", text: "We couldn't find an artist with that ID" },
  500: ARTIST_FAILED,
  503: ARTIST_FAILED,
};

/** The boundary of all of an artist's screens. */
export function ArtistError() {
  return <PageError error={useRouteError()} words={WORDS} />;
}
