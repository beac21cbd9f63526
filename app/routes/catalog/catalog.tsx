import { useState } from "react";
import { redirect, useNavigate } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { PacksPanel, ReviewsPanel, WatchlistPanel } from "#app/components/catalog-panels.tsx";
import { LazyPackSection } from "#app/components/lazy-pack-dialog.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { CATALOG_TABS, type CatalogTab, catalogPath } from "#app/lib/catalog-tabs.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { flash } from "#app/lib/flash.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { savePackForm } from "#app/lib/save-pack.server.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { CatalogSortSchema } from "#worker/domain/catalog.schema.ts";
import { listOwnReviews } from "#worker/domain/catalog.server.ts";
import { listPacksOf } from "#worker/domain/packs.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listShelf } from "#worker/domain/shelves.server.ts";
import type { Route } from "./+types/catalog";

const PAGE = 20;

const Query = z.object({
  tab: z.enum(CATALOG_TABS).catch("reviews"),
  sort: CatalogSortSchema.catch("highestRated"),
  offset: paging(PAGE).offset.catch(0),
  form: z.literal("pack").optional().catch(undefined),
});

const SIGN_IN = { title: "Authentication required", description: "Please sign in to view your catalog" };
const NAMES: Record<CatalogTab, string> = {
  reviews: "Album Reviews",
  "next-listen": "Next Listen",
  packs: "Music Packs",
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, sort, offset, form } = Query.parse(Object.fromEntries(url.searchParams));
  const viewer = await ctx.viewer();
  if (!viewer) throw redirect(signInPath(`${url.pathname}${url.search}`), { headers: flash(SIGN_IN) });

  const page = { userId: viewer.id, limit: PAGE, offset };
  const shown = { offset, pageSize: PAGE, sort, now: ctx.now, viewerId: viewer.id };
  switch (tab) {
    case "reviews":
      return { ...shown, tab, reviews: await section(ctx, listOwnReviews(ctx, { sort, limit: PAGE, offset })) };
    case "next-listen":
      return { ...shown, tab, items: await section(ctx, listShelf(ctx, { shelf: "watchlist", ...page })) };
    case "packs":
      return { ...shown, tab, asksForForm: form === "pack", items: await section(ctx, listPacksOf(ctx, page)) };
  }
}

/** What the form for a pack posts to without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return savePackForm(request, getCtx({ context }));
}

export const clientLoader = cachedLoader(minutes(2));

export default function Catalog({ loaderData, actionData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const asksForForm = loaderData.tab === "packs" && loaderData.asksForForm;
  // A page that came with the form in it keeps it there; a script opens it as a dialog.
  const [cameWithForm] = useState(asksForForm && !hydrated);
  const packs = catalogPath({ tab: "packs" });
  return (
    <div className="page pt-6 lg:pt-10">
      <Heading level={1} className="mb-4">
        Your Music Catalog
      </Heading>
      <LinkTabs
        label="Catalog"
        value={loaderData.tab}
        items={CATALOG_TABS.map((tab) => ({ value: tab, label: NAMES[tab], to: catalogPath({ tab }) }))}
      >
        {asksForForm && cameWithForm && (
          <div className="pb-8">
            <LazyPackSection
              pack={null}
              fallback={`${packs}&form=pack`}
              cancel={packs}
              result={actionData?.result}
              onSaved={() => navigate(packs, { replace: true })}
            />
          </div>
        )}
        {loaderData.tab === "reviews" && <ReviewsPanel {...loaderData} />}
        {loaderData.tab === "next-listen" && <WatchlistPanel {...loaderData} />}
        {loaderData.tab === "packs" && <PacksPanel {...loaderData} asksForForm={asksForForm && !cameWithForm} />}
      </LinkTabs>
      <ActionToast answer={actionData} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Your Music Catalog",
    description: "Your album reviews, Next Listen and music packs.",
    path: "/catalog",
    origin: originOf(matches),
    noIndex: true,
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
