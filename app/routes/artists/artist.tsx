import { useId } from "react";
import { z } from "zod";
import { AlbumCard } from "#app/components/album-card.tsx";
import { ArtistPortrait } from "#app/components/artist-portrait.tsx";
import { FollowArtistButton, useArtistFollow } from "#app/components/follow-artist-button.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted, year } from "#app/lib/format.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { artistPage } from "#worker/domain/artists.server.ts";
import type { AlbumSummary, Artist } from "#worker/domain/dto.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";
import type { Route } from "./+types/artist";

/** Of each kind, before See All (part 2 §9). */
const IN_ROW = 5;

const GROUPS = [
  { key: "albums", title: "Albums", all: "All Albums" },
  { key: "eps", title: "EPs & Mixtapes", all: "All EPs & Mixtapes" },
  { key: "singles", title: "Singles", all: "All Singles" },
] as const;

const Query = z.object({ show: z.enum(["albums", "eps", "singles"]).nullable().catch(null) });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { show } = Query.parse({ show: url.searchParams.get("show") });
  const ctx = getCtx({ context });
  const shown = await load(artistPage(ctx, params.id), artistPath(params.id));
  return { ...shown, show, signedIn: (await ctx.viewer()) !== null };
}

/** Whether one follows them is good for 5 minutes, which is less than the discography's 30. */
export const clientLoader = cachedLoader(minutes(5));

export default function ArtistScreen({ loaderData }: Route.ComponentProps) {
  const { artist, show, isFollowing, signedIn } = loaderData;
  const shown = GROUPS.find(({ key }) => key === show);
  if (shown) return <Discography artist={artist} title={shown.all} albums={loaderData[shown.key]} />;

  const isEmpty = GROUPS.every(({ key }) => loaderData[key].length === 0);
  return (
    <>
      <ArtistHeader key={artist.id} artist={artist} isFollowing={isFollowing} signedIn={signedIn} />
      <div className="page flex flex-col gap-10 lg:gap-12">
        {isEmpty ? (
          <EmptyState text="No albums found for this artist" />
        ) : (
          GROUPS.map(({ key, title }) => (
            <AlbumGroup
              key={key}
              title={title}
              albums={loaderData[key]}
              allPath={`${artistPath(artist.id)}?show=${key}`}
              priority={key === "albums"}
            />
          ))
        )}
      </div>
    </>
  );
}

function ArtistHeader({ artist, isFollowing, signedIn }: { artist: Artist; isFollowing: boolean; signedIn: boolean }) {
  const follow = useArtistFollow({ artist, isFollowing, signedIn });
  return (
    <header className="relative isolate">
      <Glow seed={artist.id} />
      <div className="page flex flex-col items-center gap-6 pt-8 pb-10 text-center sm:flex-row sm:gap-9 sm:text-left lg:pt-12">
        <ArtistPortrait artist={artist} />
        <div className="min-w-0">
          <Heading level={1} look="display">
            {artist.name}
          </Heading>
          <p className="mt-2 text-muted tabular-nums">{counted(follow.count, "follower")}</p>
          {artist.genres.length > 0 && (
            <ul aria-label="Genres" className="mt-4 flex flex-wrap justify-center gap-1.5 sm:justify-start">
              {artist.genres.map((genre) => (
                <li key={genre}>
                  <Chip to={genrePath(genre)}>{genre}</Chip>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-5">
            <FollowArtistButton follow={follow} />
          </div>
        </div>
      </div>
    </header>
  );
}

function AlbumGroup({
  title,
  albums,
  allPath,
  priority,
}: {
  title: string;
  albums: AlbumSummary[];
  allPath: string;
  priority: boolean;
}) {
  const id = useId();
  if (albums.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        className="mb-3"
        action={
          albums.length > IN_ROW ? (
            <Link to={allPath} className="inline-flex min-h-11 items-center hover:text-text">
              See All<VisuallyHidden> {title}</VisuallyHidden>
            </Link>
          ) : undefined
        }
      >
        {title}
      </SectionHeading>
      <Row label={title}>
        {albums.slice(0, IN_ROW).map((album) => (
          <RowItem key={album.id}>
            <Release album={album} priority={priority} />
          </RowItem>
        ))}
      </Row>
    </section>
  );
}

function Discography({ artist, title, albums }: { artist: Artist; title: string; albums: AlbumSummary[] }) {
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">{artist.name}</p>
          <Heading level={1}>{title}</Heading>
        </div>
        <Button asChild>
          <Link to={artistPath(artist.id)}>Back to Artist</Link>
        </Button>
      </div>
      {albums.length === 0 ? (
        <EmptyState text="No albums found for this artist" />
      ) : (
        <ul aria-label={title} className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-5">
          {albums.map((album, index) => (
            <li key={album.id}>
              <Release album={album} priority={index < IN_ROW} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Release({ album, priority }: { album: AlbumSummary; priority: boolean }) {
  const facts = [year(album.release_date), album.average_rating?.toFixed(1)].filter(Boolean);
  return <AlbumCard album={album} detail={facts.join(" · ")} priority={priority} />;
}

function artistPath(id: string): string {
  return `/artist/${encodeURIComponent(id)}`;
}

export const ErrorBoundary = notFoundBoundary("Artist Not Found", "We couldn't find an artist with that ID");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { artist, albums } = loaderData;
  const origin = originOf(matches);
  return pageMeta({
    title: artist.name,
    description: `Albums, EPs and singles by ${artist.name}, with ratings and reviews.`,
    path: artistPath(artist.id),
    origin,
    type: "music.musician",
    image: { url: artist.image_url ?? `/covers/artists/${encodeURIComponent(artist.id)}.svg`, alt: artist.name },
    jsonLd: {
      "@type": "MusicGroup",
      name: artist.name,
      url: `${origin}${artistPath(artist.id)}`,
      genre: artist.genres,
      album: albums.map((album) => ({
        "@type": "MusicAlbum",
        name: album.title,
        url: `${origin}/album/${encodeURIComponent(album.id)}`,
      })),
    },
  });
}
