import type { AlbumType } from "../domain/dto.ts";

/** An id as its provider gives it: the shape alone tells which one (`d-…` is the demo's). */
export type CatalogueId = string;

export type CatalogueImage = { url: string; width: number | null; height: number | null };
export type ArtistRef = { id: CatalogueId | null; name: string };

export type CatalogueAlbum = {
  id: CatalogueId;
  title: string;
  artists: [ArtistRef & { id: CatalogueId }, ...ArtistRef[]];
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`, as precise as the provider knows. */
  releaseDate: string | null;
  albumType: AlbumType;
  totalTracks: number | null;
  /** Of the fixed list; the first is the main one. */
  genres: string[];
  /** Widest first. */
  images: CatalogueImage[];
  externalUrl: string | null;
  /** Of its releases, where the catalogue tells them: what two catalogues know by one barcode is one record. */
  barcodes?: string[];
  /** Ids that the catalogue has merged into this one. */
  formerIds?: CatalogueId[];
};

export type CatalogueTrack = {
  id: CatalogueId;
  name: string;
  artists: ArtistRef[];
  disc: number;
  position: number;
  durationMs: number | null;
};

export type CatalogueArtist = {
  id: CatalogueId;
  name: string;
  genres: string[];
  images: CatalogueImage[];
  externalUrl: string | null;
  /** Ids that the catalogue has merged into this one. */
  formerIds?: CatalogueId[];
};

export type Page<T> = { items: T[]; hasMore: boolean };

/** A provider answers or says why not; it never throws for what the outside world does. */
export type Answer<T> = { ok: true; data: T } | { ok: false; kind: "not_found" | "unsupported" | "unavailable" };

export type CatalogueSearch = { albums: Page<CatalogueAlbum>; artists: Page<CatalogueArtist> };

/** A track and the record that it is on. */
export type CatalogueTrackHit = { track: CatalogueTrack; album: CatalogueAlbum };

/** What lets its bearer ask the catalogue, for as many seconds. */
export type CatalogueToken = { token: string; expiresIn: number };

/** Where album, artist and track facts come from. */
export interface CatalogueProvider {
  readonly name: "demo" | "spotify" | "musicbrainz";
  /** Whether an id has the shape of this provider's, so that no other is ever asked for. */
  owns(id: string): boolean;
  search(query: string, page: { limit: number; offset: number }): Promise<Answer<CatalogueSearch>>;
  album(id: CatalogueId): Promise<Answer<CatalogueAlbum>>;
  /** All discs and pages joined, in order. */
  albumTracks(id: CatalogueId): Promise<Answer<CatalogueTrack[]>>;
  artist(id: CatalogueId): Promise<Answer<CatalogueArtist>>;
  /** Newest first; what the artist merely appears on is never among them. */
  artistAlbums(id: CatalogueId, max: number): Promise<Answer<CatalogueAlbum[]>>;
  newReleases(limit: number): Promise<Answer<CatalogueAlbum[]>>;
  /** By name, best match first. Where a catalogue cannot, what is stored has to do. */
  searchTracks?(query: string, limit: number): Promise<Answer<CatalogueTrackHit[]>>;
  /** Only of a catalogue that has tokens. */
  accessToken?(): Promise<Answer<CatalogueToken>>;
}
