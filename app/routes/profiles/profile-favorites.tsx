import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { COVERS, ShelvedAlbumItem } from "#app/components/profile-list.tsx";
import { FindAlbums, ProfileSubPage, totalOf } from "#app/components/profile-sub-page.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { profileAlbums } from "#worker/domain/profile-lists.server.ts";
import { MAX_FAVORITES } from "#worker/domain/shelves.schema.ts";
import type { Route } from "./+types/profile-favorites";

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const all = { username, shelf: "favorites", limit: MAX_FAVORITES, offset: 0 } as const;
  return load(profileAlbums(getCtx({ context }), all), url.pathname);
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileFavorites({ loaderData }: Route.ComponentProps) {
  const { user, items, isSelf, total } = loaderData;
  return (
    <ProfileSubPage user={user} section="favorites" count={totalOf(total, "album")}>
      {items.length === 0 ? (
        <EmptyState drawing="heart" text="No favorite albums yet" action={isSelf && <FindAlbums />} />
      ) : (
        <ul className={COVERS}>
          {items.map((album, index) => (
            <ShelvedAlbumItem key={album.id} album={album} shelf="favorites" isSelf={isSelf} priority={index < 5} />
          ))}
        </ul>
      )}
    </ProfileSubPage>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Favorite Albums", path: "/favorites" }) : [];
}
