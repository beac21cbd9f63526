import type { TrackRow } from "#db/schema/index.ts";
import { coverUrl } from "./album-dto.server.ts";
import { type CoveredTrack, isoTime, type KeptTrack, type PackTrack } from "./dto.ts";

type KeptTrackRow = Pick<TrackRow, "id" | "name" | "artists" | "albumId"> & {
  albumTitle: string;
  albumArtist: string;
  addedAt: number;
};

export function keptTrack(row: KeptTrackRow): KeptTrack {
  return {
    track_spotify_id: row.id,
    track_name: row.name,
    artist_name: artistNames(row),
    album_id: row.albumId,
    album_name: row.albumTitle,
    added_at: isoTime(row.addedAt),
  };
}

export function coveredTrack(row: KeptTrackRow & { albumCoverUrl: string | null }): CoveredTrack {
  return { ...keptTrack(row), cover_image_url: coverUrl({ id: row.albumId, coverImageUrl: row.albumCoverUrl }) };
}

export function packTrack(row: KeptTrackRow & { packId: string }): PackTrack {
  return {
    id: `${row.packId}:${row.id}`,
    track_id: row.id,
    track_name: row.name,
    artist_name: artistNames(row),
    album_name: row.albumTitle,
    album_id: row.albumId,
    added_at: isoTime(row.addedAt),
  };
}

/** The album's where a catalogue names none for the track itself. */
export function artistNames({ artists, albumArtist }: Pick<KeptTrackRow, "artists" | "albumArtist">): string {
  return artists.map(({ name }) => name).join(", ") || albumArtist;
}
