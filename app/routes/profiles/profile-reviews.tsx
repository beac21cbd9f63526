import { z } from "zod";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { FindAlbums, ProfileSubPage, sectionPath, totalOf } from "#app/components/profile-sub-page.tsx";
import { ReviewFeed } from "#app/components/review-feed.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectMenu } from "#app/components/ui/select-menu.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { profileReviews } from "#worker/domain/profile-lists.server.ts";
import { USER_REVIEW_SORTS } from "#worker/domain/reviews.schema.ts";
import type { Route } from "./+types/profile-reviews";

const PAGE = 20;

const Query = z.object({
  sort: z.enum(USER_REVIEW_SORTS).catch("recent"),
  offset: paging(PAGE).offset.catch(0),
});

const SORTS = [
  { value: "recent", label: "Most Recent" },
  { value: "oldest", label: "Oldest First" },
  { value: "highestRated", label: "Highest Rated" },
  { value: "lowestRated", label: "Lowest Rated" },
];

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { sort, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const page = { username, sort, limit: PAGE, offset };
  const { items: reviews, ...shown } = await load(profileReviews(ctx, page), url.pathname);
  const viewer = await ctx.viewer();
  return { ...shown, reviews, sort, offset, viewerId: viewer?.id ?? null, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileReviews({ loaderData }: Route.ComponentProps) {
  const { user, isSelf, total, reviews, sort, offset, viewerId, now } = loaderData;
  const isEmpty = reviews.length === 0 && offset === 0;
  const path = sectionPath(user.username, "reviews");
  return (
    <ProfileSubPage
      user={user}
      section="reviews"
      count={totalOf(total, "review")}
      action={!isEmpty && <SelectMenu label="Sort by" name="sort" value={sort} options={SORTS} drop={["offset"]} />}
    >
      {isEmpty ? (
        <EmptyState drawing="notes" text="No reviews yet" action={isSelf && <FindAlbums />} />
      ) : (
        <div className="max-w-3xl">
          <ReviewFeed
            key={sort}
            name={sort}
            reviews={reviews}
            offset={offset}
            pageSize={PAGE}
            viewerId={viewerId}
            now={now}
            href={(at) => `${path}?sort=${sort}&offset=${at}`}
            emptyText="No reviews yet"
            headingLevel={2}
          />
        </div>
      )}
    </ProfileSubPage>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Album Reviews", path: "/reviews" }) : [];
}
