import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { suggestEventForm } from "#app/lib/suggest-event.server.ts";
import { type SuggestedEvent, suggestFailed } from "#app/lib/timeline-answer.ts";
import { getCtx } from "#worker/context.server.ts";
import type { Route } from "./+types/suggest-event";

export async function action({ request, context }: Route.ActionArgs) {
  return suggestEventForm(request, getCtx({ context }));
}

export const clientAction = forgivingAction((): SuggestedEvent => ({ saved: false, toast: suggestFailed() }));
