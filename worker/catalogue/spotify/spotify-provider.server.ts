import type { Outcome } from "../http.server.ts";
import { keptAlbums } from "../kept-answer.server.ts";
import type { Answer, CatalogueAlbum, CatalogueProvider } from "../provider.ts";
import { readAlbum, readArtist, readTrack } from "./read-spotify.ts";
import { openSpotifyApi, type SpotifyApi, type SpotifyOptions } from "./spotify-api.server.ts";
import {
  AlbumPageShape,
  AlbumSearchShape,
  ArtistShape,
  FullAlbumShape,
  SearchShape,
  TrackPageShape,
  TrackSearchShape,
} from "./spotify-shapes.ts";

const ID = /^[0-9A-Za-z]{22}$/;
/** Characters of a query that are asked for. */
const LONGEST_QUERY = 200;
/** Of an album, what a page of its tracks holds for any key. */
const TRACK_PAGE = 50;
const MOST_TRACKS = 500;
/** As many as a list of new releases ever shows. */
const NEW_RELEASES = 50;
/** Related artists and top tracks are of our own data for every key: worker/domain/artist-music.server.ts. */

/** Spotify's Web API, by the credentials of an app. For one request: what it asks shares one budget of time. */
export function openSpotify(env: Env, options: SpotifyOptions): CatalogueProvider {
  const api = openSpotifyApi(env, options);
  const fullAlbum = (id: string) => api.get("album", `/albums/${id}`, {}, FullAlbumShape);

  return {
    name: "spotify",

    owns(id) {
      return ID.test(id);
    },

    async search(query, { limit, offset }) {
      const q = cut(query);
      if (q === "") return { ok: true, data: { albums: none(), artists: none() } };
      const pages = await api.pages(
        (page) => api.get("search", "/search", { q, type: "album,artist", ...page }, SearchShape),
        { offset, count: limit },
        ({ albums, artists }) => Math.max(albums.total, artists.total),
      );
      return answer(pages, (found) => {
        const albums = found.flatMap((page) => page.albums.items.map(readAlbum));
        const artists = found.flatMap((page) => page.artists.items.map(readArtist));
        const last = found.at(-1);
        return {
          albums: { items: albums.slice(0, limit), hasMore: (last?.albums.total ?? 0) > offset + limit },
          artists: { items: artists.slice(0, limit), hasMore: (last?.artists.total ?? 0) > offset + limit },
        };
      });
    },

    async album(id) {
      return answer(await fullAlbum(id), readAlbum);
    },

    async albumTracks(id) {
      const album = await fullAlbum(id);
      if (!album.ok) return answer(album, () => []);
      const { tracks } = album.data;
      if (tracks.total <= TRACK_PAGE) return { ok: true, data: tracks.items.map(readTrack) };

      const rest = await followingTracks(api, id, tracks.total);
      return answer(rest, (pages) => [tracks, ...pages].flatMap(({ items }) => items).map(readTrack));
    },

    async artist(id) {
      return answer(await api.get("artist", `/artists/${id}`, {}, ArtistShape), readArtist);
    },

    async artistAlbums(id, max) {
      const groups = { include_groups: "album,single,compilation" };
      const pages = await api.pages(
        (page) => api.get("artist albums", `/artists/${id}/albums`, { ...groups, ...page }, AlbumPageShape),
        { offset: 0, count: max },
        ({ total }) => total,
      );
      return answer(pages, (found) => {
        const theirs = found.flatMap(({ items }) => items).filter((album) => album.album_group !== "appears_on");
        return newestFirst(theirs.map(readAlbum)).slice(0, max);
      });
    },

    async newReleases(limit) {
      const kept = await keptAlbums(env, "c1:spotify:new", () => askNewReleases(api));
      return kept.ok ? { ok: true, data: kept.data.slice(0, limit) } : kept;
    },

    async searchTracks(query, limit) {
      const q = cut(query);
      if (q === "") return { ok: true, data: [] };
      const pages = await api.pages(
        (page) => api.get("search tracks", "/search", { q, type: "track", ...page }, TrackSearchShape),
        { offset: 0, count: limit },
        ({ tracks }) => tracks.total,
      );
      return answer(pages, (found) =>
        found
          .flatMap(({ tracks }) => tracks.items)
          .slice(0, limit)
          .map((track) => ({ track: readTrack(track), album: readAlbum(track.album) })),
      );
    },

    async accessToken() {
      return answer(await api.token.get(), ({ token, expiresAt }) => ({
        token,
        expiresIn: Math.max(0, Math.floor((expiresAt - Date.now()) / 1_000)),
      }));
    },
  };
}

/** All or nothing: half a tracklist would be kept for good. */
async function followingTracks(api: SpotifyApi, id: string, total: number) {
  const starts: number[] = [];
  for (let at = TRACK_PAGE; at < Math.min(total, MOST_TRACKS); at += TRACK_PAGE) starts.push(at);
  const pages = await Promise.all(
    starts.map((offset) =>
      api.get(
        "album tracks",
        `/albums/${id}/tracks`,
        { limit: String(TRACK_PAGE), offset: String(offset) },
        TrackPageShape,
      ),
    ),
  );
  const refused = pages.find((page) => !page.ok);
  if (refused && !refused.ok) return refused;
  return { ok: true as const, data: pages.flatMap((page) => (page.ok ? [page.data] : [])) };
}

/** Where the list is closed to the key, the albums of the last two weeks as search tells them. */
async function askNewReleases(api: SpotifyApi): Promise<Answer<CatalogueAlbum[]>> {
  const { isBrowseClosed } = await api.key.facts();
  if (!isBrowseClosed) {
    const listed = await api.get(
      "new releases",
      "/browse/new-releases",
      { limit: String(NEW_RELEASES) },
      AlbumSearchShape,
    );
    const isClosed = !listed.ok && (listed.reason === "closed" || listed.reason === "not_found");
    if (!isClosed) return answer(listed, ({ albums }) => newestFirst(albums.items.map(readAlbum)));
    await api.key.learn({ isBrowseClosed: true });
  }
  const found = await api.pages(
    (page) => api.get("search new", "/search", { q: "tag:new", type: "album", ...page }, AlbumSearchShape),
    { offset: 0, count: NEW_RELEASES },
    ({ albums }) => albums.total,
  );
  return answer(found, (pages) => newestFirst(pages.flatMap(({ albums }) => albums.items.map(readAlbum))));
}

function answer<T, R>(outcome: Outcome<T>, read: (data: T) => R): Answer<R> {
  if (outcome.ok) return { ok: true, data: read(outcome.data) };
  if (outcome.reason === "not_found" || outcome.reason === "bad_request") return { ok: false, kind: "not_found" };
  return { ok: false, kind: outcome.reason === "closed" ? "unsupported" : "unavailable" };
}

function newestFirst(albums: CatalogueAlbum[]): CatalogueAlbum[] {
  return albums.toSorted((one, other) => (other.releaseDate ?? "").localeCompare(one.releaseDate ?? ""));
}

function cut(query: string): string {
  return [...query].slice(0, LONGEST_QUERY).join("").trim();
}

function none() {
  return { items: [], hasMore: false };
}
