import { foldText } from "../../domain/text.schema.ts";
import type { ArtistRef, CatalogueAlbum, CatalogueArtist, CatalogueTrack } from "../provider.ts";
import { type AlbumRecord, loadRecords, type TrackRecord } from "./demo-records.ts";

export type IndexedAlbum = { album: CatalogueAlbum; tracks: CatalogueTrack[]; keys: [title: string, artist: string] };
export type IndexedArtist = { artist: CatalogueArtist; keys: [name: string]; albums: CatalogueAlbum[] };

export type DemoIndex = { albums: Map<string, IndexedAlbum>; artists: Map<string, IndexedArtist> };

let built: DemoIndex | undefined;

/** Built once an isolate. */
export async function demoIndex(): Promise<DemoIndex> {
  if (built) return built;
  const records = await loadRecords();
  built ??= buildIndex(records);
  return built;
}

export function buildIndex(records: AlbumRecord[]): DemoIndex {
  const index: DemoIndex = { albums: new Map(), artists: new Map() };
  const unique = withoutRepeats(records);
  for (const record of unique) addArtist(index, record);
  for (const record of unique) addAlbum(index, record);
  for (const artist of index.artists.values()) artist.albums.sort(newestFirst);
  return index;
}

export function newestFirst(one: CatalogueAlbum, other: CatalogueAlbum): number {
  return (other.releaseDate ?? "").localeCompare(one.releaseDate ?? "") || one.id.localeCompare(other.id);
}

function withoutRepeats(records: AlbumRecord[]): AlbumRecord[] {
  const seen = new Map<string, AlbumRecord>();
  for (const record of records) {
    const name = JSON.stringify([record.artist, record.title]);
    if (!seen.has(name)) seen.set(name, record);
  }
  return [...seen.values()];
}

function addArtist({ artists }: DemoIndex, { artist: name, genres }: AlbumRecord): void {
  const id = artistId(name);
  const known = artists.get(id);
  if (known) {
    known.artist.genres = [...new Set([...known.artist.genres, ...genres])];
    return;
  }
  const artist = { id, name, genres: [...genres], images: [], externalUrl: null };
  artists.set(id, { artist, keys: [foldText(name)], albums: [] });
}

function addAlbum({ albums, artists }: DemoIndex, record: AlbumRecord): void {
  const { artist: artistName, title, date } = record;
  const plain = `${artistId(artistName)}-${slug(title) || "untitled"}`;
  const id = albums.has(plain) ? `${plain}-${date.slice(0, 4)}` : plain;
  const album: CatalogueAlbum = {
    id,
    title,
    artists: [{ id: artistId(artistName), name: artistName }],
    releaseDate: date,
    albumType: record.type,
    totalTracks: record.tracks.length,
    genres: record.genres,
    images: [],
    externalUrl: null,
  };
  albums.set(id, {
    album,
    tracks: readTracks(artists, record, id),
    keys: [foldText(title), foldText(artistName)],
  });
  artists.get(artistId(artistName))?.albums.push(album);
}

function readTracks(artists: DemoIndex["artists"], record: AlbumRecord, albumId: string): CatalogueTrack[] {
  const onDisc = new Map<number, number>();
  return record.tracks.map(([name, seconds, printed, disc = 1]: TrackRecord, at) => {
    const position = (onDisc.get(disc) ?? 0) + 1;
    onDisc.set(disc, position);
    return {
      id: `${albumId}-${at + 1}`,
      name,
      artists: creditOf(artists, printed ?? record.artist),
      disc,
      position,
      durationMs: seconds === null ? null : seconds * 1000,
    };
  });
}

/** "A feat. B" is two artists; any other print is one name. */
function creditOf(artists: DemoIndex["artists"], printed: string): ArtistRef[] {
  return printed.split(" feat. ").map((name) => ({ id: artists.has(artistId(name)) ? artistId(name) : null, name }));
}

function artistId(name: string): string {
  return `d-${slug(name) || "unnamed"}`;
}

const LETTERS: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  "&": " and ",
};

/** ASCII letters and digits, joined by hyphens: empty for a title that has none. */
export function slug(text: string): string {
  return foldText(text.toLowerCase().replace(/[øæœßłđðþ&]/g, (letter) => LETTERS[letter] ?? ""))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
