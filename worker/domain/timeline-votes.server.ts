import { and, eq, sql } from "drizzle-orm";
import { isOpen, selectSuggestion } from "#db/queries/timeline.ts";
import { noBlockBetween } from "#db/queries/visibility.ts";
import { timelineSuggestions, timelineVotes } from "#db/schema/index.ts";
import type { Ctx } from "../context.server.ts";
import { requireWriter } from "./auth.server.ts";
import type { Suggestion } from "./dto.ts";
import { DomainError } from "./errors.server.ts";
import type { VoteType } from "./timeline.schema.ts";
import { toSuggestion } from "./timeline-dto.server.ts";
import { TIMELINE_REFUSALS } from "./timeline-rules.schema.ts";
import { requireSuggestion } from "./timeline-suggestions.server.ts";

/** `created` where the member had no vote before: repeating or changing one makes nothing new. */
export type Voted = { suggestion: Suggestion; created: boolean };

type Voter = {
  suggestionId: string;
  /** Whom the caller says they are, where the call names it. */
  userId?: string;
};

/**
 * Votes on a suggestion, or changes one's vote, however often it is called.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited, not_found, blocked, voting_closed
 */
export async function setVote(
  ctx: Ctx,
  { suggestionId, userId, voteType }: Voter & { voteType: VoteType },
): Promise<Voted> {
  const viewer = await requireVoter(ctx, userId);

  const open = and(
    eq(timelineSuggestions.id, suggestionId),
    isOpen(ctx.now),
    noBlockBetween(viewer.id, timelineSuggestions.userId),
  );
  const [[before], cast, [after]] = await ctx.db.batch([
    selectSuggestion(ctx.db, viewer.id, suggestionId),
    ctx.db
      .insert(timelineVotes)
      .select(
        sql`select ${timelineSuggestions.id}, ${viewer.id}, ${voteType}, ${ctx.now} from ${timelineSuggestions} where ${open}`,
      )
      .onConflictDoUpdate({
        target: [timelineVotes.suggestionId, timelineVotes.userId],
        set: { voteType: sql`excluded.vote_type` },
      })
      .returning({ voteType: timelineVotes.voteType }),
    selectSuggestion(ctx.db, viewer.id, suggestionId),
  ]);

  const { isBlocked } = requireSuggestion(before);
  if (isBlocked) throw new DomainError("blocked", "You cannot vote on this suggestion.");
  if (cast.length === 0) throw votingClosed();
  return { suggestion: toSuggestion(requireSuggestion(after)), created: before?.vote === null };
}

/**
 * Takes one's vote back while voting is open, however often it is called.
 *
 * @throws DomainError unauthenticated, forbidden, rate_limited; voting_closed where a vote has to stay
 */
export async function removeVote(ctx: Ctx, { suggestionId, userId }: Voter): Promise<void> {
  const viewer = await requireVoter(ctx, userId);

  const open = sql`select ${timelineSuggestions.id} from ${timelineSuggestions} where ${isOpen(ctx.now)}`;
  const own = and(eq(timelineVotes.suggestionId, suggestionId), eq(timelineVotes.userId, viewer.id));
  const [, [stays]] = await ctx.db.batch([
    ctx.db.delete(timelineVotes).where(and(own, sql`${timelineVotes.suggestionId} in (${open})`)),
    ctx.db.select({ voteType: timelineVotes.voteType }).from(timelineVotes).where(own),
  ]);

  if (stays) throw votingClosed();
}

async function requireVoter(ctx: Ctx, userId: string | undefined) {
  if ((await ctx.viewer()) === null) throw new DomainError("unauthenticated", TIMELINE_REFUSALS.signInToVote.text);
  return requireWriter(ctx, userId);
}

function votingClosed(): DomainError {
  return new DomainError("voting_closed", "Voting on this suggestion has ended.");
}
