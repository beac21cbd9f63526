import { data } from "react-router";
import { z } from "zod";
import { COMMUNITY } from "#app/lib/community.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { tellRefusal } from "#app/lib/post-refusals.ts";
import { getCtx } from "#worker/context.server.ts";
import { removePost } from "#worker/domain/posts.server.ts";
import type { Route } from "./+types/delete-post";

const Fields = z.object({ post_id: z.string().min(1).max(100) });

const DELETED = { title: "Post deleted", description: "Your post has been deleted." };

/** Without a script one is led to the feed: the page that asked may have been the post's own. */
export async function action({ request, context }: Route.ActionArgs) {
  const { post_id: id } = await readFields(request, Fields);
  const pressed = await press(request, removePost(getCtx({ context }), id), {
    returnTo: COMMUNITY,
    refused: tellRefusal,
    done: DELETED,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false }));
