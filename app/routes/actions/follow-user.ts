import { data } from "react-router";
import { z } from "zod";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { followFailed } from "#app/lib/people-refusals.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import type { ErrorCode } from "#worker/domain/errors.server.ts";
import { type Followed, setFollow, type Unfollowed } from "#worker/domain/follows.server.ts";
import type { Route } from "./+types/follow-user";

const Fields = z.object({
  user_id: z.string().min(1).max(200),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

/** Refusals that say why, in words of the domain's own. */
const REASONS: ErrorCode[] = ["blocked", "invalid", "not_found", "rate_limited"];

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, Fields);
  const on = fields.on === "true";
  const pressed = await press(request, setFollow(getCtx({ context }), { followingId: fields.user_id, on }), {
    returnTo: sameSitePath(fields.redirectTo),
    signIn: { title: "Authentication required", description: "Please sign in to follow users" },
    refused: ({ code, message }) =>
      REASONS.includes(code) ? { ...followFailed({ on }), description: message } : followFailed({ on }),
    done: deedOf,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, on, count: pressed.value.followersCount, toast: pressed.toast };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: followFailed({ on: form.get("on") === "true" }),
}));

/** Part 1 §4, §8: what was so already is told, not refused. */
function deedOf(outcome: Followed | Unfollowed): ToastMessage {
  if ("created" in outcome) {
    return { title: outcome.created ? "You are now following this user" : "You are already following this user" };
  }
  return { title: outcome.removed ? "You've unfollowed this user" : "You are not following this user" };
}
