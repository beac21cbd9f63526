import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedLoader, emptyCache, minutes, screenShown } from "#app/lib/client-cache.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T12:00:00.000Z") });
  emptyCache();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen whose server counts how often it was read. */
function makeScreen(path: string, ...times: Parameters<typeof cachedLoader>) {
  const clientLoader = cachedLoader(...times);
  let reads = 0;
  let failures = 0;
  const serverLoader = async () => {
    reads += 1;
    if (failures > 0) {
      failures -= 1;
      throw new TypeError("Failed to fetch");
    }
    return { read: reads } as never;
  };
  return {
    open: async () => {
      const url = new URL(path, "https://sleevenotes.example");
      const context = new RouterContextProvider();
      const data = await clientLoader({
        request: new Request(url),
        url,
        pattern: path,
        params: {},
        context,
        serverLoader,
      });
      return { data, wantsRefresh: screenShown(path, data) };
    },
    leave: () => screenShown("/elsewhere", null),
    fail: (count: number) => {
      failures = count;
    },
    reads: () => reads,
  };
}

test("within its time a screen shows again without a request; later it shows and is refreshed; in the end it is read anew", async () => {
  const screen = makeScreen("/profile/robin", minutes(2));
  await screen.open();
  screen.leave();

  vi.advanceTimersByTime(minutes(2) - 1);
  expect(await screen.open()).toEqual({ data: { read: 1 }, wantsRefresh: false });
  screen.leave();
  vi.advanceTimersByTime(1);
  expect(await screen.open()).toEqual({ data: { read: 1 }, wantsRefresh: true });
  screen.leave();
  vi.advanceTimersByTime(minutes(58) - 1);
  expect((await screen.open()).data).toEqual({ read: 1 });
  screen.leave();
  vi.advanceTimersByTime(1);
  expect((await screen.open()).data).toEqual({ read: 2 });
});

test("a screen may be kept for less than the hour that others are", async () => {
  const screen = makeScreen("/reviews/following", minutes(5), minutes(30));
  await screen.open();
  screen.leave();

  vi.advanceTimersByTime(minutes(30) - 1);
  expect(await screen.open()).toEqual({ data: { read: 1 }, wantsRefresh: true });
  screen.leave();
  vi.advanceTimersByTime(1);
  expect((await screen.open()).data).toEqual({ read: 2 });
});

test("after a write of the member's own nothing is shown from before it", async () => {
  const screen = makeScreen("/profile/robin", minutes(2));
  await screen.open();
  screen.leave();

  emptyCache();

  expect((await screen.open()).data).toEqual({ read: 2 });
});

test("a failed read is tried once more, and no more often", async () => {
  const screen = makeScreen("/profile/robin", minutes(2));

  screen.fail(1);
  expect((await screen.open()).data).toEqual({ read: 2 });
  screen.leave();
  emptyCache();
  screen.fail(2);
  await expect(screen.open()).rejects.toThrow("Failed to fetch");
  expect(screen.reads()).toBe(4);
});

test("reads of one screen at the same time are one", async () => {
  const screen = makeScreen("/profile/robin", minutes(2));

  const [first, second] = await Promise.all([screen.open(), screen.open()]);

  expect([first.data, second.data]).toEqual([{ read: 1 }, { read: 1 }]);
});
