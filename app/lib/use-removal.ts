import { useEffect, useEffectEvent } from "react";
import { useFetcher, useLocation } from "react-router";
import { useFetcherToast } from "#app/lib/toast.ts";

type Answer = { ok: boolean };

/** A thing in a list that disappears at once when it is removed, and comes back, with a message, should that fail. */
export function useRemoval({
  action,
  fields,
  onRemoved,
}: {
  action: string;
  fields: Record<string, string>;
  onRemoved?: () => void;
}) {
  const fetcher = useFetcher<Answer>();
  const { pathname, search } = useLocation();
  const all = { ...fields, on: "false", redirectTo: `${pathname}${search}` };
  useFetcherToast(fetcher);

  const isRemoved = fetcher.data?.ok === true;
  const removed = useEffectEvent(() => onRemoved?.());
  useEffect(() => {
    if (isRemoved) removed();
  }, [isRemoved]);

  return {
    isGone: isRemoved || fetcher.state === "submitting",
    remove: () => fetcher.submit(all, { action, method: "post" }),
    /** For the form that does it without a script. */
    fields: all,
  };
}
