import { env } from "cloudflare:workers";
import type { AnswerCache } from "#worker/catalogue/answer-cache.server.ts";
import { newBreakerMemory } from "#worker/catalogue/breaker.server.ts";
import { type Gate, openMusicBrainz } from "#worker/catalogue/musicbrainz/musicbrainz-provider.server.ts";
import { type Answerer, forgetOutside, json, stubOutside } from "./outside.ts";

/** A UUID that tells what it stands for: a digit for the kind, and a number. */
export function mbid(kind: "artist" | "group" | "release" | "track" | "recording", number = 1): string {
  const digit = { artist: "a", group: "b", release: "c", track: "d", recording: "e" }[kind];
  return `${digit.repeat(8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export function aCredit(name = "Radiohead", number = 1, joinphrase = "") {
  return { name, joinphrase, artist: { id: mbid("artist", number), name, "sort-name": name, disambiguation: "" } };
}

export function aRelease(number = 1, more: object = {}) {
  return {
    id: mbid("release", number),
    title: "OK Computer",
    status: "Official",
    date: "1997-05-28",
    country: "GB",
    barcode: "724385522925",
    disambiguation: "",
    packaging: null,
    quality: "normal",
    ...more,
  };
}

export function aGroup(number = 1, more: object = {}) {
  return {
    id: mbid("group", number),
    title: "OK Computer",
    "primary-type": "Album",
    "secondary-types": [],
    "first-release-date": "1997-05-21",
    disambiguation: "",
    "artist-credit": [aCredit()],
    tags: [
      { name: "alternative rock", count: 21 },
      { name: "british", count: 9 },
    ],
    genres: [
      { id: "g", name: "alternative rock", count: 21, disambiguation: "" },
      { id: "h", name: "art rock", count: 30 },
    ],
    releases: [aRelease()],
    ...more,
  };
}

export function aTrack(number: number, more: object = {}) {
  return {
    id: mbid("track", number),
    number: String(number),
    position: number,
    title: `Track ${number}`,
    length: 200_000 + number,
    recording: { id: mbid("recording", number), title: `Track ${number}`, length: 200_000, video: false },
    "artist-credit": [aCredit()],
    ...more,
  };
}

type World = {
  groups?: ReturnType<typeof aGroup>[];
  tracks?: ReturnType<typeof aTrack>[][];
  /** How many tracks a release of a group has, by the group's number. */
  counts?: Record<number, number>;
  recordings?: object[];
  cover?: () => Response | Promise<Response>;
  api?: (usual: Answerer) => Answerer;
};

const NOT_FOUND = () =>
  json({ error: "Not Found", help: "For usage, please see: https://musicbrainz.org/development/mmd" }, { status: 404 });
export const TOO_BUSY = () =>
  json({ error: "The MusicBrainz web server is currently busy. Please try again later." }, { status: 503 });
export const PICTURED = () =>
  new Response(null, { status: 307, headers: { Location: "https://archive.org/download/mbid-x/mbid-x_thumb500.jpg" } });
export const NO_PICTURE = () => new Response("<p>No cover art found</p>", { status: 404 });

export function stubMusicBrainz(world: World = {}) {
  const api = answerApi(world);
  return stubOutside({
    "musicbrainz.org": world.api?.(api) ?? api,
    "coverartarchive.org": world.cover ?? PICTURED,
  });
}

/** As nobody waits in a test; those of the gate itself have their own. */
export const OPEN_GATE: Gate = { takeTurn: async () => true, pause: async () => undefined };

type Opened = {
  memory?: ReturnType<typeof newBreakerMemory>;
  gate?: Gate | null;
  cache?: AnswerCache;
  forget?: boolean;
  timeoutMs?: number;
  budgetMs?: number;
};

/** A request of its own; a gate of null is the deployment's. */
export async function musicbrainz(opened: Opened = {}) {
  const { memory = newBreakerMemory(), gate = OPEN_GATE, forget = true, ...options } = opened;
  if (forget) await forgetOutside();
  const userAgent = "Sleevenotes/1.0 ( operator@example.com )";
  return openMusicBrainz(env, { userAgent, memory, ...(gate && { gate }), ...options });
}

function answerApi(world: World): Answerer {
  const { groups = [aGroup()], tracks = [[aTrack(1)]], counts = {}, recordings = [] } = world;
  const artist = {
    id: mbid("artist"),
    name: "Radiohead",
    "sort-name": "Radiohead",
    tags: [{ name: "art rock", count: 3 }],
  };

  return ({ url: { pathname, searchParams } }) => {
    const [, , , kind, id] = pathname.split("/");
    const offset = Number(searchParams.get("offset") ?? 0);
    const limit = Number(searchParams.get("limit") ?? 25);
    if (limit > 100) return json({ error: "Invalid limit" }, { status: 400 });
    const page = <T>(all: T[]) => all.slice(offset, offset + limit);

    if (id !== undefined) {
      const found = {
        "release-group": groups.find((group) => group.id === id),
        release: { id, title: "OK Computer", media: tracks.map((of, at) => ({ position: at + 1, tracks: of })) },
        artist: id === artist.id ? artist : undefined,
      }[kind ?? ""];
      return found ? json(found) : NOT_FOUND();
    }
    switch (kind) {
      case "release-group":
        return json({ created: "2026-11-21T00:00:00Z", count: groups.length, offset, "release-groups": page(groups) });
      case "artist":
        return json({ created: "2026-11-21T00:00:00Z", count: 1, offset, artists: [{ ...artist, score: 100 }] });
      case "release":
        return json({
          "release-count": 1,
          releases: Object.entries(counts).map(([number, count]) => ({
            ...aRelease(),
            "release-group": { id: mbid("group", Number(number)) },
            media: [{ format: "CD", "track-count": count }],
          })),
        });
      case "recording":
        return json({ count: recordings.length, offset, recordings });
      default:
        return NOT_FOUND();
    }
  };
}
