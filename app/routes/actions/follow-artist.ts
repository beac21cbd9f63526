import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { followArtistFailed } from "#app/lib/refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { setFollowedArtist } from "#worker/domain/followed-artists.server.ts";
import type { Route } from "./+types/follow-artist";

const Fields = z.object({
  artist_id: z.string().min(1).max(200),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN = { title: "Authentication Required", description: "Please sign in to follow artists" };

export async function action({ request, context }: Route.ActionArgs) {
  const { artist_id: artistId, redirectTo, ...fields } = await readFields(request, Fields);
  const on = fields.on === "true";
  const pressed = await press(request, setFollowedArtist(getCtx({ context }), { artistId, on }), {
    returnTo: sameSitePath(redirectTo),
    signIn: SIGN_IN,
    refused: ({ code, message }) => ({
      ...followArtistFailed(),
      ...(code === "rate_limited" && { description: message }),
    }),
    done: { title: on ? "Artist Followed" : "Artist Unfollowed" },
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: followArtistFailed() }));
