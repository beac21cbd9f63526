import { data, redirect } from "react-router";
import { z } from "zod";
import { flash } from "#app/lib/flash.server.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { deleteFailed } from "#app/lib/refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { removeReview } from "#worker/domain/reviews.server.ts";
import type { Route } from "./+types/delete-review";

const Fields = z.object({
  review_id: z.string().min(1).max(100),
  redirectTo: z.string().optional(),
  /** The page is about this review alone: it has to be left, also by a script. */
  leave: z.literal("true").optional(),
});

const DELETED = { title: "Review deleted", description: "Your review has been deleted." };

export async function action({ request, context }: Route.ActionArgs) {
  const { review_id: id, redirectTo, leave } = await readFields(request, Fields);
  const returnTo = sameSitePath(redirectTo);
  const pressed = await press(request, removeReview(getCtx({ context }), id), {
    returnTo,
    refused: ({ code, message }) =>
      code === "forbidden"
        ? { title: "Permission Denied", description: message, tone: "error" }
        : { ...deleteFailed(), ...(code === "rate_limited" && { description: message }) },
    done: DELETED,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  if (leave) throw redirect(returnTo, { headers: flash(DELETED) });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: deleteFailed() }));
