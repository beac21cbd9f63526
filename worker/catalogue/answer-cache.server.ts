import { logError } from "../request-log.server.ts";

/** Answers that anybody may get again for a while. */
export type AnswerCache = {
  get(key: string): Promise<string | null>;
  /** @param seconds for how long it may be given again */
  put(key: string, body: string, seconds: number): Promise<void>;
};

const CACHE = "catalogue";

/** The data centre's own: it costs no write of KV's thousand a day, and it is gone when the place needs the room. */
export function openAnswerCache(env: Env): AnswerCache {
  return {
    async get(key) {
      try {
        const kept = await (await caches.open(CACHE)).match(addressOf(key));
        return kept ? await kept.text() : null;
      } catch (error) {
        logError({ env, requestId: "catalogue" }, error);
        return null;
      }
    },
    async put(key, body, seconds) {
      try {
        const headers = { "Content-Type": "application/json", "Cache-Control": `max-age=${seconds}` };
        await (await caches.open(CACHE)).put(addressOf(key), new Response(body, { headers }));
      } catch (error) {
        logError({ env, requestId: "catalogue" }, error);
      }
    },
  };
}

/** A cache keeps by address: one that nobody else can ask for. */
function addressOf(key: string): string {
  return `https://catalogue.internal/c1?asked=${encodeURIComponent(key)}`;
}
