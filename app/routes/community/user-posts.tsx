import { ArrowLeft } from "lucide-react";
import { z } from "zod";
import { PostFeed } from "#app/components/community/post-feed.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { COMMUNITY, userPostsPath } from "#app/lib/community.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { POSTS_PAGE } from "#worker/domain/post-lists.server.ts";
import { profilePosts } from "#worker/domain/profile-lists.server.ts";
import type { Route } from "./+types/user-posts";

const Query = z.object({ offset: paging(POSTS_PAGE).offset.catch(0) });

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const read = await load(profilePosts(ctx, { username, limit: POSTS_PAGE, offset }), url.pathname);
  const viewer = await ctx.viewer();
  return { ...read, offset, pageSize: POSTS_PAGE, viewerId: viewer?.id ?? null, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(1));

export default function UserPosts({ loaderData }: Route.ComponentProps) {
  const { user, posts, offset, pageSize, viewerId, now } = loaderData;
  return (
    <div className="page pt-4 lg:pt-8">
      <div className="mx-auto max-w-2xl">
        <Link
          to={profilePath(user.username)}
          className="-ml-1 inline-flex min-h-11 max-w-full items-center gap-1.5 px-1 text-sm text-muted hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">Back to {user.username}</span>
        </Link>
        <header className="mt-1 mb-6 flex min-w-0 items-center gap-4">
          <Avatar src={user.profile_image_url} name={user.username} size="lg" decorative loading="eager" />
          <div className="min-w-0">
            <Heading level={1}>Community Posts</Heading>
            <p className="mt-0.5 text-muted wrap-anywhere">by {user.username}</p>
          </div>
        </header>
        <PostFeed
          posts={posts}
          name="posts"
          offset={offset}
          pageSize={pageSize}
          viewerId={viewerId}
          now={now}
          href={(at) => `${userPostsPath(user.username)}?offset=${at}`}
          emptyText="No community posts yet"
          emptyAction={
            <Button asChild>
              <Link to={COMMUNITY}>Go to Community</Link>
            </Button>
          }
        />
      </div>
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("User not found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { user } = loaderData;
  const picture = user.profile_image_url;
  return pageMeta({
    title: `Community posts by ${user.name ? `${user.name} (@${user.username})` : `@${user.username}`}`,
    description: `What ${user.name ?? user.username} says about artists, albums, tracks and genres.`,
    path: userPostsPath(user.username),
    origin: originOf(matches),
    type: "profile",
    image: picture === null ? null : { url: picture, alt: user.username },
  });
}
