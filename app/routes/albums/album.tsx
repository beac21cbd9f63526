import { useId, useState } from "react";
import { redirect, useNavigate } from "react-router";
import { ActionToast } from "#app/components/action-toast.tsx";
import { albumPath } from "#app/components/album-card.tsx";
import { AlbumHeader } from "#app/components/album-header.tsx";
import { LazyReviewSection } from "#app/components/lazy-review-dialog.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { ShelfButtons } from "#app/components/shelf-buttons.tsx";
import { Tracklist } from "#app/components/tracklist.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SectionHeading } from "#app/components/ui/heading.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { WriteReviewButton } from "#app/components/write-review-button.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted, year } from "#app/lib/format.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { saveReviewForm } from "#app/lib/save-review.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { albumPage } from "#worker/domain/albums.server.ts";
import type { Album, Review } from "#worker/domain/dto.ts";
import { MAX_FAVORITES } from "#worker/domain/shelves.schema.ts";
import type { Route } from "./+types/album";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await ctx.viewer();
  const isWriting = url.searchParams.get("review") === "write";
  const path = albumPath(params.id);
  if (isWriting && !viewer) throw redirect(signInPath(`${path}?review=write`));

  const page = await load(albumPage(ctx, params.id), path);
  return { ...page, viewerId: viewer?.id ?? null, isWriting, now: ctx.now, maxFavorites: MAX_FAVORITES };
}

/** What the review form posts to without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return saveReviewForm(request, getCtx({ context }));
}

export const clientLoader = cachedLoader(minutes(2));

export default function AlbumScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { album, tracks, mine, flags, followed, latest, viewerId, isWriting, now, maxFavorites } = loaderData;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // A page that came with the form in it keeps it there; a script opens it as a dialog.
  const [cameWithForm] = useState(isWriting && !hydrated);
  const path = albumPath(album.id);
  const showsForm = isWriting && cameWithForm && viewerId !== null;
  const own = mine?.removed_at === null ? mine : null;
  return (
    <>
      <AlbumHeader album={album} ownRating={mine?.rating ?? null} reviewsPath={`${path}/reviews`}>
        {(mine === null || own !== null) && (
          <WriteReviewButton
            key={viewerId}
            album={album}
            review={own}
            viewerId={viewerId}
            isAsked={isWriting && !cameWithForm}
          />
        )}
        <ShelfButtons albumId={album.id} flags={flags} maxFavorites={maxFavorites} signedIn={viewerId !== null} />
      </AlbumHeader>
      {showsForm && (
        <div className="page pb-10">
          <LazyReviewSection
            album={album}
            review={own}
            draftKey={{ userId: viewerId, albumId: album.id }}
            fallback={`${path}?review=write`}
            cancel={path}
            result={actionData?.result}
            onSaved={() => navigate(path, { replace: true })}
          />
        </div>
      )}
      <div className="page grid gap-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <TracksSection tracks={tracks} artist={album.artist} albumId={album.id} signedIn={viewerId !== null} />
        <div className="flex min-w-0 flex-col gap-10">
          {mine && <Reviews title="Your Review" reviews={[mine]} viewerId={viewerId} now={now} />}
          {followed.length > 0 && (
            <Reviews title="Reviews from People You Follow" reviews={followed} viewerId={viewerId} now={now} />
          )}
          <Latest
            album={album}
            reviews={latest.filter(({ id }) => id !== mine?.id && followed.every((review) => review.id !== id))}
            isAlone={mine === null && followed.length === 0}
            viewerId={viewerId}
            now={now}
          />
        </div>
      </div>
      <ActionToast answer={actionData} />
    </>
  );
}

function TracksSection(list: React.ComponentProps<typeof Tracklist>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-1">
        Tracklist
      </SectionHeading>
      {list.tracks.length > 0 ? <Tracklist {...list} /> : <EmptyState compact text="The tracklist is not known yet" />}
    </section>
  );
}

type ReviewsProps = { reviews: Review[]; viewerId: string | null; now: number };

function Reviews({ title, reviews, viewerId, now, more }: ReviewsProps & { title: string; more?: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3" action={more}>
        {title}
      </SectionHeading>
      <ul className="flex flex-col gap-4">
        {reviews.map((review) => (
          <li key={review.id} className="empty:hidden">
            <ReviewCard review={review} viewerId={viewerId} now={now} showAlbum={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Latest({ album, isAlone, ...list }: ReviewsProps & { album: Album; isAlone: boolean }) {
  const id = useId();
  if (list.reviews.length > 0) {
    const more = (
      <Link to={`${albumPath(album.id)}/reviews`} className="inline-flex min-h-11 items-center hover:text-text">
        See all<VisuallyHidden> reviews of {album.title}</VisuallyHidden>
      </Link>
    );
    return <Reviews {...list} title="Latest Reviews" more={more} />;
  }
  if (!isAlone) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>Latest Reviews</SectionHeading>
      <EmptyState compact drawing="notes" text="No reviews yet" hint="Be the first to say what it is like." />
    </section>
  );
}

export const ErrorBoundary = notFoundBoundary("Album Not Found", "We couldn't find an album with that ID");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { album } = loaderData;
  const released = year(album.release_date);
  const rated =
    album.average_rating === null
      ? ""
      : ` Rated ${album.average_rating.toFixed(1)} out of 10 by ${counted(album.review_count, "member")}.`;
  return pageMeta({
    title: `${album.title} by ${album.artist}`,
    description: `${album.label} by ${album.artist}${released ? `, ${released}` : ""}.${rated} Reviews, tracklist and ratings.`,
    path: albumPath(album.id),
    origin: originOf(matches),
    type: "music.album",
    image: { url: album.cover_image_url, alt: `${album.title} by ${album.artist}` },
    jsonLd: musicAlbum(loaderData, originOf(matches)),
  });
}

function musicAlbum({ album, tracks }: Route.ComponentProps["loaderData"], origin: string) {
  return {
    "@type": "MusicAlbum",
    name: album.title,
    url: `${origin}${albumPath(album.id)}`,
    image: new URL(album.cover_image_url, `${origin}/`).href,
    byArtist: {
      "@type": "MusicGroup",
      name: album.artist,
      url: `${origin}/artist/${encodeURIComponent(album.artist_id)}`,
    },
    datePublished: album.release_date ?? undefined,
    genre: album.genres,
    numTracks: album.total_tracks ?? undefined,
    track: tracks.map(({ name }) => ({ "@type": "MusicRecording", name })),
    aggregateRating:
      album.average_rating === null
        ? undefined
        : {
            "@type": "AggregateRating",
            ratingValue: album.average_rating,
            ratingCount: album.review_count,
            bestRating: 10,
            worstRating: 1,
          },
  };
}
