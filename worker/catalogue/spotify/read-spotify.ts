import type { AlbumType } from "../../domain/dto.ts";
import { ourGenres } from "../genre-table.ts";
import type { CatalogueAlbum, CatalogueArtist, CatalogueImage, CatalogueTrack } from "../provider.ts";
import type { SpotifyAlbum, SpotifyArtist, SpotifyFullAlbum, SpotifyTrack } from "./spotify-shapes.ts";

/** Where its pictures are; one from elsewhere is none. */
export const SPOTIFY_IMAGES = ["https://i.scdn.co"];
const NAMELESS = "Untitled";

export function readAlbum(album: SpotifyAlbum | SpotifyFullAlbum): CatalogueAlbum {
  const [first, ...others] = album.artists;
  const upc = "external_ids" in album ? album.external_ids.upc : undefined;
  return {
    id: album.id,
    title: album.name || NAMELESS,
    artists: [named(first), ...others.map(named)],
    releaseDate: album.release_date,
    albumType: albumType(album.album_type),
    totalTracks: album.total_tracks,
    genres: readGenres(album.genres),
    images: readImages(album.images),
    externalUrl: album.external_urls.spotify ?? null,
    ...(upc && { barcodes: [upc] }),
  };
}

export function readArtist(artist: SpotifyArtist): CatalogueArtist {
  return {
    id: artist.id,
    name: artist.name || NAMELESS,
    genres: readGenres(artist.genres),
    images: readImages(artist.images),
    externalUrl: artist.external_urls.spotify ?? null,
  };
}

export function readTrack(track: SpotifyTrack): CatalogueTrack {
  return {
    id: track.id,
    name: track.name || NAMELESS,
    artists: track.artists,
    disc: track.disc_number,
    position: track.track_number,
    durationMs: track.duration_ms,
  };
}

function named({ id, name }: { id: string; name: string }) {
  return { id, name: name || NAMELESS };
}

function albumType(type: string): AlbumType {
  if (type === "single" || type === "ep") return "single";
  return type === "compilation" ? "compilation" : "album";
}

function readGenres(names: string[]) {
  return ourGenres(names.map((name) => ({ name, count: 1 })));
}

function readImages(images: CatalogueImage[]): CatalogueImage[] {
  return images
    .filter(({ url }) => SPOTIFY_IMAGES.some((host) => url.startsWith(`${host}/`)))
    .sort((one, other) => (other.width ?? 0) - (one.width ?? 0));
}
