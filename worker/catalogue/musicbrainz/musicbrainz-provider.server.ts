import type { z } from "zod";
import { logError } from "../../request-log.server.ts";
import { addressOf } from "../address.ts";
import type { AnswerCache } from "../answer-cache.server.ts";
import { type BreakerMemory, openBreaker, type Reason } from "../breaker.server.ts";
import { BUDGET_MS, type Outcome, openClient, sleep } from "../http.server.ts";
import { keptAlbums } from "../kept-answer.server.ts";
import type { Answer, CatalogueAlbum, CatalogueProvider } from "../provider.ts";
import { everyWordIn, wordsOf } from "./lucene.ts";
import {
  ArtistListShape,
  ArtistShape,
  RecordingListShape,
  type ReleaseGroup,
  ReleaseGroupListShape,
  ReleaseGroupShape,
  ReleaseListShape,
  TracklistShape,
} from "./musicbrainz-shapes.ts";
import { pickRelease } from "./pick-release.ts";
import { coverOf, readArtist, readHit, readReleaseGroup, readTracks } from "./read-musicbrainz.ts";

const API = "https://musicbrainz.org/ws/2";
const ARCHIVE = "https://coverartarchive.org";
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The largest page. */
const PAGE = 100;
/** Days for which a record is new. */
const NEW_FOR = 14;
const DAY = 24 * 60 * 60 * 1_000;
/** Seconds for which a search may be answered again; every one of them costs the gate two seconds. */
const SEARCH_KEPT = 24 * 60 * 60;
/** How long a call waits for its turn among those of all visitors. */
const LONGEST_WAIT_MS = 4_000;
/** A 503 says that too much was asked of it (by us, or by others behind the same address). */
const REST_AFTER_503_MS = 10_000;

export type MusicBrainzOptions = {
  /** With a way to reach the operator: MusicBrainz drops who has none. */
  userAgent: string;
  memory: BreakerMemory;
  gate?: Gate;
  cache?: AnswerCache;
  timeoutMs?: number;
  budgetMs?: number;
};

/** Lets one request through at a time. */
export type Gate = {
  /** Waits for its turn; false where that does not come within so many milliseconds. */
  takeTurn(atMostMs: number): Promise<boolean>;
  /** Nobody goes for so many milliseconds. */
  pause(ms: number): Promise<void>;
};

