import { and, eq, sql } from "drizzle-orm";
import { selectArtistId, storedArtistId } from "#db/queries/artists.ts";
import { isPending, type SuggestionRecord, selectPendingSuggestions, selectSuggestion } from "#db/queries/timeline.ts";
import { timelineSuggestions } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { getArtist } from "./artists.server.ts";
import { requireSelf, requireWriter } from "./auth.server.ts";
import type { Suggestion } from "./dto.ts";
import { DomainError, invalid, notFound } from "./errors.server.ts";
import { idOf, newId } from "./ids.server.ts";
import { countAgainst } from "./limits.server.ts";
import { MAX_LIMIT } from "./paging.schema.ts";
import { refuseProhibitedLanguage } from "./prohibited-language.server.ts";
import type { CreateSuggestion } from "./timeline.schema.ts";
import { toSuggestion } from "./timeline-dto.server.ts";
import type { OfArtist } from "./timeline-events.server.ts";
import { TIMELINE_REFUSALS, VOTING_TIME } from "./timeline-rules.schema.ts";

/**
 * What is voted on, oldest first, with the viewer's own vote; nothing of people across a block.
 *
 * @param userId whose votes are asked for, where the call names it: only ever the caller's
 * @throws DomainError not_found, catalogue_unavailable; where a member is named also unauthenticated, forbidden
 */
export async function listSuggestions(
  ctx: Ctx,
  { artistId, userId, limit = MAX_LIMIT, offset = 0 }: OfArtist & { userId?: string },
): Promise<Suggestion[]> {
  const viewer = userId === undefined ? await ctx.viewer() : await requireSelf(ctx, userId);

  const [[artist], rows] = await ctx.db.batch([
    selectArtistId(ctx.db, artistId),
    selectPendingSuggestions(ctx.db, viewer?.id ?? null, { artistId: storedArtistId(artistId), limit, offset }),
  ]);

  if (!artist) await getArtist(ctx, artistId);
  return rows.map(toSuggestion);
}

type NewSuggestion = CreateSuggestion & {
  /** What tells this writing of it from any other: the same event sent again with it is the same suggestion. */
  once?: string;
};

/**
 * Puts an event, or what should change of one, to the vote for a week. Its author may vote, but has not yet.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited, prohibited_language, not_found, catalogue_unavailable;
 * invalid for a target that is not one of the artist's events
 */
export async function createSuggestion(ctx: Ctx, input: NewSuggestion): Promise<Suggestion> {
  if ((await ctx.viewer()) === null) throw new DomainError("unauthenticated", TIMELINE_REFUSALS.signIn.text);
  const viewer = await requireWriter(ctx, input.user_id);
  refuseProhibitedLanguage(ctx, "title", input.title);
  refuseProhibitedLanguage(ctx, "description", input.description ?? "");
  await countAgainst(ctx, "suggestions", { account: viewer.id });
  const artist = await getArtist(ctx, input.artist_spotify_id);

  const target = input.is_change_request ? input.target_event_id : null;
  const { once, title, description, event_type, event_date, media_url } = input;
  const said = [title, description ?? "", event_type, event_date, media_url ?? "", target ?? ""];
  const id = once === undefined ? newId() : idOf(viewer.id, artist.id, once, ...said);
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .insert(timelineSuggestions)
      .select(sql`
        select ${id}, ${artist.id}, ${viewer.id}, ${title}, ${description}, ${event_type}, ${event_date}, ${media_url},
          ${target !== null}, ${target}, 'pending', 0, 0, ${ctx.now + VOTING_TIME}, ${ctx.now}, null
        where ${target} is null
          or exists (select 1 from timeline_events e where e.id = ${target} and e.artist_id = ${artist.id})`)
      .onConflictDoNothing(),
    selectSuggestion(ctx.db, viewer.id, id),
  ]);

  if (!row) throw invalid("target_event_id", "This event is not on the artist's timeline");
  return toSuggestion(row);
}

/** For its author, until it is decided. @throws DomainError unauthenticated, rate_limited, not_found, forbidden, voting_closed */
export async function removeSuggestion(ctx: Ctx, id: string): Promise<void> {
  const viewer = await requireWriter(ctx);

  const own = and(eq(timelineSuggestions.id, id), eq(timelineSuggestions.userId, viewer.id), isPending());
  const [[row]] = await ctx.db.batch([
    selectSuggestion(ctx.db, viewer.id, id),
    ctx.db.delete(timelineSuggestions).where(own),
  ]);

  const { suggestion } = requireSuggestion(row);
  if (suggestion.userId !== viewer.id) {
    throw new DomainError("forbidden", "You can only delete your own suggestions");
  }
  if (suggestion.status !== "pending") throw new DomainError("voting_closed", "This suggestion has been decided.");
}

/** @throws DomainError not_found */
export function requireSuggestion(row: SuggestionRecord | undefined): SuggestionRecord {
  if (!row) throw notFound("Suggestion");
  return row;
}
