import { z } from "zod";
import { ArtistCard } from "#app/components/artist-card.tsx";
import { FOLLOW_ARTIST } from "#app/components/follow-artist-button.tsx";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { COVERS, ProfileList } from "#app/components/profile-list.tsx";
import { ProfileSubPage, sectionPath, totalOf } from "#app/components/profile-sub-page.tsx";
import { RemoveButton } from "#app/components/remove-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { load } from "#app/lib/form-action.server.ts";
import { profileMeta } from "#app/lib/profile-meta.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import { getCtx } from "#worker/context.server.ts";
import type { FollowedArtist } from "#worker/domain/dto.ts";
import { MAX_LIMIT, paging } from "#worker/domain/paging.schema.ts";
import { profileArtists } from "#worker/domain/profile-lists.server.ts";
import type { Route } from "./+types/profile-artists";

const Query = z.object({ offset: paging().offset.catch(0) });

export async function loader({ params: { username }, url, context }: Route.LoaderArgs) {
  const { offset } = Query.parse(Object.fromEntries(url.searchParams));
  const page = { username, limit: MAX_LIMIT, offset };
  return { ...(await load(profileArtists(getCtx({ context }), page), url.pathname)), offset, pageSize: MAX_LIMIT };
}

export const clientLoader = cachedLoader(minutes(5));

export default function ProfileArtists({ loaderData }: Route.ComponentProps) {
  const { user, isSelf, total } = loaderData;
  return (
    <ProfileSubPage user={user} section="artists" count={totalOf(total, "artist")}>
      <ProfileList
        {...loaderData}
        name="artists"
        path={sectionPath(user.username, "artists")}
        idOf={(artist) => artist.artist_spotify_id}
        looks={COVERS}
        empty={<EmptyState drawing="people" text="No followed artists yet" action={isSelf && <FindArtists />} />}
        end="These are all the followed artists"
      >
        {(artist, { onRemoved }) => <ArtistItem artist={artist} isSelf={isSelf} onRemoved={onRemoved} />}
      </ProfileList>
    </ProfileSubPage>
  );
}

function ArtistItem({ artist, isSelf, onRemoved }: { artist: FollowedArtist; isSelf: boolean; onRemoved: () => void }) {
  const { artist_spotify_id: id, artist_name: name, artist_image_url } = artist;
  const removal = useRemoval({ action: FOLLOW_ARTIST, fields: { artist_id: id }, onRemoved });
  if (removal.isGone) return null;
  return (
    <li className="min-w-0 text-center">
      <ArtistCard artist={{ id, name, image_url: artist_image_url }} />
      {isSelf && <RemoveButton action={FOLLOW_ARTIST} removal={removal} what={name} verb="Unfollow" centered />}
    </li>
  );
}

function FindArtists() {
  return (
    <Button asChild>
      <Link to="/search">Find artists</Link>
    </Button>
  );
}

export const ErrorBoundary = notFoundBoundary("User Not Found", "We couldn't find a user with that username");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? profileMeta(loaderData.user, matches, { title: "Followed Artists", path: "/artists" }) : [];
}
