import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { ProfileScreen } from "#app/components/profile-screen.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { profilePage } from "#worker/domain/profiles.server.ts";
import type { Route } from "./+types/profile";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const profile = await load(profilePage(ctx, params.username), profilePath(params.username));
  const viewer = await ctx.viewer();
  const mayBlock = viewer !== null && !profile.isSelf && !profile.isBlocking;
  const asksToBlock = mayBlock && url.searchParams.get("block") === "ask";
  return { profile, viewerId: viewer?.id ?? null, asksToBlock, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileOf({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />;
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.profile.user, matches) : [];
}
