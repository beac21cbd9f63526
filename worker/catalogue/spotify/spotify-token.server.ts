import { z } from "zod";
import { logError } from "../../request-log.server.ts";
import { type Client, type Outcome, refusal } from "../http.server.ts";
import { TokenShape } from "./spotify-shapes.ts";

export type SpotifyApp = { clientId: string; clientSecret: string };

const TokenSchema = z.object({ token: z.string().min(1), expiresAt: z.number() });
export type SpotifyToken = z.output<typeof TokenSchema>;
export type TokenMemory = { kept: SpotifyToken | null; replacedAt: number };

const SECOND = 1_000;
/** A token is given up this long before Spotify does. */
const MARGIN = 300 * SECOND;
/** Where the token that took another's place is refused, too, tokens are not what is wrong. */
const REPLACED_EVERY = 60 * SECOND;
const TIMEOUT_MS = 3_000;
/** Seconds; the least that KV keeps anything. */
const LEAST_KEPT = 60;

export type TokenKeeper = {
  /**
   * The app's token: the isolate's, else KV's, else a new one. What is guaranteed: whoever sees a token in KV asks for
   * none until five minutes before it ends, so one place asks at most once in 55 minutes. Places that do not see each
   * other's write yet (KV takes up to a minute) may ask at the same time, each once; Spotify lets several tokens stand.
   */
  get(): Promise<Outcome<SpotifyToken>>;
  /** After a 401: whatever token has taken its place, else a new one, once a minute. */
  replace(refused: SpotifyToken): Promise<Outcome<SpotifyToken>>;
};

export function openTokenKeeper(
  env: Env,
  { app, client, url, memory }: { app: SpotifyApp; client: Client; url: URL; memory: TokenMemory },
): TokenKeeper {
  let asked: Promise<Outcome<SpotifyToken>> | undefined;
  const key = `c1:spotify:${app.clientId}:tok`;

  async function find(refused: SpotifyToken | null): Promise<Outcome<SpotifyToken>> {
    for (const kept of [memory.kept, await read(env, key)]) {
      if (kept && kept.token !== refused?.token && kept.expiresAt - MARGIN > Date.now()) {
        memory.kept = kept;
        return { ok: true, data: kept };
      }
    }
    return request();
  }

  async function request(): Promise<Outcome<SpotifyToken>> {
    const outcome = await client.getJson(
      {
        name: "token",
        url,
        form: { grant_type: "client_credentials" },
        headers: { Authorization: `Basic ${btoa(`${app.clientId}:${app.clientSecret}`)}` },
        timeoutMs: TIMEOUT_MS,
      },
      TokenShape,
    );
    if (!outcome.ok) return outcome;

    const token = {
      token: outcome.data.access_token,
      expiresAt: Date.now() + outcome.data.expires_in * SECOND,
    };
    memory.kept = token;
    await keep(env, key, token);
    return { ok: true, data: token };
  }

  /** One question at a time, however many calls of this request need it. */
  function once(refused: SpotifyToken | null): Promise<Outcome<SpotifyToken>> {
    asked ??= find(refused).finally(() => {
      asked = undefined;
    });
    return asked;
  }

  return {
    async get() {
      const { kept } = memory;
      return kept && kept.expiresAt - MARGIN > Date.now() ? { ok: true, data: kept } : once(null);
    },
    async replace(refused) {
      if (memory.kept && memory.kept.token !== refused.token) return { ok: true, data: memory.kept };
      if (Date.now() - memory.replacedAt < REPLACED_EVERY) return refusal("unauthorized", 401);
      memory.replacedAt = Date.now();
      return once(refused);
    },
  };
}

async function read(env: Env, key: string): Promise<SpotifyToken | null> {
  try {
    const kept = TokenSchema.safeParse(await env.CACHE.get(key, "json"));
    return kept.success ? kept.data : null;
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
    return null;
  }
}

async function keep(env: Env, key: string, token: SpotifyToken): Promise<void> {
  try {
    const expirationTtl = Math.max(LEAST_KEPT, Math.floor((token.expiresAt - MARGIN - Date.now()) / SECOND));
    await env.CACHE.put(key, JSON.stringify(token), { expirationTtl });
  } catch (error) {
    logError({ env, requestId: "catalogue" }, error);
  }
}
