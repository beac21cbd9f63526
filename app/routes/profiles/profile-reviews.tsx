import { z } from "zod";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { profilePath } from "#app/components/profile-screen.tsx";
import { ReviewFeed } from "#app/components/review-feed.tsx";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { SelectMenu } from "#app/components/ui/select-menu.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { counted } from "#app/lib/format.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listUserReviews } from "#worker/domain/review-lists.server.ts";
import { USER_REVIEW_SORTS } from "#worker/domain/reviews.schema.ts";
import { getUserByUsername } from "#worker/domain/users.server.ts";
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

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { sort, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const path = profilePath(params.username);
  const user = await load(getUserByUsername(ctx, params.username), path);
  const reviews = await load(listUserReviews(ctx, { userId: user.id, sort, limit: PAGE, offset }), path);
  const viewer = await ctx.viewer();
  return { user, reviews, sort, offset, viewerId: viewer?.id ?? null, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileReviews({ loaderData }: Route.ComponentProps) {
  const { user, reviews, sort, offset, viewerId, now } = loaderData;
  const path = profilePath(user.username);
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mx-auto max-w-3xl">
        <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-5">
          <div className="flex min-w-0 items-center gap-4">
            <Avatar src={user.profile_image_url} name={user.username} size="lg" decorative loading="eager" />
            <div className="min-w-0">
              <Heading level={1}>Album Reviews</Heading>
              <p className="mt-0.5 truncate text-muted">
                {counted(user.reviews_count, "review")} by{" "}
                <Link to={path} className="font-medium text-text hover:underline">
                  {user.username}
                </Link>
              </p>
            </div>
          </div>
          {(reviews.length > 0 || offset > 0) && (
            <SelectMenu label="Sort by" name="sort" value={sort} options={SORTS} drop={["offset"]} />
          )}
        </header>
        <ReviewFeed
          key={sort}
          name={sort}
          reviews={reviews}
          offset={offset}
          pageSize={PAGE}
          viewerId={viewerId}
          now={now}
          href={(at) => `${path}/reviews?sort=${sort}&offset=${at}`}
          emptyText="No reviews yet"
          headingLevel={2}
        />
      </div>
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Album Reviews", path: "/reviews" }) : [];
}
