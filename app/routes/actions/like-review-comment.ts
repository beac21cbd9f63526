import { data } from "react-router";
import { z } from "zod";
import { likeCommentFailed } from "#app/lib/comment-answer.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { setReviewCommentLike } from "#worker/domain/review-comment-likes.server.ts";
import type { Route } from "./+types/like-review-comment";

const Fields = z.object({
  comment_id: z.string().min(1).max(100),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN = { title: "Sign in required", description: "Please sign in to like comments" };

export async function action({ request, context }: Route.ActionArgs) {
  const { comment_id: commentId, redirectTo, ...fields } = await readFields(request, Fields);
  const on = fields.on === "true";
  const pressed = await press(request, setReviewCommentLike(getCtx({ context }), { commentId, on }), {
    returnTo: `${sameSitePath(redirectTo)}#comment-${encodeURIComponent(commentId)}`,
    signIn: SIGN_IN,
    refused: ({ code, message }) => ({
      ...likeCommentFailed({ on }),
      ...((code === "blocked" || code === "rate_limited") && { description: message }),
    }),
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  const { isLikedByCurrentUser, likes_count: count } = pressed.value;
  return { ok: true, on: isLikedByCurrentUser, count };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: likeCommentFailed({ on: form.get("on") === "true" }),
}));
