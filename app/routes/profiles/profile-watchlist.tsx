import { z } from "zod";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { COVERS, ProfileList, ShelvedAlbumItem } from "#app/components/profile-list.tsx";
import { FindAlbums, ProfileSubPage, sectionPath, totalOf } from "#app/components/profile-sub-page.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { profileAlbums } from "#worker/domain/profile-lists.server.ts";
import type { Route } from "./+types/profile-watchlist";

const Query = z.object({ offset: paging().offset.catch(0) });

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const page = { username, shelf: "watchlist", limit: MAX_LIMIT, offset } as const;
  return { ...(await load(profileAlbums(getCtx({ context }), page), url.pathname)), offset, pageSize: MAX_LIMIT };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileWatchlist({ loaderData }: Route.ComponentProps) {
  const { user, isSelf, total } = loaderData;
  return (
    <ProfileSubPage user={user} section="watchlist" count={totalOf(total, "album")}>
      <ProfileList
        {...loaderData}
        name="watchlist"
        path={sectionPath(user.username, "watchlist")}
        idOf={(album) => album.id}
        looks={COVERS}
        empty={<EmptyState text="No albums in watchlist yet" action={isSelf && <FindAlbums />} />}
        end="You've reached the end of Next Listen"
      >
        {(album, { index, onRemoved }) => (
          <ShelvedAlbumItem
            album={album}
            shelf="watchlist"
            isSelf={isSelf}
            priority={index < 5}
            onRemoved={onRemoved}
          />
        )}
      </ProfileList>
    </ProfileSubPage>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? profileMeta(loaderData.user, matches, { title: "Next Listen Watchlist", path: "/watchlist" })
    : [];
}
