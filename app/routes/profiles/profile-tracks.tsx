import { z } from "zod";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { COVERS, LikedTrackItem, ProfileList, ShelvedAlbumItem } from "#app/components/profile-list.tsx";
import { FindAlbums, ProfileSubPage, sectionPath, totalOf } from "#app/components/profile-sub-page.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { LinkTabs } from "#app/components/ui/link-tabs.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { getCtx } from "#worker/context.server.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { profileAlbums, profileLikedTracks } from "#worker/domain/profile-lists.server.ts";
import type { Route } from "./+types/profile-tracks";

const Query = z.object({ tab: z.enum(["songs", "albums"]).catch("songs"), offset: paging().offset.catch(0) });

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const { tab, offset } = Query.parse(Object.fromEntries(url.searchParams));
  const shown = { offset, pageSize: MAX_LIMIT };
  const page = { username, limit: MAX_LIMIT, offset };
  if (tab === "songs") return { tab, ...shown, ...(await load(profileLikedTracks(ctx, page), url.pathname)) };
  return { tab, ...shown, ...(await load(profileAlbums(ctx, { shelf: "album-likes", ...page }), url.pathname)) };
}

export const clientLoader = cachedLoader(minutes(2));

export default function ProfileTracks({ loaderData }: Route.ComponentProps) {
  const { user, isSelf, tab, total } = loaderData;
  const path = sectionPath(user.username, "tracks");
  return (
    <ProfileSubPage user={user} section="tracks" count={totalOf(total, tab === "songs" ? "song" : "album")}>
      <LinkTabs
        label="Likes"
        value={tab}
        items={[
          { value: "songs", label: "Liked Songs", to: path },
          { value: "albums", label: "Liked Albums", to: `${path}?tab=albums` },
        ]}
      >
        {loaderData.tab === "songs" ? (
          <ProfileList
            {...loaderData}
            key="songs"
            name="songs"
            path={path}
            idOf={(track) => track.track_spotify_id}
            empty={<EmptyState drawing="heart" text="No liked songs yet" action={isSelf && <FindAlbums />} />}
            end="These are all the liked songs"
          >
            {(track, { onRemoved }) => <LikedTrackItem track={track} isSelf={isSelf} onRemoved={onRemoved} />}
          </ProfileList>
        ) : (
          <ProfileList
            {...loaderData}
            key="albums"
            name="albums"
            path={`${path}?tab=albums`}
            idOf={(album) => album.id}
            looks={COVERS}
            empty={<EmptyState drawing="heart" text="No liked albums yet" action={isSelf && <FindAlbums />} />}
            end="These are all the liked albums"
          >
            {(album, { index, onRemoved }) => (
              <ShelvedAlbumItem
                album={album}
                shelf="album-likes"
                isSelf={isSelf}
                priority={index < 5}
                onRemoved={onRemoved}
              />
            )}
          </ProfileList>
        )}
      </LinkTabs>
    </ProfileSubPage>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const of =
    loaderData.tab === "songs"
      ? { title: "Liked Songs", path: "/tracks" }
      : { title: "Liked Albums", path: "/tracks?tab=albums" };
  return profileMeta(loaderData.user, matches, of);
}
