import { z } from "zod";
import { albumPath } from "#app/components/album-card.tsx";
import { Cover } from "#app/components/cover.tsx";
import { Histogram } from "#app/components/histogram.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { AverageRating } from "#app/components/rating-badge.tsx";
import { ReviewFeed } from "#app/components/review-feed.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { SelectMenu } from "#app/components/ui/select-menu.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted } from "#app/lib/format.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { getAlbum } from "#worker/domain/albums.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listAlbumReviews } from "#worker/domain/review-lists.server.ts";
import { ALBUM_REVIEW_SORTS } from "#worker/domain/reviews.schema.ts";
import type { Route } from "./+types/album-reviews";

const PAGE = 20;

const Query = z.object({
  sort: z.enum(ALBUM_REVIEW_SORTS).catch("recent"),
  offset: paging(PAGE).offset.catch(0),
});

const SORTS = [
  { value: "recent", label: "Most Recent" },
  { value: "highestRated", label: "Highest Rated" },
  { value: "lowestRated", label: "Lowest Rated" },
  { value: "mostLiked", label: "Most Liked" },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { sort, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const path = albumPath(params.id);
  const album = await load(getAlbum(ctx, params.id), path);
  const reviews = await load(listAlbumReviews(ctx, { albumId: album.id, sort, limit: PAGE, offset }), path);
  const viewer = await ctx.viewer();
  return { album, reviews, sort, offset, viewerId: viewer?.id ?? null, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function AlbumReviews({ loaderData }: Route.ComponentProps) {
  const { album, reviews, sort, offset, viewerId, now } = loaderData;
  const path = albumPath(album.id);
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mx-auto max-w-3xl">
        <header className="flex items-start gap-5 sm:gap-7">
          <Link to={path} tabIndex={-1} className="w-24 shrink-0 sm:w-36">
            <Cover album={album} priority />
          </Link>
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">All reviews</p>
            <Heading level={1}>
              <Link to={path} className="decoration-1 underline-offset-4 hover:underline">
                {album.title}
              </Link>
            </Heading>
            <p className="mt-1 text-muted">
              <Link to={`/artist/${encodeURIComponent(album.artist_id)}`} className="hover:text-text">
                {album.artist}
              </Link>
            </p>
            <div className="mt-4 flex flex-wrap items-end gap-x-7 gap-y-4">
              <div>
                <AverageRating average={album.average_rating} size="md" />
                <p className="mt-1 text-caption text-muted">{counted(album.review_count, "review")}</p>
              </div>
              {album.review_count > 0 && <Histogram counts={album.rating_histogram} />}
            </div>
          </div>
        </header>
        <section aria-label="Reviews" className="mt-8">
          {(reviews.length > 0 || offset > 0) && (
            <div className="mb-4 flex justify-end border-t border-line pt-4">
              <SelectMenu label="Sort by" name="sort" value={sort} options={SORTS} drop={["offset"]} />
            </div>
          )}
          <ReviewFeed
            key={sort}
            name={sort}
            reviews={reviews}
            offset={offset}
            pageSize={PAGE}
            viewerId={viewerId}
            now={now}
            showAlbum={false}
            href={(at) => `${path}/reviews?sort=${sort}&offset=${at}`}
            emptyText="No reviews yet"
            headingLevel={2}
          />
        </section>
      </div>
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("Album Not Found", "We couldn't find an album with that ID");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { album } = loaderData;
  return pageMeta({
    title: `Reviews of ${album.title} by ${album.artist}`,
    description: `All ${counted(album.review_count, "review")} of ${album.title} by ${album.artist}.`,
    path: `${albumPath(album.id)}/reviews`,
    origin: originOf(matches),
    image: { url: album.cover_image_url, alt: `${album.title} by ${album.artist}` },
  });
}
