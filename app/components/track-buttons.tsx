import { Heart, Star } from "lucide-react";
import type { ReactNode } from "react";
import { AddToPackButton } from "#app/components/add-to-pack-button.tsx";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { Track } from "#worker/domain/dto.ts";
import type { TrackShelf } from "#worker/domain/shelves.schema.ts";

const ACTION = "/actions/shelve-track";

/** Like, Favorite and Add to Pack of one track. What is on is always seen, the rest with the pointer or the focus. */
export function TrackButtons({ track, albumId, signedIn }: { track: Track; albumId: string; signedIn: boolean }) {
  const like = useTrackSwitch("liked-tracks", { track, albumId, signedIn, on: track.is_liked });
  const favorite = useTrackSwitch("favorite-tracks", { track, albumId, signedIn, on: track.is_favorite });
  return (
    <>
      {(like.on || favorite.on) && (
        <span
          aria-hidden="true"
          className="hidden shrink-0 gap-1 text-accent lg:pointer-fine:flex [&_svg]:size-3.5 [&_svg]:fill-current"
        >
          {like.on && <Heart />}
          {favorite.on && <Star />}
        </span>
      )}
      <div className="flex shrink-0 items-center max-lg:-mr-3 lg:pointer-fine:absolute lg:pointer-fine:inset-y-0 lg:pointer-fine:right-0 lg:pointer-fine:bg-bg lg:pointer-fine:pl-2 lg:pointer-fine:opacity-0 lg:pointer-fine:transition-opacity lg:pointer-fine:group-focus-within:opacity-100 lg:pointer-fine:group-hover:opacity-100">
        <TrackSwitch shelved={like} label={`Like: ${track.name}`} icon={<Heart aria-hidden="true" />} />
        <TrackSwitch shelved={favorite} label={`Favorite: ${track.name}`} icon={<Star aria-hidden="true" />} />
        <AddToPackButton
          item={{ album_id: albumId, track_id: track.id }}
          signedIn={signedIn}
          label={`Add to Pack: ${track.name}`}
          size="sm"
        />
      </div>
    </>
  );
}

function useTrackSwitch(
  shelf: TrackShelf,
  { track, albumId, ...state }: { track: Track; albumId: string; on: boolean; signedIn: boolean },
) {
  const fields = { track_id: track.id, album_id: albumId, shelf };
  return useSwitch({ key: `${shelf}-${track.id}`, action: ACTION, fields, ...state });
}

function TrackSwitch({
  shelved,
  label,
  icon,
}: {
  shelved: ReturnType<typeof useSwitch>;
  label: string;
  icon: ReactNode;
}) {
  return (
    <SwitchForm action={ACTION} fields={shelved.fields} onPress={shelved.press}>
      <IconButton type="submit" label={label} size="sm" pressed={shelved.on}>
        {icon}
      </IconButton>
    </SwitchForm>
  );
}
