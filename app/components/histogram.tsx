import { VisuallyHidden } from "#app/components/ui/visually-hidden.tsx";
import { counted } from "#app/lib/format.ts";

/** How many gave which rating: ten bars, which are read aloud as a list. `own` is the viewer's. */
export function Histogram({ counts, own = null }: { counts: number[]; own?: number | null }) {
  const most = Math.max(1, ...counts);
  return (
    <ol aria-label="Ratings" className="flex h-20 w-full max-w-70 items-end gap-[3px]">
      {counts.map((count, index) => {
        const rating = index + 1;
        const isOwn = rating === own;
        return (
          <li
            key={rating}
            data-tooltip={`${counted(count, "rating")} of ${rating}`}
            className="group flex h-full min-w-0 flex-1 flex-col justify-end gap-1"
          >
            <VisuallyHidden>
              {rating} out of 10: {counted(count, "rating")}
              {isOwn && ", yours among them"}
            </VisuallyHidden>
            <span
              aria-hidden="true"
              style={{ height: `${count === 0 ? 0 : Math.max(4, (count / most) * 100)}%` }}
              className={`min-h-0.5 rounded-t-[2px] transition-colors ${isOwn ? "bg-accent" : "bg-edge group-hover:bg-muted"}`}
            />
            <span
              aria-hidden="true"
              className={`text-center text-xs leading-none tabular-nums ${isOwn ? "font-semibold text-accent" : "text-muted"}`}
            >
              {rating}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
