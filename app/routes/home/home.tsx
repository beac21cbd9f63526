import { useId } from "react";
import { useLoaderData } from "react-router";
import { z } from "zod";
import { AlbumCard } from "#app/components/album-card.tsx";
import { Link } from "#app/components/link.tsx";
import { ReviewFeed } from "#app/components/review-feed.tsx";
import { ReviewRow } from "#app/components/review-row.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { Row, RowItem } from "#app/components/ui/row.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { originOf, PRODUCT, pageMeta, TAGLINE } from "#app/lib/meta.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import type { AlbumSummary } from "#worker/domain/dto.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listFollowingReviews, listWorldReviews } from "#worker/domain/review-lists.server.ts";
import { listTrendingAlbums } from "#worker/domain/trending.server.ts";
import type { Route } from "./+types/home";

const TRENDING = 10;
const CAROUSEL = 10;
const PAGE = 10;

const Query = z.object({
  tab: z.enum(["explore", "news"]).catch("explore"),
  feed: z.enum(["world", "following"]).catch("world"),
  offset: paging(PAGE).offset.catch(0),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, feed, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const viewer = await ctx.viewer();
  const shown = { tab, feed, offset, now: ctx.now, viewerId: viewer?.id ?? null };
  if (tab === "news") return { ...shown, trending: [], carousel: [], reviews: [] };

  const page = { limit: PAGE, offset };
  const isStranger = viewer === null;
  const [trending, carousel, reviews] = await Promise.all([
    offset > 0 ? [] : section(ctx, listTrendingAlbums(ctx, TRENDING)),
    offset > 0 || isStranger ? [] : section(ctx, listFollowingReviews(ctx, { limit: CAROUSEL, offset: 0 })),
    feed === "world"
      ? section(ctx, listWorldReviews(ctx, { ...page, excludeFollowing: !isStranger }))
      : isStranger
        ? []
        : section(ctx, listFollowingReviews(ctx, page)),
  ]);
  return { ...shown, trending, carousel, reviews };
}

export const clientLoader = cachedLoader(minutes(5));

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tab, viewerId } = loaderData;
  return (
    <div className="page pt-4 lg:pt-6">
      {viewerId ? (
        <h1 className="sr-only">Home</h1>
      ) : (
        <div className="max-w-2xl pt-4 pb-7 lg:pt-8 lg:pb-10">
          <Heading level={1} look="display">
            The notes on the back of every record, written by everyone.
          </Heading>
          <p className="mt-4 text-base text-muted lg:text-lg">{TAGLINE}</p>
        </div>
      )}
      <LinkTabs
        label="Home"
        value={tab}
        items={[
          { value: "explore", label: "Explore", to: "/" },
          { value: "news", label: "News", to: "/?tab=news" },
        ]}
      >
        {tab === "news" ? <News /> : <Explore />}
      </LinkTabs>
    </div>
  );
}

function News() {
  return (
    <EmptyState
      drawing="notes"
      text="Coming Soon"
      hint="Music news is on its way: releases, tours and the stories behind them."
    />
  );
}

function Explore() {
  const { trending, carousel, viewerId, now, offset } = useLoaderData<typeof loader>();
  const reviews = useId();
  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      {offset === 0 && (
        <>
          <TrendingAlbums albums={trending} />
          <section aria-labelledby={`${reviews}-following`}>
            <SectionHeading
              id={`${reviews}-following`}
              className="mb-3"
              action={
                carousel && carousel.length > 0 ? (
                  <Link to="/reviews/following" className="inline-flex min-h-11 items-center hover:text-text">
                    See all<VisuallyHidden> reviews from people you follow</VisuallyHidden>
                  </Link>
                ) : undefined
              }
            >
              Following
            </SectionHeading>
            {viewerId ? (
              <ReviewRow reviews={carousel} viewerId={viewerId} now={now} label="Reviews from people you follow" />
            ) : (
              <LogInPrompt returnTo="/" />
            )}
          </section>
        </>
      )}
      <Reviews />
    </div>
  );
}

function TrendingAlbums({ albums }: { albums: AlbumSummary[] | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} className="mb-3">
        Trending Albums
      </SectionHeading>
      {albums === null ? (
        <ErrorState text="Unable to load albums. Please try again later." />
      ) : albums.length === 0 ? (
        <EmptyState compact text="No albums found" />
      ) : (
        <Row label="Trending Albums">
          {albums.map((album, index) => (
            <RowItem key={album.id}>
              <AlbumCard album={album} priority={index < 6} />
            </RowItem>
          ))}
        </Row>
      )}
    </section>
  );
}

function LogInPrompt({ returnTo }: { returnTo: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4">
      <p className="text-muted">Log in to see reviews from people you follow.</p>
      <Button asChild variant="primary">
        <Link to={`/auth?redirectTo=${encodeURIComponent(returnTo)}`}>Log In</Link>
      </Button>
    </div>
  );
}

function Reviews() {
  const { reviews, feed, offset, viewerId, now } = useLoaderData<typeof loader>();
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-3xl">
      <SectionHeading id={id} className="mb-4" action={<FeedSwitch feed={feed} />}>
        Reviews
      </SectionHeading>
      {feed === "following" && !viewerId ? (
        <LogInPrompt returnTo="/?feed=following" />
      ) : (
        <ReviewFeed
          key={feed}
          name={feed}
          reviews={reviews}
          offset={offset}
          pageSize={PAGE}
          viewerId={viewerId}
          now={now}
          href={(at) => (feed === "world" ? `/?offset=${at}` : `/?feed=following&offset=${at}`)}
          emptyText={
            feed === "world"
              ? "No reviews found. Be the first to write a detailed review!"
              : "No reviews from people you follow"
          }
        />
      )}
    </section>
  );
}

const FEEDS = [
  { value: "world", label: "World", to: "/" },
  { value: "following", label: "Following", to: "/?feed=following" },
] as const;

function FeedSwitch({ feed }: { feed: "world" | "following" }) {
  return (
    <nav aria-label="Reviews from" className="flex rounded-control border border-line bg-surface p-0.5">
      {FEEDS.map(({ value, label, to }) => (
        <Link
          key={value}
          to={to}
          preventScrollReset
          viewTransition={false}
          aria-current={feed === value ? "true" : undefined}
          className="inline-flex min-h-10 items-center rounded-[6px] px-3.5 text-sm font-medium text-muted transition-colors hover:text-text aria-[current=true]:bg-raised aria-[current=true]:text-text lg:min-h-8"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  return pageMeta({
    title: PRODUCT,
    description: TAGLINE,
    path: "/",
    origin,
    jsonLd: {
      "@type": "WebSite",
      name: PRODUCT,
      url: `${origin}/`,
      potentialAction: {
        "@type": "SearchAction",
        target: `${origin}/search?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
