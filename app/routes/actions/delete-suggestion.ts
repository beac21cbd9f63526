import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { deleteSuggestionFailed } from "#app/lib/timeline-answer.ts";
import { getCtx } from "#worker/context.server.ts";
import { removeSuggestion } from "#worker/domain/timeline-suggestions.server.ts";
import type { Route } from "./+types/delete-suggestion";

const Fields = z.object({ suggestion_id: z.string().min(1).max(200), redirectTo: z.string().optional() });

const DELETED = { title: "Suggestion deleted", description: "Your suggestion has been deleted." };
/** Refusals that say more than "try again". */
const TOLD = ["rate_limited", "voting_closed"];

export async function action({ request, context }: Route.ActionArgs) {
  const { suggestion_id: id, redirectTo } = await readFields(request, Fields);
  const pressed = await press(request, removeSuggestion(getCtx({ context }), id), {
    returnTo: sameSitePath(redirectTo),
    refused: ({ code, message }) => ({
      ...deleteSuggestionFailed(),
      ...(TOLD.includes(code) && { description: message }),
    }),
    done: DELETED,
  });

  if (!pressed.ok) return data({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return { ok: true, toast: pressed.toast };
}

export const clientAction = forgivingAction(() => ({ ok: false, toast: deleteSuggestionFailed() }));
