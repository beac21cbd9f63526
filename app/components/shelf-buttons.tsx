import { Bookmark, Heart, Star } from "lucide-react";
import { type ReactNode, useId } from "react";
import { AddToPackButton } from "#app/components/add-to-pack-button.tsx";
import { SwitchForm } from "#app/components/switch-form.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { useSwitch } from "#app/lib/use-switch.ts";
import type { AlbumShelf } from "#worker/domain/shelves.schema.ts";

const ACTION = "/actions/shelve-album";

type Flags = { favorite: boolean; liked: boolean; watchlist: boolean; favoritesCount: number };

/** Like, Favorite, Add to Next Listen and Add to Pack: where a member keeps an album. */
export function ShelfButtons({
  albumId,
  flags,
  maxFavorites,
  signedIn,
}: {
  albumId: string;
  flags: Flags;
  maxFavorites: number;
  signedIn: boolean;
}) {
  const on = { albumId, signedIn };
  const isFull = flags.favoritesCount >= maxFavorites && !flags.favorite;
  return (
    <div className="flex items-center">
      <ShelfButton {...on} shelf="album-likes" label="Like" on={flags.liked} icon={<Heart aria-hidden="true" />} />
      <ShelfButton
        {...on}
        shelf="favorites"
        label="Favorite"
        on={flags.favorite}
        icon={<Star aria-hidden="true" />}
        refusal={
          isFull ? `You can only have ${maxFavorites} favorite albums. Please remove one before adding another` : null
        }
      />
      <ShelfButton
        {...on}
        shelf="watchlist"
        label="Add to Next Listen"
        on={flags.watchlist}
        icon={<Bookmark aria-hidden="true" />}
      />
      <AddToPackButton item={{ album_id: albumId }} signedIn={signedIn} />
    </div>
  );
}

function ShelfButton({
  albumId,
  shelf,
  label,
  on,
  icon,
  signedIn,
  refusal = null,
}: {
  albumId: string;
  shelf: AlbumShelf;
  label: string;
  on: boolean;
  icon: ReactNode;
  signedIn: boolean;
  /** Why it cannot be switched on. */
  refusal?: string | null;
}) {
  const reason = useId();
  const shelved = useSwitch({
    key: `${shelf}-${albumId}`,
    action: ACTION,
    fields: { album_id: albumId, shelf },
    on,
    signedIn,
  });
  function press() {
    if (refusal === null) return shelved.press();
    showToast({ title: "Favorites Limit Reached", description: refusal, tone: "error" });
  }
  return (
    <SwitchForm action={ACTION} fields={shelved.fields} onPress={press}>
      <IconButton
        type="submit"
        label={label}
        pressed={shelved.on}
        aria-disabled={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : reason}
        className={refusal === null ? undefined : "opacity-50"}
      >
        {icon}
      </IconButton>
      {refusal && <VisuallyHidden id={reason}>{refusal}</VisuallyHidden>}
    </SwitchForm>
  );
}
