import { Link } from "#app/components/link.tsx";
import { profilePath } from "#app/components/shell/places.ts";
import { DeleteSuggestion } from "#app/components/timeline/delete-suggestion.tsx";
import { EventChanges } from "#app/components/timeline/event-changes.tsx";
import { MediaLink } from "#app/components/timeline/media-link.tsx";
import { DELETE_SUGGESTION } from "#app/components/timeline/paths.ts";
import { timeLeft } from "#app/components/timeline/time-left.ts";
import { useVote } from "#app/components/timeline/use-vote.ts";
import { VoteButtons } from "#app/components/timeline/vote-buttons.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { age } from "#app/lib/age.ts";
import { counted, formatDate } from "#app/lib/format.ts";
import { useRemoval } from "#app/lib/use-removal.ts";
import type { Suggestion } from "#worker/domain/dto.ts";
import { approvalPercentage, MIN_APPROVAL_PERCENTAGE, MIN_VOTES } from "#worker/domain/timeline-rules.schema.ts";

/** A suggestion that is voted on. */
export function SuggestionCard({
  suggestion,
  artistId,
  offset,
  viewerId,
  now,
  onDeleted,
}: {
  suggestion: Suggestion;
  artistId: string;
  /** Of the page that it stands on. */
  offset: number;
  viewerId: string | null;
  /** The server's time, so that what is left reads the same before and after hydration. */
  now: number;
  onDeleted: () => void;
}) {
  const { id, title, description, user, target_event: target } = suggestion;
  const vote = useVote({ suggestion, signedIn: viewerId !== null });
  const removal = useRemoval({ action: DELETE_SUGGESTION, fields: { suggestion_id: id }, onRemoved: onDeleted });
  if (removal.isGone) return null;
  return (
    <article
      id={`suggestion-${id}`}
      aria-label={title}
      className="scroll-mt-20 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-center gap-2">
        <Chip>{suggestion.event_type}</Chip>
        {suggestion.is_change_request && <Chip>Change</Chip>}
        {suggestion.user_id === viewerId && (
          <div className="ml-auto">
            <DeleteSuggestion suggestion={suggestion} artistId={artistId} offset={offset} onConfirm={removal.remove} />
          </div>
        )}
      </div>
      <Heading level={2} look="card" className="mt-1.5 wrap-anywhere">
        {title}
      </Heading>
      <p className="text-sm text-muted">
        <time dateTime={suggestion.event_date}>{formatDate(suggestion.event_date)}</time>
      </p>
      {description !== null && (
        <p className="mt-2 max-w-prose font-serif text-lg whitespace-pre-line wrap-anywhere">{description}</p>
      )}
      <MediaLink url={suggestion.media_url} />
      {target && <EventChanges suggestion={suggestion} event={target} />}
      <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-caption text-muted">
        Suggested by
        <Link
          to={profilePath(user.username)}
          className="inline-flex min-h-11 items-center font-medium text-text underline-offset-3 hover:underline lg:min-h-6"
        >
          {user.username}
        </Link>
        <time dateTime={suggestion.created_at} title={formatDate(suggestion.created_at)}>
          {age(suggestion.created_at, now)}
        </time>
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <VoteButtons vote={vote} title={title} isOver={Date.parse(suggestion.vote_deadline) <= now} />
        <Tally yes={vote.yes} no={vote.no} deadline={suggestion.vote_deadline} now={now} />
      </div>
    </article>
  );
}

function Tally({ yes, no, deadline, now }: { yes: number; no: number; deadline: string; now: number }) {
  const approval = approvalPercentage(yes, no);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted tabular-nums sm:justify-end">
      <Badge tone={approval >= MIN_APPROVAL_PERCENTAGE ? "good" : "fair"} size="md">
        {approval}% approval
      </Badge>
      <span>{counted(yes + no, "vote")}</span>
      <span>
        Needs {MIN_VOTES} votes and {MIN_APPROVAL_PERCENTAGE}% approval
      </span>
      <time dateTime={deadline} title={formatDate(deadline)}>
        {timeLeft(deadline, now)}
      </time>
    </div>
  );
}
