import { openAnswerCache } from "./answer-cache.server.ts";
import { newBreakerMemory } from "./breaker.server.ts";
import { demoProvider } from "./demo/demo-provider.ts";
import { openMusicBrainz } from "./musicbrainz/musicbrainz-provider.server.ts";
import { COVER_HOSTS } from "./musicbrainz/read-musicbrainz.ts";
import type { CatalogueProvider } from "./provider.ts";
import { SPOTIFY_IMAGES } from "./spotify/read-spotify.ts";
import { newSpotifyMemory } from "./spotify/spotify-api.server.ts";
import { openSpotify } from "./spotify/spotify-provider.server.ts";

export type Catalogue = CatalogueProvider;

export type Choice = {
  name: CatalogueProvider["name"];
  /** What the operator has yet to configure; until then the catalogue answers nothing. */
  lacks: "credentials" | "contact" | null;
};

/** What an isolate remembers from one request to the next. */
const memory = { spotify: newSpotifyMemory(), musicbrainz: newBreakerMemory() };

/** The catalogue that this deployment is configured for. @throws Error for a `CATALOGUE` that there is not */
export function chooseCatalogue(env: Env): Choice {
  const hasCredentials = Boolean(env.SPOTIFY_CLIENT_ID && env.SPOTIFY_CLIENT_SECRET);
  const hasContact = contactOf(env) !== "";
  switch (env.CATALOGUE) {
    case "demo":
      return { name: "demo", lacks: null };
    case "spotify":
      return { name: "spotify", lacks: hasCredentials ? null : "credentials" };
    case "musicbrainz":
      return { name: "musicbrainz", lacks: hasContact ? null : "contact" };
    case "auto":
      // Nobody is sent to MusicBrainz unasked: its terms want an operator who can be reached.
      if (hasCredentials) return { name: "spotify", lacks: null };
      return { name: env.CATALOGUE_CONTACT ? "musicbrainz" : "demo", lacks: null };
    default:
      throw new Error(`CATALOGUE=${env.CATALOGUE}: only auto, spotify, musicbrainz and demo are known`);
  }
}

/** For one request: what it asks of the outside shares one budget of time. */
export function openCatalogue(env: Env): Catalogue {
  const { name, lacks } = chooseCatalogue(env);
  if (name === "demo") return demoProvider;

  const cache = openAnswerCache(env);
  const userAgent = `Sleevenotes/1.0 ( ${contactOf(env)} )`;
  const provider =
    name === "spotify"
      ? openSpotify(env, {
          app: { clientId: env.SPOTIFY_CLIENT_ID ?? "", clientSecret: env.SPOTIFY_CLIENT_SECRET ?? "" },
          userAgent,
          cache,
          memory: memory.spotify,
        })
      : openMusicBrainz(env, { userAgent, cache, memory: memory.musicbrainz });
  return lacks === null ? provider : unanswering(provider);
}

/** Where the pictures are that the catalogue's records name, for the browser to be allowed them. */
export function pictureHosts(env: Env): string[] {
  switch (chooseCatalogue(env).name) {
    case "spotify":
      return SPOTIFY_IMAGES;
    case "musicbrainz":
      return COVER_HOSTS;
    case "demo":
      return [];
  }
}

/** Knows its ids, and nothing else. */
function unanswering({ name, owns }: CatalogueProvider): CatalogueProvider {
  const unavailable = async () => ({ ok: false, kind: "unavailable" }) as const;
  return {
    name,
    owns,
    search: unavailable,
    album: unavailable,
    albumTracks: unavailable,
    artist: unavailable,
    artistAlbums: unavailable,
    newReleases: unavailable,
  };
}

function contactOf(env: Env): string {
  return env.CATALOGUE_CONTACT || env.PUBLIC_ORIGIN;
}
