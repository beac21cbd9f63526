import { useState } from "react";
import { Link } from "#app/components/link.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { SuggestionCard } from "#app/components/timeline/suggestion-card.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { ErrorState } from "#app/components/ui/error-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { artistPath, timelineVotesPath } from "#app/lib/artist-paths.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Suggestion } from "#worker/domain/dto.ts";

const FAILED = "We had trouble loading active votes. Please try again later.";

/** What is voted on for an artist, oldest first, a page at a time. */
export function SuggestionList({
  artistId,
  suggestions,
  offset,
  pageSize,
  viewerId,
  now,
}: {
  artistId: string;
  /** The page that the screen came with; null where it could not be read. */
  suggestions: Suggestion[] | null;
  offset: number;
  pageSize: number;
  viewerId: string | null;
  now: number;
}) {
  const [removed, setRemoved] = useState(0);
  const list = useMore<Suggestion>({
    name: "suggestions",
    first: suggestions ?? [],
    offset,
    pageSize,
    // What was deleted has moved the rest up.
    href: (at) => `${timelineVotesPath(artistId)}?offset=${Math.max(0, at - removed)}`,
    pick: listIn("suggestions"),
    onFailure: () => showToast({ title: "Error", description: FAILED, tone: "error" }),
  });
  if (suggestions === null) return <ErrorState text={FAILED} />;
  if (list.items.length === 0 && offset === 0) return <NoVotes artistId={artistId} />;
  return (
    <>
      <ul aria-label="Active votes" className="flex flex-col gap-4">
        {list.items.map((suggestion) => (
          <li key={suggestion.id} className="empty:hidden">
            <SuggestionCard
              suggestion={suggestion}
              artistId={artistId}
              offset={offset}
              viewerId={viewerId}
              now={now}
              onDeleted={() => setRemoved((count) => count + 1)}
            />
          </li>
        ))}
      </ul>
      {(offset > 0 || list.items.length >= pageSize) && (
        <ShowMore
          href={list.nextHref}
          isEnd={list.isEnd}
          isLoading={list.isLoading}
          onMore={list.more}
          end="These are all the active votes"
        />
      )}
    </>
  );
}

/** The timeline shows what is on it already (part 2 §2). */
function NoVotes({ artistId }: { artistId: string }) {
  return (
    <EmptyState
      drawing="calendar"
      text="No active votes for the artist right now"
      action={
        <Button asChild>
          <Link to={artistPath(artistId, { tab: "timeline" })}>Suggest an Event</Link>
        </Button>
      }
    />
  );
}
