import type { ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { ConnectionsList } from "#app/components/connections-list.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { connectionsPath } from "#app/lib/connections.ts";
import { load } from "#app/lib/form-action.server.ts";
import { formatCount } from "#app/lib/format.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { CONNECTION_TABS } from "#worker/domain/follows.schema.ts";
import { connectionsPage } from "#worker/domain/follows.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import type { Route } from "./+types/connections";

const PAGE = 20;

const Query = z.object({
  tab: z.enum(CONNECTION_TABS).catch("followers"),
  offset: paging(PAGE).offset.catch(0),
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const { username } = params;
  const page = connectionsPage(ctx, { username, tab, limit: PAGE, offset });
  const { user, people } = await load(page, connectionsPath(username, tab));
  const viewer = await ctx.viewer();
  return { user, tab, people, offset, pageSize: PAGE, viewerId: viewer?.id ?? null };
}

export const clientLoader = cachedLoader(minutes(5));

/** A list in the profile's dialog stays as it is while one follows and unfollows in it. */
export function shouldRevalidate({ currentUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname.endsWith("/connections") && defaultShouldRevalidate;
}

/** The profile's dialog as a page: for whom no script opens it, and for a link to it. */
export default function ConnectionsScreen({ loaderData }: Route.ComponentProps) {
  const { user, tab, viewerId, ...page } = loaderData;
  const { username } = user;
  return (
    <div className="page pt-6 lg:pt-10">
      <div className="mx-auto max-w-xl">
        <header className="mb-4 flex items-center gap-4">
          <Link to={profilePath(username)} aria-label={username} className="rounded-full">
            <Avatar src={user.profile_image_url} name={username} size="lg" decorative loading="eager" />
          </Link>
          <Heading level={1} className="min-w-0 wrap-anywhere">
            {username}'s Connections
          </Heading>
        </header>
        <LinkTabs
          label="Connections"
          value={tab}
          replace
          items={[
            {
              value: "followers",
              label: `Followers (${formatCount(user.followers_count)})`,
              to: connectionsPath(username, "followers"),
            },
            {
              value: "following",
              label: `Following (${formatCount(user.following_count)})`,
              to: connectionsPath(username, "following"),
            },
          ]}
        >
          <ConnectionsList key={`${username} ${tab}`} username={username} part={{ ...page, tab }} viewerId={viewerId} />
        </LinkTabs>
      </div>
    </div>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Connections", path: "/connections" }) : [];
}
