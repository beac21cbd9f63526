import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 5 * 60_000;

/**
 * Asks a server on this machine to do what the platform's cron does every five minutes: nothing else would. It keeps no
 * process alive, and ends with its own.
 *
 * @param {string} url the server's origin
 */
export async function tickEveryFiveMinutes(url) {
  for (;;) {
    await pause(EVERY_MS, undefined, { ref: false });
    try {
      const { ok, status } = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=*/5+*+*+*+*`);
      if (!ok) console.error(`The cron failed with status ${status}`);
    } catch (error) {
      // The server may be starting over; the next time comes.
      console.error(`The cron could not be reached: ${error}`);
    }
  }
}
