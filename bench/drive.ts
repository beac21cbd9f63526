import http from "node:http";

/** Milliseconds of half, and of 99 in 100, of the answers; answers a second. */
export type Speed = { perSecond: number; p50: number; p99: number };
export type Place = { url: string; headers: Record<string, string> };
/** How often each place has its turn, and seconds: once to warm up, then of every turn. */
export type Pace = { turns: number; warm: number; turn: number };

const CONNECTIONS = 10;

/**
 * Asks each place the same over and over, on ten connections kept open, each as soon as it has its answer. The places take
 * turns, so that a machine that is busy with something else is so for all of them.
 *
 * @throws Error for any answer that is not 200
 */
export async function drive<K extends string>(places: Record<K, Place>, { turns, warm, turn }: Pace) {
  const drivers = Object.entries<Place>(places).map(([name, place]) => ({ name, driver: openDriver(place) }));
  try {
    for (const { driver } of drivers) await driver.ask(warm);
    for (const { driver } of drivers) driver.forget();
    for (let round = 0; round < turns; round += 1) for (const { driver } of drivers) await driver.ask(turn);
    return Object.fromEntries(drivers.map(({ name, driver }) => [name, driver.speed()])) as Record<K, Speed>;
  } finally {
    for (const { driver } of drivers) driver.close();
  }
}

function openDriver({ url, headers }: Place) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let times: number[] = [];
  let elapsed = 0;

  async function ask(seconds: number): Promise<void> {
    const start = performance.now();
    const end = start + seconds * 1000;
    const connections = Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        await get(url, { agent, headers });
        times.push(performance.now() - asked);
      }
    });
    await Promise.all(connections);
    elapsed += performance.now() - start;
  }

  return {
    ask,
    forget: () => {
      times = [];
      elapsed = 0;
    },
    speed: (): Speed => {
      const sorted = times.toSorted((one, other) => one - other);
      return {
        perSecond: sorted.length / (elapsed / 1000),
        p50: quantile(sorted, 0.5),
        p99: quantile(sorted, 0.99),
      };
    },
    close: () => agent.destroy(),
  };
}

function get(url: string, options: http.RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("error", reject);
      response.on("end", resolve);
      response.resume();
    });
    request.on("error", reject);
  });
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
