import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { serve } from "#scripts/serve.mjs";
import { root } from "#scripts/toolchain.mjs";

export const FLOOR_PAGES_BUILD = ".wrangler/bench-floor-pages";

type Server = Awaited<ReturnType<typeof serve>>;
export type Servers = { small: string; large: string; floorRead: string; floorPages: string };

/** The product over both data sets and its two floors, for as long as the work takes. */
export async function withServers<T>(states: { small: string; large: string }, work: (urls: Servers) => Promise<T>) {
  // What KV remembers of the last run would hide what a fresh ranking costs.
  for (const state of Object.values(states)) await rm(join(root, state, "v3/kv"), { recursive: true, force: true });

  const running: Server[] = [];
  const start = async (state: string, config: string[] = []) => {
    const server = await serve({ port: await freePort(), state, vars: config, quiet: true });
    running.push(server);
    return server.url;
  };
  try {
    return await work({
      small: await start(states.small),
      large: await start(states.large),
      floorRead: await start(states.large, ["--config", "bench/floor/read/wrangler.toml"]),
      floorPages: await start(states.large, ["--config", `${FLOOR_PAGES_BUILD}/server/wrangler.json`]),
    });
  } finally {
    for (const server of running) server.stop();
    await Promise.all(running.map(({ ended }) => ended));
  }
}

/** Low enough that the inspector's, 10,000 above, is a port too. */
async function freePort(): Promise<number> {
  for (;;) {
    const candidate = 20_000 + Math.floor(Math.random() * 20_000);
    if (await isFree(candidate)) return candidate;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "localhost");
  try {
    await once(server, "listening");
    return (server.address() as AddressInfo).port === port;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
