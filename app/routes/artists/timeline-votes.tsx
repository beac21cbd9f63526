import { useState } from "react";
import { redirect, useNavigate } from "react-router";
import { z } from "zod";
import { ActionToast } from "#app/components/action-toast.tsx";
import { DeedQuestion } from "#app/components/deed/deed-question.tsx";
import { deleteSuggestion } from "#app/components/deed/deeds.ts";
import { Link } from "#app/components/link.tsx";
import { notFoundBoundary } from "#app/components/not-found-screen.tsx";
import { AddEventButton, type AskedForm } from "#app/components/timeline/add-event-button.tsx";
import { LazyAddEventSection } from "#app/components/timeline/lazy-add-event-dialog.tsx";
import { SuggestionList } from "#app/components/timeline/suggestion-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { artistPath, timelineVotesPath } from "#app/lib/artist-paths.ts";
import { cachedLoader, minutes } from "#app/lib/client-cache.ts";
import { BLANK_EVENT } from "#app/lib/event-draft.ts";
import { flash } from "#app/lib/flash.server.ts";
import { load } from "#app/lib/form-action.server.ts";
import { originOf, pageMeta } from "#app/lib/meta.ts";
import { signInPath } from "#app/lib/redirects.ts";
import { section } from "#app/lib/section.server.ts";
import { refusalOf, suggestEventForm } from "#app/lib/suggest-event.server.ts";
import { getCtx } from "#worker/context.server.ts";
import { getArtist } from "#worker/domain/artists.server.ts";
import type { TimelineEvent } from "#worker/domain/dto.ts";
import { newId } from "#worker/domain/ids.server.ts";
import { paging } from "#worker/domain/paging.schema.ts";
import { findTimelineEvent } from "#worker/domain/timeline-events.server.ts";
import { listSuggestions } from "#worker/domain/timeline-suggestions.server.ts";
import type { Route } from "./+types/timeline-votes";

const PAGE = 20;
const EVENT_GONE = {
  title: "Error",
  description: "This event is not on the artist's timeline.",
  tone: "error",
} as const;

const carried = z.string().max(1000).optional().catch(undefined);
const Query = z.object({
  offset: paging(PAGE).offset.catch(0),
  event: z.literal("add").optional().catch(undefined),
  /** The event that should change. */
  change: z.string().min(1).max(200).optional().catch(undefined),
  /** The suggestion that may be deleted. */
  delete: z.string().max(200).optional().catch(undefined),
  /** What the form held when its sender had to sign in again. */
  title: carried,
  description: carried,
  event_type: carried,
  event_date: carried,
  media_url: carried,
});

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = getCtx({ context });
  const query = Query.parse(Object.fromEntries(url.searchParams));
  const { offset, change } = query;
  const isAsked = change !== undefined || query.event !== undefined;
  const [viewer, artist] = await Promise.all([ctx.viewer(), load(getArtist(ctx, params.id), url.pathname)]);
  if (isAsked && !viewer) {
    throw redirect(signInPath(`${url.pathname}${url.search}`), { headers: flash(refusalOf("signIn")) });
  }

  const [suggestions, event] = await Promise.all([
    section(ctx, listSuggestions(ctx, { artistId: artist.id, limit: PAGE, offset })),
    change === undefined ? null : findTimelineEvent(ctx, { artistId: artist.id, id: change }),
  ]);
  if (change !== undefined && !event) throw redirect(timelineVotesPath(artist.id), { headers: flash(EVENT_GONE) });

  const own = suggestions?.find(({ id, user_id }) => id === query.delete && user_id === viewer?.id);
  return {
    artist: { id: artist.id, name: artist.name },
    suggestions,
    offset,
    pageSize: PAGE,
    viewerId: viewer?.id ?? null,
    now: ctx.now,
    form: isAsked ? askedForm(event, query) : null,
    once: newId(),
    asksToDelete: own ?? null,
  };
}

/** What the form about an event posts to without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return suggestEventForm(request, getCtx({ context }));
}

/** What was shown shows at once (part 2 §9), but votes are what others do: they are read again each time. */
export const clientLoader = cachedLoader(minutes(0), minutes(5));

export default function TimelineVotes({ loaderData, actionData }: Route.ComponentProps) {
  const { artist, form, viewerId, once, asksToDelete, offset } = loaderData;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  // A page that came with the form in it keeps it there; a script opens it as a dialog.
  const [cameWithForm] = useState(form !== null && !hydrated);
  const showsForm = form !== null && cameWithForm;
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter pt-6 lg:px-0 lg:pt-10">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <Heading level={1} className="min-w-0 wrap-anywhere">
          Votes on {artist.name}'s timeline
        </Heading>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link to={artistPath(artist.id, { tab: "timeline" })}>Back to Timeline</Link>
          </Button>
          {!showsForm && (
            <AddEventButton key={viewerId} artistId={artist.id} viewerId={viewerId} once={once} asked={form} />
          )}
        </div>
      </div>
      {showsForm && viewerId !== null && (
        <LazyAddEventSection
          {...form}
          artistId={artist.id}
          viewerId={viewerId}
          once={once}
          result={actionData?.result}
          onSaved={() => navigate(timelineVotesPath(artist.id), { replace: true })}
        />
      )}
      {asksToDelete && (
        <div className="mb-6">
          <DeedQuestion
            deed={deleteSuggestion(asksToDelete)}
            cancel={offset > 0 ? `${timelineVotesPath(artist.id)}?offset=${offset}` : timelineVotesPath(artist.id)}
          />
        </div>
      )}
      <SuggestionList key={artist.id} {...loaderData} artistId={artist.id} />
      <ActionToast answer={actionData} />
    </div>
  );
}

/** What was typed goes before what the event says now. */
function askedForm(event: TimelineEvent | null, typed: z.output<typeof Query>): AskedForm {
  const blank = BLANK_EVENT;
  return {
    change: event?.id ?? null,
    start: {
      title: typed.title ?? event?.event_title ?? blank.title,
      description: typed.description ?? event?.event_description ?? blank.description,
      event_type: typed.event_type ?? event?.event_type ?? blank.event_type,
      event_date: typed.event_date ?? event?.event_date ?? blank.event_date,
      media_url: typed.media_url ?? event?.media_url ?? blank.media_url,
    },
  };
}

export const ErrorBoundary = notFoundBoundary("Artist Not Found", "We couldn't find an artist with that ID");

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { artist } = loaderData;
  return pageMeta({
    title: `Votes on ${artist.name}'s timeline`,
    description: `What members suggest for ${artist.name}'s timeline, and how the votes stand.`,
    path: timelineVotesPath(artist.id),
    origin: originOf(matches),
  });
}
