import type { ClientLoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { ArtistCommunity } from "#app/components/artist/artist-community.tsx";
import { ArtistHeader } from "#app/components/artist/artist-header.tsx";
import { ArtistOverview } from "#app/components/artist/artist-overview.tsx";
import { ArtistTimeline } from "#app/components/artist/artist-timeline.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { artistMeta } from "#app/lib/artist-meta.ts";
import { ARTIST_TABS, type ArtistTab, artistPath } from "#app/lib/artist-paths.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { loadArtist } from "#app/lib/load-artist.server.ts";
import { type Ctx, getCtx } from "#worker/context.server.ts";
import { artistCommunity, artistOverview, artistTimeline } from "#worker/domain/artist-screens.server.ts";
import type { Artist } from "#worker/domain/dto.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { POSTS_PAGE } from "#worker/domain/post-lists.server.ts";
import type { Route } from "./+types/artist";

const Query = z.object({ tab: z.enum(ARTIST_TABS).catch("overview"), offset: paging().offset.catch(0) });

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const shown = await loadTab(ctx, { id, tab, offset });
  // Asked for beside the artist, and here already.
  const viewer = await ctx.viewer();
  return { ...shown, offset, viewerId: viewer?.id ?? null, now: ctx.now };
}

/** What the tab needs, and nothing of the others. */
async function loadTab(ctx: Ctx, { id, tab, offset }: { id: string; tab: ArtistTab; offset: number }) {
  const path = artistPath(id, { tab });
  switch (tab) {
    case "overview":
      return { tab, ...(await loadArtist(ctx, artistOverview(ctx, id), path)) };
    case "community": {
      const page = { id, limit: POSTS_PAGE, offset };
      const shown = await loadArtist(ctx, artistCommunity(ctx, page), path);
      return { tab, pageSize: POSTS_PAGE, ...shown };
    }
    case "timeline": {
      const page = { id, limit: MAX_LIMIT, offset };
      return { tab, pageSize: MAX_LIMIT, ...(await loadArtist(ctx, artistTimeline(ctx, page), path)) };
    }
  }
}

/** Part 2 §9. Whether one follows them, which the header says, is good for five minutes: less than the discography's 30. */
const CACHED: Record<ArtistTab, ReturnType<typeof cachedLoader>> = {
  overview: cachedLoader(minutes(5)),
  community: cachedLoader(minutes(0.5)),
  timeline: cachedLoader(minutes(5)),
};

export function clientLoader(args: ClientLoaderFunctionArgs) {
  const tab = new URL(args.request.url).searchParams.get("tab");
  return CACHED[ARTIST_TABS.find((known) => known === tab) ?? "overview"](args);
}

export default function ArtistScreen({ loaderData }: Route.ComponentProps) {
  const { artist, isFollowing, viewerId, tab } = loaderData;
  return (
    <>
      <ArtistHeader key={artist.id} artist={artist} isFollowing={isFollowing} signedIn={viewerId !== null} />
      <div className="page">
        <LinkTabs
          label="Artist"
          value={tab}
          items={ARTIST_TABS.map((value) => ({
            value,
            label: NAMES[value],
            to: artistPath(artist.id, { tab: value }),
          }))}
        >
          {tab === "overview" && <ArtistOverview {...loaderData} signedIn={viewerId !== null} />}
          {tab === "community" && <ArtistCommunity {...loaderData} />}
          {tab === "timeline" && <ArtistTimeline {...loaderData} />}
        </LinkTabs>
      </div>
    </>
  );
}

const NAMES: Record<ArtistTab, string> = { overview: "Overview", community: "Community", timeline: "Timeline" };

export { ArtistError as ErrorBoundary } from "#app/components/artist/artist-error.tsx";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { artist, tab } = loaderData;
  const page = { ...WORDS[tab](artist), path: artistPath(artist.id, { tab }) };
  if (tab !== "overview") return artistMeta(artist, matches, page);

  const { rows } = loaderData;
  return artistMeta(artist, matches, {
    ...page,
    jsonLd: (origin) => ({
      "@type": "MusicGroup",
      name: artist.name,
      url: `${origin}${artistPath(artist.id)}`,
      image: artist.image_url === null ? undefined : new URL(artist.image_url, `${origin}/`).href,
      genre: artist.genres,
      album: [...rows.albums.albums, ...rows.eps.albums, ...rows.singles.albums].map((album) => ({
        "@type": "MusicAlbum",
        name: album.title,
        url: `${origin}/album/${encodeURIComponent(album.id)}`,
      })),
    }),
  });
}

const WORDS: Record<ArtistTab, (artist: Artist) => { title: string; description: string }> = {
  overview: ({ name }) => ({
    title: name,
    description: `Albums, EPs and singles by ${name}, with ratings and reviews.`,
  }),
  community: ({ name }) => ({
    title: `Posts about ${name}`,
    description: `What the community says about ${name}.`,
  }),
  timeline: ({ name }) => ({
    title: `Timeline of ${name}`,
    description: `What ${name} released and what happened to them, year by year.`,
  }),
};
