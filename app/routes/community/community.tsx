import { useNavigate } from "react-router";
import { z } from "zod";
import { CreatePostButton } from "#app/components/community/create-post-button.tsx";
import { PostFeed } from "#app/components/community/post-feed.tsx";
import { Link } from "#app/components/link.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { COMMUNITY, COMMUNITY_TABS, type CommunityTab, communityPath } from "#app/lib/community.ts";
import { pickGenre, writePostPath } from "#app/lib/create-post.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { section } from "#app/lib/section.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { genreFromPath } from "#worker/domain/genre-names.schema.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { listFollowingPosts, listPosts, POSTS_PAGE } from "#worker/domain/post-lists.server.ts";
import type { Route } from "./+types/community";

const Query = z.object({
  tab: z.enum(COMMUNITY_TABS).catch("feed"),
  offset: paging(POSTS_PAGE).offset.catch(0),
  post: z.literal("write").optional().catch(undefined),
  genre: z.string().max(100).catch("").default(""),
});

const NAMES: Record<CommunityTab, string> = { feed: "Feed", following: "Following" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, offset, post, genre } = Query.parse(Object.fromEntries(url.searchParams));
  const viewer = await ctx.viewer();
  const page = { limit: POSTS_PAGE, offset };
  const list = tab === "feed" ? listPosts : listFollowingPosts;
  return {
    tab,
    posts: tab === "feed" || viewer ? await section(ctx, list(ctx, page)) : [],
    offset,
    pageSize: POSTS_PAGE,
    viewerId: viewer?.id ?? null,
    asksToPost: post === "write",
    genre: genreFromPath(genre),
    now: ctx.now,
  };
}

export const clientLoader = cachedLoader(minutes(1));

export default function Community({ loaderData }: Route.ComponentProps) {
  const { tab, viewerId, asksToPost, genre } = loaderData;
  const navigate = useNavigate();
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mx-auto max-w-2xl">
        <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
          <Heading level={1}>Community</Heading>
          {viewerId !== null && (
            <CreatePostButton
              viewerId={viewerId}
              topic={genre && pickGenre(genre)}
              isAsked={asksToPost}
              onClosed={() => {
                if (asksToPost) navigate(communityPath({ tab }), { replace: true, preventScrollReset: true });
              }}
            />
          )}
        </div>
        {viewerId === null && <SignInPrompt returnTo={writePostPath(genre ?? undefined)} />}
        <LinkTabs
          label="Community"
          value={tab}
          items={COMMUNITY_TABS.map((value) => ({ value, label: NAMES[value], to: communityPath({ tab: value }) }))}
        >
          <Posts key={tab} {...loaderData} />
        </LinkTabs>
      </div>
    </div>
  );
}

function Posts({ tab, posts, offset, pageSize, viewerId, now }: Route.ComponentProps["loaderData"]) {
  if (tab === "following" && viewerId === null) {
    return (
      <EmptyState
        drawing="people"
        text="Sign in to see what the people you follow are saying"
        action={
          <Button asChild>
            <Link to={signInPath(communityPath({ tab }))}>Sign In</Link>
          </Button>
        }
      />
    );
  }
  return (
    <PostFeed
      posts={posts}
      name={tab}
      offset={offset}
      pageSize={pageSize}
      viewerId={viewerId}
      now={now}
      href={(at) => communityPath({ tab, offset: at })}
      emptyText={tab === "feed" ? "No posts yet" : "No posts from your network"}
      emptyAction={
        tab === "following" && (
          <Button asChild>
            <Link to="/search">Find people to follow</Link>
          </Button>
        )
      }
    />
  );
}

function SignInPrompt({ returnTo }: { returnTo: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <p>Sign in to post and to join the conversation.</p>
      <Button asChild variant="primary">
        <Link to={signInPath(returnTo)}>Sign in to post</Link>
      </Button>
    </div>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Community",
    description: "What members say about artists, albums, tracks and genres.",
    path: COMMUNITY,
    origin: originOf(matches),
    noIndex: loaderData?.tab === "following",
  });
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
