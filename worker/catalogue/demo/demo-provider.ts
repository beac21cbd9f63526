import { matchRank, readQuery, type Wanted } from "../../domain/search-match.ts";
import { foldText } from "../../domain/text.schema.ts";
import type { Answer, CatalogueProvider, CatalogueTrackHit, Page } from "../provider.ts";
import { demoIndex, newestFirst } from "./demo-index.ts";

const ID = /^d-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 200;

/** Of all tracks; made once an isolate, when somebody looks for one. */
let trackEntries: (CatalogueTrackHit & { keys: string[] })[] | undefined;

/** An embedded catalogue of real records: no network, no credentials. */
export const demoProvider: CatalogueProvider = {
  name: "demo",

  owns(id) {
    return id.length <= LONGEST_ID && ID.test(id);
  },

  async search(query, page) {
    const { albums, artists } = await demoIndex();
    const wanted = readQuery(query);
    return {
      ok: true,
      data: {
        albums: paged(ranked(albums.values(), wanted), page, ({ album }) => album),
        artists: paged(ranked(artists.values(), wanted), page, ({ artist }) => artist),
      },
    };
  },

  async album(id) {
    const { albums } = await demoIndex();
    return found(albums.get(id)?.album);
  },

  async albumTracks(id) {
    const { albums } = await demoIndex();
    return found(albums.get(id)?.tracks);
  },

  async artist(id) {
    const { artists } = await demoIndex();
    return found(artists.get(id)?.artist);
  },

  async artistAlbums(id, max) {
    const { artists } = await demoIndex();
    return found(artists.get(id)?.albums.slice(0, max));
  },

  async searchTracks(query, limit) {
    const { albums } = await demoIndex();
    trackEntries ??= [...albums.values()].flatMap(({ album, tracks }) =>
      tracks.map((track) => ({ track, album, keys: [foldText(track.name)] })),
    );
    const best = ranked(trackEntries, readQuery(query)).slice(0, limit);
    return { ok: true, data: best.map(({ track, album }) => ({ track, album })) };
  },

  async newReleases(limit) {
    const { albums } = await demoIndex();
    const newest = [...albums.values()].map(({ album }) => album).sort(newestFirst);
    return { ok: true, data: newest.slice(0, limit) };
  },
};

function found<T>(data: T | undefined): Answer<T> {
  return data === undefined ? { ok: false, kind: "not_found" } : { ok: true, data };
}

/** Best first; equals stay in the order of the records. */
function ranked<T extends { keys: string[] }>(entries: Iterable<T>, wanted: Wanted): T[] {
  const matches: { entry: T; rank: number }[] = [];
  for (const entry of entries) {
    const rank = matchRank(wanted, entry.keys);
    if (rank !== null) matches.push({ entry, rank });
  }
  return matches.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function paged<T, R>(
  entries: T[],
  { limit, offset }: { limit: number; offset: number },
  read: (entry: T) => R,
): Page<R> {
  return { items: entries.slice(offset, offset + limit).map(read), hasMore: entries.length > offset + limit };
}
