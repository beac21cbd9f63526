import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { useFetcherToast } from "#app/lib/toast.ts";

/** What an action answers to a press of an on/off button. */
export type SwitchAnswer = { ok: true; on: boolean; count?: number } | { ok: false };

type Given = { on: boolean; count: number };

/**
 * An on/off button that changes at once and rolls back when the deed fails. `key` names what it switches: all buttons of
 * one thing move together. Pressing while an answer is awaited asks for the last wish once it is there.
 */
export function useSwitch({
  key,
  action,
  fields,
  on,
  count = 0,
  signedIn,
}: {
  key: string;
  action: string;
  fields: Record<string, string>;
  on: boolean;
  count?: number;
  /** A stranger's press only leads to sign-in. */
  signedIn: boolean;
}) {
  const fetcher = useFetcher<SwitchAnswer>({ key });
  const { pathname, search } = useLocation();
  const settled = useSettled({ on, count }, fetcher.data);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const underway = fetcher.formData?.get("on");
  const shown = wanted ?? (underway && signedIn ? underway === "true" : settled.on);
  useFetcherToast(fetcher);

  function send(next: boolean) {
    fetcher.submit(
      { ...fields, on: String(next), redirectTo: `${pathname}${search}` },
      { action, method: "post", defaultShouldRevalidate: false },
    );
  }

  const settle = useEffectEvent((answer: SwitchAnswer | undefined) => {
    if (wanted === null) return;
    if (answer?.ok && answer.on !== wanted) return send(wanted);
    setWanted(null);
  });
  const { state, data } = fetcher;
  useEffect(() => {
    if (state === "idle") settle(data);
  }, [state, data]);

  return {
    on: shown,
    count: Math.max(0, settled.count + Number(shown) - Number(settled.on)),
    press() {
      if (!signedIn) return send(true);
      setWanted(!shown);
      if (state === "idle") send(!shown);
    },
    /** For the form that does it without a script. */
    fields: { ...fields, on: String(!shown), redirectTo: `${pathname}${search}` },
  };
}

/** The last known truth: what the page was given, or what the last deed made of it since. */
function useSettled(given: Given, answer: SwitchAnswer | undefined) {
  const [known, setKnown] = useState({ ...given, given, answer });
  if (known.given.on !== given.on || known.given.count !== given.count) {
    setKnown({ ...given, given, answer });
  } else if (known.answer !== answer) {
    setKnown({ ...(answer?.ok ? settledBy(answer, known) : known), given, answer });
  }
  return known;
}

/** Where the server does not tell the count, it goes with the switch. */
function settledBy({ on, count }: SwitchAnswer & { ok: true }, known: Given): Given {
  return { on, count: count ?? known.count + Number(on) - Number(known.on) };
}
