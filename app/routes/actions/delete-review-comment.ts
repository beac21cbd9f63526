import { data } from "react-router";
import { z } from "zod";
import { deleteCommentFailed } from "#app/lib/comment-answer.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { removeReviewComment } from "#worker/domain/review-comments.server.ts";
import type { Route } from "./+types/delete-review-comment";

const Fields = z.object({ comment_id: z.string().min(1).max(100), redirectTo: z.string().optional() });

const DELETED = { title: "Comment deleted", description: "The comment has been deleted." };

export async function action({ request, context }: Route.ActionArgs) {
  const { comment_id: id, redirectTo } = await readFields(request, Fields);
  const pressed = await press(request, removeReviewComment(getCtx({ context }), { id }), {
    returnTo: `${sameSitePath(redirectTo)}#comments`,
    refused: ({ code, message }) => ({
      ...deleteCommentFailed(),
      ...(code === "rate_limited" && { description: message }),
    }),
    done: DELETED,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: deleteCommentFailed() }));
