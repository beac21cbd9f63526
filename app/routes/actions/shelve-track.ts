import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { trackShelfFailed } from "#app/lib/track-refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { FAVORITES_REFUSALS, TRACK_SHELVES, type TrackShelf } from "#worker/domain/shelves.schema.ts";
import { setTrackShelf } from "#worker/domain/track-shelves.server.ts";
import type { Route } from "./+types/shelve-track";

const Fields = z.object({
  track_id: z.string().min(1).max(200),
  album_id: z.string().min(1).max(200),
  shelf: z.enum(TRACK_SHELVES),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN: Record<TrackShelf, string> = {
  "favorite-tracks": "Please sign in to keep favorite tracks",
  "liked-tracks": "Please sign in to like tracks",
};

export async function action({ request, context }: Route.ActionArgs) {
  const { track_id: trackId, album_id: albumId, shelf, on, redirectTo } = await readFields(request, Fields);
  const placed = setTrackShelf(getCtx({ context }), { shelf, trackId, albumId, on: on === "true" });
  const pressed = await press(request, placed, {
    returnTo: sameSitePath(redirectTo),
    signIn: { title: "Login Required", description: SIGN_IN[shelf] },
    refused: ({ code, message }) => {
      const { title } = FAVORITES_REFUSALS["favorite-tracks"];
      if (code === "favorites_limit") return { title, description: message, tone: "error" };
      const failed = trackShelfFailed(shelf, { on: on === "true" });
      return code === "rate_limited" ? { ...failed, description: message } : failed;
    },
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on: on === "true" };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: trackShelfFailed(String(form.get("shelf")) as TrackShelf, { on: form.get("on") === "true" }),
}));
