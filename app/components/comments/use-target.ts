import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";

/** The comment that the address names by its anchor. Where another page has it, that page is shown. */
export function useTarget({
  shown,
  deleted,
  hrefOf,
}: {
  shown: { id: string }[];
  deleted: string[];
  hrefOf: (id: string) => string;
}): string | null {
  const hydrated = useHydrated();
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const targetId = hydrated ? (/^#comment-([\w-]+)$/.exec(hash)?.[1] ?? null) : null;
  const isElsewhere =
    targetId !== null &&
    shown.every(({ id }) => id !== targetId) &&
    !deleted.includes(targetId) &&
    new URLSearchParams(search).get("comment") !== targetId;

  const follow = useEffectEvent((id: string) => {
    navigate(hrefOf(id), { replace: true });
  });
  useEffect(() => {
    if (isElsewhere && targetId !== null) follow(targetId);
  }, [isElsewhere, targetId]);
  return targetId;
}
