import { ArrowLeft, PenLine } from "lucide-react";
import { useId } from "react";
import { AlbumCard } from "#app/components/album-card.tsx";
import { AlbumRow } from "#app/components/album-row.tsx";
import { Glow } from "#app/components/glow.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { PostCard } from "#app/components/post-card.tsx";
import { RATING_TEXT, ratingTone } from "#app/components/rating-badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { writePostPath } from "#app/lib/create-post.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted } from "#app/lib/format.ts";
import { GENRE_HUES } from "#app/lib/genre-hues.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";
import { genrePage } from "#worker/domain/genre-lists.server.ts";
import { genrePath } from "#worker/domain/genre-names.schema.ts";
import { listPostsAboutGenre } from "#worker/domain/post-lists.server.ts";
import type { Route } from "./+types/genre";

/** Part 1 §2.5. */
const POSTS_SHOWN = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const [page, posts, viewer] = await Promise.all([
    load(genrePage(ctx, params.genre), genrePath(params.genre)),
    section(ctx, load(listPostsAboutGenre(ctx, { genre: params.genre, limit: POSTS_SHOWN + 1, offset: 0 }), "/")),
    ctx.viewer(),
  ]);
  return { ...page, posts, viewerId: viewer?.id ?? null, now: ctx.now };
}

/** Of all that it shows, the posts are kept shortest (part 1 §9). */
export const clientLoader = cachedLoader(minutes(0.5));

export default function GenreScreen({ loaderData }: Route.ComponentProps) {
  const { genre, topRated, trending, posts, viewerId, now } = loaderData;
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
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <Heading level={1} look="display">
              {genre}
            </Heading>
            <Button asChild variant="primary" icon={<PenLine aria-hidden="true" />}>
              <Link to={writePostPath(genre)}>Make Post</Link>
            </Button>
          </div>
        </div>
      </header>
      <div className="page grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <TopRated albums={topRated} />
        <Trending albums={trending} />
        <Posts genre={genre} posts={posts} viewerId={viewerId} now={now} />
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

/** The newest; null where they could not be read. */
function Posts({
  genre,
  posts,
  viewerId,
  now,
}: Pick<Route.ComponentProps["loaderData"], "genre" | "posts" | "viewerId" | "now">) {
  const id = useId();
  const shown = posts?.slice(0, POSTS_SHOWN) ?? [];
  return (
    <section aria-labelledby={id} className="lg:order-3 lg:col-span-2">
      <SectionHeading id={id} className="mb-3">
        Community Posts
      </SectionHeading>
      {posts === null && <ErrorState text="Error loading posts. Please try again later." />}
      {posts?.length === 0 && <EmptyState compact drawing="speech" text="No posts yet" />}
      <ul aria-label="Posts" className="grid gap-4 empty:hidden xl:grid-cols-2 xl:gap-5">
        {shown.map((post) => (
          <li key={post.id} className="min-w-0 empty:hidden">
            <PostCard post={post} viewerId={viewerId} now={now} />
          </li>
        ))}
      </ul>
      {posts && posts.length > POSTS_SHOWN && (
        <p className="mt-4 text-center text-sm text-muted">
          These are the {POSTS_SHOWN} most recent posts about {genre}. There are more in the{" "}
          <Link to="/community" className="link">
            community
          </Link>
          .
        </p>
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
