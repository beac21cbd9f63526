import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation, useRevalidator } from "react-router";
import { VOTE_TIMELINE } from "#app/components/timeline/paths.ts";
import type { VoteAnswer } from "#app/lib/timeline-answer.ts";
import { useFetcherToast } from "#app/lib/toast.ts";
import type { Suggestion } from "#worker/domain/dto.ts";
import type { VoteType } from "#worker/domain/timeline.schema.ts";

/** Part 2 §4. */
const REFETCH_AFTER_MS = 300;

type Standing = { vote: VoteType | null; yes: number; no: number };
export type Vote = ReturnType<typeof useVote>;

/**
 * The viewer's vote on a suggestion and its counts: they change at once, and roll back when the deed fails. Pressing the
 * vote that is held takes it back; pressing while an answer is awaited asks for the last wish once it is there.
 */
export function useVote({ suggestion, signedIn }: { suggestion: Suggestion; signedIn: boolean }) {
  const fetcher = useFetcher<VoteAnswer>({ key: `vote-${suggestion.id}` });
  const { pathname, search } = useLocation();
  const { data, state } = fetcher;
  const settled = useSettled(suggestion, data);
  const [wanted, setWanted] = useState<VoteType | null>();
  const underway = fetcher.formData?.get("vote");
  const shown = wanted !== undefined ? wanted : underway && signedIn ? voteOf(underway) : settled.vote;
  useFetcherToast(fetcher);
  useRefetch(state, data);

  function fieldsOf(vote: VoteType | null) {
    return { suggestion_id: suggestion.id, vote: vote ?? "none", redirectTo: `${pathname}${search}` };
  }

  function send(vote: VoteType | null) {
    fetcher.submit(fieldsOf(vote), { action: VOTE_TIMELINE, method: "post", defaultShouldRevalidate: false });
  }

  const settle = useEffectEvent((answer: VoteAnswer | undefined) => {
    if (wanted === undefined) return;
    if (answer?.ok && answer.vote !== wanted) return send(wanted);
    setWanted(undefined);
  });
  useEffect(() => {
    if (state === "idle") settle(data);
  }, [state, data]);

  function after(pressed: VoteType): VoteType | null {
    return pressed === shown ? null : pressed;
  }

  return {
    held: shown,
    yes: countOf("yes"),
    no: countOf("no"),
    press(pressed: VoteType) {
      if (!signedIn) return send(pressed);
      const next = after(pressed);
      setWanted(next);
      if (state === "idle") send(next);
    },
    /** For the form that does it without a script. */
    fields: (pressed: VoteType) => fieldsOf(after(pressed)),
  };

  function countOf(type: VoteType): number {
    return Math.max(0, settled[type] + Number(shown === type) - Number(settled.vote === type));
  }
}

/** The last known truth: what the page was given, or what the last deed made of it since. */
function useSettled({ user_vote, _count }: Suggestion, answer: VoteAnswer | undefined): Standing {
  const given = { vote: user_vote?.vote_type ?? null, yes: _count.yes_votes, no: _count.no_votes };
  const [known, setKnown] = useState({ standing: given, given, answer });
  const isNew = known.given.vote !== given.vote || known.given.yes !== given.yes || known.given.no !== given.no;
  if (isNew) {
    setKnown({ standing: given, given, answer });
  } else if (known.answer !== answer) {
    setKnown({ standing: answer?.ok ? settledBy(answer, known.standing) : known.standing, given, answer });
  }
  return known.standing;
}

/** Where the server does not tell the counts, they go with the vote. */
function settledBy({ vote, counts }: VoteAnswer & { ok: true }, known: Standing): Standing {
  const moved = (type: VoteType) => known[type] + Number(vote === type) - Number(known.vote === type);
  return { vote, ...(counts ?? { yes: moved("yes"), no: moved("no") }) };
}

/** Others have voted meanwhile; where a vote was refused, the list is not what it was. */
function useRefetch(state: string, answer: VoteAnswer | undefined) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "idle" || !answer || (!answer.ok && answer.lost)) return;
    const timer = setTimeout(revalidate, REFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, answer, revalidate]);
}

function voteOf(field: FormDataEntryValue): VoteType | null {
  return field === "yes" || field === "no" ? field : null;
}
