import { expect, test } from "vitest";
import { counted, duration, formatDate, playingTime, relativeTime, year } from "#app/lib/format.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");

test.each([
  ["2026-11-21T12:00:30.000Z", "Just now"],
  ["2026-11-21T11:00:01.000Z", "Just now"],
  ["2026-11-21T11:00:00.000Z", "1 hour ago"],
  ["2026-11-20T12:00:01.000Z", "23 hours ago"],
  ["2026-11-20T12:00:00.000Z", "1 day ago"],
  ["2026-11-14T12:00:01.000Z", "6 days ago"],
  ["2026-11-14T12:00:00.000Z", "1 week ago"],
  ["2024-11-21T12:00:00.000Z", "104 weeks ago"],
])("%s is %s", (iso, text) => {
  expect(relativeTime(iso, NOW)).toBe(text);
});

test("a date shows as much of itself as is known, the same in every time zone", () => {
  expect(formatDate("1959")).toBe("1959");
  expect(formatDate("1959-08")).toBe("August 1959");
  expect(formatDate("1959-08-17")).toBe("August 17, 1959");
  expect(formatDate("2026-11-21T23:59:59.999Z")).toBe("November 21, 2026");
  expect(formatDate("1959-13")).toBe("1959");
});

test("the year is read off any date, and of none there is none", () => {
  expect(year("1997-05-21")).toBe("1997");
  expect(year("1997")).toBe("1997");
  expect(year(null)).toBeNull();
});

test("a duration is minutes and seconds, with hours once there are any", () => {
  expect(duration(59_600)).toBe("1:00");
  expect(duration(284_000)).toBe("4:44");
  expect(duration(3_600_000)).toBe("1:00:00");
  expect(duration(4_205_000)).toBe("1:10:05");
});

test("how long a record lasts is told in whole minutes", () => {
  expect(playingTime(20_000)).toBe("1 min");
  expect(playingTime(53 * 60_000)).toBe("53 min");
  expect(playingTime(73 * 60_000)).toBe("1 hr 13 min");
});

test("one is singular, none and many are not", () => {
  expect(counted(0, "review")).toBe("0 reviews");
  expect(counted(1, "review")).toBe("1 review");
  expect(counted(1204, "review")).toBe("1,204 reviews");
});
