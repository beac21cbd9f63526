import type { PackRow, UserRow } from "#db/schema/index.ts";
import { coverUrl } from "./album-dto.server.ts";
import { isoTime, type Pack } from "./dto.ts";
import { userSummary, type userSummaryColumns } from "./user-dto.server.ts";

export type PackRecord = {
  pack: Pick<PackRow, "id" | "name" | "description" | "albumsCount" | "tracksCount" | "createdAt">;
  creator: Pick<UserRow, keyof typeof userSummaryColumns>;
  cover: { id: string; coverImageUrl: string | null } | null;
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
