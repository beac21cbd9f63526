import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { tellRefusal } from "#app/lib/post-refusals.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { removePostComment } from "#worker/domain/post-comments.server.ts";
import type { Route } from "./+types/delete-post-comment";

const Fields = z.object({ comment_id: z.string().min(1).max(100), redirectTo: z.string().optional() });

const DELETED = { title: "Comment deleted", description: "The comment has been deleted." };

export async function action({ request, context }: Route.ActionArgs) {
  const { comment_id: id, redirectTo } = await readFields(request, Fields);
  const pressed = await press(request, removePostComment(getCtx({ context }), id), {
    returnTo: `${sameSitePath(redirectTo)}#comments`,
    refused: tellRefusal,
    done: DELETED,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false }));
