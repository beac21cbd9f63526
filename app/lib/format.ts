const HOUR = 3_600_000;
const MINUTE = 60_000;

/** How long ago, coarsely (part 1 §4): under an hour, then whole hours, days, weeks. `now` is the server's. */
export function relativeTime(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR);
  if (hours < 1) return "Just now";
  if (hours < 24) return `${counted(hours, "hour")} ago`;
  const days = Math.floor(hours / 24);
  if (days < 7) return `${counted(days, "day")} ago`;
  return `${counted(Math.floor(days / 7), "week")} ago`;
}

const DATES = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
const MONTHS = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });

/** A time, or a date as far as it is known: a year, a month, a day. The same wherever it is rendered. */
export function formatDate(date: string): string {
  if (/^\d{4}$/.test(date)) return date;
  const time = new Date(date);
  // A catalogue may name a month that no calendar has.
  if (Number.isNaN(time.getTime())) return date.slice(0, 4);
  return (/^\d{4}-\d{2}$/.test(date) ? MONTHS : DATES).format(time);
}

const MOMENT = { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

const MONTH_NAMES = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** Of yyyy-MM. */
export function monthName(month: string): string {
  return MONTH_NAMES.format(new Date(month));
}

/** "Nov 21, 2026 • 9:05 PM" (part 2 §9). Without a time zone in the reader's own, which only their browser knows. */
export function formatMoment(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { ...MOMENT, hour12: true, timeZone }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? "";
  const date = `${part("month")} ${part("day")}, ${part("year")}`;
  return `${date} • ${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

/** Of a date, however much of it is known. */
export function year(date: string | null): string | null {
  return date?.match(/^\d{4}/)?.[0] ?? null;
}

/** m:ss, and h:mm:ss from an hour on. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const clock = [hours > 0 ? String(minutes).padStart(2, "0") : String(minutes), String(seconds % 60).padStart(2, "0")];
  return (hours > 0 ? [String(hours), ...clock] : clock).join(":");
}

/** How long a record lasts, for people: "1 hr 12 min". */
export function playingTime(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours} hr ${minutes % 60} min` : `${minutes} min`;
}

const NUMBERS = new Intl.NumberFormat("en-US");

export function formatCount(count: number): string {
  return NUMBERS.format(count);
}

/** "1 review", "1,204 reviews". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
