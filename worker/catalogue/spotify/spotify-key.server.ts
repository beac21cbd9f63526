import { z } from "zod";
import { logError } from "../../request-log.server.ts";

/** What the documentation allows, and what it allows to a key in development mode. */
export const PAGE = { extended: 50, development: 10 };

const KeySchema = z.object({
  /** The largest page that this key was given; null as long as nobody asked for more than any key gets. */
  pageSize: z.union([z.literal(PAGE.extended), z.literal(PAGE.development)]).nullable(),
  /** The call that lists new releases is not for this key. */
  isBrowseClosed: z.boolean(),
});
export type KeyFacts = z.output<typeof KeySchema>;
export type KeyMemory = { facts: KeyFacts | null; readAt: number };

/** Seconds: what a key may do has changed over the years, and is found out anew every day. */
const KEPT = 24 * 60 * 60;
/** Milliseconds for which an isolate believes what it read. */
const BELIEVED = 10 * 60 * 1_000;

export type SpotifyKey = { facts(): Promise<KeyFacts>; learn(news: Partial<KeyFacts>): Promise<void> };

/** What is known of a key by trying: nothing is assumed of it. */
export function openSpotifyKey(env: Env, clientId: string, memory: KeyMemory): SpotifyKey {
  const kvKey = `c1:spotify:${clientId}:cap`;

  async function facts(): Promise<KeyFacts> {
    if (memory.facts && Date.now() - memory.readAt < BELIEVED) return memory.facts;
    memory.facts = (await read(env, kvKey)) ?? { pageSize: null, isBrowseClosed: false };
    memory.readAt = Date.now();
    return memory.facts;
  }

  return {
    facts,
    async learn(news) {
      const known = await facts();
      const learnt = { ...known, ...news };
      if (learnt.pageSize === known.pageSize && learnt.isBrowseClosed === known.isBrowseClosed) return;
      memory.facts = learnt;
      try {
        await env.CACHE.put(kvKey, JSON.stringify(learnt), { expirationTtl: KEPT });
      } catch (error) {
        logError({ env, requestId: "catalogue" }, error);
      }
    },
  };
}

async function read(env: Env, key: string): Promise<KeyFacts | null> {
  try {
    const kept = KeySchema.safeParse(await env.CACHE.get(key, "json"));
    return kept.success ? kept.data : null;
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
    return null;
  }
}
