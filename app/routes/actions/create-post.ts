import { createPostForm } from "#app/lib/create-post.server.ts";
import { type CreatedPost, createPostFailed } from "#app/lib/create-post.ts";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/create-post";

export async function action({ request, context }: Route.ActionArgs) {
  return createPostForm(request, getCtx({ context }));
}

export const clientAction = forgivingAction((): CreatedPost => ({ posted: false, toast: createPostFailed() }));
