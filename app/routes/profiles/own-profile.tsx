import { ProfileScreen } from "#app/components/profile-screen.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { requireViewer } from "#worker/domain/auth.server.ts";
import { profilePage } from "#worker/domain/profiles.server.ts";
import type { Route } from "./+types/own-profile";

const HERE = "/profile";

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const viewer = await load(requireViewer(ctx), HERE);
  return { profile: await load(profilePage(ctx, viewer.username), HERE), viewerId: viewer.id, now: ctx.now };
}

export const clientLoader = cachedLoader(minutes(2));

export default function OwnProfile({ loaderData }: Route.ComponentProps) {
  return <ProfileScreen {...loaderData} />;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.profile.user, matches) : [];
}
