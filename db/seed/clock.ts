import type { Random } from "./random.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export type Clock = ReturnType<typeof clockAt>;

/** Times before `now`, the hour at which the seed is sown. */
export function clockAt(now: number) {
  /** Some minute within the hour that began `hours` before the last full one. */
  function ago(random: Random, hours: number): number {
    return now - Math.round(hours * HOUR) - random.int(0, 59) * 60_000;
  }

  /** `count` rising times after `from`, most of them within `within` and none after now. */
  function after(random: Random, from: number, count: number, within: number): number[] {
    const room = Math.min(now - from, within);
    const steps = Array.from({ length: count }, () => next(random, room));
    return steps.sort((one, other) => one - other).map((step, at) => from + step + at);
  }

  return { now, ago, after };
}

function next(random: Random, room: number): number {
  return Math.floor(random.next() ** 1.6 * (room - 1000));
}
