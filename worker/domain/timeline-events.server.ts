import { selectArtistId, storedArtistId } from "#db/queries/artists.ts";
import { selectEvent, selectEvents } from "#db/queries/timeline.ts";
import type { Ctx } from "../context.server.ts";
import { getArtist } from "./artists.server.ts";
import type { TimelineEvent } from "./dto.ts";
import { MAX_LIMIT, type Paging } from "./paging.schema.ts";
import { timelineEvent } from "./timeline-dto.server.ts";

/** An artist by any id that a catalogue knows them by; a page of what is theirs, the first where none is named. */
export type OfArtist = Partial<Paging> & { artistId: string };

/** What happened to an artist, newest first; within a day what was told last. @throws DomainError not_found, catalogue_unavailable */
export async function listTimeline(
  ctx: Ctx,
  { artistId, limit = MAX_LIMIT, offset = 0 }: OfArtist,
): Promise<TimelineEvent[]> {
  const [[artist], rows] = await ctx.db.batch([
    selectArtistId(ctx.db, artistId),
    selectEvents(ctx.db, { artistId: storedArtistId(artistId), limit, offset }),
  ]);

  if (!artist) await getArtist(ctx, artistId);
  return rows.map(timelineEvent);
}

/** One of an artist's, by our own id of theirs; null where there is none. */
export async function findTimelineEvent(
  ctx: Ctx,
  event: { artistId: string; id: string },
): Promise<TimelineEvent | null> {
  const [row] = await selectEvent(ctx.db, event);
  return row ? timelineEvent(row) : null;
}