/** MusicBrainz and the Cover Art Archive. For one request: what it asks shares one budget of time. */
export function openMusicBrainz(env: Env, options: MusicBrainzOptions): CatalogueProvider {
  const { userAgent, memory, cache, timeoutMs, budgetMs = BUDGET_MS, gate = openGate(env) } = options;
  const breaker = openBreaker(env, "musicbrainz", memory);
  const client = openClient({ userAgent, breaker, pace: gate.takeTurn, explain, cache, budgetMs, timeoutMs });
  const asked = new Map<string, Promise<Outcome<unknown>>>();

  /** The same question twice in one request is asked once. */
  function get<T>(
    name: string,
    path: string,
    params: Record<string, string>,
    schema: z.ZodType<T>,
  ): Promise<Outcome<T>> {
    const url = new URL(`${addressOf(env, env.MUSICBRAINZ_API_URL, API)}${path}`);
    url.search = new URLSearchParams({ ...params, fmt: "json" }).toString();
    const known = asked.get(url.href) as Promise<Outcome<T>> | undefined;
    const answer = known ?? ask(name, url, schema);
    asked.set(url.href, answer);
    return answer;
  }

  async function ask<T>(name: string, url: URL, schema: z.ZodType<T>): Promise<Outcome<T>> {
    const keptFor = url.searchParams.has("query") ? SEARCH_KEPT : undefined;
    const outcome = await client.getJson({ name, url, keptFor }, schema);
    if (!outcome.ok && outcome.status === 503) await gate.pause(REST_AFTER_503_MS);
    return outcome;
  }

  const group = (id: string) =>
    get("album", `/release-group/${id}`, { inc: "artists+releases+tags+genres" }, ReleaseGroupShape);

  async function hasCover(id: string): Promise<boolean> {
    const archive = addressOf(env, env.COVER_ART_ARCHIVE_URL, ARCHIVE);
    const status = await client.head(new URL(`${archive}/release-group/${id}/front-500`));
    // Where the archive does not answer, the browser finds out.
    return status === null || status < 400 || status >= 500;
  }

  /** Singles and EPs are told apart by their tracks; a catalogue that does not say leaves them unknown. */
  async function countTracks(artistId: string): Promise<Map<string, number>> {
    const params = { artist: artistId, inc: "release-groups+media", status: "official", type: "single|ep" };
    const answer = await get("track counts", "/release", { ...params, limit: String(PAGE) }, ReleaseListShape);
    const counts = new Map<string, number>();
    if (!answer.ok) return counts;
    for (const {
      "release-group": { id },
      media,
    } of answer.data.releases) {
      const tracks = media.reduce((sum, medium) => sum + medium["track-count"], 0);
      if (tracks > 0) counts.set(id, Math.min(tracks, counts.get(id) ?? tracks));
    }
    return counts;
  }

  return {
    name: "musicbrainz",

    owns(id) {
      return ID.test(id);
    },

    async search(query, { limit, offset }) {
      const words = wordsOf(query);
      if (words.length === 0) return { ok: true, data: { albums: none(), artists: none() } };
      const page = { limit: String(Math.min(limit, PAGE)), offset: String(offset) };
      const [albums, artists] = await Promise.all([
        get(
          "search albums",
          "/release-group",
          { query: everyWordIn(words, ["releasegroup", "artist"]), ...page },
          ReleaseGroupListShape,
        ),
        get("search artists", "/artist", { query: everyWordIn(words, ["artist", "alias"]), ...page }, ArtistListShape),
      ]);
      if (!albums.ok && !artists.ok) return answer(albums, () => ({ albums: none(), artists: none() }));
      return {
        ok: true,
        data: {
          albums: albums.ok
            ? { items: albums.data["release-groups"].map((one) => readReleaseGroup(one)), ...more(albums.data, page) }
            : none(),
          artists: artists.ok ? { items: artists.data.artists.map(readArtist), ...more(artists.data, page) } : none(),
        },
      };
    },

    async album(id) {
      const [found, isPictured] = await Promise.all([group(id), hasCover(id)]);
      return answer(found, (one) => ({
        ...readReleaseGroup(one, isPictured ? coverOf(one.id) : []),
        ...merged(id, one.id),
      }));
    },

    async albumTracks(id) {
      const found = await group(id);
      if (!found.ok) return answer(found, () => []);
      const release = pickRelease(found.data.releases);
      if (release === null) return { ok: true, data: [] };

      const params = { inc: "recordings+media+artist-credits" };
      return answer(await get("tracks", `/release/${release.id}`, params, TracklistShape), readTracks);
    },

    async artist(id) {
      const found = await get("artist", `/artist/${id}`, { inc: "tags+genres" }, ArtistShape);
      return answer(found, (one) => ({ ...readArtist(one), ...merged(id, one.id) }));
    },

    async artistAlbums(id, max) {
      const params = { artist: id, inc: "artist-credits", "release-group-status": "website-default" };
      const [found, counts] = await Promise.all([
        get("artist albums", "/release-group", { ...params, limit: String(PAGE) }, ReleaseGroupListShape),
        countTracks(id),
      ]);
      return answer(found, (page) =>
        newestFirst(page["release-groups"])
          .slice(0, max)
          .map((one) => ({ ...readReleaseGroup(one), totalTracks: counts.get(one.id) ?? null })),
      );
    },

    async newReleases(limit) {
      const kept = await keptAlbums(env, "c1:musicbrainz:new", async () => {
        const [today, first] = [Date.now(), Date.now() - NEW_FOR * DAY].map(dayOf);
        const query = `firstreleasedate:[${first} TO ${today}] AND primarytype:(album OR ep) AND status:official`;
        const params = { query, limit: String(PAGE), offset: "0" };
        return answer(
          await get("new releases", "/release-group", params, ReleaseGroupListShape),
          (page): CatalogueAlbum[] => newestFirst(page["release-groups"]).map((one) => readReleaseGroup(one)),
        );
      });
      return kept.ok ? { ok: true, data: kept.data.slice(0, limit) } : kept;
    },

    async searchTracks(query, limit) {
      const words = wordsOf(query);
      if (words.length === 0) return { ok: true, data: [] };
      const params = { query: everyWordIn(words, ["recording", "artist"]), limit: String(limit), offset: "0" };
      const found = await get("search tracks", "/recording", params, RecordingListShape);
      return answer(found, ({ recordings }) => recordings.flatMap((recording) => readHit(recording) ?? []));
    },
  };
}

/** All requests of a deployment go through one gate. Where that fails, none goes at all. */
function openGate(env: Env): Gate {
  const stub = () => env.CATALOGUE_GATE.getByName("musicbrainz");
  return {
    async takeTurn(atMostMs) {
      try {
        const wait = await stub().reserve(Math.min(atMostMs, LONGEST_WAIT_MS));
        if (wait === null) return false;
        if (wait > 0) await sleep(wait);
        return true;
      } catch (error) {
        logError({ env, requestId: "catalogue" }, error);
        return false;
      }
    },
    async pause(ms) {
      try {
        await stub().pause(ms);
      } catch (error) {
        logError({ env, requestId: "catalogue" }, error);
      }
    },
  };
}

function explain(status: number): { reason: Reason; retryAfterMs?: number } | undefined {
  return status === 503 ? { reason: "rate_limited", retryAfterMs: REST_AFTER_503_MS } : undefined;
}

/** A merged record answers under its new id. */
function merged(askedId: string, id: string): { formerIds?: string[] } {
  return askedId === id ? {} : { formerIds: [askedId] };
}

function answer<T, R>(outcome: Outcome<T>, read: (data: T) => R): Answer<R> {
  if (outcome.ok) return { ok: true, data: read(outcome.data) };
  const isUnknown = outcome.reason === "not_found" || outcome.reason === "bad_request";
  return { ok: false, kind: isUnknown ? "not_found" : "unavailable" };
}

function newestFirst(groups: ReleaseGroup[]): ReleaseGroup[] {
  const date = (group: ReleaseGroup) => group["first-release-date"] ?? "";
  return groups.toSorted((one, other) => date(other).localeCompare(date(one)));
}

function more({ count = 0 }: { count?: number }, { limit, offset }: { limit: string; offset: string }) {
  return { hasMore: count > Number(offset) + Number(limit) };
}

function none() {
  return { items: [], hasMore: false };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
