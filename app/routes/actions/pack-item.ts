import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { packItemFailed } from "#app/lib/pack-refusals.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { setPackItem } from "#worker/domain/pack-choices.server.ts";
import { PackItemSchema } from "#worker/domain/packs.schema.ts";
import type { Route } from "./+types/pack-item";

const Fields = PackItemSchema.extend({
  pack_id: z.string().min(1).max(200),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN = { title: "Sign in required", description: "Please sign in to change your packs" };

export async function action({ request, context }: Route.ActionArgs) {
  const { pack_id: packId, on, redirectTo, ...item } = await readFields(request, Fields);
  const deed = { isTrack: item.track_id !== undefined, on: on === "true" };
  const pressed = await press(request, setPackItem(getCtx({ context }), { ...item, packId, on: deed.on }), {
    returnTo: sameSitePath(redirectTo),
    signIn: SIGN_IN,
    refused: ({ code, message }) => ({
      ...packItemFailed(deed),
      ...((code === "forbidden" || code === "rate_limited") && { description: message }),
    }),
    done: done(deed),
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on: deed.on, toast: pressed.toast };
}

function done({ isTrack, on }: { isTrack: boolean; on: boolean }) {
  const what = isTrack ? "track" : "album";
  const title = `${isTrack ? "Track" : "Album"} ${on ? "Added" : "Removed"}`;
  return { title, description: on ? `The ${what} is in your pack.` : `The ${what} is no longer in your pack.` };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: packItemFailed({ isTrack: form.has("track_id"), on: form.get("on") === "true" }),
}));
