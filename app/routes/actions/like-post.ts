import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { tellRefusal } from "#app/lib/post-refusals.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { setPostLike } from "#worker/domain/post-likes.server.ts";
import type { Route } from "./+types/like-post";

const Fields = z.object({
  post_id: z.string().min(1).max(100),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

const SIGN_IN = { title: "Sign in required", description: "Please sign in to like posts" };

export async function action({ request, context }: Route.ActionArgs) {
  const { post_id: postId, on, redirectTo } = await readFields(request, Fields);
  const pressed = await press(request, setPostLike(getCtx({ context }), { postId, on: on === "true" }), {
    returnTo: sameSitePath(redirectTo),
    signIn: SIGN_IN,
    refused: tellRefusal,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  const { isLikedByCurrentUser, likes_count: count } = pressed.value;
  return { ok: true, on: isLikedByCurrentUser, count };
}

export const clientAction = forgivingAction(() => ({ ok: false }));
