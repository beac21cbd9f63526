import { ReleaseList } from "#app/components/artist/release-list.tsx";
import { releasesMeta } from "#app/lib/artist-meta.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { loadReleases } from "#app/lib/load-artist.server.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/artist-singles";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return loadReleases(getCtx({ context }), { id: params.id, kind: "singles", url });
}

export const clientLoader = cachedLoader(minutes(30));

export default function ArtistSingles({ loaderData }: Route.ComponentProps) {
  return <ReleaseList {...loaderData} />;
}

export { ArtistError as ErrorBoundary } from "#app/components/artist/artist-error.tsx";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? releasesMeta(loaderData, matches) : [];
}
