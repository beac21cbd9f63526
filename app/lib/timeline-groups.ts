type Dated = { date: string };
export type TimelineMonth<T> = {
  /** yyyy-MM, or null for what is known to the year alone. */
  month: string | null;
  items: T[];
};
export type TimelineYear<T> = { year: string; months: TimelineMonth<T>[] };

/** What is known of a date: whatever is no month or day of a calendar is left off. */
export function knownDate(date: string): string {
  const [, year = "", month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return year;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (day === undefined || Number(day) < 1 || Number(day) > days) return `${year}-${month}`;
  return date;
}

/** Items that come newest first, by year and month; those of which the year alone is known stand after its months. */
export function groupByMonth<T extends Dated>(items: T[]): TimelineYear<T>[] {
  const years = new Map<string, Map<string | null, T[]>>();
  for (const item of items) {
    const date = knownDate(item.date);
    const year = date.slice(0, 4);
    const month = date.length >= 7 ? date.slice(0, 7) : null;
    const months = years.get(year) ?? new Map<string | null, T[]>();
    years.set(year, months.set(month, [...(months.get(month) ?? []), item]));
  }
  return [...years].map(([year, found]) => {
    const months = [...found].map(([month, ofMonth]) => ({ month, items: ofMonth }));
    return { year, months: [...months.filter(isKnown), ...months.filter((group) => !isKnown(group))] };
  });
}

function isKnown({ month }: TimelineMonth<unknown>): boolean {
  return month !== null;
}
