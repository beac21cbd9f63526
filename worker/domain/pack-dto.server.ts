import type { AlbumRow, PackRow, UserRow } from "#db/schema/index.ts";
import { coverUrl } from "./album-dto.server.ts";
import { isoTime, type Pack, type PackAlbum } from "./dto.ts";
import { userSummary, type userSummaryColumns } from "./user-dto.server.ts";

export type PackRecord = {
  pack: Pick<PackRow, "id" | "name" | "description" | "albumsCount" | "tracksCount" | "createdAt">;
  creator: Pick<UserRow, keyof typeof userSummaryColumns>;
  cover: { id: string; coverImageUrl: string | null } | null;
};

type PackAlbumRow = Pick<AlbumRow, "id" | "title" | "artistId" | "artistName" | "coverImageUrl" | "releaseDate"> & {
  addedAt: number;
};

export function packDto({ pack, creator, cover }: PackRecord): Pack {
  return {
    id: pack.id,
    name: pack.name,
    description: pack.description,
    user_id: creator.id,
    creator: userSummary(creator),
    cover_image_url: cover && coverUrl(cover),
    albums_count: pack.albumsCount,
    tracks_count: pack.tracksCount,
    created_at: isoTime(pack.createdAt),
  };
}

export function packAlbum(row: PackAlbumRow): PackAlbum {
  return {
    id: row.id,
    title: row.title,
    artist: row.artistName,
    artist_id: row.artistId,
    cover_image_url: coverUrl(row),
    release_date: row.releaseDate,
    added_at: isoTime(row.addedAt),
  };
}
