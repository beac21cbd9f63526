import http from "node:http";

/** Milliseconds of half, and of 99 in 100, of the answers; answers a second. */
export type Speed = { perSecond: number; p50: number; p99: number };

const CONNECTIONS = 10;

/** Asks the same over and over on ten connections kept open, each as soon as it has its answer. @throws Error for any that is not 200 */
export async function drive(url: string, headers: Record<string, string>, seconds: { warm: number; run: number }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    await loop(url, { agent, headers }, seconds.warm);
    return await loop(url, { agent, headers }, seconds.run);
  } finally {
    agent.destroy();
  }
}

async function loop(url: string, options: http.RequestOptions, seconds: number): Promise<Speed> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;

  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const asked = performance.now();
        await ask(url, options);
        times.push(performance.now() - asked);
      }
    }),
  );

  const elapsed = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  return { perSecond: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function ask(url: string, options: http.RequestOptions): Promise<void> {
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

/** @param sorted ascending */
function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
