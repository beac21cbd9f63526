import { Check, Plus } from "lucide-react";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { Artist } from "#worker/domain/dto.ts";

export const FOLLOW_ARTIST = "/actions/follow-artist";

/** Whether the viewer follows an artist, and how many do. */
export function useArtistFollow({
  artist,
  isFollowing,
  signedIn,
}: {
  artist: Pick<Artist, "id" | "followers_count">;
  isFollowing: boolean;
  signedIn: boolean;
}) {
  return useSwitch({
    key: `follow-artist-${artist.id}`,
    action: FOLLOW_ARTIST,
    fields: { artist_id: artist.id },
    on: isFollowing,
    count: artist.followers_count,
    signedIn,
  });
}

/** Follow, or Following, which ends it. A stranger is led to sign-in and back. */
export function FollowArtistButton({ follow }: { follow: ReturnType<typeof useArtistFollow> }) {
  return (
    <SwitchForm action={FOLLOW_ARTIST} fields={follow.fields} onPress={follow.press}>
      <Button
        type="submit"
        variant={follow.on ? "quiet" : "primary"}
        icon={follow.on ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        className="min-w-32"
      >
        {follow.on ? "Following" : "Follow"}
      </Button>
    </SwitchForm>
  );
}
