import { data } from "react-router";
import { z } from "zod";
import { forgivingAction } from "#app/lib/forgiving-action.ts";
import { press, readFields } from "#app/lib/form-action.server.ts";
import { sameSitePath } from "#app/lib/redirects.ts";
import { refusalOf } from "#app/lib/suggest-event.server.ts";
import { type VoteAnswer, voteFailed } from "#app/lib/timeline-answer.ts";
import { type Ctx, getCtx } from "#worker/context.server.ts";
import type { VoteType } from "#worker/domain/timeline.schema.ts";
import { removeVote, setVote } from "#worker/domain/timeline-votes.server.ts";
import type { Route } from "./+types/vote-timeline";

const Fields = z.object({
  suggestion_id: z.string().min(1).max(200),
  vote: z.enum(["yes", "no", "none"]),
  redirectTo: z.string().optional(),
});

/** Refusals that say more than "try again". */
const TOLD = ["blocked", "rate_limited", "voting_closed"];

export async function action({ request, context }: Route.ActionArgs) {
  const { suggestion_id: suggestionId, vote, redirectTo } = await readFields(request, Fields);
  const isRemoval = vote === "none";
  const pressed = await press(request, cast(getCtx({ context }), suggestionId, isRemoval ? null : vote), {
    returnTo: `${sameSitePath(redirectTo)}#suggestion-${encodeURIComponent(suggestionId)}`,
    signIn: refusalOf("signInToVote"),
    refused: ({ code, message }) => ({
      ...voteFailed({ isRemoval }),
      ...(TOLD.includes(code) && { description: message }),
    }),
    done: { title: isRemoval ? "Vote Removed" : "Vote Recorded" },
  });

  if (!pressed.ok) return data<VoteAnswer>({ ok: false, toast: pressed.toast }, { status: pressed.status });
  return data<VoteAnswer>({ ok: true, ...pressed.value, toast: pressed.toast });
}

async function cast(ctx: Ctx, suggestionId: string, vote: VoteType | null) {
  if (vote === null) {
    await removeVote(ctx, { suggestionId });
    return { vote };
  }
  const { yes_votes: yes, no_votes: no } = (await setVote(ctx, { suggestionId, voteType: vote })).suggestion._count;
  return { vote, counts: { yes, no } };
}

export const clientAction = forgivingAction((form): VoteAnswer => {
  return { ok: false, lost: true, toast: voteFailed({ isRemoval: form.get("vote") === "none" }) };
});
