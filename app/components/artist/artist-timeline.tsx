import { Timeline } from "#app/components/artist/timeline.tsx";
import { Link } from "#app/components/link.tsx";
import { ShowMore } from "#app/components/show-more.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { showToast } from "#app/components/ui/toaster.tsx";
import { ARTIST_FAILED, artistPath, timelineVotesPath } from "#app/lib/artist-paths.ts";
import { formatCount } from "#app/lib/format.ts";
import { listIn, useMore } from "#app/lib/use-more.ts";
import type { Artist, TimelineItem } from "#worker/domain/dto.ts";

type OpenVotes = { count: number; isMore: boolean };

/** What an artist released and what happened to them, a page at a time, and the way to suggest more. */
export function ArtistTimeline({
  artist,
  items,
  openVotes,
  offset,
  pageSize,
}: {
  artist: Artist;
  /** The page that the screen came with. */
  items: TimelineItem[];
  openVotes: OpenVotes;
  offset: number;
  pageSize: number;
}) {
  const list = useMore<TimelineItem>({
    name: "timeline",
    first: items,
    offset,
    pageSize,
    href: (at) => artistPath(artist.id, { tab: "timeline", offset: at }),
    pick: listIn("items"),
    onFailure: () => showToast({ title: ARTIST_FAILED.title, description: ARTIST_FAILED.text, tone: "error" }),
  });
  if (list.items.length === 0 && offset === 0) {
    return (
      <EmptyState
        drawing="calendar"
        text="Nothing on the timeline yet"
        hint={<VotesLink artist={artist} openVotes={openVotes} />}
        action={<SuggestAnEvent artist={artist} />}
      />
    );
  }
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-md text-sm text-balance text-muted">
          Releases, and the events that members vote onto the timeline.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <SuggestAnEvent artist={artist} />
          <VotesLink artist={artist} openVotes={openVotes} />
        </div>
      </div>
      <Timeline items={list.items} artistId={artist.id} />
      {(offset > 0 || list.items.length >= pageSize) && (
        <ShowMore
          href={list.nextHref}
          isEnd={list.isEnd}
          isLoading={list.isLoading}
          onMore={list.more}
          end="This is where the timeline begins"
        />
      )}
    </>
  );
}

function SuggestAnEvent({ artist }: { artist: Artist }) {
  return (
    <Button asChild variant="quiet">
      <Link to={`${timelineVotesPath(artist.id)}?event=add`}>Suggest an Event</Link>
    </Button>
  );
}

function VotesLink({ artist, openVotes: { count, isMore } }: { artist: Artist; openVotes: OpenVotes }) {
  if (count === 0) return null;
  return (
    <Link to={timelineVotesPath(artist.id)} className="link inline-flex min-h-11 items-center text-sm tabular-nums">
      {`${formatCount(count)}${isMore ? "+" : ""} open ${count === 1 ? "vote" : "votes"}`}
    </Link>
  );
}
