import { data, redirect } from "react-router";
import { z } from "zod";
import { eventFormPath } from "#app/components/timeline/paths.ts";
import type { ToastMessage } from "#app/components/ui/toaster.tsx";
import { timelineVotesPath } from "#app/lib/artist-paths.ts";
import { flash } from "#app/lib/flash.server.ts";
import { type Refusal, readFields } from "#app/lib/form-action.server.ts";
import { submitForm } from "#app/lib/form-submission.server.ts";
import { readForm } from "#app/lib/read-form.server.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { sentByScript } from "#app/lib/scripted.ts";
import { eventRefusalToast, type SuggestedEvent, suggestFailed } from "#app/lib/timeline-answer.ts";
import type { Ctx } from "#worker/context.server.ts";
import { firstCodePoints } from "#worker/domain/text.schema.ts";
import { type Event, EventSchema } from "#worker/domain/timeline.schema.ts";
import {
  EVENT_DESCRIPTION_MAX_LENGTH,
  EVENT_TITLE_MAX_LENGTH,
  TIMELINE_REFUSALS,
} from "#worker/domain/timeline-rules.schema.ts";
import { createSuggestion } from "#worker/domain/timeline-suggestions.server.ts";

const SUBMITTED = { title: "Suggestion submitted", description: "Members now have a week to vote on it." };

const Fields = z.object({
  artist_id: z.string().min(1).max(200),
  /** The event that should change. */
  change: z.string().max(200).optional(),
  once: z.string().max(100).optional(),
});

/** What the address carries past the sign-in, where no script keeps it, in code points. */
const CARRIED = {
  title: EVENT_TITLE_MAX_LENGTH,
  description: EVENT_DESCRIPTION_MAX_LENGTH,
  event_type: 50,
  event_date: 50,
  media_url: 500,
};

/**
 * Suggests what the form about an event holds. Without a script one is led to the votes; what was refused comes back
 * with its text.
 */
export async function suggestEventForm(request: Request, ctx: Ctx) {
  const form = await readForm(request.clone());
  const { artist_id: artistId, change, once } = await readFields(request.clone(), Fields);
  const scripted = sentByScript(request);
  const page = eventFormPath(artistId, change || null);
  const back = scripted ? page : `${page}&${carried(form)}`;
  if (!(await ctx.viewer())) throw redirect(signInPath(back), { headers: flash(refusalOf("signIn")) });

  const suggest = (event: Event) =>
    createSuggestion(ctx, {
      ...event,
      artist_spotify_id: artistId,
      is_change_request: Boolean(change),
      target_event_id: change || null,
      once,
    });
  const submitted = await submitForm(request, EventSchema, suggest, back);

  if (submitted.ok) {
    if (!scripted) throw redirect(timelineVotesPath(artistId), { headers: flash(SUBMITTED) });
    return data<SuggestedEvent>({ saved: true, result: submitted.result, toast: SUBMITTED });
  }
  const { refusal, result, status } = submitted;
  const toast = refusal ? refusedToast(refusal) : eventRefusalToast(result.error);
  return data<SuggestedEvent>({ saved: false, result, toast }, { status });
}

function refusedToast({ code, message }: Refusal): ToastMessage {
  if (code === "prohibited_language") return { title: "Content Blocked", description: message, tone: "error" };
  return { ...suggestFailed(), description: message };
}

/** For whoever has to sign in first. */
export function refusalOf(which: keyof typeof TIMELINE_REFUSALS): ToastMessage {
  const { title, text } = TIMELINE_REFUSALS[which];
  return { title, description: text };
}

function carried(form: FormData): URLSearchParams {
  return new URLSearchParams(
    Object.entries(CARRIED).flatMap(([field, max]) => {
      const typed = form.get(field);
      return typeof typed === "string" && typed !== "" ? [[field, firstCodePoints(typed, max)]] : [];
    }),
  );
}
