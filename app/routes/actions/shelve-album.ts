import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { shelfFailed } from "#app/lib/refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { ALBUM_SHELVES, type AlbumShelf } from "#worker/domain/shelves.schema.ts";
import { setShelf } from "#worker/domain/shelves.server.ts";
import type { Route } from "./+types/shelve-album";

const Fields = z.object({
  album_id: z.string().min(1).max(200),
  shelf: z.enum(ALBUM_SHELVES),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN: Record<AlbumShelf, string> = {
  favorites: "Please sign in to keep favorite albums",
  "album-likes": "Please sign in to like albums",
  watchlist: "Please sign in to add albums to Next Listen",
};

export async function action({ request, context }: Route.ActionArgs) {
  const { album_id: albumId, shelf, on, redirectTo } = await readFields(request, Fields);
  const placed = setShelf(getCtx({ context }), { shelf, albumId, on: on === "true" });
  const pressed = await press(request, placed, {
    returnTo: sameSitePath(redirectTo),
    signIn: { title: "Authentication required", description: SIGN_IN[shelf] },
    refused: ({ code, message }) => {
      if (code === "favorites_limit") {
        return { title: "Favorites Limit Reached", description: message, tone: "error" };
      }
      const failed = shelfFailed(shelf, { on: on === "true" });
      return code === "rate_limited" ? { ...failed, description: message } : failed;
    },
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on: on === "true" };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: shelfFailed(String(form.get("shelf")) as AlbumShelf, { on: form.get("on") === "true" }),
}));
