import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { likeFailed } from "#app/lib/refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { SIGN_IN_TO_LIKE, setReviewLike } from "#worker/domain/review-likes.server.ts";
import type { Route } from "./+types/like-review";

const Fields = z.object({
  review_id: z.string().min(1).max(100),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, Fields);
  const like = setReviewLike(getCtx({ context }), { reviewId: fields.review_id, on: fields.on === "true" });
  const pressed = await press(request, like, {
    returnTo: sameSitePath(fields.redirectTo),
    signIn: { title: "Authentication required", description: SIGN_IN_TO_LIKE },
    refused: ({ code, message }) =>
      code === "blocked" || code === "rate_limited" ? { ...likeFailed(), description: message } : likeFailed(),
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  const { isLikedByCurrentUser: on, likes_count: count } = pressed.value;
  return { ok: true, on, count };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: likeFailed() }));
