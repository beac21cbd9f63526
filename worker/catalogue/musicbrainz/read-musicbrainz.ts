import type { AlbumType } from "../../domain/dto.ts";
import { ourGenres } from "../genre-table.ts";
import type {
  ArtistRef,
  CatalogueAlbum,
  CatalogueArtist,
  CatalogueImage,
  CatalogueTrack,
  CatalogueTrackHit,
} from "../provider.ts";
import type { Credits, MusicBrainzArtist, Recording, ReleaseGroup, Tracklist } from "./musicbrainz-shapes.ts";

/** Where its covers are, and where those addresses lead to. */
export const COVER_HOSTS = ["https://coverartarchive.org", "https://archive.org", "https://*.archive.org"];
const SITE = "https://musicbrainz.org";
const ARCHIVE = "https://coverartarchive.org";

type Kinds = { "primary-type": string | null; "secondary-types": string[] };

export function readReleaseGroup(group: ReleaseGroup, images = coverOf(group.id)): CatalogueAlbum {
  const barcodes = group.releases.flatMap(({ barcode }) => barcode || []);
  return {
    id: group.id,
    title: group.title,
    artists: readCredits(group["artist-credit"]),
    releaseDate: group["first-release-date"] || null,
    albumType: albumType(group),
    totalTracks: null,
    genres: readGenres(group),
    images,
    externalUrl: `${SITE}/release-group/${group.id}`,
    ...(barcodes.length > 0 && { barcodes }),
  };
}

export function readArtist(artist: MusicBrainzArtist): CatalogueArtist {
  return {
    id: artist.id,
    name: artist.name,
    genres: readGenres(artist),
    images: [],
    externalUrl: `${SITE}/artist/${artist.id}`,
  };
}

/**
 * In the order of the release, counted anew on each disc. A track's id is that of its place on this release: one of its
 * recording would name it on every compilation, too.
 */
export function readTracks({ media }: Tracklist): CatalogueTrack[] {
  return media
    .filter(({ tracks }) => tracks.length > 0)
    .flatMap(({ tracks }, disc) =>
      tracks.map((track, at) => ({
        id: track.id,
        name: track.title,
        artists: track["artist-credit"] ? readCredits(track["artist-credit"]) : [],
        disc: disc + 1,
        position: at + 1,
        durationMs: track.length,
      })),
    );
}

/** A recording and the first official release that has it; null for one that was never released. */
export function readHit(recording: Recording): CatalogueTrackHit | null {
  const release = recording.releases.find(({ status }) => status === "Official") ?? recording.releases[0];
  if (!release) return null;
  const { "release-group": group, title, date } = release;
  const artists = readCredits(recording["artist-credit"]);
  return {
    track: { id: recording.id, name: recording.title, artists, disc: 1, position: 1, durationMs: recording.length },
    album: {
      id: group.id,
      title: group.title ?? title,
      artists,
      releaseDate: date || null,
      albumType: albumType(group),
      totalTracks: null,
      genres: [],
      images: coverOf(group.id),
      externalUrl: `${SITE}/release-group/${group.id}`,
    },
  };
}

/** Where its cover is if it has one. */
export function coverOf(groupId: string): CatalogueImage[] {
  return [{ url: `${ARCHIVE}/release-group/${groupId}/front-500`, width: 500, height: null }];
}

function albumType({ "primary-type": primary, "secondary-types": secondary }: Kinds): AlbumType {
  if (secondary.includes("Compilation")) return "compilation";
  return primary === "Single" || primary === "EP" ? "single" : "album";
}

/** As printed on this one; the first is the main one. */
function readCredits([first, ...others]: Credits): [ArtistRef & { id: string }, ...ArtistRef[]] {
  const named = ({ name, artist }: Credits[number]) => ({ id: artist.id, name: name || artist.name });
  return [named(first), ...others.map(named)];
}

/** What is voted for as a genre counts twice what is a tag like any other. */
function readGenres({ genres, tags }: Pick<MusicBrainzArtist, "genres" | "tags">) {
  return ourGenres([...genres, ...tags]);
}
