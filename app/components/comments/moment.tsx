import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { formatMoment } from "#app/lib/format.ts";

/** When it was written, in the reader's own time; until a script knows that, in UTC. */
export function Moment({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  return <time dateTime={iso}>{formatMoment(iso, hydrated ? undefined : "UTC")}</time>;
}
