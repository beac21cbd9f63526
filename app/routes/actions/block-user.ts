import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { blockFailed } from "#app/lib/people-refusals.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { getCtx } from "#worker/context.server.ts";
import { setBlock } from "#worker/domain/blocks.server.ts";
import type { Route } from "./+types/block-user";

const Fields = z.object({
  user_id: z.string().min(1).max(200),
  on: z.enum(["true", "false"]),
  redirectTo: z.string().optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, Fields);
  const on = fields.on === "true";
  const pressed = await press(request, setBlock(getCtx({ context }), { blockedId: fields.user_id, on }), {
    returnTo: sameSitePath(fields.redirectTo),
    signIn: { title: "Authentication required", description: "Please sign in to block users" },
    refused: ({ message }) => (on ? { ...blockFailed({ on }), description: message } : blockFailed({ on })),
    done: on
      ? { title: "User blocked", description: "You no longer see each other's reviews, packs and posts." }
      : { title: "User unblocked", description: "You see each other's reviews, packs and posts again." },
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction((form) => ({
  ok: false,
  toast: blockFailed({ on: form.get("on") === "true" }),
}));
