import { env } from "cloudflare:workers";
import type { AnswerCache } from "#worker/catalogue/answer-cache.server.ts";
import { newSpotifyMemory } from "#worker/catalogue/spotify/spotify-api.server.ts";
import { openSpotify } from "#worker/catalogue/spotify/spotify-provider.server.ts";
import { type Answerer, forgetOutside, json, stubOutside } from "./outside.ts";

const PICTURE = "https://i.scdn.co/image/ab67616d0000b273";

/** As Spotify's are: 22 letters and digits. */
export function spotifyId(name: string): string {
  return name.padEnd(22, "0").slice(0, 22);
}

export function anArtist(name = "Radiohead", more: object = {}) {
  const id = spotifyId(name.replace(/\W/g, ""));
  return {
    id,
    name,
    type: "artist",
    uri: `spotify:artist:${id}`,
    href: `https://api.spotify.com/v1/artists/${id}`,
    external_urls: { spotify: `https://open.spotify.com/artist/${id}` },
    ...more,
  };
}

export function anAlbum(title = "OK Computer", more: object = {}) {
  const id = spotifyId(title.replace(/\W/g, ""));
  return {
    id,
    name: title,
    type: "album",
    album_type: "album",
    total_tracks: 12,
    release_date: "1997-05-28",
    release_date_precision: "day",
    artists: [anArtist()],
    images: [300, 640, 64].map((width) => ({ url: `${PICTURE}${width}`, width, height: width })),
    external_urls: { spotify: `https://open.spotify.com/album/${id}` },
    href: `https://api.spotify.com/v1/albums/${id}`,
    uri: `spotify:album:${id}`,
    ...more,
  };
}

export function aTrack(at: number, more: object = {}) {
  return {
    id: spotifyId(`track${at}`),
    name: `Track ${at}`,
    type: "track",
    artists: [anArtist()],
    disc_number: 1,
    track_number: at,
    duration_ms: 200_000 + at,
    explicit: false,
    ...more,
  };
}

export type Key = "development" | "extended";

type World = {
  key?: Key;
  albums?: ReturnType<typeof anAlbum>[];
  artists?: ReturnType<typeof anArtist>[];
  /** Of every album. */
  tracks?: ReturnType<typeof aTrack>[];
  /** What an artist made and appears on, in Spotify's order. */
  discography?: object[];
  /** Replaces what is found by a search. */
  found?: (object | null)[];
  /** Says that there is another page after the last one, as Spotify has done. */
  nextOnLast?: boolean;
  /** Stands before the usual answers of the API, or of the host of tokens. */
  api?: (usual: Answerer) => Answerer;
  accounts?: (usual: Answerer) => Answerer;
};

export const FORBIDDEN = () => json({ error: { status: 403, message: "Forbidden" } }, { status: 403 });
export const NO_PREMIUM = () =>
  new Response(
    "Active premium subscription required for the owner of the app. When the subscription status changes, it can take a few hours before requests are allowed again.",
    { status: 403, headers: { "Content-Type": "text/plain" } },
  );
export const EXPIRED = () => json({ error: { status: 401, message: "The access token expired" } }, { status: 401 });
export const UNKNOWN = () => json({ error: { status: 404, message: "Resource not found" } }, { status: 404 });
export const QUOTA_EXCEEDED = () =>
  json({ error: { status: 429, message: "Too many requests", reason: "QUOTA_EXCEEDED" } }, { status: 429 });
export const TOO_MANY = (retryAfter?: string) => () =>
  json(
    { error: { status: 429, message: "API rate limit exceeded" } },
    { status: 429, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } },
  );

/** Spotify as a key of its kind meets it. */
export function stubSpotify(world: World = {}) {
  let tokens = 0;
  const accounts: Answerer = () => {
    tokens += 1;
    return json({ access_token: `token-${tokens}`, token_type: "Bearer", expires_in: 3600 });
  };
  const api = answerApi(world);
  return stubOutside({
    "accounts.spotify.com": world.accounts?.(accounts) ?? accounts,
    "api.spotify.com": world.api?.(api) ?? api,
  });
}

/** A request of its own, of an isolate that remembers nothing unless told so. */
export async function spotify({ memory = newSpotifyMemory(), forget = true, given = {}, ...options }: Opened = {}) {
  if (forget) await forgetOutside();
  return openSpotify(
    { ...env, ...given },
    { app: { clientId: "app", clientSecret: "secret" }, userAgent: "Sleevenotes/1.0 ( test )", memory, ...options },
  );
}

type Opened = {
  memory?: ReturnType<typeof newSpotifyMemory>;
  forget?: boolean;
  given?: Partial<Env>;
  cache?: AnswerCache;
  timeoutMs?: number;
  budgetMs?: number;
};

function answerApi(world: World): Answerer {
  const { key = "development", albums = [anAlbum()], artists = [anArtist()], tracks = [aTrack(1)] } = world;
  const largest = key === "development" ? 10 : 50;

  return (asked) => {
    if (!asked.headers.get("Authorization")?.startsWith("Bearer token-")) return EXPIRED();
    const { pathname, searchParams } = asked.url;
    const limit = Number(searchParams.get("limit") ?? 5);
    const offset = Number(searchParams.get("offset") ?? 0);
    const path = pathname.replace(/^\/v1/, "");
    const page = (all: unknown[], most: number) => {
      if (limit > most) return null;
      const isLast = offset + limit >= all.length;
      const next = isLast && !world.nextOnLast ? null : `https://api.spotify.com${pathname}?offset=${offset + limit}`;
      return { href: asked.url.href, items: all.slice(offset, offset + limit), limit, next, offset, total: all.length };
    };
    const invalid = () => json({ error: { status: 400, message: "Invalid limit" } }, { status: 400 });

    if (path === "/search") {
      if (limit > largest || offset + limit > 1000 || !searchParams.get("q")) return invalid();
      const types = (searchParams.get("type") ?? "").split(",");
      const found = (own: unknown[]) => page(world.found ?? own, largest);
      return json({
        ...(types.includes("album") && { albums: found(albums) }),
        ...(types.includes("artist") && { artists: page(artists, largest) }),
        ...(types.includes("track") && {
          tracks: page(
            tracks.map((track) => ({ ...track, album: albums[0] })),
            largest,
          ),
        }),
      });
    }
    if (path === "/browse/new-releases")
      return key === "development" ? FORBIDDEN() : json({ albums: page(albums, 50) });

    const [, kind, id, part] = path.split("/");
    if (kind === "albums") {
      const album = albums.find((one) => one.id === id);
      if (!album) return UNKNOWN();
      const whole = { ...album, total_tracks: tracks.length };
      const full = {
        genres: [],
        external_ids: { upc: "0724385522925" },
        ...(key === "extended" && { label: "Parlophone" }),
      };
      if (part === "tracks") return json(page(tracks, 50));
      return json({ ...whole, ...full, tracks: { items: tracks.slice(0, 50), total: tracks.length, next: null } });
    }
    if (kind === "artists") {
      const artist = artists.find((one) => one.id === id);
      if (!artist) return UNKNOWN();
      // The body of this refusal has been seen to be empty.
      if (part === "albums") {
        const discography = page(world.discography ?? albums, largest);
        return discography ? json(discography) : new Response(null, { status: 400 });
      }
      if (part !== undefined) return key === "development" ? FORBIDDEN() : json({ tracks: [] });
      return json({ ...artist, images: [], ...(key === "extended" && { genres: ["art rock"], popularity: 80 }) });
    }
    return UNKNOWN();
  };
}
