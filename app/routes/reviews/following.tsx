import { z } from "zod";
import { Link } from "#app/components/link.tsx";
import { ReviewCard } from "#app/components/review-card.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { section } from "#app/lib/section.server.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import type { Review } from "#worker/domain/dto.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listFollowingReviews } from "#worker/domain/review-lists.server.ts";
import type { Route } from "./+types/following";

const HERE = "/reviews/following";
const PAGE = 20;
const FAILED = "Error loading reviews. Please try again later.";

const Query = z.object({ offset: paging(PAGE).offset.catch(0) });

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), HERE);
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const reviews = await section(ctx, listFollowingReviews(ctx, { limit: PAGE, offset }));
  return { reviews, offset, viewerId: viewer.id, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(5), minutes(30));

export default function FollowingReviews({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-6 lg:pt-10">
      <Heading level={1} className="mb-6">
        Reviews from People You Follow
      </Heading>
      <Reviews {...loaderData} />
    </div>
  );
}

function Reviews({ reviews, offset, viewerId, now }: Route.ComponentProps["loaderData"]) {
  const list = useMore<Review>({
    name: "following",
    first: reviews ?? [],
    offset,
    pageSize: PAGE,
    href: (at) => `${HERE}?offset=${at}`,
    pick: listIn("reviews"),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  if (reviews === null) return <ErrorState text={FAILED} />;
  if (list.items.length === 0 && offset === 0) {
    return (
      <EmptyState
        drawing="people"
        text="No reviews from people you follow"
        action={
          <Button asChild>
            <Link to="/search">Find people to follow</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-5">
        {list.items.map((review, index) => (
          <li key={review.id} className="min-w-0">
            <ReviewCard review={review} viewerId={viewerId} now={now} headingLevel={2} priority={index < 2} />
          </li>
        ))}
      </ul>
      <ShowMore
        href={list.nextHref}
        isEnd={list.isEnd}
        isLoading={list.isLoading}
        onMore={list.more}
        label="Load More"
        end="You've reached the end of reviews!"
      />
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Reviews from People You Follow",
    description: "The newest reviews by the people you follow.",
    path: HERE,
    origin: originOf(matches),
    noIndex: true,
  });
}
