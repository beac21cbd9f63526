import { counted } from "#app/lib/format.ts";

const MINUTE = 60_000;

/** How long ago, of notifications and community items (part 1 §4): minutes, hours, days. `now` is the server's. */
export function age(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${counted(minutes, "minute")} ago`;
  if (minutes < 1440) return `${counted(Math.floor(minutes / 60), "hour")} ago`;
  return `${counted(Math.floor(minutes / 1440), "day")} ago`;
}
