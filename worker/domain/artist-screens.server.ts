import { selectAlbumsByIds, selectArtistAlbums } from "#db/queries/albums.ts";
import { type ReleaseKind, selectReleasesOfKind } from "#db/queries/artist-releases.ts";
import { countPendingSuggestions, selectEventsByIds, selectTimelinePlaces } from "#db/queries/artist-timeline.ts";
import type { Ctx } from "../context.server.ts";
import { type AlbumSummaryRow, albumLabel, albumSummary } from "./album-dto.server.ts";
import { type ArtistMusic, artistMusic } from "./artist-music.server.ts";
import { getArtist, readWithArtist } from "./artists.server.ts";
import type { AlbumSummary, Artist, Post, TimelineEvent, TimelineItem } from "./dto.ts";
import { isFollowingArtist } from "./followed-artists.server.ts";
import type { Paging } from "./paging.schema.ts";
import { listPostsAboutArtist } from "./post-lists.server.ts";
import { timelineEvent } from "./timeline-dto.server.ts";

/** Of each kind on the overview; more of them are behind See All (part 2 §9). */
const IN_ROW = 5;
/** The newest records, of which the first of each kind are shown. */
const LOOKED_THROUGH = 200;
const TOP_TRACKS = 5;
const RELATED = 8;
/** Open votes are counted no further. */
const MOST_VOTES = 50;

/** Newest first. */
export type ReleaseRow = { albums: AlbumSummary[]; isMore: boolean };

type OfArtist = Paging & { id: string };
type Shown = { artist: Artist; isFollowing: boolean };

export type ArtistOverview = Shown & ArtistMusic & { rows: Record<ReleaseKind, ReleaseRow> };
export type ArtistTimeline = Shown & {
  items: TimelineItem[];
  /** How many suggestions the viewer can vote on. */
  openVotes: { count: number; isMore: boolean };
};

/** What they made, by kind. @throws DomainError not_found, catalogue_unavailable */
export async function artistOverview(ctx: Ctx, id: string): Promise<ArtistOverview> {
  const [{ artist, rows }] = await Promise.all([
    readWithArtist(ctx, id, (storedId) => selectArtistAlbums(ctx.db, storedId, { limit: LOOKED_THROUGH, offset: 0 })),
    ctx.viewer(),
  ]);
  const [isFollowing, music] = await Promise.all([
    isFollowedByViewer(ctx, artist.id),
    artistMusic(ctx, artist.id, { topTracks: TOP_TRACKS, related: RELATED }),
  ]);

  const inRow = (label: ReturnType<typeof albumLabel>): ReleaseRow => {
    const found = rows.filter(({ totalTracks }) => albumLabel(totalTracks) === label);
    return { albums: found.slice(0, IN_ROW).map(albumSummary), isMore: found.length > IN_ROW };
  };
  return {
    artist,
    isFollowing,
    ...music,
    rows: { albums: inRow("Album"), eps: inRow("EP"), singles: inRow("Single") },
  };
}

/** All they made of one kind, newest first. @throws DomainError not_found, catalogue_unavailable */
export async function artistReleases(
  ctx: Ctx,
  { id, ...page }: OfArtist & { kind: ReleaseKind },
): Promise<{ artist: Artist; albums: AlbumSummary[] }> {
  const { artist, rows } = await readWithArtist(ctx, id, (storedId) => selectReleasesOfKind(ctx.db, storedId, page));
  return { artist, albums: rows.map(albumSummary) };
}

/** Their releases and what happened to them, newest first. @throws DomainError not_found, catalogue_unavailable */
export async function artistTimeline(ctx: Ctx, { id, ...page }: OfArtist): Promise<ArtistTimeline> {
  const [{ artist, rows: places }, viewer] = await Promise.all([
    readWithArtist(ctx, id, (artistId) => selectTimelinePlaces(ctx.db, { artistId, ...page })),
    ctx.viewer(),
  ]);
  const [isFollowing, [releases, events, [pending]]] = await Promise.all([
    isFollowedByViewer(ctx, artist.id),
    ctx.db.batch([
      selectAlbumsByIds(
        ctx.db,
        places.flatMap(({ releaseId }) => releaseId ?? []),
      ),
      selectEventsByIds(
        ctx.db,
        places.flatMap(({ eventId }) => eventId ?? []),
      ),
      countPendingSuggestions(ctx.db, viewer?.id ?? null, { artistId: artist.id, most: MOST_VOTES + 1 }),
    ]),
  ]);

  const items = new Map(
    [...releases.map(releaseItem), ...events.map(timelineEvent).map(eventItem)].map((item) => [item.id, item]),
  );
  const count = pending?.count ?? 0;
  return {
    artist,
    isFollowing,
    // What was deleted since its place was found is left out.
    items: places.flatMap(({ eventId, releaseId }) => items.get(itemId({ eventId, releaseId })) ?? []),
    openVotes: { count: Math.min(count, MOST_VOTES), isMore: count > MOST_VOTES },
  };
}

/** What members say of them, newest first. @throws DomainError not_found, catalogue_unavailable */
export async function artistCommunity(ctx: Ctx, { id, ...page }: OfArtist): Promise<Shown & { posts: Post[] }> {
  const [artist] = await Promise.all([getArtist(ctx, id), ctx.viewer()]);
  const [isFollowing, posts] = await Promise.all([
    isFollowedByViewer(ctx, artist.id),
    listPostsAboutArtist(ctx, { artistId: artist.id, ...page }),
  ]);
  return { artist, isFollowing, posts };
}

async function isFollowedByViewer(ctx: Ctx, artistId: string): Promise<boolean> {
  const viewer = await ctx.viewer();
  return viewer !== null && isFollowingArtist(ctx, { userId: viewer.id, artistId });
}

/** A timeline knows two labels (part 2 §2). */
function releaseItem(row: AlbumSummaryRow): TimelineItem {
  const label = albumLabel(row.totalTracks) === "Single" ? "Single" : "Album";
  const id = itemId({ eventId: null, releaseId: row.id });
  return { id, kind: "release", date: row.releaseDate ?? "", album: albumSummary(row), label };
}

function eventItem(event: TimelineEvent): TimelineItem {
  return { id: itemId({ eventId: event.id, releaseId: null }), kind: "event", date: event.event_date, event };
}

function itemId({ eventId, releaseId }: { eventId: string | null; releaseId: string | null }): string {
  return eventId === null ? `release:${releaseId}` : `event:${eventId}`;
}
