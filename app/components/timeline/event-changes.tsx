import { MoveRight } from "lucide-react";
import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { formatDate } from "#app/lib/format.ts";
import type { Suggestion, TimelineEvent } from "#worker/domain/dto.ts";

/** What a change request would make of the event as it stands, field by field. */
export function EventChanges({ suggestion, event }: { suggestion: Suggestion; event: TimelineEvent }) {
  const changes = changesOf(suggestion, event);
  return (
    <div className="mt-4 rounded-control border border-line bg-bg p-3">
      <p className="text-caption font-medium text-muted">Would change “{event.event_title}”</p>
      {changes.length === 0 ? (
        <p className="mt-1 text-sm">It already reads like this.</p>
      ) : (
        <dl className="mt-2 flex flex-col gap-2 text-sm">
          {changes.map(({ field, from, to }) => (
            <div key={field} className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <dt className="text-muted">{field}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
                <del className="min-w-0 text-muted">
                  <VisuallyHidden>from </VisuallyHidden>
                  {from ?? "none"}
                </del>
                <MoveRight aria-hidden="true" className="size-3.5 shrink-0 self-center text-muted" />
                <ins className="min-w-0 font-medium no-underline">
                  <VisuallyHidden>to </VisuallyHidden>
                  {to ?? "none"}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function changesOf(suggestion: Suggestion, event: TimelineEvent) {
  return [
    { field: "Title", from: event.event_title, to: suggestion.title },
    { field: "Description", from: event.event_description, to: suggestion.description },
    { field: "Event type", from: event.event_type, to: suggestion.event_type },
    { field: "Event date", from: formatDate(event.event_date), to: formatDate(suggestion.event_date) },
    { field: "Media URL", from: event.media_url, to: suggestion.media_url },
  ].filter(({ from, to }) => from !== to);
}
