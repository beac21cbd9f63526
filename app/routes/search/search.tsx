import { type ComponentProps, useEffect, useId } from "react";
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { GenreGrid } from "#app/components/genre-grid.tsx";
import { SearchBox } from "#app/components/search/search-box.tsx";
import { SearchResults } from "#app/components/search/search-results.tsx";
import { Trending } from "#app/components/search/trending.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading, SectionHeading } from "#app/components/ui/heading.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { rememberSearch } from "#app/lib/search-memory.ts";
import { SEARCH_FAILED } from "#app/lib/search-refusals.ts";
import { SEARCH_TABS, type SearchTab } from "#app/lib/search-tabs.ts";
import { section } from "#app/lib/section.server.ts";
import { type Ctx, getCtx } from "#worker/context.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { NameSearchPath, SEARCH_PAGE } from "#worker/domain/search.schema.ts";
import { searchAll, searchCatalogue, searchPacks, searchUsers } from "#worker/domain/search.server.ts";
import { listTrendingAlbums, listTrendingArtists, listTrendingReviewers } from "#worker/domain/trending.server.ts";
import type { Route } from "./+types/search";

const SIDE_LIST = 5;

const Query = z.object({
  q: NameSearchPath.shape.query.catch(""),
  tab: z.enum(SEARCH_TABS).nullable().catch(null),
  offset: paging(SEARCH_PAGE).offset.catch(0),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { q, tab, offset } = Query.parse({ q: "", tab: null, ...Object.fromEntries(url.searchParams) });
  const pageSize = SEARCH_PAGE;
  if (q === "") {
    return { q, offset: 0, pageSize, results: null, trending: await section(ctx, trending(ctx)), toast: undefined };
  }

  const results = await section(ctx, offset === 0 ? searchAll(ctx, q) : nextPage(ctx, q, tab ?? "albums", offset));
  return { q, offset, pageSize, results, trending: null, toast: results === null ? SEARCH_FAILED : undefined };
}

async function trending(ctx: Ctx) {
  const [albums, artists, reviewers] = await Promise.all([
    listTrendingAlbums(ctx, SIDE_LIST),
    listTrendingArtists(ctx),
    listTrendingReviewers(ctx),
  ]);
  return { albums, artists, reviewers };
}

async function nextPage(ctx: Ctx, q: string, tab: SearchTab, offset: number) {
  const page = { limit: SEARCH_PAGE, offset };
  const nothing = { albums: [], artists: [], packs: [], users: [] };
  switch (tab) {
    case "albums":
      return { ...nothing, ...(await searchCatalogue(ctx, { q, type: ["album"], ...page })) };
    case "artists":
      return { ...nothing, ...(await searchCatalogue(ctx, { q, type: ["artist"], ...page })) };
    case "packs":
      return { ...nothing, packs: await searchPacks(ctx, { query: q, ...page }) };
    case "users":
      return { ...nothing, users: await searchUsers(ctx, { query: q, ...page }) };
  }
}

export const clientLoader = cachedLoader(minutes(5));

/** One answer holds all four tabs. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameSearch = ["q", "offset"].every(
    (name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  );
  const isOtherTab = currentUrl.searchParams.get("tab") !== nextUrl.searchParams.get("tab");
  return isSameSearch && isOtherTab ? false : defaultShouldRevalidate;
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, offset, pageSize, results, trending } = loaderData;
  const [params] = useSearchParams();
  const navigation = useNavigation();
  const isSearching = navigation.location?.pathname === "/search" && navigation.location.search !== `?${params}`;

  useEffect(() => {
    if (q !== "") rememberSearch(q);
  }, [q]);

  return (
    <div className="page pt-6 lg:pt-10">
      <Heading level={1} className="mb-4">
        Search
      </Heading>
      <SearchBox />
      <div aria-busy={isSearching} className={cx("pt-6 transition-opacity", isSearching && "opacity-60")}>
        {q === "" ? (
          <BeforeSearch trending={trending} />
        ) : results ? (
          <SearchResults
            key={q}
            q={q}
            offset={offset}
            pageSize={pageSize}
            results={results}
            chosen={params.get("tab")}
          />
        ) : (
          <ErrorState text={SEARCH_FAILED.description} />
        )}
      </div>
      <ActionToast answer={loaderData} />
    </div>
  );
}

function BeforeSearch({ trending }: { trending: ComponentProps<typeof Trending> | null }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-10 lg:gap-12">
      {trending ? (
        <Trending {...trending} />
      ) : (
        <ErrorState text="Unable to load what is trending. Please try again later." />
      )}
      <section aria-labelledby={id}>
        <SectionHeading id={id} className="mb-3">
          Explore Genres
        </SectionHeading>
        <GenreGrid />
      </section>
    </div>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const q = loaderData?.q ?? "";
  return pageMeta({
    title: q === "" ? "Search" : `${q} · Search`,
    description: "Search albums, artists, packs and members, and see what is trending.",
    path: "/search",
    origin: originOf(matches),
    noIndex: q !== "",
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
