import { useId } from "react";
import { TimelineEventCard } from "#app/components/artist/timeline-event-card.tsx";
import { TimelineRelease } from "#app/components/artist/timeline-release.tsx";
import { cx } from "#app/components/ui/cx.ts";
import { Heading } from "#app/components/ui/heading.tsx";
import { monthName } from "#app/lib/format.ts";
import { groupByMonth, type TimelineMonth, type TimelineYear } from "#app/lib/timeline-groups.ts";
import type { TimelineItem } from "#worker/domain/dto.ts";

/** Releases and events along a line, by year and month. */
export function Timeline({ items, artistId }: { items: TimelineItem[]; artistId: string }) {
  return (
    <ol aria-label="Timeline" className="flex flex-col">
      {groupByMonth(items).map((year, index) => (
        <li key={year.year}>
          <Year {...year} artistId={artistId} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
}

type Group = TimelineYear<TimelineItem> & { artistId: string; isFirst: boolean };

/** The year stays beside its months while they pass. */
function Year({ year, months, artistId, isFirst }: Group) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="md:grid md:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <div className={cx(!isFirst && "max-md:pt-2")}>
        <h2
          id={id}
          className="font-serif text-2xl font-medium tracking-[-0.018em] tabular-nums md:sticky md:top-20 md:pb-8 lg:text-3xl"
        >
          {year}
        </h2>
      </div>
      <ol className="relative ml-1.5 border-l border-line pt-2 pb-6 pl-5 md:ml-0 md:pb-10 md:pl-8">
        {months.map(({ month, items }) => (
          <li key={month ?? "undated"} className="not-first:mt-7">
            <Month year={year} month={month} items={items} artistId={artistId} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Month({ year, month, items, artistId }: TimelineMonth<TimelineItem> & { year: string; artistId: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} look="label" id={id} className="mb-3">
        {month === null ? `Sometime in ${year}` : <time dateTime={month}>{monthName(month)}</time>}
      </Heading>
      <ol className="flex flex-col gap-4">
        {items.map((item) => (
          <li key={item.id} className="relative">
            <Mark kind={item.kind} />
            {item.kind === "release" ? (
              <TimelineRelease album={item.album} date={item.date} label={item.label} />
            ) : (
              <TimelineEventCard event={item.event} artistId={artistId} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** On the line: a disc for a release, a ring for an event. */
function Mark({ kind }: { kind: TimelineItem["kind"] }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute -left-[calc(1.5625rem+0.5px)] size-2.5 rounded-full md:-left-[calc(2.3125rem+0.5px)]",
        kind === "release" ? "top-1/2 -translate-y-1/2 bg-edge" : "top-5 border-2 border-edge bg-bg",
      )}
    />
  );
}
