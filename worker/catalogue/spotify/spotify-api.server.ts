import type { z } from "zod";
import { addressOf } from "../address.ts";
import type { AnswerCache } from "../answer-cache.server.ts";
import { type BreakerMemory, newBreakerMemory, openBreaker, type Reason } from "../breaker.server.ts";
import { BUDGET_MS, type Client, type Outcome, openClient } from "../http.server.ts";
import { type KeyMemory, openSpotifyKey, PAGE, type SpotifyKey } from "./spotify-key.server.ts";
import { openTokenKeeper, type SpotifyApp, type TokenKeeper, type TokenMemory } from "./spotify-token.server.ts";

const API = "https://api.spotify.com/v1";
const ACCOUNTS = "https://accounts.spotify.com";
/** Seconds. What Spotify tells may be kept only for a while. */
const SEARCH_KEPT = 60 * 60;
/** A Worker has six connections at once. */
const MOST_PAGES = 5;

/** What an isolate remembers of Spotify, from one request to the next. */
export type SpotifyMemory = { breaker: BreakerMemory; token: TokenMemory; key: KeyMemory };

export function newSpotifyMemory(): SpotifyMemory {
  return {
    breaker: newBreakerMemory(),
    token: { kept: null, replacedAt: 0 },
    key: { facts: null, readAt: 0 },
  };
}

export type SpotifyOptions = {
  app: SpotifyApp;
  userAgent: string;
  memory: SpotifyMemory;
  cache?: AnswerCache;
  timeoutMs?: number;
  budgetMs?: number;
};

export type SpotifyApi = {
  key: SpotifyKey;
  token: TokenKeeper;
  /** The same question twice in one request is asked once. */
  get<T>(name: string, path: string, params: Record<string, string>, schema: z.ZodType<T>): Promise<Outcome<T>>;
  /**
   * The first of a list, in as many pages as the key makes of them, five at most. The size of a page is found out: a key
   * in development mode refuses a large one.
   *
   * @param read how long the list is in all, from any of its pages
   */
  pages<T>(
    ask: (page: { limit: string; offset: string }) => Promise<Outcome<T>>,
    wanted: { offset: number; count: number },
    read: (page: T) => number,
  ): Promise<Outcome<T[]>>;
};

export function openSpotifyApi(env: Env, options: SpotifyOptions): SpotifyApi {
  const { app, memory, userAgent, cache, timeoutMs, budgetMs = BUDGET_MS } = options;
  const breaker = openBreaker(env, "spotify", memory.breaker);
  const client: Client = openClient({ userAgent, breaker, explain, cache, budgetMs, timeoutMs });
  const key = openSpotifyKey(env, app.clientId, memory.key);
  const token = openTokenKeeper(env, {
    app,
    client,
    url: new URL(`${addressOf(env, env.SPOTIFY_ACCOUNTS_URL, ACCOUNTS)}/api/token`),
    memory: memory.token,
  });
  const asked = new Map<string, Promise<Outcome<unknown>>>();

  async function ask<T>(name: string, url: URL, schema: z.ZodType<T>): Promise<Outcome<T>> {
    const held = await token.get();
    if (!held.ok) return held;
    const keptFor = url.pathname.endsWith("/search") ? SEARCH_KEPT : undefined;
    const bearing = (value: string) => ({ name, url, keptFor, headers: { Authorization: `Bearer ${value}` } });

    const outcome = await client.getJson(bearing(held.data.token), schema);
    if (outcome.ok || outcome.reason !== "unauthorized") return outcome;
    const other = await token.replace(held.data);
    return other.ok ? client.getJson(bearing(other.data.token), schema) : other;
  }

  return {
    key,
    token,

    get<T>(name: string, path: string, params: Record<string, string>, schema: z.ZodType<T>) {
      const url = new URL(`${addressOf(env, env.SPOTIFY_API_URL, API)}${path}`);
      url.search = new URLSearchParams(params).toString();
      const known = asked.get(url.href) as Promise<Outcome<T>> | undefined;
      const answer = known ?? ask(name, url, schema);
      asked.set(url.href, answer);
      return answer;
    },

    async pages(ask, { offset, count }, read) {
      const { pageSize } = await key.facts();
      const page = (at: number, size: number) => ask({ limit: String(size), offset: String(at) });
      let size = Math.min(count, pageSize ?? PAGE.extended);

      let first = await page(offset, size);
      if (!first.ok && first.reason === "bad_request" && size > PAGE.development) {
        size = PAGE.development;
        first = await page(offset, size);
        if (first.ok) await key.learn({ pageSize: PAGE.development });
      } else if (first.ok && size > PAGE.development) {
        await key.learn({ pageSize: PAGE.extended });
      }
      if (!first.ok) return first;

      const end = Math.min(offset + count, read(first.data), offset + size * MOST_PAGES);
      const starts: number[] = [];
      for (let at = offset + size; at < end; at += size) starts.push(at);
      const others = await Promise.all(starts.map((at) => page(at, size)));
      const refused = others.find((other) => !other.ok);
      if (refused && !refused.ok) return refused;
      return { ok: true, data: [first.data, ...others.flatMap((other) => (other.ok ? [other.data] : []))] };
    },
  };
}

/** What Spotify says beside the status. */
function explain(_status: number, body: string): { reason: Reason } | undefined {
  if (/premium subscription/i.test(body) || body.includes('"invalid_client"')) return { reason: "misconfigured" };
  return body.includes("QUOTA_EXCEEDED") ? { reason: "quota_exceeded" } : undefined;
}
