import { counted } from "#app/lib/format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Until a vote ends: whole days, below one whole hours, below one whole minutes. `now` is the server's. */
export function timeLeft(deadline: string, now: number): string {
  const left = Date.parse(deadline) - now;
  if (left <= 0) return "Voting has ended";
  if (left < MINUTE) return "Less than a minute left";
  if (left < HOUR) return `${counted(Math.floor(left / MINUTE), "minute")} left`;
  if (left < DAY) return `${counted(Math.floor(left / HOUR), "hour")} left`;
  return `${counted(Math.floor(left / DAY), "day")} left`;
}
